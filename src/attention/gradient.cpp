// The chain rule from the output back to queries, keys, values, and the divisor or the parameter of the rule.
#include "gradient.hpp"

#include <optional>
#include <string>

#include "../numeric/check.hpp"
#include "../numeric/lanes.hpp"
#include "../numeric/matrix.hpp"
#include "../scaling/dual.hpp"
#include "../scaling/scaled_score.hpp"
#include "../softmax/jacobian.hpp"
#include "inputs.hpp"

namespace sqrtdk::attention {
namespace {

using numeric::Matrix;
using numeric::row;
using scaling::Dual;
using scaling::Variable;

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

struct RuleGradient {
  Matrix q, k;                      ///< n × d, m × d
  std::optional<double> parameter;  ///< empty where the rule has none
};

/// From the gradient in the scaled scores to that in queries, keys and the parameter, for rules that are no divisor of d. With S the
/// scaled score as a function of x = q·k, a = |q|² and b = |k|² (of q and k less their means, where the rule works so):
///
///   dL/dq_i = Σ_j e_ij (S_x k_j + 2 S_a q_i),   dL/dk_j = Σ_i e_ij (S_x q_i + 2 S_b k_j),   dL/dg = Σ_ij e_ij S_g
///
/// The derivatives come with the score itself (scaling/dual.hpp). That the means are taken off changes no formula: what is left has
/// mean 0, and so has its gradient. The parameter L of "position" stands in a floor: its derivative is 0.
///
/// e       n × m: dL/dS, 0 where masked
/// throws  InvalidArgument "no-gradient" where the rule divides by the norm of a vector that is 0, naming its row: "q row 2"
/// source  the chain rule
RuleGradient rule_gradient(const Matrix& q, const Matrix& k, const AttentionSteps& steps, const Matrix& e) {
  const scaling::Scaler scale(steps.rule, static_cast<std::uint64_t>(q.cols()));
  const scaling::Rule& rule = scale.rule();
  const Pairs pairs(q, k, steps.raw_scores, rule);
  require_not_zero("q", pairs.query_squares());
  require_not_zero("k", pairs.key_squares());

  const bool means = rule.needs.means;
  const Variable of_dot = means ? Variable::centred_dot : Variable::dot;
  const Variable of_query = means ? Variable::centred_query_square : Variable::query_square;
  const Variable of_key = means ? Variable::centred_key_square : Variable::key_square;
  Matrix by_dot(e.rows(), e.cols()), by_query(e.rows(), e.cols()), by_key(e.cols(), e.rows()),
      by_parameter(1, e.size());
  for (Eigen::Index i = 0; i < e.rows(); ++i) {
    const std::uint64_t keys = seen_keys(steps.scaled_scores, i);
    for (Eigen::Index j = 0; j < e.cols(); ++j) {
      const Dual score = scale(scaling::dual(pairs.of(i, j, keys)));
      by_dot(i, j) = e(i, j) * score.derivative(of_dot);
      by_query(i, j) = 2.0 * e(i, j) * score.derivative(of_query);
      by_key(j, i) = 2.0 * e(i, j) * score.derivative(of_key);
      by_parameter(0, i * e.cols() + j) = e(i, j) * score.derivative(Variable::parameter);
    }
  }

  RuleGradient gradient{numeric::times(by_dot, pairs.keys()), numeric::transposed_times(by_dot, pairs.queries()), {}};
  if (!pairs.query_squares().empty()) add_multiples(gradient.q, by_query, pairs.queries());
  if (!pairs.key_squares().empty()) add_multiples(gradient.k, by_key, pairs.keys());
  if (rule.parameter) gradient.parameter = numeric::sum(row(by_parameter, 0));
  return gradient;
}

void require_fitting(const Matrix& q, const Matrix& k, const Matrix& v, const AttentionSteps& steps,
                     const Matrix& output_gradient) {
  require_shape("steps", steps.weights, q.rows(), k.rows());
  require_shape("k", k, k.rows(), q.cols());
  require_shape("v", v, k.rows(), v.cols());
  require_shape("output gradient", output_gradient, q.rows(), v.cols());
  require_finite_entries("output gradient", output_gradient);
}

/// Σ_ij (s_ij − m_i) e_ij; masked and vanished keys have e = 0.
double scores_times_gradient(const AttentionSteps& steps, const Matrix& e) {
  double total = 0.0;
  Matrix below(1, e.cols());
  for (Eigen::Index i = 0; i < e.rows(); ++i) {
    for (Eigen::Index j = 0; j < e.cols(); ++j) {
      below(0, j) = steps.weights(i, j) == 0.0 ? 0.0 : steps.scaled_scores(i, j) - steps.row_maxima(i);
    }
    total += numeric::dot(row(below, 0), row(e, i));
  }
  return total;
}

void require_finite(const AttentionGradient& gradient) {
  require_finite_entries("gradient in v", gradient.v);
  require_finite_entries("gradient in q", gradient.q);
  require_finite_entries("gradient in k", gradient.k);
  numeric::require_finite("gradient in the divisor", gradient.divisor);
  numeric::require_finite("gradient in the temperature", gradient.log_temperature);
  if (gradient.parameter) numeric::require_finite("gradient in the parameter", *gradient.parameter);
}

}  // namespace

AttentionGradient attention_gradient(const Matrix& q, const Matrix& k, const Matrix& v, const AttentionSteps& steps,
                                     const Matrix& output_gradient) {
  require_fitting(q, k, v, steps, output_gradient);

  AttentionGradient gradient;
  gradient.v = numeric::transposed_times(steps.weights, output_gradient);
  gradient.weights = numeric::times_transposed(output_gradient, v);
  require_finite_entries("gradient in the weights", gradient.weights);

  gradient.scaled_scores.resize(q.rows(), k.rows());
  for (Eigen::Index i = 0; i < q.rows(); ++i) {
    softmax::product_with_jacobian(row(gradient.weights, i), row(steps.weights, i), row(gradient.scaled_scores, i));
  }

  gradient.log_temperature = -scores_times_gradient(steps, gradient.scaled_scores);
  if (steps.divisor) {
    gradient.q = numeric::times(gradient.scaled_scores, k) / *steps.divisor;
    gradient.k = numeric::transposed_times(gradient.scaled_scores, q) / *steps.divisor;
    gradient.divisor = gradient.log_temperature / *steps.divisor;
  } else {
    const RuleGradient found = rule_gradient(q, k, steps, gradient.scaled_scores);
    gradient.q = found.q;
    gradient.k = found.k;
    gradient.divisor = gradient.log_temperature;
    gradient.parameter = found.parameter;
  }
  require_finite(gradient);
  return gradient;
}

}  // namespace sqrtdk::attention
