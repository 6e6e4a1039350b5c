// Slopes of every pair, summed over rows and columns.
#include "rule_gradient.hpp"

#include <string>

#include "../numeric/invalid_argument.hpp"
#include "../numeric/lanes.hpp"
#include "../numeric/products.hpp"
#include "../scaling/scaler.hpp"
#include "../scaling/slopes.hpp"
#include "pairs.hpp"

namespace sqrtdk::attention {
namespace {

using numeric::Matrix;
using numeric::row;
using scaling::Slope;
using scaling::Sloped;

void require_not_zero(const char* name, const std::vector<double>& squares) {
  for (std::size_t i = 0; i < squares.size(); ++i) {
    if (squares[i] != 0.0) continue;
    throw InvalidArgument("no-gradient", std::string(name) + " row " + std::to_string(i + 1), "a norm of 0",
                          "vectors whose norm the rule can divide by");
  }
}

std::uint64_t seen_keys(const Matrix& scaled_scores, Eigen::Index i) {
  std::uint64_t seen = 0;
  for (const double score : row(scaled_scores, i)) seen += score > -__builtin_huge_val() ? 1 : 0;
  return seen;
}

/// Adds to each row of `gradient` the row of `vectors`, times the sum of the row of `parts`.
void add_multiples(Matrix& gradient, const Matrix& parts, const Matrix& vectors) {
  for (Eigen::Index i = 0; i < gradient.rows(); ++i) {
    const double factor = numeric::sum(row(parts, i));
    for (Eigen::Index c = 0; c < gradient.cols(); ++c) gradient(i, c) += factor * vectors(i, c);
  }
}

}  // namespace

RuleGradient rule_gradient(const Matrix& q, const Matrix& k, const AttentionSteps& steps, const Matrix& e) {
  const scaling::Scaler scale(steps.rule, static_cast<std::uint64_t>(q.cols()));
  const scaling::Rule& rule = scale.rule();
  const Pairs pairs(q, k, steps.raw_scores, rule);
  require_not_zero("q", pairs.query_squares());
  require_not_zero("k", pairs.key_squares());

  const bool means = rule.needs.means;
  const Slope of_dot = means ? Slope::centred_dot : Slope::dot;
  const Slope of_query = means ? Slope::centred_query_square : Slope::query_square;
  const Slope of_key = means ? Slope::centred_key_square : Slope::key_square;
  Matrix by_dot(e.rows(), e.cols()), by_query(e.rows(), e.cols()), by_key(e.cols(), e.rows()),
      by_parameter(1, e.size());
  for (Eigen::Index i = 0; i < e.rows(); ++i) {
    const std::uint64_t keys = seen_keys(steps.scaled_scores, i);
    for (Eigen::Index j = 0; j < e.cols(); ++j) {
      const Sloped score = scale(scaling::sloped(pairs.of(i, j, keys)));
      by_dot(i, j) = e(i, j) * score.by(of_dot);
      by_query(i, j) = 2.0 * e(i, j) * score.by(of_query);
      by_key(j, i) = 2.0 * e(i, j) * score.by(of_key);
      by_parameter(0, i * e.cols() + j) = e(i, j) * score.by(Slope::parameter);
    }
  }

  RuleGradient gradient{numeric::times(by_dot, pairs.keys()), numeric::transposed_times(by_dot, pairs.queries()), {}};
  if (!pairs.query_squares().empty()) add_multiples(gradient.q, by_query, pairs.queries());
  if (!pairs.key_squares().empty()) add_multiples(gradient.k, by_key, pairs.keys());
  if (rule.parameter) gradient.parameter = numeric::sum(row(by_parameter, 0));
  return gradient;
}

}  // namespace sqrtdk::attention
