// Each score carries its slopes; a gradient in the scores becomes one in the query.
#include "row_scores.hpp"

#include <string>

#include "../numeric/invalid_argument.hpp"
#include "../numeric/lanes.hpp"
#include "../scaling/slopes.hpp"

namespace sqrtdk::experiments {
namespace {

using numeric::row;
using scaling::Slope;

/// total += Σ_j factors_j k_j, key after key for every component: four keys at a time, so that totals stay in registers.
void add_keys(const numeric::Matrix& k, std::span<const double> factors, std::span<double> total) {
  const std::size_t d = total.size();
  double* const sums = total.data();
  const double* key = k.data();
  std::size_t j = 0;
  for (; j + 4 <= factors.size(); j += 4, key += 4 * d) {
    const double a = factors[j], b = factors[j + 1], c = factors[j + 2], e = factors[j + 3];
    const double *first = key, *second = key + d, *third = second + d, *fourth = third + d;
    for (std::size_t i = 0; i < d; ++i) {
      sums[i] = (((sums[i] + a * first[i]) + b * second[i]) + c * third[i]) + e * fourth[i];
    }
  }
  for (; j < factors.size(); ++j, key += d) {
    for (std::size_t i = 0; i < d; ++i) sums[i] += factors[j] * key[i];
  }
}

}  // namespace

RowScores::RowScores(const numeric::Matrix& q, const numeric::Matrix& k, const numeric::Matrix& raw,
                     const scaling::Scaler& scale, std::uint64_t index)
    : pairs_(q, k, raw, scale.rule()) {
  const scaling::Needs& needs = scale.rule().needs;
  if (needs.query_norm && pairs_.query_squares()[0] == 0) {
    throw InvalidArgument("no-gradient", "row " + std::to_string(index + 1), "a query with a norm of 0",
                          "queries whose norm the rule can divide by");
  }
  for (Eigen::Index j = 0; j < raw.cols(); ++j) {
    scaling::Pair pair = pairs_.of(0, j, static_cast<std::uint64_t>(raw.cols()));
    pair.position = pair.keys;
    scores_.push_back(scale(scaling::sloped(pair)));
  }
  by_dot_ = needs.means ? Slope::centred_dot : Slope::dot;
  by_square_ = needs.means ? Slope::centred_query_square : Slope::query_square;
}

std::vector<double> RowScores::query_gradient(std::span<const double> e) const {
  const auto q = row(pairs_.queries(), 0);
  std::vector<double> gradient(q.size());
  std::vector<double> factors(e.size());
  double own = 0;
  for (std::size_t j = 0; j < e.size(); ++j) {
    factors[j] = e[j] * scores_[j].by(by_dot_);
    own += 2 * e[j] * scores_[j].by(by_square_);
  }
  add_keys(pairs_.keys(), factors, gradient);
  for (std::size_t c = 0; c < q.size(); ++c) gradient[c] += own * q[c];
  return gradient;
}

double RowScores::reaction(std::size_t j, std::span<const double> step, double squared) const {
  const double along = numeric::dot(step, row(pairs_.keys(), static_cast<Eigen::Index>(j)));
  return scores_[j].by(by_dot_) * along + scores_[j].by(by_square_) * squared;
}

}  // namespace sqrtdk::experiments
