// The Jacobian of softmax against mpmath, and its laws.
#include "softmax/jacobian.hpp"

#include <Eigen/Eigenvalues>
#include <cmath>
#include <vector>

#include "../../reference/softmax/jacobian.hpp"
#include "accuracy.hpp"
#include "catch.hpp"
#include "hashed_numbers.hpp"
#include "numeric/check.hpp"
#include "relative.hpp"
#include "softmax/softmax.hpp"

using namespace sqrtdk;
using numeric::Matrix;

namespace {

std::vector<double> softmax_of(std::vector<double> scores) {
  softmax::softmax(scores, scores);
  return scores;
}

std::vector<double> product(const std::vector<double>& weights, const std::vector<double>& v) {
  std::vector<double> result(v.size());
  softmax::jacobian_product(weights, v, result);
  return result;
}

double largest_eigenvalue(const Matrix& j) {
  return Eigen::SelfAdjointEigenSolver<Matrix>(j, Eigen::EigenvaluesOnly).eigenvalues().maxCoeff();
}

}  // namespace

TEST_CASE("products and norm of the Jacobian agree with mpmath, from even weights to one-hot ones") {
  accuracy::Worst products(1.0, accuracy::kOfBound), norm(1.4e-15, accuracy::kRelative);
  for (const JacobianGolden& golden : kJacobians) {
    const std::vector<double> p(golden.weights, golden.weights + golden.keys), v(golden.v, golden.v + golden.keys);
    const std::size_t top = softmax::top_key(p);
    const std::vector<double> found = product(p, v);
    double mean_size = 0;
    for (std::size_t i = 0; i < p.size(); ++i) mean_size += p[i] * std::fabs(v[i] - v[top]);
    for (std::size_t i = 0; i < p.size(); ++i) {
      INFO("key " << i << ", peak " << p[top]);
      const double bound = 9 * 0x1p-53 * p[i] * (std::fabs(v[i] - v[top]) + mean_size);
      products.see(std::fabs(found[i] - golden.product[i]) / (bound + 0x1p-1074));
    }
    norm.see(relative(softmax::jacobian_frobenius(p), golden.frobenius));
  }
  products.record("softmax::jacobian_product",
                  "even weights to one-hot ones; the bound is 9 u p_i (|v_i − v_t| + Σ p_j |v_j − v_t|)", "mpmath");
  norm.record("softmax::jacobian_frobenius", "even weights to one-hot ones", "mpmath");
}

TEST_CASE("the product at the top key of a nearly one-hot row keeps 15 digits, though p − p² keeps none") {
  const std::vector<double> p = {1.0, 1e-30, 3e-50}, v = {2.0, 5.0, -1.0};
  const std::vector<double> found = product(p, v);
  CHECK(found[0] == Approx(-3e-30).epsilon(1e-15).margin(0));
  CHECK(found[1] == Approx(3e-30).epsilon(1e-15).margin(0));
  CHECK(found[2] == Approx(-9e-50).epsilon(1e-15).margin(0));
}

TEST_CASE("the product without the matrix is the matrix times the vector, from either side") {
  for (const double spread : {0.1, 1.0, 8.0}) {
    const auto p = softmax_of(hashed::bells(11, 37, spread)), v = hashed::bells(12, 37);
    const Matrix j = softmax::jacobian(p);
    const auto right = product(p, v);
    std::vector<double> left(v.size());
    softmax::product_with_jacobian(v, p, left);
    for (Eigen::Index i = 0; i < j.rows(); ++i) {
      double from_right = 0, from_left = 0;
      for (Eigen::Index k = 0; k < j.cols(); ++k) {
        from_right += j(i, k) * v[static_cast<std::size_t>(k)];
        from_left += v[static_cast<std::size_t>(k)] * j(k, i);
      }
      CHECK(right[static_cast<std::size_t>(i)] == Approx(from_right).epsilon(1e-12).margin(1e-15));
      CHECK(left[static_cast<std::size_t>(i)] == Approx(from_left).epsilon(1e-12).margin(1e-15));
    }
  }
}

TEST_CASE("the Jacobian is symmetric, its rows sum to 0, its trace is that of the statistics") {
  for (std::uint64_t seed = 0; seed < 24; ++seed) {
    const auto p = softmax_of(hashed::bells(seed, 19, static_cast<double>(seed)));
    const Matrix j = softmax::jacobian(p);
    double trace = 0;
    CHECK(j == j.transpose());
    for (Eigen::Index i = 0; i < j.rows(); ++i) {
      double sum = 0;
      for (Eigen::Index k = 0; k < j.cols(); ++k) sum += j(i, k);
      CHECK(std::fabs(sum) <= 1e-14 * j(i, i));
      trace += j(i, i);
    }
    CHECK(trace == Approx(softmax::attention_stats(p).jacobian_trace).epsilon(1e-14).margin(0));
  }
}

TEST_CASE("the Jacobian is the derivative of softmax: central differences agree") {
  const std::vector<double> scores = hashed::bells(5, 9, 2.0);
  const Matrix j = softmax::jacobian(softmax_of(scores));
  const double step = 0x1p-17;
  for (std::size_t k = 0; k < scores.size(); ++k) {
    auto up = scores, down = scores;
    up[k] += step;
    down[k] -= step;
    const auto above = softmax_of(up), below = softmax_of(down);
    for (std::size_t i = 0; i < scores.size(); ++i) {
      const double difference = (above[i] - below[i]) / (2 * step);
      CHECK(j(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(k)) == Approx(difference).margin(3e-11));
    }
  }
}

TEST_CASE("one number added to all of v changes no bit of the product, and the product sums to 0") {
  const auto p = softmax_of(hashed::bells(8, 64, 3.0));
  std::vector<double> v, shifted;
  for (int i = 0; i < 64; ++i) {
    v.push_back(static_cast<double>(hashed::word(9, static_cast<std::uint64_t>(i)) % 1000) / 64.0);
    shifted.push_back(v.back() + 1024.0);  // exact
  }
  CHECK(product(p, v) == product(p, shifted));
  double sum = 0, size = 0;
  for (const double each : product(p, v)) {
    sum += each;
    size += std::fabs(each);
  }
  CHECK(std::fabs(sum) <= 64 * 0x1p-53 * size);
}

TEST_CASE("even weights: J = (1 - 11ᵀ/n)/n, of Frobenius norm √(n-1)/n and largest eigenvalue 1/n") {
  for (const int n : {2, 3, 16, 100}) {
    const std::vector<double> p(static_cast<std::size_t>(n), 1.0 / n);
    CHECK(softmax::jacobian_frobenius(p) == Approx(std::sqrt(n - 1.0) / n).epsilon(1e-14));
    const softmax::Bounds bounds = softmax::jacobian_largest_eigenvalue(p);
    CHECK(bounds.least <= 1.0 / n);
    CHECK(bounds.most >= (1.0 - 1e-14) / n);
  }
}

TEST_CASE("the Frobenius norm is the root of the sum of squares, and neither vanishes nor overflows near one-hot") {
  for (const double spread : {0.5, 4.0, 12.0}) {
    const auto p = softmax_of(hashed::bells(31, 21, spread));
    CHECK(softmax::jacobian_frobenius(p) == Approx(softmax::jacobian(p).norm()).epsilon(1e-14));
  }
  // Two keys: J = p_1 p_2 (1 -1; -1 1), of norm 2 p_1 p_2.
  CHECK(softmax::jacobian_frobenius(std::vector<double>{1.0, 1e-250}) == Approx(2e-250).epsilon(1e-15).margin(0));
  CHECK(softmax::jacobian_frobenius(std::vector<double>{0.0, 1.0, 0.0}) == 0.0);
  CHECK(softmax::jacobian_frobenius(std::vector<double>{1.0}) == 0.0);
}

TEST_CASE("the largest eigenvalue lies within its bounds, which meet at one half for two even keys") {
  for (const JacobianGolden& golden : kJacobians) {
    const softmax::Bounds bounds =
        softmax::jacobian_largest_eigenvalue(std::vector<double>(golden.weights, golden.weights + golden.keys));
    CHECK(bounds.least <= golden.largest_eigenvalue * (1 + 1e-15));
    CHECK(bounds.most >= golden.largest_eigenvalue * (1 - 1e-15));
    CHECK(bounds.most <= 0.5);
  }
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const auto p = softmax_of(hashed::bells(seed, 12, 0.25 * static_cast<double>(seed)));
    const double found = largest_eigenvalue(softmax::jacobian(p));
    const softmax::Bounds bounds = softmax::jacobian_largest_eigenvalue(p);
    CHECK(bounds.least <= found * (1 + 1e-13));
    CHECK(bounds.most >= found * (1 - 1e-13));
  }
  const softmax::Bounds even = softmax::jacobian_largest_eigenvalue(std::vector<double>{0.5, 0.5});
  CHECK(even.most == 0.5);
  CHECK(largest_eigenvalue(softmax::jacobian(std::vector<double>{0.5, 0.5})) == Approx(0.5).epsilon(1e-15));
}

TEST_CASE("what the other keys hold is their sum, where one minus the weight would be zero") {
  const auto others = softmax::leave_one_out_sums(std::vector<double>{1e-20, 1.0, 2e-20, 0.0});
  CHECK(others[1] == Approx(3e-20).epsilon(1e-15).margin(0));
  CHECK(others[0] == 1.0);
  CHECK(others[3] == 1.0);
}

TEST_CASE("a change of scores whose differences overflow is refused, not answered with NaN") {
  const std::vector<double> weights{0.5, 0.5}, change{1.5e308, -1.5e308};
  std::vector<double> product(2);
  CHECK_THROWS_AS(softmax::jacobian_product(weights, change, product), sqrtdk::InvalidArgument);
}
