// The arc tangent, from sums, products, quotients and square roots alone, so that it is the same everywhere.
#pragma once

#include <cmath>

namespace sqrtdk::numeric {

/// The angle whose tangent is t, in radians.
///
/// Halving the angle twice, tan(a/2) = t/(1 + √(1 + t²)), leaves at most tan(π/16) to the series t − t³/3 + t⁵/5 − …
///
/// t        0 … 1
/// returns  0 … π/4, within 1e-15, relative
inline double arc_tangent(double t) {
  for (int half = 0; half < 2; ++half) t = t / (1 + std::sqrt(1 + t * t));
  const double z = t * t;
  double series = 0;
  // The first term left out is below 2e-17 of the sum.
  for (int power = 21; power >= 1; power -= 2) series = 1.0 / power - z * series;
  return 4 * t * series;
}

}  // namespace sqrtdk::numeric
