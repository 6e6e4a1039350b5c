// The backward pass of scaled dot-product attention, written for reading.
#pragma once

#include <optional>

#include "../numeric/matrix.hpp"
#include "scaled_dot_product.hpp"

namespace sqrtdk::attention {

/// The gradient of a loss L in everything that attention takes, in the order in which it is found.
struct AttentionGradient {
  numeric::Matrix v;        ///< m × d_v: dL/dv_j = Σ_i p_ij dL/do_i
  numeric::Matrix weights;  ///< n × m: a_ij = dL/dp_ij = v_j · dL/do_i
  numeric::Matrix
      scaled_scores;  ///< n × m: e_ij = dL/ds_ij = p_ij (a_ij − Σ_k p_ik a_ik), 0 where masked; rows sum to 0
  numeric::Matrix q;  ///< n × d: dL/dq_i = (1/c) Σ_j e_ij k_j; for a rule S(q·k, |q|², |k|²) that is no divisor
  numeric::Matrix k;  ///< m × d: dL/dk_j = (1/c) Σ_i e_ij q_i
  double divisor;     ///< dL/dc = −(1/c) Σ_ij s_ij e_ij; where steps has no divisor, of a further one at c = 1
  double log_temperature;           ///< dL/d ln τ for scores s/τ at τ = 1: −Σ_ij s_ij e_ij = c dL/dc
  std::optional<double> parameter;  ///< dL/dg of a gain, cap or temperature, for rules that are no divisor of d
};

/// Backward pass of softmax(Q Kᵀ / c) V, and of the same with scores scaled by any other rule.
///
/// Two effects of c compete: sharper rows shrink e, the factor 1/c grows what is left. The sum over s e is taken with the row's
/// largest score as origin, which changes nothing (rows of e sum to 0) and keeps the digits of saturated rows.
///
/// q, k, v          as given to scaled_dot_product_attention
/// steps            what it returned for them
/// output_gradient  n × d_v: dL/do, finite
/// returns          e within (m/8 + d_v/8 + 12) · 2^-53 · p_ij (|a|_ij + Σ_k p_ik |a|_ik), |a|_ij = Σ_c |v_jc dL/do_ic|, at the
///                  weights given; the products beyond as numeric::times
/// throws           InvalidArgument "wrong-size", "empty", "not-a-number" or "not-finite", naming the matrix or its entry, a gradient
///                  that overflows among them; "no-gradient" where a rule divides by the norm of a vector that is 0, naming its row
/// source           the chain rule; Vaswani et al. 2017, eq. 1; J of softmax/jacobian.hpp
AttentionGradient attention_gradient(const numeric::Matrix& q, const numeric::Matrix& k, const numeric::Matrix& v,
                                     const AttentionSteps& steps, const numeric::Matrix& output_gradient);

}  // namespace sqrtdk::attention
