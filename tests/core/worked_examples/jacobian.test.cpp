// The Jacobian of softmax, its formulas, and the exercises.
#include <cmath>

#include "worked_example_makers.hpp"

using namespace worked;

TEST_CASE("derivatives are judged by their values, in whatever form they are written") {
  const auto diagonal = [](const char* text) {
    return verdict_of("jacobian_formula", {}, "i_equals_j", text, "derivative-same");
  };
  const auto other = [](const char* text) {
    return verdict_of("jacobian_formula", {}, "i_differs_from_j", text, "derivative-other");
  };
  for (const char* right : {"s_i (1 - s_i)", "s_i - s_i^2", "s_i*(1 - s_i)", "s_i − s_i²", "s_{i}(1 - s_{i})",
                            "9 s_i (1 - s_i) / 9", "0.90 s_i (1 - s_i) / 0.9"})
    CHECK(diagonal(right) == Verdict::agrees);
  for (const char* wrong : {"s_i (1 + s_i)", "s_i", "s_i (1 - s_i) / 2", "s_i / (s_i - s_i)", "sqrt(-s_i)"})
    CHECK(diagonal(wrong) == Verdict::differs);
  for (const char* right : {"-s_i s_j", "-s_i*s_j", "0 - s_j s_i", "s_i (0 - s_j)"})
    CHECK(other(right) == Verdict::agrees);
  for (const char* wrong : {"s_i s_j", "-s_i", "-s_i s_j^2", "s_i (1 - s_j)"}) CHECK(other(wrong) == Verdict::differs);
  CHECK(line(example("jacobian_formula", {}, {{"i_differs_from_j", {"s_i s_j"}}}), "derivative-other").should_be ==
        "-s_i s_j");
}

TEST_CASE("the diagonal of the Jacobian for other weights, and weights that are no full row") {
  CHECK(verdict_of("jacobian", {{"weights", {"0.5", "0.5"}}}, "diagonal", "0.25", "jacobian-diagonal", 1) ==
        Verdict::agrees);
  CHECK(verdict_of("jacobian", {{"weights", {"0.5", "0.5"}}}, "diagonal", "0.24", "jacobian-diagonal", 1) ==
        Verdict::differs);
  const Evaluation part = evaluate(example("jacobian", {{"weights", {"0.31", "0.07"}}}));
  CHECK(line(part, "jacobian-trace").remark == "weights-do-not-sum-to-one");
  CHECK(line(part, "jacobian-trace").remark_values == std::vector<std::string>{"0.38"});
}

TEST_CASE("each input of an exercise changes its answer") {
  const Evaluation two = evaluate(example("saturation", {{"others", {"1", "1"}}, {"x_from", {"-1"}}, {"x_to", {"4"}}}));
  CHECK(line(two, "threshold-90").value == Approx(std::log(18.0) + 1).epsilon(1e-14));
  CHECK(line(two, "first-weight", 1).value == Approx(1 / (1 + 2 * std::exp(2.0))).epsilon(1e-14));
  CHECK(line(two, "first-weight", 11).value == Approx(1 / (1 + 2 * std::exp(-3.0))).epsilon(1e-14));
  const Evaluation hot = evaluate(
      example("temperature", {{"scores", {"1", "0"}}, {"d_k", {"16"}}, {"multiples", {"1", "0.5"}}}, {}, "sqrt"));
  CHECK(line(hot, "odds", 2).value == Approx(*line(hot, "odds", 1).value * *line(hot, "odds", 1).value).epsilon(1e-14));
  const Evaluation start =
      evaluate(example("ablation", {{"standard_scores", {"1", "-1"}}, {"d_k", {"256"}}}, {}, "sqrt"));
  CHECK(line(start, "raw-score", 1).computed == "16");
  CHECK(line(start, "scaled-weight", 1).value == Approx(1 / (1 + std::exp(-2.0))).epsilon(1e-14));
  CHECK(start.lines.back().remark == "training-not-run");
}
