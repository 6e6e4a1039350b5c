// What one row of attention weights says about itself: how sharp it is, and how sensitive to its scores.
#pragma once

#include <span>

namespace sqrtdk::softmax {

/// The figures of one row.
struct Readouts {
  double peak;            ///< max_i p_i
  double entropy;         ///< −Σ p_i ln p_i in nats, 0 · ln 0 = 0
  double effective_keys;  ///< exp(entropy): from 1 (one-hot) to n (uniform)
  double jacobian_trace;  ///< Σ p_i (1 − p_i), the trace of diag(p) − p pᵀ
};

/// Peak weight, entropy, effective number of keys and trace of the softmax Jacobian of one row.
///
///   Σ_i p_i Σ_{j≠i} p_j = 2 Σ_i p_i (p_1 + … + p_{i−1})
///
/// No figure is a difference of near-equal numbers: 1 − Σ p² would lose everything near one-hot, and so would ln p of the
/// largest weight, which is therefore taken as ln(1 − the others).
///
/// weights  n ≥ 1, each in [0, 1], summing to 1 within rounding
/// returns  each within n · 1e-16 relative plus what the rounding of the weights themselves costs
Readouts readouts(std::span<const double> weights) noexcept;

}  // namespace sqrtdk::softmax
