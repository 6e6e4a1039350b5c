// Softmax of independent N(0, σ²) scores: two of them exactly, n of them where it is nearly uniform and where it is sharp, and very many,
// where it is the random energy model, which freezes at σ_c = √(2 ln n).
#pragma once

#include <cstdint>

#include "../numeric/bits.hpp"

namespace sqrtdk::theory {

/// What is expected of the two weights p and 1 − p, p = 1/(1 + e^{−Y}), Y ~ N(0, 2σ²).
struct TwoKeys {
  double peak;            ///< E max p
  double shortfall;       ///< 1 − E max p, to full precision
  double jacobian_trace;  ///< E tr J = E 2p(1 − p)
  double entropy;         ///< E H, nats
};

/// Expectations over the difference Y of the two scores, by quadrature.
///
///   1 − E max p = E 1/(1 + e^{|Y|}),   E tr J = E 1/(2 cosh²(Y/2)),   E H = E[ln(1 + e^{−|Y|}) + |Y|/(1 + e^{|Y|})]
///
/// spread   σ, the standard deviation of a score, 0 … 1e12
/// returns  each within 1e-12 relative; ½, ½, ½ and ln 2 at σ = 0
/// throws   InvalidArgument if the spread is outside
/// source   the difference of two scores is N(0, 2σ²), and softmax of two is the logistic function of it
TwoKeys softmax_of_two(double spread);

/// The largest number of keys for which softmax has closed forms here.
inline constexpr std::uint64_t kMostKeys = std::uint64_t{1} << 30;

/// A number of keys as a double.
///
/// throws  InvalidArgument unless keys is in [2, kMostKeys]
double require_keys(std::uint64_t keys);

/// g_n, the density at 0 of the gap between the largest and the second largest of n independent N(0, 1) numbers.
///
///   g_n = n (n − 1) ∫ φ(x)² Φ(x)^{n−2} dx;   g₂ = 1/√π, g₃ = 3/(2√π)
///
/// keys     n, 2 … 2^30
/// returns  within 1e-12 relative
/// throws   InvalidArgument if n is outside
/// source   the joint density of the two largest, n (n − 1) φ(x) φ(y) Φ(y)^{n−2} for x > y, at x = y
double top_gap_density(std::uint64_t keys);

/// Nearly uniform weights.
struct FlatSoftmax {
  double entropy;         ///< E H, nats
  double sum_of_squares;  ///< E Σ p² = 1 − E tr J
};

/// Small σ, to second order; what is left out is of order σ⁴.
///
///   E H ≈ ln n − (σ²/2)(1 − 1/n),   E Σ p² ≈ (1 + σ²(1 − 1/n))/n
///
/// keys     n, 2 … 2^30
/// spread   σ, 0 … 1, beyond which the expansion says nothing
/// returns  the two terms, exact to rounding; beyond them (measured) at most 0.19 σ⁴ for the entropy, 0.72 σ⁴/n for Σ p²: most among
///          many keys at σ = 1, where n E Σ p² is e in place of 2
/// throws   InvalidArgument if keys or spread is outside
/// source   ln p_j = s_j − mean − ½ variance of the row + …, and E of the row's variance is σ² (1 − 1/n)
FlatSoftmax flat_softmax(std::uint64_t keys, double spread);

/// Sharp weights.
struct SharpSoftmax {
  double peak;            ///< E max p
  double entropy;         ///< E H, nats
  double jacobian_trace;  ///< E tr J
};

/// Large σ at fixed n, to first order in 1/σ; what is left out is of order 1/σ².
///
///   E tr J ≈ g_n/σ,   E max p ≈ 1 − g_n ln 2/σ,   E H ≈ (π²/6) g_n/σ,   g_n: top_gap_density
///
/// Rows whose two largest scores lie within a few units share their weight, the others are one-hot; the gap has density g_n/σ at 0,
/// and ∫ tr J = 1, ∫ (1 − max p) = ln 2, ∫ H = π²/6 over the gap. So the mean of tr J falls like 1/σ, its median exponentially.
///
/// keys     n, 2 … 2^30
/// spread   σ, from √(2 ln n), below which the expansion says nothing, to 1e300
/// returns  the first terms, within 1e-12 relative. Measured at n = 64, σ = 16: tr J is 0.3 % too large, 1 − max p 1 % too small,
///          H 9 % too small, since a third key near the top counts in it most. At √(2 ln n) itself: tr J 43 % too large for 2 keys, 33 % for
///          3, 13 % for 4096; H 56 % and 29 % too large, 49 % too small
/// throws   InvalidArgument if keys or spread is outside
/// source   derived as above
SharpSoftmax sharp_softmax(std::uint64_t keys, double spread);

// The weights of a row are the Boltzmann weights of n levels with Gaussian energies.
//
//   keys     n, 2 … 2^30
//   spread   σ, the standard deviation of the scores after scaling
//   throws   InvalidArgument if keys or spread is outside
//   source   B. Derrida, Random-energy model, Phys. Rev. B 24 (1981) 2613; the weights of its frozen phase follow
//            the Poisson-Dirichlet distribution PD(m, 0), for which J. Pitman, M. Yor, Ann. Probab. 25 (1997) 855-900

/// The spread at which attention over n keys collapses on a few of them:  σ_c = √(2 ln n).  0 for n = 1, which is taken here too.
double collapse_spread(std::uint64_t keys);

/// ln n_c = σ²/2, its inverse: attention with scores of spread σ collapses over fewer than n_c keys. A logarithm, because n_c leaves
/// the doubles at σ = 37.7; unscaled scores at d = 64 have n_c = e^32, scaled ones n_c = 1.65.
///
/// spread   σ, 0 … 1e150
double log_collapse_keys(double spread);

/// The spread phase σ ≤ σ_c: leading terms of logarithms as n → ∞ with σ/σ_c fixed.
struct HighTemperaturePhase {
  double entropy;            ///< H ≈ ln n − σ²/2, nats
  double log_participation;  ///< ln(1/Σ p²) ≈ ln n − σ² for σ ≤ σ_c/2, (σ_c − σ)² above
  double log_peak;           ///< ln max p ≈ −(σ_c − σ)²/2
};

/// Exact to rounding as terms. What is left out is of order ln ln n in the peak, and vanishes in the others well below σ_c.
///
/// spread   0 … σ_c
HighTemperaturePhase high_temperature_phase(std::uint64_t keys, double spread);

/// The frozen phase σ > σ_c: expectations over PD(m, 0), m = σ_c/σ, the limit n → ∞ with m fixed.
struct FrozenPhase {
  double peak;            ///< E max p = ∫₀^∞ dt / ₁F₁(1; 1 − m; t)
  double entropy;         ///< E H = ψ(1) − ψ(1 − m), nats
  double sum_of_squares;  ///< E Σ p² = 1 − m
};

/// The sorted weights are those of a Poisson process of intensity m x^{−m−1} dx, divided by their sum. Given the largest x₁ the
/// others are one of intensity x₁^{−m} m s^{−m−1} ds on (0, 1) in units of x₁, and x₁^{−m} is exponential; 1/max p being their
/// sum plus 1, E max p = ∫ E e^{−t/max p} dt is the integral above. For n ≤ 4096 sharp_softmax is nearer, far nearer in max p and Σ p²; of
/// H both miss a sixth at 4 σ_c with 4096 keys, and more than a third below 1.5 σ_c.
///
/// spread   above σ_c, up to 1e300
/// returns  each within 1e-12 relative for σ ≥ 1.001 σ_c; nearer to σ_c the rounding of 1 − m counts
FrozenPhase frozen_phase(std::uint64_t keys, double spread);

}  // namespace sqrtdk::theory
