// Leading terms of the score's law at scores so near 0 that a double sees no further ones.
#pragma once

#include "../numeric/log.hpp"
#include "../numeric/stirling.hpp"

namespace sqrtdk::theory {

/// Below it the next term, relatively x/2 at d = 2 and x² ln x at d = 3, is under half an ulp.
inline constexpr double kNearZero = 1e-16;

/// ln 2 − γ, γ = 0.5772…: K₀(x) ≈ ln 2 − γ − ln x.
inline constexpr double kLogTwoLessEuler = 0.1159315156584124488107;
inline constexpr double kInversePi = 0.3183098861837906715378;

/// f(x) for 0 < x < 1e-16, or x = 0 where d > 1.
///
///   d = 1:  (ln 2 − γ − ln x)/π;   d > 1:  f(0) = Γ((d − 1)/2) / (2√π Γ(d/2))
inline double density_near_zero(double x, double d) noexcept {
  if (d == 1.0) return kInversePi * (kLogTwoLessEuler - numeric::log(x));
  constexpr double kHalfOverRootPi = 0.2820947917738781434740;
  return kHalfOverRootPi / numeric::half_gamma_ratio(0.5 * (d - 1.0));
}

/// P(0 < S ≤ x) for 0 ≤ x < 1e-16: the integral of the above, at d = 1  (x/π)(1 + ln 2 − γ − ln x).
inline double centre_near_zero(double x, double d) noexcept {
  if (d == 1.0) return x * kInversePi * (1.0 + kLogTwoLessEuler - numeric::log(x));
  return x * density_near_zero(x, d);
}

}  // namespace sqrtdk::theory
