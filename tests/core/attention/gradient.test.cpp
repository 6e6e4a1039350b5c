// The backward pass of attention against PyTorch, against central differences, and its laws.
#include "attention/gradient.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "../../reference/attention/gradients.hpp"
#include "accuracy.hpp"
#include "catch.hpp"
#include "differences.hpp"
#include "hashed_numbers.hpp"
#include "numeric/check.hpp"
#include "refusal.hpp"

using namespace sqrtdk;
using attention::attention_gradient;
using attention::AttentionGradient;
using attention::AttentionSteps;
using attention::Mask;
using numeric::Matrix;

namespace {

/// Attention with the loss L = Σ towards ∘ output, so that dL/dO = towards.
struct Problem {
  Matrix q, k, v, towards;
  double c = 1.5;
  Mask mask = Mask::none();

  Problem(std::uint64_t seed, Eigen::Index queries, Eigen::Index keys, Eigen::Index d, Eigen::Index dv, double size)
      : q(bells(seed, queries, d, size)),
        k(bells(seed + 1, keys, d)),
        v(bells(seed + 2, keys, dv)),
        towards(bells(seed + 3, queries, dv)) {}

  AttentionSteps steps() const { return attention::scaled_dot_product_attention(q, k, v, {"constant", c}, mask); }
  double loss() const { return steps().output.cwiseProduct(towards).sum(); }
  AttentionGradient gradient() const { return attention_gradient(q, k, v, steps(), towards); }

  double slope(double& x) {
    return slope_at(x, [this] { return loss(); });
  }
};

void check_by_differences(Problem problem) {
  const AttentionGradient gradient = problem.gradient();
  double worst = 0;
  const auto compare = [&](Matrix& entries, const Matrix& found) {
    REQUIRE(found.rows() == entries.rows());
    REQUIRE(found.cols() == entries.cols());
    for (Eigen::Index i = 0; i < entries.size(); ++i) {
      const double slope = problem.slope(entries.data()[i]);
      CHECK(found.data()[i] == Approx(slope).epsilon(1e-9).margin(2e-11));
      worst = std::max(worst, std::fabs(found.data()[i] - slope));
    }
  };
  compare(problem.q, gradient.q);
  compare(problem.k, gradient.k);
  compare(problem.v, gradient.v);
  CHECK(gradient.divisor == Approx(problem.slope(problem.c)).epsilon(1e-9).margin(2e-11));
  CHECK(gradient.log_temperature == Approx(problem.c * gradient.divisor).epsilon(1e-15));
  CAPTURE(worst);
  CHECK(worst < 1e-9);
}

Mask mask_of(const GradientGolden& golden) {
  Mask mask = Mask::none();
  if (golden.masked) {
    std::vector<std::uint8_t> allowed;
    for (int i = 0; i < golden.queries * golden.keys; ++i) {
      allowed.push_back(i % golden.keys == 0 || hashed::word(golden.seed + 4, static_cast<std::uint64_t>(i)) % 2 == 1);
    }
    mask = Mask::of(golden.queries, golden.keys, allowed);
  }
  return golden.causal ? mask.and_causal() : mask;
}

}  // namespace

TEST_CASE("the gradient agrees with PyTorch: random, masked, causal, near uniform and near saturation") {
  accuracy::Worst worst(1.0, accuracy::kOfBound);
  const auto see = [&](double got, double right) {
    worst.see(std::fabs(got - right) / (4e-15 + 1e-12 * std::fabs(right)));
  };
  for (const GradientGolden& golden : kGradients) {
    Problem problem(golden.seed, golden.queries, golden.keys, golden.dimension, golden.value_dimension, golden.size);
    problem.c = golden.c;
    problem.mask = mask_of(golden);
    const AttentionGradient found = problem.gradient();
    INFO("case of seed " << golden.seed);
    for (Eigen::Index i = 0; i < found.q.size(); ++i) see(found.q.data()[i], golden.q[i]);
    for (Eigen::Index i = 0; i < found.k.size(); ++i) see(found.k.data()[i], golden.k[i]);
    for (Eigen::Index i = 0; i < found.v.size(); ++i) see(found.v.data()[i], golden.v[i]);
    see(found.divisor, golden.divisor);
    see(found.log_temperature, golden.log_temperature);
  }
  worst.record("attention::attention_gradient",
               "random, masked, causal, near uniform, near saturation; the bound is 4e-15 + 1e-12 |g|", "PyTorch");
}

TEST_CASE("central differences agree with the gradient at random points") {
  check_by_differences({700, 3, 5, 4, 2, 1.0});
  check_by_differences({710, 1, 2, 1, 1, 1.0});
}

TEST_CASE("central differences agree with the gradient near saturation and near uniform") {
  Problem saturated(720, 3, 4, 5, 2, 1.0);
  saturated.c = 0.25;
  check_by_differences(saturated);
  check_by_differences({730, 2, 6, 4, 3, 1e-4});
}

TEST_CASE("central differences agree with the gradient under a mask") {
  Problem problem(740, 3, 3, 4, 2, 1.0);
  problem.mask = Mask::causal();
  check_by_differences(problem);
  problem.mask = Mask::of(3, 3, {1, 0, 1, 0, 1, 1, 1, 0, 0});
  check_by_differences(problem);
}

TEST_CASE("no gradient passes a masked pair: not to its score, and from a key that nobody sees not at all") {
  Problem problem(750, 2, 3, 4, 2, 1.0);
  problem.mask = Mask::of(2, 3, {1, 0, 1, 1, 0, 1});
  const AttentionGradient found = problem.gradient();
  for (Eigen::Index i = 0; i < 2; ++i) CHECK(found.scaled_scores(i, 1) == 0.0);
  CHECK(found.k.row(1).isZero(0));
  CHECK(found.v.row(1).isZero(0));
  // With one key left a row is one-hot: its query learns nothing, whatever the loss.
  problem.mask = Mask::of(2, 3, {0, 1, 0, 1, 1, 1});
  CHECK(problem.gradient().q.row(0).isZero(0));
}

TEST_CASE("the gradients of the scores of a row sum to 0, so a vector added to every key meets no gradient") {
  const AttentionGradient found = Problem(760, 4, 33, 6, 3, 2.0).gradient();
  for (Eigen::Index i = 0; i < 4; ++i) {
    CHECK(std::fabs(found.scaled_scores.row(i).sum()) <= 1e-15 * found.scaled_scores.row(i).cwiseAbs().sum() * 33);
  }
}

TEST_CASE("a vector added to every key changes no gradient, neither in the queries nor in the temperature") {
  Problem problem(770, 3, 5, 4, 2, 1.0);
  const AttentionGradient before = problem.gradient();
  problem.k.rowwise() += Eigen::RowVector4d(1.0, -2.0, 0.5, 3.0);
  const AttentionGradient after = problem.gradient();
  CHECK(after.q.isApprox(before.q, 1e-13));  // Σ_j e_ij = 0 takes the shift out again
  CHECK(after.k.isApprox(before.k, 1e-13));
  CHECK(after.log_temperature == Approx(before.log_temperature).epsilon(1e-12));
}

TEST_CASE("queries and divisor halved together leave the weights, and double the gradient in the queries") {
  Problem problem(780, 3, 4, 5, 2, 1.0);
  const AttentionGradient one = problem.gradient();
  problem.q /= 2;
  problem.c /= 2;
  const AttentionGradient two = problem.gradient();
  CHECK(two.scaled_scores == one.scaled_scores);
  CHECK(two.q == 2 * one.q);
  CHECK(two.k == one.k);
  CHECK(two.v == one.v);
  CHECK(two.divisor == 2 * one.divisor);
  CHECK(two.log_temperature == one.log_temperature);
}

TEST_CASE("a loss that counts twice has a gradient twice as large") {
  Problem problem(790, 2, 3, 4, 2, 1.0);
  const AttentionGradient one = problem.gradient();
  problem.towards *= 2;
  const AttentionGradient two = problem.gradient();
  CHECK(two.q == 2 * one.q);
  CHECK(two.k == 2 * one.k);
  CHECK(two.v == 2 * one.v);
  CHECK(two.log_temperature == 2 * one.log_temperature);
}

TEST_CASE("a frozen row keeps the digits of its gradient: two keys 200 apart") {
  // s = (0, −200), L = o = p_2: e_2 = p_1 p_2 = −e_1, dL/d ln τ = 200 p_1 p_2.
  Matrix q(1, 1), k(2, 1), v(2, 1), towards(1, 1);
  q << 1;
  k << 0, -200;
  v << 0, 1;
  towards << 1;
  const AttentionSteps steps = attention::scaled_dot_product_attention(q, k, v, {"none"});
  const AttentionGradient found = attention_gradient(q, k, v, steps, towards);
  const double p = std::exp(-200.0);
  CHECK(found.scaled_scores(0, 1) == Approx(p).epsilon(1e-14).margin(0));
  CHECK(found.scaled_scores(0, 0) == Approx(-p).epsilon(1e-14).margin(0));
  CHECK(found.q(0, 0) == Approx(-200 * p).epsilon(1e-14).margin(0));
  CHECK(found.log_temperature == Approx(200 * p).epsilon(1e-14).margin(0));
}

TEST_CASE("matrices that do not fit, and gradients that are no numbers, are refused by name") {
  Problem problem(800, 2, 3, 4, 2, 1.0);
  const auto refusal = [&](const Matrix& q, const Matrix& k, const Matrix& v, const Matrix& towards) -> std::string {
    return whole_refusal_of([&] { attention_gradient(q, k, v, problem.steps(), towards); });
  };
  const auto& [q, k, v, towards, c, mask] = problem;
  CHECK(refusal(q, k, v, Matrix::Zero(2, 3)) == "wrong-size|output gradient|2 × 3|2 × 2");
  CHECK(refusal(Matrix::Zero(3, 4), k, v, towards) == "wrong-size|steps|2 × 3|3 × 3");
  CHECK(refusal(q, Matrix::Zero(3, 5), v, towards) == "wrong-size|k|3 × 5|3 × 4");
  CHECK(refusal(q, k, Matrix::Zero(4, 2), towards) == "wrong-size|v|4 × 2|3 × 2");
  Matrix broken = towards;
  broken(1, 0) = std::nan("");
  CHECK(refusal(q, k, v, broken) == "not-a-number|output gradient (2, 1)|NaN|finite numbers");
}

TEST_CASE("gradients that overflow are refused, not answered with NaN") {
  const auto refused = [](double key, double value, double towards) -> std::string {
    const Matrix q = Matrix::Constant(1, 1, 1e-200), k = (Matrix(2, 1) << key, -key).finished();
    const Matrix v = (Matrix(2, 1) << value, -value).finished();
    try {
      attention_gradient(q, k, v, sqrtdk::attention::scaled_dot_product_attention(q, k, v, {"sqrt", 0}),
                         Matrix::Constant(1, 1, towards));
    } catch (const InvalidArgument& error) {
      return error.parameter();
    }
    return "accepted";
  };
  CHECK(refused(1, 1e200, 1e100) == "accepted");
  CHECK(refused(1, 1e200, 1e200) == "gradient in the weights (1, 1)");
  CHECK(refused(1e180, 1e100, 1e100) == "gradient in q (1, 1)");
}
