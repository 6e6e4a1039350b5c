// Every scale rule against mpmath, through attention; what each parameter changes; vectors of 0 and other edges.
#include <cmath>
#include <limits>
#include <string>

#include "../../reference/scaling/goldens.hpp"
#include "accuracy.hpp"
#include "attention/scaled_dot_product.hpp"
#include "catch.hpp"
#include "hashed_numbers.hpp"
#include "numeric/check.hpp"
#include "refusal.hpp"
#include "relative.hpp"
#include "scaling/scaled_score.hpp"

using namespace sqrtdk;
using attention::AttentionSteps;
using attention::Mask;
using attention::scaled_dot_product_attention;
using numeric::Matrix;

namespace {

Matrix bells(std::uint64_t seed, Eigen::Index rows, Eigen::Index columns, double shift = 0) {
  Matrix m(rows, columns);
  for (Eigen::Index i = 0; i < m.size(); ++i) m.data()[i] = hashed::bell(seed, static_cast<std::uint64_t>(i)) + shift;
  return m;
}

/// The same row, so many times.
Matrix repeated(const Matrix& row, Eigen::Index times) { return row.replicate(times, 1); }

struct Vectors {
  Matrix q = bells(21, 3, 16), k = bells(22, 4, 16), v = bells(23, 4, 2);
  Matrix scaled(const std::string& rule, double parameter, const Mask& mask = Mask::none()) const {
    return scaled_dot_product_attention(q, k, v, {rule, parameter}, mask).scaled_scores;
  }
};

/// Parameters that every rule accepts in its own place.
double middle(const scaling::Rule& rule) { return rule.parameter ? rule.parameter->initial : 0; }

}  // namespace

TEST_CASE("scaled scores of every rule agree with mpmath, entries far from 0 among them") {
  accuracy::Worst worst(1.0, accuracy::kOfBound);
  for (const ScaledGolden& golden : kScaled) {
    const Matrix q = bells(700 + golden.seed, 1, golden.dimension, golden.shift);
    const Matrix k = bells(800 + golden.seed, 1, golden.dimension, golden.shift);
    const AttentionSteps steps =
        scaled_dot_product_attention(repeated(q, golden.position), repeated(k, golden.keys),
                                     Matrix::Ones(golden.keys, 1), {golden.rule, golden.parameter}, Mask::none());
    INFO(golden.rule << " at d = " << golden.dimension << ", components about " << golden.shift);
    // Deviations of entries near 1000 are known to 1e-13 of themselves, no better.
    const double tolerance = std::string(golden.rule) == "layer-norm" && golden.shift == 1000 ? 3e-12 : 3e-14;
    worst.see(relative(steps.scaled_scores(golden.position - 1, golden.keys - 1), golden.score) / tolerance);
  }
  worst.record("scaling::scaled_score",
               "every rule; the bound is 3e-14, 3e-12 for layer norm of entries about 1000, relative", "mpmath");
}

TEST_CASE("each parameter changes the scores by the known amount") {
  const Vectors at;
  CHECK(at.scaled("temperature", 0.5).isApprox(2 * at.scaled("sqrt", 0), 1e-15));
  CHECK(at.scaled("query-norm", 0.25).isApprox(4 * at.scaled("query-norm", 1), 1e-15));
  CHECK(at.scaled("cosine", 20).isApprox(2 * at.scaled("cosine", 10), 1e-15));
  CHECK(at.scaled("rms-norm", 3).isApprox(3 * at.scaled("rms-norm", 1), 1e-15));
  CHECK(at.scaled("layer-norm", 3).isApprox(3 * at.scaled("layer-norm", 1), 1e-15));
  CHECK(at.scaled("log-keys", 0.5).isApprox(0.5 * at.scaled("log-keys", 1), 1e-15));
  CHECK(at.scaled("log-keys", 1).isApprox(std::log(4.0) * at.scaled("sqrt", 0), 1e-15));
  CHECK(at.scaled("soft-cap", 1000).isApprox(at.scaled("sqrt", 0), 1e-5));
  // C tanh(x/C): halving cap and scores halves what comes out.
  Vectors half = at;
  half.q /= 2;
  CHECK(half.scaled("soft-cap", 0.5).isApprox(0.5 * at.scaled("soft-cap", 1), 1e-15));
}

TEST_CASE("halving the temperature squares the odds") {
  const Vectors at;
  const auto odds = [&](double tau) {
    const Matrix weights = scaled_dot_product_attention(at.q, at.k, at.v, {"temperature", tau}).weights;
    return weights(0, 0) / weights(0, 1);
  };
  CHECK(odds(0.5) == Approx(odds(1) * odds(1)).epsilon(1e-13));
}

TEST_CASE("RMS norm is cosine with gain √d, and 1/√d of vectors of length √d") {
  Vectors at;
  CHECK(at.scaled("rms-norm", 1).isApprox(at.scaled("cosine", 4), 1e-14));
  for (Matrix* m : {&at.q, &at.k}) {
    for (Eigen::Index i = 0; i < m->rows(); ++i) m->row(i) *= 4 / m->row(i).norm();
  }
  CHECK(at.scaled("rms-norm", 1).isApprox(at.scaled("sqrt", 0), 1e-13));
  CHECK(at.scaled("query-norm", 1).isApprox(at.scaled("sqrt", 0), 1e-13));
}

TEST_CASE("norms take lengths away, layer norm also a shift, and the bounds hold exactly") {
  const Vectors at;
  Vectors longer = at;
  longer.q *= 8;
  longer.k *= 0.5;
  for (const char* rule : {"cosine", "rms-norm", "layer-norm"}) {
    CHECK(longer.scaled(rule, 1) == at.scaled(rule, 1));
    Vectors same = at;
    same.k = same.q;
    same.v = Matrix::Ones(3, 1);
    CHECK(same.scaled(rule, 1).maxCoeff() <= (rule == std::string("cosine") ? 1 : 4));
    CHECK(same.scaled(rule, 1)(0, 0) == Approx(rule == std::string("cosine") ? 1 : 4).epsilon(1e-15));
  }
  longer = at;
  longer.q.array() += 3;
  CHECK(longer.scaled("layer-norm", 1).isApprox(at.scaled("layer-norm", 1), 1e-13));
  longer = at;
  longer.q *= 1000;
  CHECK(longer.scaled("soft-cap", 2).cwiseAbs().maxCoeff() <= 2);
}

TEST_CASE("a query counts the keys that it sees, and its own place") {
  Vectors at;
  at.q = bells(21, 4, 16);
  const Matrix plain = at.scaled("sqrt", 0), causal = at.scaled("log-keys", 1, Mask::causal());
  for (Eigen::Index i = 0; i < 4; ++i) {
    CHECK(causal(i, 0) == Approx(std::log(static_cast<double>(i + 1)) * plain(i, 0)).epsilon(1e-15).margin(0));
  }
  const Matrix tuned = at.scaled("position", 2);
  for (Eigen::Index i = 0; i < 4; ++i) {
    const double stages = std::floor(static_cast<double>(i + 1) / 2);
    CHECK(tuned(i, 1) == Approx((1 + 0.1 * std::log(stages + 1)) * plain(i, 1)).epsilon(1e-15));
  }
  CHECK(at.scaled("position", 8192) == plain);
}

TEST_CASE("e^(πd) leaves no infinity and no NaN: attention becomes even") {
  const AttentionSteps steps =
      scaled_dot_product_attention(bells(1, 2, 400), bells(2, 3, 400), bells(3, 3, 1), {"exponential"});
  CHECK_FALSE(steps.divisor.has_value());
  CHECK(steps.scaled_scores.isZero(0));
  for (Eigen::Index i = 0; i < steps.weights.size(); ++i) CHECK(steps.weights.data()[i] == 1.0 / 3);
  const AttentionSteps near =
      scaled_dot_product_attention(bells(1, 2, 225), bells(2, 3, 225), bells(3, 3, 1), {"exponential"});
  CHECK(near.divisor.value() == Approx(9.6533847150366325e306).epsilon(1e-14));
}

TEST_CASE("a vector of 0 has scores of 0 under every rule, and no NaN") {
  for (const scaling::Rule& rule : scaling::rules()) {
    Vectors at;
    at.q.row(1).setZero();
    at.k.row(2).setZero();
    const Matrix scores = at.scaled(std::string(rule.id), middle(rule));
    INFO(rule.id);
    CHECK(scores.row(1).isZero(0));
    CHECK(scores.col(2).isZero(0));
    CHECK(scores.allFinite());
  }
}

TEST_CASE("layer norm takes a vector of equal components for 0, rounding included") {
  Vectors at;
  at.q.row(0).setConstant(0.1);
  at.q.row(2).setConstant(1e6 / 3);
  const Matrix scores = at.scaled("layer-norm", 1);
  CHECK(scores.row(0).isZero(0));
  CHECK(scores.row(2).isZero(0));
  CHECK_FALSE(scores.row(1).isZero(0));
}

TEST_CASE("norms that no double holds are refused by their row") {
  Vectors at;
  at.q.row(1) *= 1e160;
  at.k *= 1e-10;
  CHECK(whole_refusal_of([&] { at.scaled("cosine", 1); }) == "not-finite||q|² of row 2|∞|finite numbers");
  CHECK(whole_refusal_of([&] { at.scaled("sqrt", 0); }) == "accepted");
  at = Vectors();
  at.k.row(3) *= 1e-160;
  CHECK(whole_refusal_of([&] { at.scaled("rms-norm", 1); }).find("out-of-range||k|² of row 4|") == 0);
  CHECK(whole_refusal_of([&] { at.scaled("query-norm", 1); }) == "accepted");
}

TEST_CASE("domains and parameters of every rule are checked by name") {
  for (const scaling::Rule& rule : scaling::rules()) {
    const std::string id(rule.id);
    INFO(id);
    if (rule.least_dimension > 1) {
      CHECK(whole_refusal_of([&] {
              scaling::Scaler({id, middle(rule)}, rule.least_dimension - 1);
            }).find("outside-domain|d|") == 0);
    }
    CHECK(whole_refusal_of([&] { scaling::Scaler({id, middle(rule)}, rule.least_dimension); }) == "accepted");
    if (!rule.parameter) continue;
    const std::string refused = "out-of-range|" + std::string(rule.parameter->name) + "|";
    CHECK(whole_refusal_of([&] { scaling::Scaler({id, rule.parameter->least * 0.99 - 0.1}, 4); }).find(refused) == 0);
    CHECK(whole_refusal_of([&] { scaling::Scaler({id, rule.parameter->most * 1.01}, 4); }).find(refused) == 0);
    CHECK(whole_refusal_of([&] {
            scaling::Scaler({id, std::numeric_limits<double>::quiet_NaN()}, 4);
          }).find("not-a-number") == 0);
    for (const double value : {rule.parameter->least, rule.parameter->most}) {
      CHECK(scaled_dot_product_attention(bells(1, 2, 4), bells(2, 3, 4), bells(3, 3, 1), {id, value})
                .weights.allFinite());
    }
  }
}
