// A row after another: vectors, scores with their slopes, softmax, and the gradients behind it.
#include "gradient_rows.hpp"

#include <algorithm>
#include <cmath>
#include <span>
#include <string>

#include "../attention/pairs.hpp"
#include "../numeric/check.hpp"
#include "../numeric/products.hpp"
#include "../random/normal_numbers.hpp"
#include "../scaling/scaler.hpp"
#include "../softmax/jacobian.hpp"
#include "../softmax/readouts.hpp"
#include "../softmax/softmax.hpp"
#include "specification.hpp"

namespace sqrtdk::sweep {
namespace {

using numeric::Matrix;
using numeric::row;
using scaling::Slope;
using scaling::Sloped;

/// Streams that nothing else has: samples of squares have subject 0x50000.
constexpr std::uint64_t kVectors = 0x60000, kUpstream = 0x60001;

void check(const GradientRows& asked) {
  numeric::require_count("draw", static_cast<double>(asked.draw), 0, 1'000'000);
  numeric::require_count("d", static_cast<double>(asked.d), kLeastDimension, kMostDimension);
  numeric::require_count("keys", static_cast<double>(asked.keys), 2, kMostGradientKeys);
  numeric::require_count("rows", static_cast<double>(asked.rows), 1, kMostGradientRows);
}

GradientRow drawn(const GradientRows& asked, std::uint64_t index) {
  const auto d = static_cast<Eigen::Index>(asked.d), keys = static_cast<Eigen::Index>(asked.keys);
  const std::uint64_t place = asked.draw * kMostGradientRows + index, first = place * (kMostGradientKeys + 1);
  GradientRow vectors{Matrix(1, d), Matrix(keys, d), std::vector<double>(asked.keys)};
  random::normal_numbers({asked.seed, kVectors, first}, row(vectors.q, 0));
  for (Eigen::Index j = 0; j < keys; ++j) {
    random::normal_numbers({asked.seed, kVectors, first + 1 + static_cast<std::uint64_t>(j)}, row(vectors.k, j));
  }
  random::normal_numbers({asked.seed, kUpstream, place}, vectors.a);
  return vectors;
}

/// √Σ x² without squares that vanish.
double length(std::span<const double> x) {
  double largest = 0;
  for (const double entry : x) largest = std::max(largest, std::fabs(entry));
  if (largest == 0) return 0;
  double squares = 0;
  for (const double entry : x) squares += (entry / largest) * (entry / largest);
  return largest * std::sqrt(squares);
}

/// The scaled scores of a row and how they answer to its query.
class Scores {
 public:
  Scores(const GradientRow& vectors, const scaling::Scaler& scale, std::uint64_t index)
      : raw_(numeric::times_transposed(vectors.q, vectors.k)), pairs_(vectors.q, vectors.k, raw_, scale.rule()) {
    const scaling::Needs& needs = scale.rule().needs;
    if (needs.query_norm && pairs_.query_squares()[0] == 0) {
      throw InvalidArgument("no-gradient", "row " + std::to_string(index + 1), "a query with a norm of 0",
                            "queries whose norm the rule can divide by");
    }
    for (Eigen::Index j = 0; j < raw_.cols(); ++j) {
      scaling::Pair pair = pairs_.of(0, j, static_cast<std::uint64_t>(raw_.cols()));
      pair.position = pair.keys;
      scores_.push_back(scale(scaling::sloped(pair)));
    }
    by_dot_ = needs.means ? Slope::centred_dot : Slope::dot;
    by_square_ = needs.means ? Slope::centred_query_square : Slope::query_square;
  }

  double operator[](std::size_t j) const { return scores_[j].value; }

  /// dL/dq from e = dL/ds.
  std::vector<double> query_gradient(std::span<const double> e) const {
    const auto q = row(pairs_.queries(), 0);
    std::vector<double> gradient(q.size());
    double own = 0;
    for (std::size_t j = 0; j < e.size(); ++j) {
      const auto k = row(pairs_.keys(), static_cast<Eigen::Index>(j));
      const double factor = e[j] * scores_[j].by(by_dot_);
      for (std::size_t c = 0; c < k.size(); ++c) gradient[c] += factor * k[c];
      own += 2 * e[j] * scores_[j].by(by_square_);
    }
    for (std::size_t c = 0; c < q.size(); ++c) gradient[c] += own * q[c];
    return gradient;
  }

 private:
  Matrix raw_;
  attention::Pairs pairs_;
  std::vector<Sloped> scores_;
  Slope by_dot_, by_square_;
};

}  // namespace

GradientRow draw_gradient_row(const GradientRows& asked, std::uint64_t index) {
  check(asked);
  numeric::require_count("row", static_cast<double>(index), 0, kMostGradientRows - 1);
  return drawn(asked, index);
}

MeasuredRows gradient_rows(const GradientRows& asked) {
  check(asked);
  const scaling::Scaler scale(asked.rule, asked.d);
  const auto rows = static_cast<Eigen::Index>(asked.rows), keys = static_cast<Eigen::Index>(asked.keys);
  MeasuredRows measured{Matrix(rows, keys), Matrix(rows, keys), {}};
  std::vector<double> e(asked.keys);
  for (Eigen::Index i = 0; i < rows; ++i) {
    const GradientRow vectors = drawn(asked, static_cast<std::uint64_t>(i));
    const Scores scores(vectors, scale, static_cast<std::uint64_t>(i));
    const std::span<double> scaled = row(measured.scaled_scores, i), weights = row(measured.weights, i);
    for (std::size_t j = 0; j < scaled.size(); ++j) scaled[j] = scores[j];
    softmax::softmax(scaled, weights);
    softmax::product_with_jacobian(vectors.a, weights, e);
    const softmax::Readouts readouts = softmax::readouts(weights);
    const std::array figures{readouts.peak, readouts.jacobian_trace,          weights[0],
                             length(e),     length(scores.query_gradient(e)), length(weights)};
    for (std::size_t figure = 0; figure < figures.size(); ++figure) measured.figures[figure].push_back(figures[figure]);
  }
  return measured;
}

}  // namespace sqrtdk::sweep
