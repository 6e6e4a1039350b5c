// Printed figures judged by one rule, however they are written; and what worked examples refuse, under which name.
#include <string>

#include "worked_example_makers.hpp"
#include "worked_examples/line_writer.hpp"

using namespace worked;

namespace {

std::string of_scores(std::vector<std::string> scores, Lists printed = {}) {
  return refusal(example("softmax", {{"scores", std::move(scores)}}, std::move(printed)));
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

TEST_CASE("bounds and verdicts have the names of the boundary") {
  CHECK(std::string(name_of(Bound::exact)) == "exact");
  CHECK(std::string(name_of(Bound::at_most)) == "at-most");
  CHECK(std::string(name_of(Bound::at_least)) == "at-least");
}

TEST_CASE("a formula is shown with its numbers, its terms, and e to the power of each") {
  Evaluation evaluation;
  LineWriter writer(evaluation);
  const DoubleDouble one = 1.0, two = 2.0;
  const std::vector<DoubleDouble> terms = {one, two, 0.5};
  CHECK(writer.add({"sum", 1, {one, " + ", two}}).formula == "1 + 2");
  CHECK(writer.add({"sum", 1, {"(", terms, ") / ", two}}).formula == "(1 + 2 + 0.5) / 2");
  CHECK(writer.add({"sum", 1, {exponential_of(terms)}}).formula == "2.71828183 + 7.3890561 + 1.64872127");
  CHECK(writer.add({"sum"}).formula.empty());
}

TEST_CASE("a score that is no number is named by its place") {
  CHECK(of_scores({"1", "abc"}) == "not-a-number score 2");
  CHECK(of_scores({"1", ""}) == "empty score 2");
  CHECK(of_scores({"NaN"}) == "not-a-number score 1");
  CHECK(of_scores({"1", "2", "-inf"}) == "not-a-number score 3");
  CHECK(of_scores({"1e999"}) == "out-of-range score 1");
  CHECK(of_scores({"1000000.1"}) == "out-of-range score 1");
  CHECK(of_scores({"-1e6"}) == "accepted");
  CHECK(of_scores({std::string(41, '1')}) == "too-long score 1");
  CHECK(of_scores({}) == "too-few scores");
  CHECK(of_scores(std::vector<std::string>(64, "1")) == "accepted");
  CHECK(of_scores(std::vector<std::string>(65, "1")) == "too-many scores");
}

TEST_CASE("a printed figure that is no number is named as printed") {
  CHECK(of_scores({"1", "2"}, {{"weights", {"0.3", "x"}}}) == "not-a-number printed weight 2");
  CHECK(of_scores({"1", "2"}, {{"sum", {"10.x"}}}) == "not-a-number printed sum");
  CHECK(of_scores({"1", "2"}, {{"exponentials", {"2.7", "%"}}}) == "empty printed exponential 2");
  CHECK(of_scores({"1", "2"}, {{"weights", {"0.3", "0.3", "0.4"}}}) == "too-many printed weights");
  CHECK(of_scores({"1", "2"}, {{"sum", {"1", "2"}}}) == "too-many printed sum");
  CHECK(of_scores({"1", "2"}, {{"wights", {"0.3"}}}) == "unknown printed wights");
  CHECK(of_scores({"1", "2"}, {{"weights", {"", ""}}}) == "accepted");
}

TEST_CASE("a dimension outside 1 … 4096 is refused before anything is computed") {
  for (const char* d : {"0", "4097", "1e9", "-1"}) {
    CHECK(refusal(example("softmax", {{"scores", {"1"}}, {"d_k", {d}}}, {}, "sqrt")) == "out-of-range d_k");
    CHECK(refusal(example("law", {{"d_k", {d}}})) == "out-of-range d_k");
  }
  CHECK(refusal(example("law", {{"d_k", {"2.5"}}})) == "not-an-integer d_k");
  CHECK(refusal(example("law", {{"d_k", {"4096"}}})) == "accepted");
  CHECK(refusal(example("square_of_sum", {})) == "missing d_k");
}

TEST_CASE("unknown kinds, names and rules are refused") {
  CHECK(refusal(example("softmaxx", {})) == "unknown kind");
  CHECK(refusal(example("softmax", {{"scores", {"1"}}, {"temperature", {"2"}}})) == "unknown temperature");
  CHECK(refusal(example("softmax", {{"scores", {"1"}}, {"scores d_k", {"2"}}})) == "unknown scores d_k");
  CHECK(refusal(example("softmax", {{"scores", {"1"}}}, {}, "cube")) == "unknown rule");
  CHECK(refusal(example("softmax", {{"scores", {"1"}}}, {}, "constant", 0)) == "out-of-range c");
  CHECK(refusal(example("softmax", {{"scores", {"1"}}, {"d_k", {"1"}}}, {}, "log")) == "outside-domain d");
  CHECK(refusal(example("softmax", {{"scores", {"1"}}, {"d_k", {"64"}}}, {}, "cosine", 1)) == "no-divisor rule");
  CHECK(refusal(example("softmax", {{"scores", {"1"}}, {"d_k", {"203"}}}, {}, "exponential")) == "accepted");
  CHECK(refusal(example("softmax", {{"scores", {"1"}}, {"d_k", {"204"}}}, {}, "exponential")) == "out-of-range d");
  CHECK(refusal(example("softmax", {{"scores", {"1"}}, {"d_k", {"64"}}}, {}, "power", 3.78669128343671e-270)) ==
        "accepted");
}

TEST_CASE("a kind that takes no such names says so") {
  for (const char* kind : {"softmax", "jacobian", "law", "exponential", "gradient", "ablation", "illustration"}) {
    Example asked = example(kind, {{"x", {"1"}}}, {{"x", {"1"}}});
    try {
      sqrtdk::worked_examples::evaluate(asked);
    } catch (const sqrtdk::InvalidArgument& refused) {
      CHECK_FALSE(refused.range().empty());
    }
  }
}

TEST_CASE("lengths that do not fit are refused") {
  CHECK(refusal(example("dot_product", {{"q", {"1", "2"}}, {"k", {"1"}}})) == "wrong-length k");
  CHECK(refusal(example("dot_product", {{"q", {"1", "2"}}, {"k", {"1", "1"}}, {"d_k", {"3"}}})) == "wrong-length d_k");
  CHECK(refusal(example("dot_product", {{"q", {"1", "x"}}, {"k", {"1", "1"}}})) == "not-a-number q 2");
  CHECK(refusal(example("dot_product", {{"q", {"1"}}, {"k", {"1"}}}, {{"terms", {"1*x"}}})) ==
        "not-understood printed term 1");
}

TEST_CASE("values outside what a calculation takes are named") {
  CHECK(refusal(example("population_variance", {{"values", {"1"}}, {"divide_by", {"0"}}})) == "out-of-range divide by");
  CHECK(refusal(example("jacobian", {{"weights", {"0.5", "1.5"}}})) == "out-of-range weight 2");
  CHECK(refusal(example("jacobian", {{"weights", {"0.5", "-0.5"}}})) == "out-of-range weight 2");
  CHECK(refusal(example("law", {{"correlation", {"1.1"}}})) == "out-of-range correlation");
  CHECK(refusal(example("law", {{"variance", {"0"}}})) == "out-of-range variance");
  CHECK(refusal(example("law", {{"mean", {"x"}}})) == "not-a-number mean");
  CHECK(refusal(example("law", {}, {{"variance", {"d_q"}}})) == "not-understood printed variance");
  CHECK(refusal(example("law", {}, {{"variance", {"((((d"}}})) == "not-understood printed variance");
  CHECK(refusal(example("jacobian_formula", {}, {{"i_equals_j", {"s_k"}}})) == "not-understood printed i equals j");
  const Figures wide = {"wide_range_feet", {"3", "7"}};
  CHECK(refusal(example("illustration", {{"narrow_range_feet", {"5"}}, wide})) == "too-few narrow range feet");
  CHECK(refusal(example("illustration", {{"narrow_range_feet", {"5", "5"}}, wide})) ==
        "out-of-range narrow range feet 2");
  CHECK(refusal(example("illustration", {{"narrow_range_feet", {"5", "6"}}, wide, {"people", {"2.5"}}})) ==
        "not-an-integer people");
  CHECK(refusal(example("illustration", {{"narrow_range_feet", {"5", "6"}}, wide}, {{"statement", {"who knows"}}})) ==
        "not-understood printed statement");
  CHECK(refusal(example("temperature", {{"scores", {"1", "2"}}, {"multiples", {"0"}}})) == "out-of-range multiple 1");
  const auto multiple = [](const char* text) {
    return refusal(example("temperature", {{"scores", {"0.1", "0.2"}}, {"multiples", {text}}}));
  };
  CHECK(multiple("0.001") == "accepted");
  CHECK(multiple("0.00099") == "out-of-range multiple 1");
  CHECK(multiple("1000") == "accepted");
  CHECK(multiple("1000.1") == "out-of-range multiple 1");
  CHECK(refusal(example("temperature", {{"scores", {"1e6", "2"}}, {"multiples", {"1"}}})) == "out-of-range multiple 1");
  CHECK(refusal(example("saturation", {{"others", {"0"}}, {"x_from", {"0"}}})) == "empty x to");
}

TEST_CASE("hostile texts neither crash nor pass") {
  for (const char* text : {"((((((((((((((((((((((((((((((((((((((((", "----------------------------------------1",
                           "1/0", "0/0", "2^2^2^2^2^2^2", "sqrt sqrt sqrt sqrt", "ln(0 - 1)", "√√√√√√√√√√√√",
                           "9^9999999", "exp(exp(exp(9)))", "=", "==", "{}", "\xff\xfe", "e", "1e5d"}) {
    CAPTURE(text);
    const Example law = example("law", {{"d_k", {"3"}}}, {{"variance", {text}}});
    const Example sum = example("square_of_sum", {{"d_k", {"3"}}}, {{"sum", {text}}});
    for (const Example& each : {law, sum}) {
      std::string outcome;
      try {
        outcome = name_of(evaluate(each).lines[each.kind == "law" ? 0 : 3].verdict);
      } catch (const sqrtdk::InvalidArgument& error) {
        outcome = error.code();
      }
      CHECK(
          (outcome == "differs" || outcome == "not-understood" || outcome == "too-long" || outcome == "not-a-number"));
    }
  }
}
