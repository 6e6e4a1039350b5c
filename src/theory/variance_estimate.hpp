// How well N samples know a variance, and how many are needed.
#pragma once

#include <cstdint>

namespace sqrtdk::theory {

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
