// Moments and cumulants of the score S = q·k whose 2d entries are independent N(0, 1).
#pragma once

#include <cstdint>

namespace sqrtdk::theory {

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
