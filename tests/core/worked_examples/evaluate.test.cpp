// Figures that no source prints: judged by the same rules. Each input changes what it should.
#include <cmath>

#include "softmax/softmax.hpp"
#include "ulps.hpp"
#include "worked_example_makers.hpp"

using namespace worked;

namespace {

Verdict of_exponential(const char* x, const char* text) {
  return verdict_of("exponential", {{"x", {x}}}, "value", text, "exponential");
}

}  // namespace

TEST_CASE("figures in every dress are judged by their number") {
  CHECK(of_exponential("0", "1") == Verdict::agrees);
  CHECK(of_exponential("0", "1.000") == Verdict::agrees);
  CHECK(of_exponential("0", "1.001") == Verdict::differs);
  CHECK(of_exponential("0", "100%") == Verdict::agrees);
  CHECK(of_exponential("-1", "36.8 %") == Verdict::agrees);
  CHECK(of_exponential("-1", "36.7%") == Verdict::differs);
  CHECK(of_exponential("-1", "3.68e-1") == Verdict::agrees);
  CHECK(of_exponential("10", "22026.47") == Verdict::agrees);
  CHECK(of_exponential("10", "22,026.47") == Verdict::agrees);
  CHECK(of_exponential("10", "2.2e4") == Verdict::agrees);
  CHECK(of_exponential("10", "2.3e4") == Verdict::differs);
  CHECK(line(example("exponential", {{"x", {"10"}}}, {{"value", {"22,027.0"}}}), "exponential").should_be ==
        "22,026.5");
  CHECK(line(example("exponential", {{"x", {"-1"}}}, {{"value", {"36.7%"}}}), "exponential").should_be == "36.8%");
}

TEST_CASE("a figure with an exponent is corrected with an exponent and as many digits") {
  const auto should_be = [](const char* x, const char* text) {
    const Line judged = line(example("exponential", {{"x", {x}}}, {{"value", {text}}}), "exponential");
    CHECK(judged.verdict == Verdict::differs);
    return judged.should_be;
  };
  CHECK(should_be("100", "2.60e43") == "2.69e43");
  CHECK(should_be("600", "1e250") == "4e260");
  CHECK(should_be("-100", "3.8e-44") == "3.7e-44");
  CHECK(should_be("-1000", "5e-200") == "5e-435");
  CHECK(should_be("-1000", "5.0e-200") == "5.1e-435");
  CHECK(should_be("-1000", "0.050e-198") == "5.1e-435");
  CHECK(should_be("2.6", "1e2") == "1e1");
  CHECK(should_be("50", "5.17E21") == "5.18e21");
  CHECK(should_be("0", "120e-1%") == "1.00e2%");
}

TEST_CASE("a correction is never longer than what may be printed") {
  const std::string tiny = "." + std::string(38, '0') + "1";
  CHECK(verdict_of("population_variance", {{"values", {"0", "2e-10"}}}, "differences", tiny.c_str(), "difference", 1) ==
        Verdict::differs);
}

TEST_CASE("a figure that is a thousand times too small or too large is said to be so") {
  const auto remark = [](const char* x, const char* text) {
    return line(example("exponential", {{"x", {x}}}, {{"value", {text}}}), "exponential").remark;
  };
  CHECK(remark("50", "5,184,705,528,587,072,045") == "thousand-times-too-small");
  CHECK(remark("10", "22.03") == "thousand-times-too-small");
  CHECK(remark("10", "22,026,466") == "thousand-times-too-large");
  CHECK(remark("10", "22,126") == "");
  CHECK(remark("10", "22,026") == "");
}

TEST_CASE("e^50 is decided to its last digit, which no double can do") {
  CHECK(of_exponential("50", "5,184,705,528,587,072,464,087") == Verdict::agrees);
  CHECK(of_exponential("50", "5,184,705,528,587,072,464,088") == Verdict::differs);
  CHECK(of_exponential("50", "5184705528587072464087.45") == Verdict::agrees);
  CHECK(of_exponential("50", "5184705528587072464087.46") == Verdict::differs);
}

TEST_CASE("more digits than are computed are undecidable, unless the known ones already differ") {
  const Line open = line(
      example("exponential", {{"x", {"1"}}}, {{"value", {"2.7182818284590452353602874713526624978"}}}), "exponential");
  CHECK(open.verdict == Verdict::undecidable);
  CHECK(open.remark == "beyond-precision");
  CHECK(of_exponential("1", "2.7182818284590452353612874713526624978") == Verdict::differs);
}

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

TEST_CASE("a product is judged factor by factor, a calculation number by number") {
  const Lists vectors = {{"q", {"1", "2", "-3"}}, {"k", {"0", "1.5", "2"}}};
  const auto product = [&](const char* text, int index) {
    return verdict_of("dot_product", vectors, "terms", text, "product", index);
  };
  CHECK(product("1*0", 1) == Verdict::agrees);
  CHECK(product("0*0", 1) == Verdict::differs);
  CHECK(product("0", 1) == Verdict::agrees);
  CHECK(product("2 × 1.5", 2) == Verdict::agrees);
  CHECK(product("2 · 1.4", 2) == Verdict::differs);
  CHECK(product("1.5*2", 2) == Verdict::agrees);  // the key's entry first
  CHECK(product("1.5*1.5", 2) == Verdict::differs);
  CHECK(product("-3*2", 3) == Verdict::agrees);
  CHECK(product("3*2", 3) == Verdict::differs);
  CHECK(product("-6", 3) == Verdict::agrees);
  CHECK(product("(-3)(2)", 3) == Verdict::agrees);
  CHECK(line(example("dot_product", vectors, {{"terms", {"1*0", "2 · 1.4"}}}), "product", 2).should_be == "2 · 1.5");
  for (const char* text : {"4 = 4", "2+2 = 5", "2+1 = 4"}) {
    CHECK(line(example("dot_product", vectors, {{"terms", {"1*0", text, "-6"}}}), "product", 2).should_be == "3");
  }

  const Lists five = {{"d_k", {"5"}}};
  const auto sum = [&](const char* text) { return verdict_of("square_of_sum", five, "sum", text, "sum-of-terms"); };
  CHECK(sum("5*1 + 20*0 = 5") == Verdict::conditional);
  CHECK(sum("5·1+20·0=5") == Verdict::conditional);
  CHECK(sum("5*1 + 25*0 = 5") == Verdict::differs);
  CHECK(sum("5*1 = 5") == Verdict::conditional);
  CHECK(sum("5*1 = 6") == Verdict::differs);
  CHECK(sum("4*1 = 5") == Verdict::differs);
}

TEST_CASE("each input of a score changes it: entries, and the rule through the length") {
  const Evaluation found = evaluate(example("dot_product", {{"q", {"1.5", "2"}}, {"k", {"4", "-0.25"}}}, {}, "linear"));
  CHECK(line(found, "dot-product").computed == "5.5");
  CHECK(line(found, "scaled-score").computed == "2.75");
  CHECK(found.divisor == 2.0);
}

TEST_CASE("the variance of other values, and of their quotients") {
  const Lists values = {{"values", {"0.1", "0.2", "0.6", "1.1"}}, {"divide_by", {"5"}}};
  const Evaluation found = evaluate(
      example("population_variance", values, {{"variance", {"0.00620"}}, {"ratio_check", {"0.155 / 25 = 0.0062"}}}));
  CHECK(line(found, "mean").computed == "0.1");
  CHECK(line(found, "variance").computed == "0.0062");
  CHECK(line(found, "variance").verdict == Verdict::agrees);
  CHECK(line(found, "variance-check").verdict == Verdict::agrees);
  CHECK(verdict_of("population_variance", values, "ratio_check", "0.155 / 5 = 0.0062", "variance-check") ==
        Verdict::differs);
  const Evaluation far = evaluate(example("population_variance", {{"values", {"999999.9", "1000000"}}}));
  CHECK(line(far, "variance").computed == "0.0025");
}

TEST_CASE("the heights are certain below 128 people and have a counterexample above") {
  Example heights = published("heights");
  CHECK(line(heights, "statement").remark == "certain-below");
  CHECK(line(heights, "statement").remark_values == std::vector<std::string>{"128"});
  // the counterexample, counted out: half of 256 people at each end; one at each end and 254 in the middle
  CHECK(line(heights, "counterexample-narrow").value == 256 * 0.25 * 0.25 / 256);
  CHECK(line(heights, "counterexample-wide").value == 2 * 2.0 * 2.0 / 256);
  heights.inputs.push_back({"people", {"127"}});
  CHECK(line(heights, "statement").verdict == Verdict::agrees);
  heights.inputs.back().values = {"128"};
  CHECK(line(heights, "statement").verdict == Verdict::conditional);
  heights.inputs.pop_back();
  heights.inputs[1].values = {"3", "9"};
  CHECK(line(heights, "statement").remark_values == std::vector<std::string>{"288"});
  heights.printed[0].values = {"narrow > wide"};
  CHECK(line(heights, "statement").remark == "never-certain");
  heights.inputs.push_back({"people", {"2"}});
  CHECK(line(heights, "statement").verdict == Verdict::differs);
  CHECK(line(heights, "statement").should_be == "narrow < wide");
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
