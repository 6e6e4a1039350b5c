// Slopes of every pair, summed over rows and columns.
#include "rule_gradient.hpp"

#include <string>

#include "../numeric/invalid_argument.hpp"
#include "../numeric/lanes.hpp"
#include "../numeric/products.hpp"
#include "../scaling/scaled_score.hpp"
#include "../scaling/slopes.hpp"
#include "pairs.hpp"

namespace sqrtdk::attention {
namespace {

using numeric::Matrix;
using numeric::row;
using scaling::Slope;
using scaling::Sloped;

/// The same pair with all its sums free to change.
scaling::PairOf<Sloped> free(const scaling::Pair& at) {
  scaling::PairOf<Sloped> pair;
  pair.plain = {Sloped(at.plain.dot, Slope::dot), Sloped(at.plain.query_square, Slope::query_square),
                Sloped(at.plain.key_square, Slope::key_square)};
  pair.centred = {Sloped(at.centred.dot, Slope::centred_dot),
                  Sloped(at.centred.query_square, Slope::centred_query_square),
                  Sloped(at.centred.key_square, Slope::centred_key_square)};
  pair.d = at.d;
  pair.keys = at.keys;
  pair.position = at.position;
  return pair;
}

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
  const scaling::Rule& rule = scaling::check_at(steps.rule, static_cast<std::uint64_t>(q.cols()));
  const Pairs pairs(q, k, steps.raw_scores, rule);
  require_not_zero("q", pairs.query_squares());
  require_not_zero("k", pairs.key_squares());

  const Sloped parameter(steps.rule.parameter, Slope::parameter);
  const bool means = rule.needs.means;
  const Slope of_dot = means ? Slope::centred_dot : Slope::dot;
  const Slope of_query = means ? Slope::centred_query_square : Slope::query_square;
  const Slope of_key = means ? Slope::centred_key_square : Slope::key_square;
  Matrix by_dot(e.rows(), e.cols()), by_query(e.rows(), e.cols()), by_key(e.cols(), e.rows()),
      by_parameter(1, e.size());
  for (Eigen::Index i = 0; i < e.rows(); ++i) {
    const std::uint64_t keys = seen_keys(steps.scaled_scores, i);
    for (Eigen::Index j = 0; j < e.cols(); ++j) {
      // A rule without a finite divisor never uses it.
      const Sloped score = scaling::scaled_score(rule, parameter, 1.0, free(pairs.of(i, j, keys)));
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
