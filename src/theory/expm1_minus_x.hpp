// What the exponential function has beyond its tangent at 0.
#pragma once

#include <cmath>

#include "../numeric/exp.hpp"

namespace sqrtdk::theory {

/// e^v − 1 − v, within 1e-15 relative also for small v: there v²/2! + v³/3! + … + v¹⁵/15!, which stops at 1e-18 of it.
inline double expm1_minus_x(double v) noexcept {
  if (std::fabs(v) > 0.5) return numeric::exp(v) - 1.0 - v;
  double series = 1.0 / 1307674368000.0;
  series = series * v + 1.0 / 87178291200.0;
  series = series * v + 1.0 / 6227020800.0;
  series = series * v + 1.0 / 479001600.0;
  series = series * v + 1.0 / 39916800.0;
  series = series * v + 1.0 / 3628800.0;
  series = series * v + 1.0 / 362880.0;
  series = series * v + 1.0 / 40320.0;
  series = series * v + 1.0 / 5040.0;
  series = series * v + 1.0 / 720.0;
  series = series * v + 1.0 / 120.0;
  series = series * v + 1.0 / 24.0;
  series = series * v + 1.0 / 6.0;
  return v * v * (series * v + 0.5);
}

/// e^v − 1, within 3e-16 relative also for small v.
///
/// v        ≥ 0
inline double exp_minus_one(double v) noexcept { return v > 0.5 ? numeric::exp(v) - 1.0 : v + expm1_minus_x(v); }

}  // namespace sqrtdk::theory
