// The chain rule from the output back to queries, keys, values and divisor.
#include "gradient.hpp"

#include "../numeric/check.hpp"
#include "../numeric/lanes.hpp"
#include "../numeric/products.hpp"
#include "../softmax/jacobian.hpp"
#include "entries.hpp"
#include "rule_gradient.hpp"

namespace sqrtdk::attention {
namespace {

using numeric::Matrix;
using numeric::row;

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
