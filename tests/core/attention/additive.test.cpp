// Additive scores and their gradient against PyTorch and central differences; their size beside that of dot products.
#include "attention/additive.hpp"

#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "../../reference/attention/gradients.hpp"
#include "accuracy.hpp"
#include "catch.hpp"
#include "differences.hpp"
#include "normal_draws.hpp"
#include "numeric/check.hpp"
#include "refusal.hpp"

using namespace sqrtdk;
using attention::additive_gradient;
using attention::additive_scores;
using attention::AdditiveGradient;
using attention::AdditiveMaps;
using numeric::Matrix;
using numeric::Vector;

namespace {

struct AdditiveProblem {
  Matrix q, k, towards;
  AdditiveMaps maps;

  AdditiveProblem(std::uint64_t seed, int queries, int keys, int query_dimension, int key_dimension, int hidden)
      : q(bells(seed, queries, query_dimension)),
        k(bells(seed + 1, keys, key_dimension)),
        towards(bells(seed + 5, queries, keys)),
        maps{bells(seed + 2, hidden, query_dimension), bells(seed + 3, hidden, key_dimension),
             bells(seed + 4, hidden, 1)} {}

  double loss() const { return additive_scores(q, k, maps).cwiseProduct(towards).sum(); }
  AdditiveGradient gradient() const { return additive_gradient(q, k, maps, towards); }

  double slope(double& x) {
    return slope_at(x, [this] { return loss(); });
  }
};

void check_additive_gradient(AdditiveProblem problem) {
  const AdditiveGradient found = problem.gradient();
  const auto compare = [&](double* entries, const double* slopes, Eigen::Index size) {
    for (Eigen::Index i = 0; i < size; ++i)
      CHECK(slopes[i] == Approx(problem.slope(entries[i])).epsilon(1e-9).margin(3e-11));
  };
  compare(problem.q.data(), found.q.data(), found.q.size());
  compare(problem.k.data(), found.k.data(), found.k.size());
  compare(problem.maps.query_map.data(), found.maps.query_map.data(), found.maps.query_map.size());
  compare(problem.maps.key_map.data(), found.maps.key_map.data(), found.maps.key_map.size());
  compare(problem.maps.v.data(), found.maps.v.data(), found.maps.v.size());
}

/// Normal draws in sequence from one stream.
class Draws {
 public:
  explicit Draws(std::uint64_t seed) : normal_(random::StreamAddress{seed, 77, 0}) {}
  Matrix matrix(Eigen::Index rows, Eigen::Index columns, double spread) {
    Matrix m(rows, columns);
    for (Eigen::Index i = 0; i < m.size(); ++i) m.data()[i] = normal_.next() * spread;
    return m;
  }

 private:
  NormalDraws normal_;
};

struct Spreads {
  double additive;    ///< root of the mean square over all networks
  double in_network;  ///< std within one network, averaged over networks: smaller where few units make |v| vary
  double dot, limit;
};

/// The size of scores over fresh maps and fresh vectors: d = h, entries of q and k N(0, 1), of the maps N(0, 1/d), of v N(0, v_spread²).
Spreads measure(int h, double v_spread, int rounds, int pairs) {
  Draws draws(static_cast<std::uint64_t>(h));
  double additive = 0, in_network = 0, dot = 0, limit = 0;
  for (int round = 0; round < rounds; ++round) {
    const double spread = 1.0 / std::sqrt(static_cast<double>(h));
    const AdditiveMaps maps{draws.matrix(h, h, spread), draws.matrix(h, h, spread), draws.matrix(h, 1, v_spread)};
    const Matrix q = draws.matrix(pairs, h, 1.0), k = draws.matrix(pairs, h, 1.0);
    const Matrix scores = additive_scores(q, k, maps);
    const double most = attention::additive_score_limit(maps.v);
    CHECK(scores.cwiseAbs().maxCoeff() <= most);
    const double mean_square = scores.squaredNorm() / static_cast<double>(scores.size());
    limit += most / rounds;
    additive += mean_square / rounds;
    in_network += std::sqrt(mean_square) / rounds;
    dot += (q * k.transpose()).squaredNorm() / static_cast<double>(scores.size()) / rounds;
  }
  return {std::sqrt(additive), in_network, std::sqrt(dot), limit};
}

}  // namespace

TEST_CASE("additive scores and gradients agree with PyTorch") {
  accuracy::Worst worst(1.0, accuracy::kOfBound);
  for (const AdditiveGolden& golden : kAdditive) {
    const AdditiveProblem problem(golden.seed, golden.queries, golden.keys, golden.query_dimension,
                                  golden.key_dimension, golden.hidden);
    const Matrix scores = additive_scores(problem.q, problem.k, problem.maps);
    const AdditiveGradient found = problem.gradient();
    const auto compare = [&](const double* got, const double* right, Eigen::Index size) {
      for (Eigen::Index i = 0; i < size; ++i) {
        worst.see(std::fabs(got[i] - right[i]) / (2e-15 + 1e-13 * std::fabs(right[i])));
      }
    };
    INFO("case of seed " << golden.seed);
    compare(scores.data(), golden.scores, scores.size());
    compare(found.q.data(), golden.q, found.q.size());
    compare(found.k.data(), golden.k, found.k.size());
    compare(found.maps.query_map.data(), golden.query_map, found.maps.query_map.size());
    compare(found.maps.key_map.data(), golden.key_map, found.maps.key_map.size());
    compare(found.maps.v.data(), golden.v, found.maps.v.size());
  }
  worst.record("attention::additive_scores, additive_gradient", "random problems; the bound is 2e-15 + 1e-13 |x|",
               "PyTorch");
}

TEST_CASE(
    "central differences agree with the gradient of additive scores, where units are free and where they saturate") {
  check_additive_gradient({810, 2, 3, 4, 2, 5});
  AdditiveProblem saturated(820, 2, 2, 3, 3, 4);
  saturated.maps.query_map *= 6;
  check_additive_gradient(saturated);
}

TEST_CASE("a unit far into saturation still has its exponentially small slope") {
  Matrix q(1, 1), k(1, 1), one(1, 1);
  q << 30;
  k << 0;
  one << 1;
  const AdditiveMaps maps{one, one, Vector::Ones(1)};
  CHECK(additive_scores(q, k, maps)(0, 0) == 1.0);
  CHECK(additive_gradient(q, k, maps, one).q(0, 0) == Approx(4 * std::exp(-60.0)).epsilon(1e-14).margin(0));
}

TEST_CASE("doubling v doubles every score, and turning both vectors round turns its sign") {
  AdditiveProblem problem(830, 3, 4, 5, 5, 6);
  const Matrix scores = additive_scores(problem.q, problem.k, problem.maps);
  AdditiveMaps doubled = problem.maps;
  doubled.v *= 2;
  CHECK(additive_scores(problem.q, problem.k, doubled) == 2 * scores);
  CHECK(additive_scores(-problem.q, -problem.k, problem.maps) == -scores);
}

TEST_CASE("with maps near zero the scores are linear: vᵀ (W₁ q + W₂ k)") {
  AdditiveProblem problem(840, 2, 3, 4, 4, 5);
  problem.maps.query_map *= 1e-6;
  problem.maps.key_map *= 1e-6;
  const Matrix scores = additive_scores(problem.q, problem.k, problem.maps);
  for (Eigen::Index i = 0; i < 2; ++i) {
    for (Eigen::Index j = 0; j < 3; ++j) {
      const Vector units =
          problem.maps.query_map * problem.q.row(i).transpose() + problem.maps.key_map * problem.k.row(j).transpose();
      CHECK(scores(i, j) == Approx(problem.maps.v.dot(units)).epsilon(1e-9));
    }
  }
}

TEST_CASE("no additive score exceeds Σ|v|, and units driven into saturation reach it") {
  AdditiveProblem problem(850, 2, 2, 3, 3, 9);
  for (Eigen::Index l = 0; l < 9; ++l) {
    problem.maps.query_map.row(l).setConstant(problem.maps.v(l) > 0 ? 1000.0 : -1000.0);
  }
  problem.q.setOnes();
  const Matrix scores = additive_scores(problem.q, problem.k, problem.maps);
  const double limit = attention::additive_score_limit(problem.maps.v);
  CHECK(limit == Approx(problem.maps.v.cwiseAbs().sum()).epsilon(1e-15));
  for (Eigen::Index i = 0; i < 4; ++i) CHECK(scores.data()[i] == limit);
}

TEST_CASE("with v ~ N(0, 1) additive scores grow like √h: 1.3, 5.7, 23 at h = 4, 64, 1024, as dot products do",
          "[simulation]") {
  const Spreads four = measure(4, 1.0, 3000, 10), middle = measure(64, 1.0, 80, 10), large = measure(1024, 1.0, 4, 24);
  CHECK(four.in_network == Approx(1.3).margin(0.05));
  CHECK(four.additive == Approx(1.40).margin(0.05));
  CHECK(middle.in_network == Approx(5.7).epsilon(0.05));
  CHECK(large.in_network == Approx(23.0).epsilon(0.05));
  CHECK(four.dot == Approx(2.0).epsilon(0.03));
  CHECK(middle.dot == Approx(8.0).epsilon(0.06));
  CHECK(large.dot == Approx(32.0).epsilon(0.1));
  CHECK(large.limit == Approx(1024 * std::sqrt(2 / 3.14159265358979)).epsilon(0.05));
}

TEST_CASE("with v ~ N(0, 1/h) additive scores keep their size while dot products grow", "[simulation]") {
  const Spreads four = measure(4, 0.5, 3000, 10), middle = measure(64, 0.125, 80, 10),
                large = measure(1024, 1.0 / 32, 4, 24);
  CHECK(four.additive == Approx(0.70).epsilon(0.05));
  CHECK(middle.additive == Approx(0.71).epsilon(0.05));
  CHECK(large.additive == Approx(0.72).epsilon(0.05));
}

TEST_CASE("maps that do not fit and entries that are no numbers are refused by name") {
  const AdditiveProblem problem(860, 2, 3, 4, 2, 5);
  const auto refusal = [](const AdditiveProblem& given) -> std::string {
    return whole_refusal_of([&] { given.gradient(); });
  };
  AdditiveProblem wrong = problem;
  wrong.maps.query_map = Matrix::Zero(5, 3);
  CHECK(refusal(wrong) == "wrong-size|W₁|5 × 3|5 × 4");
  wrong = problem;
  wrong.maps.key_map = Matrix::Zero(4, 2);
  CHECK(refusal(wrong) == "wrong-size|W₂|4 × 2|5 × 2");
  wrong = problem;
  wrong.maps.v(2) = std::numeric_limits<double>::infinity();
  CHECK(refusal(wrong) == "not-finite|v (3, 1)|∞|finite numbers");
  wrong = problem;
  wrong.towards = Matrix::Zero(3, 3);
  CHECK(refusal(wrong) == "wrong-size|score gradient|3 × 3|2 × 3");
  wrong = problem;
  wrong.q = Matrix(0, 4);
  CHECK(refusal(wrong) == "empty|q|0 × 4|at least 1 × 1");
}

TEST_CASE("additive scores and gradients that overflow are refused, not answered with NaN") {
  const Matrix one = Matrix::Constant(1, 1, 1), large = Matrix::Constant(1, 1, 1e200);
  AdditiveMaps maps{large, -large, numeric::Vector::Constant(1, 1)};
  CHECK_THROWS_AS(additive_scores(large, large, maps), InvalidArgument);  // ∞ − ∞
  maps = {one * 1e-200, one * 1e-200, numeric::Vector::Constant(1, 1e200)};
  CHECK_NOTHROW(additive_scores(one, one, maps));
  CHECK_THROWS_AS(additive_gradient(one, one, maps, large), InvalidArgument);
}
