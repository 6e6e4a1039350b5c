// Variances of values, of heights and of scores: judged under the stated conditions, and with each condition broken.
#include "worked_example_makers.hpp"

using namespace worked;

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
