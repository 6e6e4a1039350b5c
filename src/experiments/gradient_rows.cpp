// A row after another: its vectors once, then under each rule scores with their slopes, softmax, and the gradients behind it.
#include "gradient_rows.hpp"

#include <algorithm>
#include <limits>
#include <span>
#include <string>
#include <utility>

#include "../numeric/check.hpp"
#include "../numeric/exp.hpp"
#include "../numeric/lanes.hpp"
#include "../numeric/matrix.hpp"
#include "../scaling/scaled_score.hpp"
#include "../softmax/jacobian.hpp"
#include "../softmax/softmax.hpp"
#include "causal_rows.hpp"
#include "drawn_vectors.hpp"

namespace sqrtdk::experiments {
namespace {

using numeric::Matrix;
using numeric::row;

/// How many keys a row has.
template <class Asked>
std::size_t keys_of(const Asked& asked, std::uint64_t index) {
  return static_cast<std::size_t>(asked.causal ? causal_keys(index, asked.keys) : asked.keys);
}

void check(const GradientRows& asked) {
  numeric::require_count("draw", asked.draw, 0, 1'000'000);
  numeric::require_count("d", asked.d, 1, kMostGradientDimension);
  numeric::require_count("keys", asked.keys, 2, kMostGradientKeys);
  numeric::require_count("rows", asked.rows, 1, kMostGradientRows);
  numeric::require_count("first", asked.first, 0, kLastGradientRow + 1 - asked.rows);
}

GradientRow drawn(const GradientRows& asked, std::uint64_t index) {
  const auto d = static_cast<Eigen::Index>(asked.d);
  const std::size_t keys = keys_of(asked, index);
  const RowAddress address{asked.seed, asked.draw, index};
  RowVectors vectors{Matrix(1, d), Matrix(static_cast<Eigen::Index>(keys), d)};
  draw_row(address, vectors);
  return {std::move(vectors.q), std::move(vectors.k), draw_upstream(address, keys)};
}

}  // namespace

GradientRow draw_gradient_row(const GradientRows& asked, std::uint64_t index) {
  check(asked);
  numeric::require_count("row", index, 0, kLastGradientRow);
  return drawn(asked, index);
}

MeasuredRows gradient_rows(const GradientRows& asked) {
  check(asked);
  const scaling::Scaler scale(asked.rule, asked.d);
  const auto rows = static_cast<Eigen::Index>(asked.rows), keys = static_cast<Eigen::Index>(asked.keys);
  MeasuredRows measured{Matrix(rows, keys), Matrix(rows, keys), {}, {}};
  std::vector<double> all_e(asked.keys), target(asked.keys);
  target[0] = 1;
  for (Eigen::Index i = 0; i < rows; ++i) {
    const std::uint64_t index = asked.first + static_cast<std::uint64_t>(i);
    const GradientRow vectors = drawn(asked, index);
    const Matrix raw = numeric::times_transposed(vectors.q, vectors.k);
    const RowScores scores(vectors.q, vectors.k, raw, scale, index);
    const std::size_t n = vectors.a.size();
    const std::span<double> scaled = row(measured.scaled_scores, i), weights = row(measured.weights, i).first(n);
    for (std::size_t j = 0; j < n; ++j) scaled[j] = scores[j];
    std::fill(scaled.begin() + static_cast<std::ptrdiff_t>(n), scaled.end(), -std::numeric_limits<double>::infinity());
    const auto hidden = row(measured.weights, i).subspan(n);
    std::fill(hidden.begin(), hidden.end(), 0.0);
    softmax::softmax(scaled.first(n), weights);
    const std::span<double> e = std::span(all_e).first(n);
    softmax::product_with_jacobian(vectors.a, weights, e);
    const double score_gradient = length(e), query_gradient = length(scores.query_gradient(e));
    softmax::product_with_jacobian(std::span(target).first(n), weights, e);
    const double pull = static_cast<double>(n) * length(scores.query_gradient(e));
    const softmax::AttentionStats stats = softmax::attention_stats(weights);
    const std::array figures{stats.peak,     stats.jacobian_trace, weights[0], score_gradient,
                             query_gradient, length(weights),      pull};
    for (std::size_t figure = 0; figure < figures.size(); ++figure) measured.figures[figure].push_back(figures[figure]);
    measured.keys.push_back(static_cast<double>(n));
  }
  return measured;
}

namespace {

/// A row under one rule.
struct RowUnderRule {
  const RowVectors& vectors;
  const scaling::Scaler& scale;
  const RowScores& scores;
  std::span<const double> weights, gradient;  ///< p, ∂p_t/∂q
  std::uint64_t index;
};

void check(const TargetPull& asked, std::uint64_t first, std::uint64_t rows) {
  numeric::require_count("draw", asked.draw, 0, kMostRowDraw);
  numeric::require_count("d", asked.d, 1, kMostPullDimension);
  numeric::require_count("keys", asked.keys, 2, kMostPullKeys);
  numeric::require_count("rows", rows, 1, kMostPullRows);
  numeric::require_count("first", first, 0, kMostPullRows - rows);
  numeric::require_count("rules", asked.rules.size(), 1, kMostPullRules);
  if (asked.z) numeric::require_between("z", *asked.z, -kMostTargetScore, kMostTargetScore);
}

/// Moves key 1 along the query until its score is z |q|.
void place_target(RowVectors& vectors, double z) {
  const auto q = row(vectors.q, 0);
  const auto target = row(vectors.k, 0);
  const double norm = length(q);
  if (norm == 0) return;
  const double missing = (z - numeric::dot(q, target) / norm) / norm;
  for (std::size_t c = 0; c < q.size(); ++c) target[c] += missing * q[c];
}

/// Calls each(rule, row, RowUnderRule), rows in their order.
template <class Each>
void for_each_row(const TargetPull& asked, std::uint64_t first, std::uint64_t rows, Each each) {
  std::vector<scaling::Scaler> scales;
  for (const scaling::Choice& rule : asked.rules) scales.emplace_back(rule, asked.d);
  const auto d = static_cast<Eigen::Index>(asked.d);
  RowVectors vectors{Matrix(1, d), Matrix(static_cast<Eigen::Index>(asked.keys), d)};
  std::vector<double> all_scores(asked.keys), all_weights(asked.keys), all_e(asked.keys), target(asked.keys);
  target[0] = 1;
  for (std::uint64_t i = 0; i < rows; ++i) {
    const std::size_t n = keys_of(asked, first + i);
    if (asked.causal) vectors.k.resize(static_cast<Eigen::Index>(n), d);
    const std::span<double> scaled = std::span(all_scores).first(n), weights = std::span(all_weights).first(n),
                            e = std::span(all_e).first(n);
    draw_row({asked.seed, asked.draw, first + i}, vectors);
    if (asked.z) place_target(vectors, *asked.z);
    const Matrix raw = numeric::times_transposed(vectors.q, vectors.k);
    for (std::size_t rule = 0; rule < scales.size(); ++rule) {
      const RowScores scores(vectors.q, vectors.k, raw, scales[rule], first + i);
      for (std::size_t j = 0; j < scaled.size(); ++j) scaled[j] = scores[j];
      softmax::softmax(scaled, weights);
      softmax::product_with_jacobian(std::span(target).first(n), weights, e);
      const std::vector<double> gradient = scores.query_gradient(e);
      each(static_cast<Eigen::Index>(rule), static_cast<Eigen::Index>(i),
           RowUnderRule{vectors, scales[rule], scores, weights, gradient, first + i});
    }
  }
}

/// e^x − 1 without losing small x.
double exp_less_one(double x) {
  if (!(x < 1 && x > -1)) return numeric::exp(x) - 1;
  const double half = numeric::tanh(0.5 * x);
  return 2 * half / (1 - half);
}

/// Steps below this share of |q| change scores by their slopes alone.
constexpr double kSmallStep = 1e-6;

/// Δs of every key for a step of the query.
std::vector<double> changes(const RowUnderRule& at, std::span<const double> step) {
  const auto q = row(at.vectors.q, 0);
  std::vector<double> changed(at.weights.size());
  if (at.scale.rule().divides || length(step) <= kSmallStep * length(q)) {
    const double squared = 2 * numeric::dot(q, step) + numeric::dot(step, step);
    for (std::size_t j = 0; j < changed.size(); ++j) changed[j] = at.scores.reaction(j, step, squared);
    return changed;
  }
  Matrix moved = at.vectors.q;
  for (std::size_t c = 0; c < step.size(); ++c) row(moved, 0)[c] += step[c];
  const Matrix raw = numeric::times_transposed(moved, at.vectors.k);
  const RowScores after(moved, at.vectors.k, raw, at.scale, at.index);
  for (std::size_t j = 0; j < changed.size(); ++j) changed[j] = after[j] - at.scores[j];
  return changed;
}

/// Δp_t for t = key 1.
double moved_weight(std::span<const double> weights, std::span<const double> changed) {
  double gained = 0, total = weights[0];
  for (std::size_t j = 1; j < weights.size(); ++j) {
    if (weights[j] == 0) continue;
    const double factor = exp_less_one(changed[j] - changed[0]);
    gained += weights[j] * factor;
    total += weights[j] * (1 + factor);
  }
  if (total == __builtin_huge_val()) return -weights[0];
  return total > 0 ? -weights[0] * (gained / total) : 0;
}

}  // namespace

Matrix target_pull(const TargetPull& asked, std::uint64_t first, std::uint64_t rows) {
  check(asked, first, rows);
  Matrix pulls(static_cast<Eigen::Index>(asked.rules.size()), static_cast<Eigen::Index>(rows));
  for_each_row(asked, first, rows, [&](Eigen::Index rule, Eigen::Index i, const RowUnderRule& at) {
    pulls(rule, i) = static_cast<double>(at.weights.size()) * length(at.gradient);
  });
  return pulls;
}

std::vector<scaling::Choice> rules_of_spreads(std::span<const double> spreads) {
  numeric::require_count("spreads", spreads.size(), 1, kMostPullRules);
  std::vector<scaling::Choice> rules;
  for (const double spread : spreads) {
    numeric::require_between("spreads " + std::to_string(rules.size() + 1), spread, 0.01, 100);
    rules.push_back({"temperature", 1 / spread});
  }
  return rules;
}

LearningSteps learning_steps(const TargetPull& asked, double rate, std::uint64_t first, std::uint64_t rows) {
  check(asked, first, rows);
  numeric::require_between("rate", rate, 0, kMostLearningRate);
  const auto rules = static_cast<Eigen::Index>(asked.rules.size()), columns = static_cast<Eigen::Index>(rows);
  LearningSteps steps{Matrix(rules, columns), Matrix(rules, columns)};
  for_each_row(asked, first, rows, [&](Eigen::Index rule, Eigen::Index i, const RowUnderRule& at) {
    const double n = static_cast<double>(at.weights.size());
    std::vector<double> step(at.gradient.begin(), at.gradient.end());
    for (double& entry : step) entry *= rate;
    steps.weights(rule, i) = n * at.weights[0];
    steps.moved(rule, i) = n * moved_weight(at.weights, changes(at, step));
  });
  return steps;
}

}  // namespace sqrtdk::experiments
