// The distribution of the score S = q·k of correlated normal entries: pairs (q_i, k_i) of N(0, 1) numbers with correlation ρ.
#pragma once

#include <cstdint>

namespace sqrtdk::theory {

// S is (1 + ρ) G − (1 − ρ) G' with independent G, G' of the gamma distribution of shape d/2, since 4 q·k = |q + k|² − |q − k|². So
//
//   E e^{tS} = [(1 − ρt)² − t²]^{−d/2}
//
//   rho      ρ, -1 … 1; 0 gives the distribution of score_distribution.hpp, 1 that of |q|²
//   d        head dimension, 1 … 4096
//   throws   InvalidArgument if an argument is outside
//   source   the gamma distributions; for the density R. E. Gaunt, A note on the distribution of the product of zero-mean correlated normal
//            random variables, Stat. Neerl. 73 (2019) 176-179, at d = 1; the mgf gives the power d

/// The first moments of S.
struct CorrelatedScoreMoments {
  double mean, variance, std, skewness, kurtosis;  ///< of S; the kurtosis of a normal distribution is 3
};

/// E S = ρd,   Var S = d (1 + ρ²),   skewness = 2ρ (3 + ρ²)/√(d (1 + ρ²)³),   kurtosis = 3 + 6 (1 + 6ρ² + ρ⁴)/(d (1 + ρ²)²).
///
/// returns  exact to rounding
CorrelatedScoreMoments correlated_score_moments(double rho, std::uint64_t d);

/// κ_j of S.
///
///   (d/2) (j − 1)! [(1 + ρ)^j + (−1)^j (1 − ρ)^j]  =  d (j − 1)! Σ C(j, i) ρ^i over the i ≤ j that are even or odd with j
///
/// order    j, 1 … 60
/// returns  within 1e-14 relative: the terms of the sum have one sign
double correlated_score_cumulant(std::uint64_t order, double rho, std::uint64_t d);

/// E S^j, from E S^j = Σ C(j − 1, i − 1) κ_i E S^{j−i}, in which all terms have one sign.
///
/// order    j, 0 … 60
/// returns  within 1e-13 relative
double correlated_score_moment(std::uint64_t order, double rho, std::uint64_t d);

/// ln of the density of S for |ρ| < 1.
///
///   f_ρ(x) = (1 − ρ²)^{d/2 − 1} e^{ρy} f₀(y),   y = x/(1 − ρ²),   f₀: score_density
///
/// The density of q·k without correlation, tilted by e^{ρy} and shrunk by 1 − ρ².
///
/// x        a raw score, any finite number for which y is finite; not 0 where d = 1
/// rho      ρ, strictly between -1 and 1
/// returns  within 1e-12 + 1e-15 (|y| + d |ln(1 − ρ²)|)
double correlated_score_log_density(double x, double rho, std::uint64_t d);

/// The density itself, within the same error relatively; 0 where it underflows.
double correlated_score_density(double x, double rho, std::uint64_t d);

}  // namespace sqrtdk::theory
