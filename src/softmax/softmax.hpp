// Softmax of a row, right to the last digits, and of many rows in float; log-sum-exp; the unshifted form, which fails; figures of a row of weights.
#pragma once

#include <cstdint>
#include <span>

#include "../numeric/matrix.hpp"

namespace sqrtdk::softmax {

/// What a softmax meets on its way.
struct Steps {
  double maximum;  ///< m = max_j s_j
  double sum;      ///< Σ_j exp(s_j − m), within 2 ulp
};

/// Softmax of one row.
///
///   p_i = exp(s_i − m) / Σ_j exp(s_j − m),   m = max_j s_j
///
/// s − m is carried exactly, as a sum of two doubles, the sum is compensated, and the division comes before a weight turns
/// subnormal.
///
/// scores   n ≥ 1; finite, or -∞ where masked; at least one finite
/// weights  n; may be the same memory as scores
/// returns  weights within 4 ulp (2.04 measured) over scores up to ±1e4; subnormal weights within one spacing; 0 where masked
/// throws   InvalidArgument "empty", "not-a-number", "not-finite" (+∞) or "fully-masked"; then weights are untouched
/// source   Vaswani et al. 2017, eq. 1
Steps softmax(std::span<const double> scores, std::span<double> weights);

/// The same, with every exponential.
///
/// exponentials  n; exp(s_i − m) within 0.66 ulp, subnormal ones within one spacing
Steps softmax(std::span<const double> scores, std::span<double> exponentials, std::span<double> weights);

/// Softmax of each row of an n × m matrix.
///
/// throws  InvalidArgument as above; a fully masked row is named "mask row <i>", counted from 1
numeric::Matrix softmax_rows(const numeric::Matrix& scores);

/// Softmax of many rows in float, at speed:  weights_ij = e^(x_ij − m_i) / Σ_j e^(x_ij − m_i), m_i the largest score of row i.
///
/// scores   rows × columns, row-major; −∞ is masked and gets weight 0
/// columns  at least 1; scores hold whole rows
/// weights  as many; they must not overlap the scores
/// returns  weights within (columns / 16 + 12 + 3 ln columns + 3 (m_i − x_ij)) u of the exact ones, relative, u = 2⁻²⁴; 0 for
///          scores more than 87.7 below the largest
/// throws   InvalidArgument "wrong-size", "empty", "not-a-number", "not-finite" (+∞) or "fully-masked" (parameter "score row <i>",
///          counted from 1)
/// source   its twin in double: softmax
void softmax_rows(std::span<const float> scores, std::uint64_t columns, std::span<float> weights);

/// ln Σ_j exp(s_j) = m + ln Σ_j exp(s_j − m),   m = max_j s_j
///
/// scores   n ≥ 1; finite, or -∞ where masked
/// returns  within 2 ulp of the larger of |m| and ln n; -∞ if all are masked
/// throws   InvalidArgument "empty", "not-a-number" or "not-finite" (+∞)
double log_sum_exp(std::span<const double> scores);

/// p_i = exp(s_i) / Σ_j exp(s_j), straight from the definition: here to show how it fails, not to be used.
///
/// scores   any doubles
/// weights  n; NaN as soon as one score exceeds 709.78 (∞/∞), or all lie below -745.13 (0/0)
void naive_softmax(std::span<const double> scores, std::span<double> weights) noexcept;

/// The largest score of a row.
///
/// scores   finite, or -∞ where masked
/// returns  max_j s_j; -∞ if all are masked
/// throws   InvalidArgument "empty", "not-a-number" or "not-finite" (+∞), naming the score, counted from 1
double row_maximum(std::span<const double> scores);

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
/// temperature  τ, 2^-200 … 2^200
/// returns      slopes within (4n + 4Δ/τ) · 2^-53 relative, Δ = largest − smallest score, as long as neither they nor products of a weight
///              with a difference of scores are subnormal; 0 where all scores are equal
/// throws       InvalidArgument "out-of-range", "not-a-number" or "not-finite" for the temperature, and what softmax refuses
/// source       derived: dp_i/dβ = p_i (x_i − x̄), the fluctuation formula of the canonical ensemble
TemperatureResponse temperature_response(std::span<const double> scores, double temperature);

/// The same, with the weights.
///
/// weights  n; p, within (8 + 2Δ/τ) · 2^-53 relative; 0 where masked
TemperatureResponse temperature_response(std::span<const double> scores, double temperature, std::span<double> weights);

}  // namespace sqrtdk::softmax
