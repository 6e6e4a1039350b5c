// From the gradient in the scaled scores to that in queries, keys and the rule's parameter, for rules that are no divisor of d.
#pragma once

#include <optional>

#include "../numeric/matrix.hpp"
#include "scaled_dot_product.hpp"

namespace sqrtdk::attention {

struct RuleGradient {
  numeric::Matrix q;                ///< n × d
  numeric::Matrix k;                ///< m × d
  std::optional<double> parameter;  ///< empty where the rule has none
};

/// With S the scaled score as a function of x = q·k, a = |q|² and b = |k|² (of q and k less their means, where the rule works so):
///
///   dL/dq_i = Σ_j e_ij (S_x k_j + 2 S_a q_i),   dL/dk_j = Σ_i e_ij (S_x q_i + 2 S_b k_j),   dL/dg = Σ_ij e_ij S_g
///
/// The slopes come with the score itself (scaling/slopes.hpp). That the means are taken off changes no formula: what is left has
/// mean 0, and so has its gradient. The parameter L of "position" stands in a floor: its slope is 0.
///
/// q, k, steps    as in attention_gradient
/// e              n × m: dL/dS, 0 where masked
/// throws         InvalidArgument "no-gradient" where the rule divides by the norm of a vector that is 0, naming its row: "q row 2"
/// source         the chain rule
RuleGradient rule_gradient(const numeric::Matrix& q, const numeric::Matrix& k, const AttentionSteps& steps,
                           const numeric::Matrix& e);

}  // namespace sqrtdk::attention
