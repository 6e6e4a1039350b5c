// Softmax over very many N(0, σ²) scores: it is the random energy model, which freezes at σ_c = √(2 ln n).
#pragma once

#include <cstdint>

namespace sqrtdk::theory {

// The weights of a row are the Boltzmann weights of n levels with Gaussian energies.
//
//   keys     n, 2 … 2^30
//   spread   σ, the standard deviation of the scores after scaling
//   throws   InvalidArgument if keys or spread is outside
//   source   B. Derrida, Random-energy model, Phys. Rev. B 24 (1981) 2613; the weights of its frozen phase follow
//            the Poisson-Dirichlet law PD(m, 0), for which J. Pitman, M. Yor, Ann. Probab. 25 (1997) 855-900

/// The spread at which attention over n keys collapses on a few of them:  σ_c = √(2 ln n).  0 for n = 1, which is taken here too.
double collapse_spread(std::uint64_t keys);

/// ln n_c = σ²/2, its inverse: attention with scores of spread σ collapses over fewer than n_c keys. A logarithm, because n_c leaves
/// the doubles at σ = 37.7; unscaled scores at d = 64 have n_c = e^32, scaled ones n_c = 1.65.
///
/// spread   σ, 0 … 1e150
double log_collapse_keys(double spread);

/// The spread phase σ ≤ σ_c: leading terms of logarithms as n → ∞ with σ/σ_c fixed.
struct SpreadPhase {
  double entropy;            ///< H ≈ ln n − σ²/2, nats
  double log_participation;  ///< ln(1/Σ p²) ≈ ln n − σ² for σ ≤ σ_c/2, (σ_c − σ)² above
  double log_peak;           ///< ln max p ≈ −(σ_c − σ)²/2
};

/// Exact to rounding as terms. What is left out is of order ln ln n in the peak, and vanishes in the others well below σ_c.
///
/// spread   0 … σ_c
SpreadPhase spread_phase(std::uint64_t keys, double spread);

/// The frozen phase σ > σ_c: expectations over PD(m, 0), m = σ_c/σ, the limit n → ∞ with m fixed.
struct FrozenPhase {
  double peak;            ///< E max p = ∫₀^∞ dt / ₁F₁(1; 1 − m; t)
  double entropy;         ///< E H = ψ(1) − ψ(1 − m), nats
  double sum_of_squares;  ///< E Σ p² = 1 − m
};

/// The sorted weights are those of a Poisson process of intensity m x^{−m−1} dx, divided by their sum. Given the largest x₁ the
/// others are one of intensity x₁^{−m} m s^{−m−1} ds on (0, 1) in units of x₁, and x₁^{−m} is exponential; 1/max p being their
/// sum plus 1, E max p = ∫ E e^{−t/max p} dt is the integral above. For n ≤ 4096 sharp_softmax is far nearer.
///
/// spread   above σ_c, up to 1e300
/// returns  each within 1e-12 relative for σ ≥ 1.001 σ_c; nearer to σ_c the rounding of 1 − m counts
FrozenPhase frozen_phase(std::uint64_t keys, double spread);

}  // namespace sqrtdk::theory
