// What Stirling's formula leaves of ln Γ, and the ratio of Γ at half a step.
#pragma once

#include "exp.hpp"
#include "log.hpp"

namespace sqrtdk::numeric {

/// δ(z) = ln Γ(z) − (z − ½) ln z + z − ½ ln 2π.
///
///   z ≥ 10:  1/(12z) − 1/(360z³) + 1/(1260z⁵) − …;   below:  δ(z) = δ(z + 1) + (z + ½) ln(1 + 1/z) − 1
///
/// z        ≥ ½
/// returns  within 1e-15; the series stops at 2e-18
/// source   Abramowitz & Stegun, Handbook of Mathematical Functions (1964), 6.1.41
inline double stirling_remainder(double z) noexcept {
  double shifted = 0.0;
  for (; z < 10.0; z += 1.0) shifted += (z + 0.5) * log_one_plus(1.0 / z) - 1.0;
  const double y = 1.0 / (z * z);
  double series = -3617.0 / 122400.0;
  series = series * y + 1.0 / 156.0;
  series = series * y - 691.0 / 360360.0;
  series = series * y + 1.0 / 1188.0;
  series = series * y - 1.0 / 1680.0;
  series = series * y + 1.0 / 1260.0;
  series = series * y - 1.0 / 360.0;
  series = series * y + 1.0 / 12.0;
  return series / z + shifted;
}

/// Γ(z + ½) / Γ(z).
///
///   √z · exp(z ln(1 + 1/2z) − ½ + δ(z + ½) − δ(z)): no difference of large logarithms
///
/// z        ≥ ½
/// returns  within 2e-15 relative
inline double half_gamma_ratio(double z) noexcept {
  const double grown = z * log_one_plus(0.5 / z) - 0.5;
  return __builtin_sqrt(z) * exp(grown + (stirling_remainder(z + 0.5) - stirling_remainder(z)));
}

}  // namespace sqrtdk::numeric
