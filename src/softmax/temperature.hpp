// How a row of weights answers to the temperature.
#pragma once

#include <span>

#include "readouts.hpp"

namespace sqrtdk::softmax {

/// The readouts of a row at a temperature, and their derivatives in it.
struct TemperatureResponse {
  Readouts readouts;       ///< of the weights at this temperature
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
