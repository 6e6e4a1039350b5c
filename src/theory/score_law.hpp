// What theory says of a score q·k whose entries are independent N(0, 1). Shares no code with the sweep.
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
double normal_density(double x, std::uint64_t d);

}  // namespace sqrtdk::theory
