// Printed calculations and chains of them: one rule for all. Each side is judged by itself, and each number stands for what rounds to it.
// Variances of values, of heights and of scores: judged under the stated conditions, and with each condition broken.

#include "hashed_numbers.hpp"
#include "numeric/decimal.hpp"
#include "worked_example_makers.hpp"
#include "worked_examples/figures.hpp"

using namespace worked;
using sqrtdk::numeric::DoubleDouble;
using sqrtdk::numeric::read_decimal;
using sqrtdk::numeric::to_decimals;

namespace {

class Draws {
 public:
  explicit Draws(std::uint64_t seed) : seed_(seed) {}
  double between(double least, double most) {
    return least + (most - least) * (hashed::even(seed_, next_++) + 1.0) / 2.0;
  }

 private:
  std::uint64_t seed_, next_ = 0;
};

Line product_line(const std::string& q, const std::string& k, const std::string& text) {
  return line(example("dot_product", {{"q", {q}}, {"k", {k}}}, {{"terms", {text}}}), "product", 1);
}

Verdict product(const char* q, const char* k, const std::string& text) { return product_line(q, k, text).verdict; }

Line ratio_line(const char* text) {
  return line(
      example("population_variance", {{"values", {"2", "4", "6"}}, {"divide_by", {"2"}}}, {{"ratio_check", {text}}}),
      "variance-check");
}

}  // namespace

TEST_CASE("a calculation has the same verdict with its result and without") {
  for (const char* text :
       {"0.33*3", "0.33*3 = 1.00", "0.33 × 3=1.00", "1.00 = 0.33*3", "0.333*3 = 0.999", "3*0.33 = 1.0",
        "(0.33)(3) = 1.00", "0.33 + 0.33 + 0.33", "0.33*3 = 0.33 + 0.33 + 0.33 = 1.00", "1.00"}) {
    CAPTURE(text);
    CHECK(product("0.333", "3", text) == Verdict::agrees);
  }
  for (const char* text :
       {"2.67 / 4", "2.67 / 4 = 0.67", "0.67", "0.67 = 2.67/4", "2.667/4 = 0.667", "2.7/4", "2.67/(2^2)"}) {
    CAPTURE(text);
    CHECK(ratio_line(text).verdict == Verdict::agrees);
  }
}

TEST_CASE("a result is judged by the value, not by the rounded numbers before it") {
  CHECK(product("0.333", "3", "0.33*3 = 0.99") == Verdict::differs);
  CHECK(product_line("0.333", "3", "0.33*3 = 0.99").should_be == "0.33*3 = 1.00");
  CHECK(ratio_line("2.67 / 4 = 0.6675").verdict == Verdict::differs);
  CHECK(ratio_line("2.67 / 4 = 0.6675").should_be == "2.67 / 4 = 0.6667");
}

TEST_CASE("one wrong side is enough, wherever it stands, and each wrong number is corrected") {
  for (const char* text : {"0.34*3", "0.34*3 = 1.00", "1.00 = 0.34*3", "0.33*3 = 1.01", "0.33*3 = 1.00 = 1.01",
                           "0.33*3 = 0.34 + 0.33 + 0.35", "0.32 + 0.33 + 0.33", "0.33*4", "0.33*2.9"}) {
    CAPTURE(text);
    CHECK(product("0.333", "3", text) == Verdict::differs);
  }
  CHECK(product_line("0.333", "3", "0.34 * 3=1.01").should_be == "0.33 * 3=1.00");
  CHECK(product_line("0.333", "3", "0.33*3 = 0.4+0.4 = 1.00").should_be == "0.33*3 = 0.999 = 1.00");
  CHECK(ratio_line("2.67 / 2 = 0.67").should_be == "2.67 / 4 = 0.67");
}

TEST_CASE("the numbers of a product are compared however it is written") {
  CHECK(product("1", "0", "(0)(0)") == Verdict::differs);
  CHECK(product("1", "0", "(1)(0)") == Verdict::agrees);
  CHECK(product("-3", "2", "(-3)(2) = -6") == Verdict::agrees);
  CHECK(product("-3", "-2", "(-3)(-2) = 6") == Verdict::agrees);
  CHECK(product("-3", "-2", "(-3)-2") == Verdict::differs);
  CHECK(product("-3", "-2", "(-2)(-3)") == Verdict::agrees);
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

TEST_CASE("whole numbers of another calculation stand for themselves") {
  CHECK(product("2", "3", "4 + 2 = 6") == Verdict::agrees);
  CHECK(product("2", "3", "4 + 1") == Verdict::differs);
  CHECK(product("2", "3", "4.0 + 2.0") == Verdict::agrees);
  CHECK(product("2", "3", "4.0 + 1.0") == Verdict::differs);
  CHECK(product("2.5", "2", "4*1 = 5") == Verdict::differs);
}

TEST_CASE("more digits than are known leave a chain open unless a side differs") {
  const std::string beyond = "2.0000000000000000000000000000000";
  CHECK(product("1", "2", "1*2=" + beyond) == Verdict::undecidable);
  CHECK(product("1", "2", "1*3=" + beyond) == Verdict::differs);
}

TEST_CASE("for drawn factors, any rounding of any of them is right, and so is the rounded product behind it") {
  Draws draws(17);
  for (int round = 0; round < 400; ++round) {
    const auto decimals_to = [&](int most) { return static_cast<int>(draws.between(1, most + 0.999)); };
    const std::string q = to_decimals(draws.between(-9, 9), 4), k = to_decimals(draws.between(-9, 9), 4);
    const DoubleDouble a = read_decimal("q", q).value, b = read_decimal("k", k).value, exact = a * b;
    const std::string left = to_decimals(a, decimals_to(4)) + "*" + to_decimals(b, decimals_to(4));
    const int digits = decimals_to(6);
    const std::string result = to_decimals(exact, digits);
    // by at least one and a half units of the last digit
    const DoubleDouble unit = sqrtdk::numeric::power(10.0, -digits);
    const std::string wrong = to_decimals(exact + unit * (draws.between(-1, 1) < 0 ? -2.0 : 2.0), digits);
    CAPTURE(q, k, left, result, wrong);
    CHECK(product_line(q, k, left).verdict == Verdict::agrees);
    CHECK(product_line(q, k, left + " = " + result).verdict == Verdict::agrees);
    CHECK(product_line(q, k, result + " = " + left).verdict == Verdict::agrees);
    CHECK(product_line(q, k, left + "+0").verdict == Verdict::agrees);  // another form, by its interval
    const Line judged = product_line(q, k, left + " = " + wrong);
    CHECK(judged.verdict == Verdict::differs);
    CHECK(judged.should_be == left + " = " + result);
  }
}

TEST_CASE("an interval holds what the operation gives for numbers inside") {
  Draws draws(18);
  using sqrtdk::worked_examples::Interval;
  for (int round = 0; round < 2000; ++round) {
    const double a = draws.between(-3, 3), b = draws.between(-3, 3);
    const Interval x{a, a + draws.between(0, 2)}, y{b, b + draws.between(0, 2)};
    const auto inside = [&](const Interval& range) {
      return range.least + (range.most - range.least) * draws.between(0, 1);
    };
    const DoubleDouble u = inside(x), v = inside(y), slack = 1e-27;
    CAPTURE(a, b);
    CHECK((x + y).holds(u + v, slack));
    CHECK((x - y).holds(u - v, slack));
    CHECK((x * y).holds(u * v, slack));
    CHECK(power(x, 2.0).holds(u * u, slack));
    CHECK(power(x, 3.0).holds(u * u * u, slack));
    const bool divisible = y.least > 0.0 || y.most < 0.0;
    CHECK((x / y).holds(u / v, slack * 1e12) == divisible);
    if (x.least > 0.0) {
      CHECK(power(x, y).holds(sqrtdk::numeric::power(u, v), 1e-20));
      CHECK(sqrt(x).holds(sqrtdk::numeric::sqrt(u), slack));
      CHECK(log(x).holds(sqrtdk::numeric::log(u), slack));
    } else if (x.least < 0.0) {
      CHECK_FALSE(sqrt(x).holds(1.0, 1.0));
      CHECK_FALSE(power(x, -1.0).holds(1.0, 1.0));
    }
    CHECK(exp(x).holds(sqrtdk::numeric::exp(u), 1e-20));
  }
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

TEST_CASE("what is said of heights is true for a group of any size") {
  Example heights = published("heights");
  for (const int narrow : {3, 5, 7, 11}) {
    for (int wide = narrow; wide <= 5 * narrow; ++wide) {
      INFO("ranges " << narrow << " and " << wide);
      heights.inputs = {{"narrow_range_feet", {"0", std::to_string(narrow)}},
                        {"wide_range_feet", {"0", std::to_string(wide)}}};
      const Line of_any = line(heights, "statement");
      for (int people = 2; people <= 60; ++people) {
        // n² times variances, in whole numbers: ⌊n/2⌋ and ⌈n/2⌉ people at the ends; one at each end, all others in the middle
        const int greatest = narrow * narrow * (people / 2) * (people - people / 2), twice_least = people * wide * wide;
        const bool certain = 2 * greatest < twice_least;
        if (of_any.remark == "never-certain") {
          CHECK_FALSE(certain);
          continue;
        }
        INFO(people << " people, said to be certain below " << of_any.remark_values.front());
        CHECK(certain == (people < std::stod(of_any.remark_values.front())));
        Example of_these = heights;
        of_these.inputs.push_back({"people", {std::to_string(people)}});
        CHECK((line(of_these, "statement").verdict == Verdict::agrees) == certain);
        CHECK(line(of_these, "narrow-greatest-variance").value.value() ==
              Approx(static_cast<double>(greatest) / (people * people)).epsilon(1e-15));
      }
    }
  }
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
