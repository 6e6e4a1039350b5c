// The standard normal distribution, to full precision in the tails; how well N samples know a variance, and how many are needed.
#pragma once

#include <cstdint>

namespace sqrtdk::theory {

/// φ(z) = e^{−z²/2} / √(2π).
///
/// z        any finite number
/// returns  within 4e-16 relative; 0 beyond |z| = 38.6
double normal_density(double z) noexcept;

/// Φ(z) = P(Z ≤ z).
///
/// z        any finite number
/// returns  within 1e-14 relative wherever it is a normal double, also far below
double normal_cdf(double z) noexcept;

/// Q(z) = P(Z > z) = Φ(−z), within 1e-14 relative.
double normal_upper_tail(double z) noexcept;

/// P(0 < Z ≤ z) = Φ(z) − ½, odd in z, within 1e-14 relative also for small z.
double normal_from_centre(double z) noexcept;

/// Q(z) e^{z²/2}, the tail without its exponential factor: ½ at 0, tending to 1/(z √(2π)).
///
///   z < 1:  (½ − φ(z) Σ z^{2k+1}/(2k+1)!!) e^{z²/2}
///   z ≥ 1, with x = z/√2, h = ½:  (hx/2π) (1/x² + 2 Σ_k e^{−k²h²}/(x² + k²h²)) − e^{x²}/(e^{2πx/h} − 1)
///
/// The sum is the trapezoidal rule for the Gaussian average of x/(x² + t²); the last term pays for its pole, and is
/// dropped from x = π/h on, where it would be below e^{−39}.
///
/// z        ≥ 0, ∞ included
/// returns  within 4e-15 relative
/// source   C. Chiarella, A. Reichel, On the evaluation of integrals related to the error function, Math. Comp. 22 (1968)
double scaled_normal_tail(double z) noexcept;

/// throws  InvalidArgument "not-a-number", "not-finite" or "out-of-range" unless 0 < p < 1
void require_probability(double p);

/// z with P(Z ≤ z) = p.
///
/// p        in (0, 1); the upper tail's quantile at q is −normal_quantile(q), which keeps small q
/// returns  within 1e-14 relative of the quantile at this p
/// throws   InvalidArgument if p is not inside (0, 1)
double normal_quantile(double p);

/// Standard error of the unbiased sample variance s² of N independent draws.
///
///   √Var s²,   Var s² = σ⁴ (2/(N − 1) + κ/N)
///
/// variance         σ² of one draw, 0 … 1e290
/// excess_kurtosis  κ = K − 3, -2 … 1e30: 6/d for a score of normal entries, 0 for a normal distribution; entries.hpp for others
/// samples          N, 2 … 2^53
/// returns          exact to rounding
/// throws           InvalidArgument if one is outside
/// source           A. M. Mood, F. A. Graybill, D. C. Boes, Introduction to the Theory of Statistics, 3rd ed. (1974), p. 229, in the
///                  form (μ₄ − σ⁴ (N − 3)/(N − 1))/N
double standard_error_of_variance(double variance, double excess_kurtosis, std::uint64_t samples);

/// Samples for which s² lies within ±ε of σ² in 95 of 100 repetitions.
///
///   N = ⌈(1.96/ε)² (2 + κ)⌉;   scores of normal entries: κ = 6/d, so 38416 (2 + 6/d) for 1 %
///
/// Takes s² for normal, which holds once ε is small beside 1, and N − 1 for N.
///
/// relative_error   ε, 1e-6 … 1
/// excess_kurtosis  κ, -2 … 1e6
/// returns          N ≥ 2, within 1e-13 relative beyond 2^53, of independent scores: those of one row share their query and
///                  estimate |q|², not d
/// throws           InvalidArgument if one is outside
/// source           standard_error_of_variance = εσ²/1.96
std::uint64_t samples_for_precision(double relative_error, double excess_kurtosis);

/// The same for scores q·k of normal entries with head dimension d, 1 … 4096.
std::uint64_t samples_for_score_variance(double relative_error, std::uint64_t d);

/// Coverage, for many samples, of the 95 % chi-squared interval for σ², which takes the distribution for normal, when its excess kurtosis is κ.
///
///   2Φ(z/√(1 + κ/2)) − 1,  z = Φ⁻¹(0.975);   scores at d = 1: 67.3 %, at d = 64: 94.5 %
///
/// excess_kurtosis  κ, -2 … 1e6
/// returns          within 1e-14 relative; 1 at κ = −2
/// throws           InvalidArgument if it is outside
/// source           the interval has the width of a distribution with Var s² = 2σ⁴/N, s² has (2 + κ) σ⁴/N
double coverage_if_taken_for_normal(double excess_kurtosis);

}  // namespace sqrtdk::theory
