// Laws and formulas of worked examples: judged by their values under the stated conditions, and with each condition broken.
#include "worked_example_makers.hpp"

using namespace worked;

TEST_CASE("the conditions of a law are found by breaking them") {
  const Evaluation found = evaluate(published("std-dk-64"));
  CHECK(line(found, "if-mean-shifted").computed == "96");
  CHECK(line(found, "if-variance-doubled").computed == "256");
  CHECK(line(found, "if-key-equals-query").computed == "128");
  CHECK(line(found, "if-coordinates-equal").computed == "4096");
  CHECK(line(found, "if-query-coordinates-equal").computed == "64");
  CHECK(line(found, "if-query-coordinates-equal").remark == "law-still-holds");
  CHECK(line(found, "score-variance").remark == "conditions-of-law");
  CHECK(line(found, "score-variance").remark_values == std::vector<std::string>{"0", "1", "0"});
}

TEST_CASE("a law stated under other conditions is judged under those") {
  const auto law = [](const char* mean, const char* variance, const char* correlation, const char* text) {
    return line(example("law", {{"mean", {mean}}, {"variance", {variance}}, {"correlation", {correlation}}},
                        {{"variance", {text}}}),
                "score-variance");
  };
  CHECK(law("0", "1", "0", "d").verdict == Verdict::conditional);
  CHECK(law("0", "1", "0", "sqrt(d_k)^2").verdict == Verdict::conditional);
  CHECK(law("0", "1", "0", "d_{k}").verdict == Verdict::conditional);
  CHECK(law("0", "1", "0", "d_k^2").verdict == Verdict::differs);
  CHECK(law("0", "1", "0", "d_k²").verdict == Verdict::differs);
  CHECK(law("0", "1", "0", "64").verdict == Verdict::differs);
  CHECK(law("0", "1", "0", "d_k + sqrt(-1)").verdict == Verdict::differs);
  CHECK(law("0", "1", "0", "-1 * -d_k").verdict == Verdict::conditional);
  // 2^-92 of the value is what arithmetic in twice the precision may lose; 2^-91 is not.
  CHECK(law("0", "1", "0", "d_k + d_k / 4951760157141521099596496896").verdict == Verdict::conditional);
  CHECK(law("0", "1", "0", "d_k + d_k / 2475880078570760549798248448").verdict == Verdict::differs);
  CHECK(law("0.5", "1", "0", "d_k").should_be == "1.5 d_k");
  CHECK(law("0.5", "1", "0", "1.5 d_k").verdict == Verdict::conditional);
  CHECK(law("0", "2", "0", "4 d_k").verdict == Verdict::conditional);
  CHECK(law("0", "1", "0.6", "1.36 d_k").verdict == Verdict::conditional);
  CHECK(law("0", "1", "1", "2 d_k").verdict == Verdict::conditional);
  CHECK(law("1", "4", "0", "d_k").should_be == "24 d_k");
}

TEST_CASE("the printed standard deviation of another dimension, and after another rule") {
  const Lists at512 = {{"d_k", {"512"}}};
  CHECK(verdict_of("law", at512, "std", "22.63", "score-std") == Verdict::conditional);
  CHECK(verdict_of("law", at512, "std", "22.62", "score-std") == Verdict::differs);
  CHECK(line(example("law", at512, {{"std_scaled", {"1"}}}, "linear"), "scaled-std").verdict == Verdict::differs);
  CHECK(line(example("law", at512, {{"std_scaled", {"1"}}}, "sqrt"), "scaled-std").verdict == Verdict::conditional);
}

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

TEST_CASE("each rule writes its divisor as its formula says") {
  const auto formula = [](const char* rule, double parameter) {
    return line(example("softmax", {{"scores", {"14"}}, {"d_k", {"9"}}}, {}, rule, parameter), "divisor").formula;
  };
  CHECK(formula("sqrt", 0) == "√9");
  CHECK(formula("log", 0) == "ln 9");
  CHECK(formula("linear", 0) == "9");
  CHECK(formula("constant", 8) == "8");
  CHECK(formula("power", 0.25) == "9^0.25");
  CHECK(formula("fifth-power", 0) == "9^5");
  CHECK(formula("exponential", 0) == "exp(π * 9)");
  CHECK(formula("temperature", 2) == "2 * √9");
  CHECK(refusal(example("softmax", {{"scores", {"14"}}, {"d_k", {"204"}}}, {}, "exponential")) == "out-of-range d");
  CHECK(refusal(example("softmax", {{"scores", {"14"}}, {"d_k", {"203"}}}, {}, "exponential")) == "accepted");
}

TEST_CASE("bounds and verdicts have the names of the boundary") {
  CHECK(std::string(name_of(Bound::exact)) == "exact");
  CHECK(std::string(name_of(Bound::at_most)) == "at-most");
  CHECK(std::string(name_of(Bound::at_least)) == "at-least");
}
