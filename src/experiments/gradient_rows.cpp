// A row after another: vectors, scores with their slopes, softmax, and the gradients behind it.
#include "gradient_rows.hpp"

#include <span>
#include <utility>

#include "../numeric/check.hpp"
#include "../numeric/matrix.hpp"
#include "../scaling/scaled_score.hpp"
#include "../softmax/attention_stats.hpp"
#include "../softmax/jacobian.hpp"
#include "../softmax/softmax.hpp"
#include "drawn_vectors.hpp"

namespace sqrtdk::experiments {
namespace {

using numeric::Matrix;
using numeric::row;

void check(const GradientRows& asked) {
  numeric::require_count("draw", static_cast<double>(asked.draw), 0, 1'000'000);
  numeric::require_count("d", static_cast<double>(asked.d), 1, kMostGradientDimension);
  numeric::require_count("keys", static_cast<double>(asked.keys), 2, kMostGradientKeys);
  numeric::require_count("rows", static_cast<double>(asked.rows), 1, kMostGradientRows);
  numeric::require_count("first", static_cast<double>(asked.first), 0, kLastGradientRow + 1 - asked.rows);
}

GradientRow drawn(const GradientRows& asked, std::uint64_t index) {
  const auto d = static_cast<Eigen::Index>(asked.d), keys = static_cast<Eigen::Index>(asked.keys);
  const RowAddress address{asked.seed, asked.draw, index};
  RowVectors vectors{Matrix(1, d), Matrix(keys, d)};
  draw_row(address, vectors);
  return {std::move(vectors.q), std::move(vectors.k), draw_upstream(address, asked.keys)};
}

}  // namespace

GradientRow draw_gradient_row(const GradientRows& asked, std::uint64_t index) {
  check(asked);
  numeric::require_count("row", static_cast<double>(index), 0, kLastGradientRow);
  return drawn(asked, index);
}

MeasuredRows gradient_rows(const GradientRows& asked) {
  check(asked);
  const scaling::Scaler scale(asked.rule, asked.d);
  const auto rows = static_cast<Eigen::Index>(asked.rows), keys = static_cast<Eigen::Index>(asked.keys);
  MeasuredRows measured{Matrix(rows, keys), Matrix(rows, keys), {}};
  std::vector<double> e(asked.keys), target(asked.keys);
  target[0] = 1;
  for (Eigen::Index i = 0; i < rows; ++i) {
    const std::uint64_t index = asked.first + static_cast<std::uint64_t>(i);
    const GradientRow vectors = drawn(asked, index);
    const Matrix raw = numeric::times_transposed(vectors.q, vectors.k);
    const RowScores scores(vectors.q, vectors.k, raw, scale, index);
    const std::span<double> scaled = row(measured.scaled_scores, i), weights = row(measured.weights, i);
    for (std::size_t j = 0; j < scaled.size(); ++j) scaled[j] = scores[j];
    softmax::softmax(scaled, weights);
    softmax::product_with_jacobian(vectors.a, weights, e);
    const double score_gradient = length(e), query_gradient = length(scores.query_gradient(e));
    softmax::product_with_jacobian(target, weights, e);
    const double pull = static_cast<double>(asked.keys) * length(scores.query_gradient(e));
    const softmax::AttentionStats stats = softmax::attention_stats(weights);
    const std::array figures{stats.peak,     stats.jacobian_trace, weights[0], score_gradient,
                             query_gradient, length(weights),      pull};
    for (std::size_t figure = 0; figure < figures.size(); ++figure) measured.figures[figure].push_back(figures[figure]);
  }
  return measured;
}

}  // namespace sqrtdk::experiments
