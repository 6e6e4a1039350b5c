// Moments and cumulants of the score S = q·k whose 2d entries are independent N(0, 1). Shares no code with the sweep.
#pragma once

#include <cstdint>

namespace sqrtdk::theory {

/// Mean, variance, standard deviation and kurtosis of S = q·k.
///
///   E S = 0,  Var S = d,  std S = √d,  E S⁴ / (E S²)² = 3 + 6/d
///
/// source  d independent products, each of mean 0, variance 1 and fourth moment 9
struct ScoreLaw {
  double mean, variance, std, kurtosis;  ///< of S; the kurtosis of a normal law is 3
};

/// d        head dimension, d ≥ 1
/// returns  the moments, exact to rounding
/// throws   InvalidArgument if d = 0 or d > 2^32
ScoreLaw score_law(std::uint64_t d);

/// Density of the normal law with the score's mean and variance.
///
///   φ(x) = exp(−x² / 2d) / √(2πd)
///
/// x        a score
/// d        head dimension, d ≥ 1
/// returns  the density, relative error below (4 + x² / 2d) · 2^-52; it is the limit for large d, not the exact law of q·k
/// throws   InvalidArgument if d = 0 or d > 2^32
double normal_score_density(double x, std::uint64_t d);

/// E S^j.
///
///   j = 2i:  (2i − 1)!! · d (d + 2) … (d + 2i − 2);   j odd: 0
///
/// order    j, 0 … 60: beyond, the moment of d = 4096 leaves the doubles
/// d        head dimension, 1 … 4096
/// returns  exact to rounding, 2i roundings
/// throws   InvalidArgument if order or d is outside
double score_moment(std::uint64_t order, std::uint64_t d);

/// κ_j of S, from ln E e^{tS} = −(d/2) ln(1 − t²).
///
///   j = 2i:  d (2i − 1)!;   j odd: 0
///
/// order    j, 1 … 60
/// d        head dimension, 1 … 4096
/// returns  exact to rounding
/// throws   InvalidArgument if order or d is outside
double score_cumulant(std::uint64_t order, std::uint64_t d);

/// E|S|, the typical size of a score.
///
///   2 Γ((d + 1)/2) / (√π Γ(d/2))  ≈  √(2d/π) (1 − 1/4d)
///
/// d        head dimension, 1 … 4096
/// returns  within 1e-15 relative
/// throws   InvalidArgument if d is outside
double mean_absolute_score(std::uint64_t d);

}  // namespace sqrtdk::theory
