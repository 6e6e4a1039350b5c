// Figures of one row of attention weights: how sharp it is, how sensitive to its scores, and how it reacts to the temperature.
#pragma once

#include <span>

namespace sqrtdk::softmax {

/// The figures of one row.
struct AttentionStats {
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
AttentionStats attention_stats(std::span<const double> weights) noexcept;

/// The figures of a row at a temperature, and their derivatives in it.
struct TemperatureResponse {
  AttentionStats stats;    ///< of the weights at this temperature
  double mean, variance;   ///< of the scores x under the weights: Σ p_j x_j and Σ p_j (x_j − mean)²
  double entropy_slope;    ///< dH/dτ = variance / τ³ ≥ 0
  double peak_slope;       ///< d max p/dτ = −max p · (x_max − mean) / τ² ≤ 0
  double effective_slope;  ///< d exp(H)/dτ = exp(H) · dH/dτ ≥ 0
};

/// Entropy, peak weight and effective number of keys of p ∝ exp(x/τ), differentiated in the temperature τ.
///
///   dp_i/dτ = −p_i (x_i − x̄)/τ²,   x̄ = Σ_j p_j x_j,   dH/dβ = −β Var_p(x) with β = 1/τ
///
/// Mean and variance are taken about the largest score, so that no difference of near-equal numbers is left near one-hot.
///
/// scores       n ≥ 1: x, finite or -∞ where masked, at least one finite
/// temperature  τ, finite and > 0
/// returns      slopes within (4n + 4Δ/τ) · 2^-53 relative, Δ = largest − smallest score; 0 where all scores are equal
/// throws       InvalidArgument "out-of-range", "not-a-number" or "not-finite" for the temperature, and what softmax refuses
/// source       derived: dp_i/dβ = p_i (x_i − x̄), the fluctuation formula of the canonical ensemble
TemperatureResponse temperature_response(std::span<const double> scores, double temperature);

/// The same, with the weights.
///
/// weights  n; p, within (8 + 2Δ/τ) · 2^-53 relative; 0 where masked
TemperatureResponse temperature_response(std::span<const double> scores, double temperature, std::span<double> weights);

}  // namespace sqrtdk::softmax
