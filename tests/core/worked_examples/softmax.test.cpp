// From products to weights: scores, exponentials, softmax under every rule, what is said where scores are left out; the Jacobian and the exercises.
#include <cmath>

#include "../../reference/worked_examples/peaked.hpp"
#include "numeric/decimal.hpp"
#include "softmax/softmax.hpp"
#include "ulps.hpp"
#include "worked_example_makers.hpp"

using namespace worked;

TEST_CASE("scores that overflow every double still have exponentials and weights") {
  const Evaluation found =
      evaluate(example("softmax", {{"scores", {"1e6", "999999", "-1e6"}}}, {{"weights", {"0.731", "0.269", "0.000"}}}));
  CHECK(line(found, "exponential", 1).computed == "3.0332153968020875451e434294");
  CHECK_FALSE(line(found, "exponential", 1).value);
  CHECK(line(found, "weight", 1).computed.substr(0, 12) == "0.7310585786");
  CHECK(line(found, "weight", 3).value == 0.0);
  CHECK(line(found, "weight", 3).computed.substr(line(found, "weight", 3).computed.find('e')) == "e-868590");
  for (int i = 1; i <= 3; ++i) CHECK(line(found, "weight", i).verdict == Verdict::agrees);
  CHECK(of_exponential("1000", "1.97e270") == Verdict::differs);
  CHECK(line(example("exponential", {{"x", {"1000"}}}, {{"value", {"1.98e270"}}}), "exponential").should_be ==
        "1.97e434");
}

TEST_CASE("a sum of rounded exponentials is told apart from the sum, and explains a figure that differs") {
  Example rounded = published("large-dimension-dk-64-unscaled");
  CHECK(line(rounded, "sum").line_by_line == "1,387,385");
  for (Figures& list : rounded.printed) {
    if (list.name == "sum") list.values = {"1,387,385"};
  }
  CHECK(line(rounded, "sum").verdict == Verdict::differs);
  CHECK(line(rounded, "sum").should_be == "1,387,386");
  CHECK(line(rounded, "sum").remark == "explained-by-rounding");
}

TEST_CASE("each input of a softmax changes what it should") {
  const Lists scores = {{"scores", {"14", "10", "12"}}};
  const auto divisor = [&](const char* rule, double parameter, Lists inputs) {
    return *evaluate(example("softmax", std::move(inputs), {}, rule, parameter)).divisor;
  };
  const Lists at64 = {scores[0], {"d_k", {"64"}}}, at100 = {scores[0], {"d_k", {"100"}}};
  CHECK(divisor("none", 0, at64) == 1.0);
  CHECK(divisor("constant", 8, at64) == 8.0);
  CHECK(divisor("constant", 0.1, at64) == 0.1);
  CHECK(divisor("sqrt", 0, at64) == 8.0);
  CHECK(divisor("sqrt", 0, at100) == 10.0);
  CHECK(divisor("linear", 0, at64) == 64.0);
  CHECK(divisor("power", 0.5, at64) == 8.0);
  CHECK(divisor("power", 2, at64) == 4096.0);
  CHECK(ulps(divisor("log", 0, at64), 4.158883083359671857) <= 1.0);
  CHECK(divisor("fifth-power", 0, at64) == 1073741824.0);
  CHECK(divisor("temperature", 0.1, at64) == 0.8);
  CHECK(ulps(divisor("exponential", 0, at64), 2.089713006878435e87) <= 1.0);
  CHECK(line(example("softmax", scores, {}, "constant", 0.1), "scaled-score", 1).computed == "140");
  CHECK(divisor("fifth-power", 0, at64) == 0x1p30);
  CHECK(divisor("temperature", 0.5, at64) == 4.0);
  CHECK(ulps(divisor("exponential", 0, {scores[0], {"d_k", {"2"}}}), 535.49165552476473650) <= 1.0);

  // the ratio of two weights is e^(difference / c), and halving c squares it
  const auto odds = [&](double c) {
    const Evaluation found = evaluate(example("softmax", scores, {}, "constant", c));
    return found.weights_scaled[0] / found.weights_scaled[1];
  };
  CHECK(odds(4) == Approx(odds(8) * odds(8)).epsilon(1e-13));
  const Evaluation moved = evaluate(example("softmax", {{"scores", {"15", "11", "13"}}}));
  const Evaluation still = evaluate(example("softmax", scores));
  for (std::size_t i = 0; i < 3; ++i) CHECK(ulps(moved.weights_scaled[i], still.weights_scaled[i]) <= 1.0);
  CHECK(moved.lines[0].computed != still.lines[0].computed);
}

TEST_CASE("a rule that needs d and gets none takes 64 and says so") {
  const Evaluation found = evaluate(example("softmax", {{"scores", {"14", "10", "12"}}}, {}, "sqrt"));
  REQUIRE(found.assumed.size() == 1);
  CHECK(found.assumed[0].name == "d_k");
  CHECK(found.assumed[0].values == std::vector<std::string>{"64"});
  CHECK(found.divisor == 8.0);
  CHECK(evaluate(example("softmax", {{"scores", {"14"}}}, {}, "constant", 3)).assumed.empty());
  CHECK(evaluate(example("softmax", {{"scores", {"14"}}})).assumed.empty());
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

TEST_CASE("the softmax of the core agrees with these weights to 4 ulp") {
  for (const Example& each : examples()) {
    if (each.kind != "softmax") continue;
    const Evaluation found = evaluate(each);
    std::vector<double> scores, weights(each.inputs[0].values.size());
    for (const std::string& text : each.inputs[0].values) scores.push_back(std::stod(text));
    sqrtdk::softmax::softmax(scores, weights);
    for (std::size_t i = 0; i < scores.size(); ++i) {
      CAPTURE(each.id, i);
      // scores such as 9.2 are no doubles: half an ulp of the score is up to 4 ulp of the weight
      CHECK(ulps(weights[i], found.weights_unscaled[i]) <= 4.0 + 4.0 * std::fabs(scores[i]));
    }
  }
  const Evaluation whole = evaluate(example("softmax", {{"scores", {"50", "10", "5", "-300", "0.5", "17.25"}}}));
  const std::vector<double> scores = {50, 10, 5, -300, 0.5, 17.25};
  std::vector<double> weights(scores.size());
  sqrtdk::softmax::softmax(scores, weights);
  for (std::size_t i = 0; i < scores.size(); ++i) CHECK(ulps(weights[i], whole.weights_unscaled[i]) <= 4.0);
}

TEST_CASE("elided scores of other examples: forced, open and impossible weights, and percent") {
  Example elided = example("softmax", {{"scores", {"3", "1"}}},
                           {{"weights", {"0.9", "0.5"}}, {"percent", {"88%", "13%"}}, {"sum", {"22.0"}}});
  elided.elided = true;
  CHECK(line(elided, "weight", 1).verdict == Verdict::undecidable);  // at most 0.8808: 0.9 is within reach
  CHECK(line(elided, "weight", 2).verdict == Verdict::differs);
  CHECK(line(elided, "weight", 2).should_be == "≤ 0.1");
  CHECK(line(elided, "percent", 1).verdict == Verdict::undecidable);
  CHECK(line(elided, "percent", 2).verdict == Verdict::differs);
  CHECK(line(elided, "percent", 2).should_be == "≤ 12%");
  CHECK(line(elided, "sum").verdict == Verdict::differs);
  CHECK(line(elided, "sum").should_be == "≥ 22.8");
  CHECK(line(elided, "weight-ratio", 1).verdict == Verdict::differs);  // e² = 7.39 against at most 0.95 / 0.45
  elided.printed = {{"weights", {"0.7", "0.1"}}};
  CHECK(line(elided, "weight-ratio", 1).verdict == Verdict::agrees);
  elided.printed = {{"weights", {"0", "0"}}};
  CHECK(line(elided, "weight-ratio", 1).remark == "ratio-undefined");
  elided.printed = {{"weights", {"0.7", "-0.1"}}};
  CHECK(line(elided, "weight-ratio", 1).verdict == Verdict::differs);  // no ratio of weights is negative
  elided.printed = {{"weights", {"-0.7", "0.1"}}};
  CHECK(line(elided, "weight-ratio", 1).verdict == Verdict::differs);
}

TEST_CASE("a sum with elided terms is a lower bound at any size") {
  for (const char* score : {"5", "620", "1000"}) {
    Example elided = example("softmax", {{"scores", {score, "1"}}}, {{"sum", {"5e276"}}});
    elided.elided = true;
    CHECK(line(elided, "sum").bound == Bound::at_least);
    CHECK(line(elided, "sum").verdict == (score == std::string("1000") ? Verdict::differs : Verdict::undecidable));
  }
}

TEST_CASE("each input of a score changes it: entries, and the rule through the length") {
  const Evaluation found = evaluate(example("dot_product", {{"q", {"1.5", "2"}}, {"k", {"4", "-0.25"}}}, {}, "linear"));
  CHECK(line(found, "dot-product").computed == "5.5");
  CHECK(line(found, "scaled-score").computed == "2.75");
  CHECK(found.divisor == 2.0);
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

Evaluation peaked(const Peaked& golden) {
  const char* const(&given)[3] = kPeakedScores[golden.scores];
  const std::vector<std::string> scores(given, given + 3);
  if (golden.of == Peaked::gradient) {
    return evaluate(example("gradient", {{"peaked", scores}, {"uniform", {"0", "0"}}}));
  }
  if (golden.of == Peaked::ablation) {
    std::vector<std::string> hundredth;
    for (const std::string& score : scores) hundredth.push_back(score + "e-2");
    return evaluate(example("ablation", {{"standard_scores", hundredth}, {"d_k", {"4096"}}}));
  }
  if (golden.of == Peaked::temperature) {
    return evaluate(example("temperature", {{"scores", scores}, {"d_k", {"64"}}, {"multiples", {"1"}}}));
  }
  if (golden.of == Peaked::saturation) {
    return evaluate(example("saturation", {{"others", {"599", "0"}}, {"x_from", {"-600"}}, {"x_to", {"600"}}}));
  }
  Example elided = example("softmax", {{"scores", {"-6.4", "-0.5"}}}, {}, "constant", 0.001);
  elided.elided = true;
  return evaluate(elided);
}

TEST_CASE("figures of a row in which one key has nearly all the weight keep their digits") {
  for (const Peaked& golden : kPeaked) {
    const Line found = line(peaked(golden), golden.label, golden.index);
    INFO(golden.label << " " << golden.index << " of example " << golden.of << ", scores " << golden.scores);
    INFO(found.formula << " = " << found.computed << ", right is " << golden.value);
    // digits and exponents apart: no double holds some of them
    const auto split = [](const std::string& text) {
      const auto at = text.find('e');
      const int exponent = at == std::string::npos ? 0 : std::stoi(text.substr(at + 1));
      return std::pair(sqrtdk::numeric::read_decimal("digits", text.substr(0, at)).value, exponent);
    };
    const auto [right, exponent] = split(golden.value);
    const auto [digits, found_exponent] = split(found.computed);
    const auto scaled = digits * sqrtdk::numeric::power(10.0, found_exponent - exponent);
    CHECK(sqrtdk::numeric::abs(scaled - right) <= 1e-19 * right);
    if (golden.of == Peaked::elided) CHECK(found.bound == Bound::at_most);
  }
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
