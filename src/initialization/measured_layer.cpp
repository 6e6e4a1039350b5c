// The loop over draws, and the mean and error of each figure.
#include "measured_layer.hpp"

#include <cmath>

#include "../numeric/check.hpp"
#include "../numeric/lanes.hpp"

namespace sqrtdk::initialization {
namespace {

/// Mean and spread of a figure over draws, by Welford's recurrence.
class OverDraws {
 public:
  void add(double figure) {
    count_ += 1;
    const double delta = figure - mean_;
    mean_ += delta / count_;
    squares_ += delta * (figure - mean_);
  }
  Measured measured(double unit) const { return {mean_ / unit, std::sqrt(squares_ / (count_ - 1) / count_) / unit}; }

 private:
  double count_ = 0, mean_ = 0, squares_ = 0;
};

double mean_square(const numeric::Matrix& matrix) {
  const std::span<const double> all(matrix.data(), static_cast<std::size_t>(matrix.size()));
  return numeric::dot(all, all) / static_cast<double>(matrix.size());
}

double variance_within_rows(const numeric::Matrix& scores) {
  const double keys = static_cast<double>(scores.cols());
  double sum = 0;
  for (Eigen::Index i = 0; i < scores.rows(); ++i) {
    const std::span<const double> row = numeric::row(scores, i);
    const double mean = numeric::sum(row) / keys;
    double squares = 0;
    for (const double score : row) squares += (score - mean) * (score - mean);
    sum += squares / (keys - 1);
  }
  return sum / static_cast<double>(scores.rows());
}

/// Over pairs of different tokens: |Σ y/|y||² counts each pair twice and each token once.
double mean_cosine(const numeric::Matrix& tokens) {
  numeric::Vector total = numeric::Vector::Zero(tokens.cols());
  double counted = 0;
  for (Eigen::Index i = 0; i < tokens.rows(); ++i) {
    const double length = std::sqrt(numeric::dot(numeric::row(tokens, i), numeric::row(tokens, i)));
    if (!(length > 0)) continue;
    for (Eigen::Index j = 0; j < tokens.cols(); ++j) total[j] += tokens(i, j) / length;
    counted += 1;
  }
  const std::span<const double> all(total.data(), static_cast<std::size_t>(total.size()));
  return counted > 1 ? (numeric::dot(all, all) - counted) / (counted * (counted - 1)) : 0;
}

}  // namespace

MeasuredLayer measure_layer(const LayerSpecification& specification, std::uint64_t draws) {
  check(specification);
  const double repetitions = static_cast<double>(numeric::require_count("draws", static_cast<double>(draws), 2, 10000));
  const double n = static_cast<double>(specification.tokens), d = static_cast<double>(specification.size.d_k);
  const double each = n * d * (3 * static_cast<double>(specification.size.d_model) + n);
  numeric::require_between("draws · products of a draw", repetitions * each, 0, kMostProducts);

  OverDraws query, key, value, score, row_score, cosine;
  for (std::uint64_t draw = 0; draw < draws; ++draw) {
    const Layer layer = draw_layer(specification, draw);
    query.add(mean_square(layer.q));
    key.add(mean_square(layer.k));
    value.add(mean_square(layer.v));
    score.add(mean_square(layer.scores));
    row_score.add(variance_within_rows(layer.scores));
    cosine.add(mean_cosine(layer.normalised));
  }
  return {query.measured(1), key.measured(1),       value.measured(1),     score.measured(1),
          score.measured(d), row_score.measured(1), row_score.measured(d), cosine.measured(1).value};
}

}  // namespace sqrtdk::initialization
