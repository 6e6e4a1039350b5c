// Scaled dot-product attention against mpmath, its laws, its masks and its refusals.
#include "attention/scaled_dot_product.hpp"

#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "../../reference/attention/goldens.hpp"
#include "accuracy.hpp"
#include "catch.hpp"
#include "differences.hpp"
#include "hashed_numbers.hpp"
#include "numeric/check.hpp"
#include "refusal.hpp"
#include "relative.hpp"
#include "softmax/softmax.hpp"
#include "ulps.hpp"

using namespace sqrtdk;
using attention::AttentionSteps;
using attention::Mask;
using attention::scaled_dot_product_attention;
using numeric::Matrix;

namespace {

Mask mask_of(const AttentionGolden& golden) {
  Mask mask = Mask::none();
  if (golden.masked) {
    std::vector<std::uint8_t> allowed;
    for (int i = 0; i < golden.queries * golden.keys; ++i) {
      allowed.push_back(i % golden.keys == 0 || hashed::word(golden.seed + 3, static_cast<std::uint64_t>(i)) % 2 == 1);
    }
    mask = Mask::of(golden.queries, golden.keys, allowed);
  }
  return golden.causal ? mask.and_causal() : mask;
}

struct Inputs {
  Matrix q = bells(1, 4, 6), k = bells(2, 5, 6), v = bells(3, 5, 3);
  AttentionSteps attend(const std::string& rule = "sqrt", const Mask& mask = Mask::none(), double parameter = 0) const {
    return scaled_dot_product_attention(q, k, v, {rule, parameter}, mask);
  }
  std::string refused(const Mask& mask = Mask::none()) const {
    return whole_refusal_of([&] { attend("sqrt", mask); });
  }
};

}  // namespace

TEST_CASE("attention agrees with mpmath in every intermediate, for every rule and mask") {
  accuracy::Worst divisors(1.0, accuracy::kUlp), scores(1.0, accuracy::kOfBound), weights(1e-13, accuracy::kRelative),
      outputs(1.0, accuracy::kOfBound);
  for (const AttentionGolden& golden : kAttention) {
    INFO("case of seed " << golden.seed);
    const AttentionSteps steps = scaled_dot_product_attention(
        bells(golden.seed, golden.queries, golden.dimension), bells(golden.seed + 1, golden.keys, golden.dimension),
        bells(golden.seed + 2, golden.keys, golden.value_dimension), {golden.rule, golden.parameter}, mask_of(golden));
    divisors.see(ulps(steps.divisor.value(), golden.divisor));
    for (Eigen::Index i = 0; i < steps.raw_scores.size(); ++i) {
      scores.see(std::fabs(steps.raw_scores.data()[i] - golden.raw_scores[i]) /
                 (1e-14 * (1 + std::fabs(golden.raw_scores[i]))));
      weights.see(relative(steps.weights.data()[i], golden.weights[i]));
      const bool masked = golden.weights[i] == 0.0;
      CHECK(std::isinf(steps.scaled_scores.data()[i]) == masked);
      CHECK((steps.exponentials.data()[i] == 0.0) == masked);
    }
    for (Eigen::Index i = 0; i < steps.output.size(); ++i) {
      outputs.see(std::fabs(steps.output.data()[i] - golden.output[i]) / (1e-14 + 1e-13 * std::fabs(golden.output[i])));
    }
  }
  const std::string cases = "every divisor of d, with and without masks";
  divisors.record("attention::scaled_dot_product_attention, divisor", cases, "mpmath");
  scores.record("attention::scaled_dot_product_attention, q·k", cases + "; the bound is 1e-14 (1 + |s|)", "mpmath");
  weights.record("attention::scaled_dot_product_attention, weights", cases, "mpmath");
  outputs.record("attention::scaled_dot_product_attention, output", cases + "; the bound is 1e-14 + 1e-13 |o|",
                 "mpmath");
}

TEST_CASE("the steps fit together: scores over divisor, maxima, exponentials over sums, weighted values") {
  const Inputs inputs;
  const AttentionSteps steps = inputs.attend();
  CHECK(steps.divisor == std::sqrt(6.0));
  for (Eigen::Index i = 0; i < 4; ++i) {
    double sum = 0, weight_sum = 0;
    for (Eigen::Index j = 0; j < 5; ++j) {
      CHECK(steps.scaled_scores(i, j) == steps.raw_scores(i, j) / *steps.divisor);
      CHECK(steps.scaled_scores(i, j) <= steps.row_maxima(i));
      CHECK(steps.exponentials(i, j) ==
            Approx(std::exp(steps.scaled_scores(i, j) - steps.row_maxima(i))).epsilon(1e-14));
      CHECK(ulps(steps.weights(i, j), steps.exponentials(i, j) / steps.sums(i)) <= 1.0);
      sum += steps.exponentials(i, j);
      weight_sum += steps.weights(i, j);
    }
    CHECK(steps.sums(i) == Approx(sum).epsilon(1e-15));
    CHECK(weight_sum == Approx(1.0).epsilon(1e-15));
    for (Eigen::Index c = 0; c < 3; ++c) {
      double output = 0;
      for (Eigen::Index j = 0; j < 5; ++j) output += steps.weights(i, j) * inputs.v(j, c);
      CHECK(steps.output(i, c) == Approx(output).epsilon(1e-14).margin(1e-15));
    }
  }
}

TEST_CASE("a vector added to every key changes no weight, since it adds one number to each row of scores") {
  Inputs inputs;
  const Matrix before = inputs.attend().weights;
  for (Eigen::Index j = 0; j < inputs.k.rows(); ++j) {
    for (Eigen::Index c = 0; c < inputs.k.cols(); ++c) inputs.k(j, c) += 0.5 * static_cast<double>(c) - 1.0;
  }
  const Matrix after = inputs.attend().weights;
  for (Eigen::Index i = 0; i < before.size(); ++i) CHECK(after.data()[i] == Approx(before.data()[i]).epsilon(1e-13));
}

TEST_CASE("exchanging keys together with their values leaves the output, exchanging queries exchanges its rows") {
  Inputs inputs;
  const Matrix before = inputs.attend().output;
  inputs.k.row(0).swap(inputs.k.row(3));
  inputs.v.row(0).swap(inputs.v.row(3));
  inputs.q.row(1).swap(inputs.q.row(2));
  Matrix after = inputs.attend().output;
  after.row(1).swap(after.row(2));
  for (Eigen::Index i = 0; i < before.size(); ++i) {
    CHECK(after.data()[i] == Approx(before.data()[i]).epsilon(1e-13).margin(1e-15));
  }
}

TEST_CASE("the scale rule divides: halving the divisor squares the odds of two keys") {
  const Inputs inputs;
  const AttentionSteps warm = inputs.attend("constant", Mask::none(), 4.0),
                       cold = inputs.attend("constant", Mask::none(), 2.0);
  for (Eigen::Index i = 0; i < 4; ++i) {
    const double odds = warm.weights(i, 0) / warm.weights(i, 1);
    CHECK(cold.weights(i, 0) / cold.weights(i, 1) == Approx(odds * odds).epsilon(1e-13));
  }
}

TEST_CASE("under the causal mask the first query sees the first key alone: its output is the first value") {
  const Inputs inputs;
  const AttentionSteps steps = inputs.attend("sqrt", Mask::causal());
  for (Eigen::Index c = 0; c < 3; ++c) CHECK(steps.output(0, c) == inputs.v(0, c));
  for (Eigen::Index i = 0; i < 4; ++i) {
    for (Eigen::Index j = 0; j < 5; ++j) CHECK((steps.weights(i, j) == 0.0) == (j > i));
  }
}

TEST_CASE("a mask equals scores of -infinity") {
  const Inputs inputs;
  std::vector<std::uint8_t> allowed(20, 1);
  allowed[2] = allowed[7] = allowed[8] = 0;
  const AttentionSteps steps = inputs.attend("sqrt", Mask::of(4, 5, allowed));
  Matrix scores = inputs.attend().scaled_scores;
  for (const Eigen::Index i : {2, 7, 8}) scores.data()[i] = -std::numeric_limits<double>::infinity();
  CHECK(steps.weights == softmax::softmax_rows(scores));
  CHECK(steps.scaled_scores == scores);
  CHECK(steps.raw_scores == inputs.attend().raw_scores);
}

TEST_CASE("a boolean and the causal mask together allow what both allow") {
  const Mask both = Mask::of(2, 2, {0, 1, 1, 1}).and_causal();
  CHECK_FALSE(both.allows(0, 0));
  CHECK_FALSE(both.allows(0, 1));
  CHECK(both.allows(1, 0));
  CHECK(both.allows(1, 1));
  CHECK(Mask::none().allows(5, 9));
}

TEST_CASE("a fully masked row is an error that names the row") {
  const Inputs inputs;
  std::vector<std::uint8_t> allowed(20, 1);
  for (std::size_t j = 10; j < 15; ++j) allowed[j] = 0;
  CHECK(inputs.refused(Mask::of(4, 5, allowed)) == "fully-masked|mask row 3|no key allowed|at least one allowed key");
}

TEST_CASE("shapes that do not fit are refused by name") {
  Inputs inputs;
  inputs.k = bells(2, 5, 7);
  CHECK(inputs.refused() == "wrong-size|k|5 × 7|as many columns as q: 6");
  inputs = {};
  inputs.v = bells(3, 4, 3);
  CHECK(inputs.refused() == "wrong-size|v|4 × 3|as many rows as k: 5");
  inputs = {};
  inputs.q = Matrix(0, 6);
  CHECK(inputs.refused() == "empty|q|0 × 6|at least 1 × 1");
  inputs = {};
  CHECK(inputs.refused(Mask::of(2, 2, {1, 1, 1, 1})) == "wrong-size|mask|2 × 2|4 × 5");
  CHECK(inputs.refused(Mask::of(4, 2, std::vector<std::uint8_t>(8, 1))) == "wrong-size|mask|4 × 2|4 × 5");
  CHECK(inputs.refused(Mask::of(2, 5, std::vector<std::uint8_t>(10, 1))) == "wrong-size|mask|2 × 5|4 × 5");
  CHECK(whole_refusal_of([] { Mask::of(2, 2, {1, 1, 1}); }) == "wrong-size|mask|3 entries|2 × 2 entries");
}

TEST_CASE("entries and scores that are not finite are refused by place") {
  Inputs inputs;
  inputs.q(1, 2) = std::nan("");
  CHECK(inputs.refused() == "not-a-number|q (2, 3)|NaN|finite numbers");
  inputs = {};
  inputs.v(4, 0) = std::numeric_limits<double>::infinity();
  CHECK(inputs.refused() == "not-finite|v (5, 1)|∞|finite numbers");
  inputs = {};
  inputs.q.setConstant(1e200);
  inputs.k.setConstant(1e200);
  CHECK(inputs.refused() == "not-finite|raw score (1, 1)|∞|finite numbers");
  inputs = {};
  inputs.v.setConstant(std::numeric_limits<double>::max());  // rounding may take a mean of these beyond it
  const std::string refused = inputs.refused();
  CHECK((refused == "accepted" || refused.substr(0, 18) == "not-finite|output "));
}

TEST_CASE("a divisor that sends a score out of range is refused by the score's place") {
  const Matrix q = Matrix::Constant(1, 1, 1e307), k = (Matrix(2, 1) << 0.5, 1).finished(), v = Matrix::Zero(2, 1);
  CHECK(whole_refusal_of([&] {
          scaled_dot_product_attention(q, k, v, {"constant", 0.05}, Mask::none());
        }) == "not-finite|scaled score (1, 2)|∞|finite numbers");
}
