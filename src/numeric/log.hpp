// The natural logarithm, powers and ratios of Γ, the same bits on every machine.
#pragma once

#include <cmath>
#include <cstdint>

#include "bits.hpp"
#include "double_double.hpp"
#include "exp.hpp"

namespace sqrtdk::numeric {

/// ln x as an unevaluated sum of two doubles, right to 2^-57 of its value.
///
///   x = 2^k m,  m in [0.7, 1.42];   ln x = k ln 2 + 2 artanh((m − 1)/(m + 1)),   artanh s = s + s³/3 + s⁵/5 + …
///
/// x        finite and > 0, subnormal or not
/// returns  value = ln x rounded, error = what is left
inline Exact log_parts(double x) noexcept {
  constexpr double kLn2Upper = 0x1.62e42fee00000p-1;  // 32 bits, so that k · kLn2Upper is exact
  constexpr double kLn2Lower = 0x1.a39ef35793c76p-33;
  const bool subnormal = x < 0x1p-1022;
  const auto bits = bit_cast<std::uint64_t>(subnormal ? x * 0x1p54 : x);
  // Counting from sqrt(1/2) instead of 1 centres the mantissa about 1.
  const std::uint64_t above = bits - 0x3fe6a09e667f3bcdull;
  const auto whole = static_cast<std::int64_t>(above) >> 52;
  const double m = bit_cast<double>((above & 0x000fffffffffffffull) + 0x3fe6a09e667f3bcdull);
  const double k = static_cast<double>(whole) - (subnormal ? 54.0 : 0.0);

  // s = (m − 1)/(m + 1) to two doubles: m − 1 is exact, m + 1 a sum of two, and the remainder of the division is known.
  const double numerator = m - 1.0;
  const Exact denominator = two_sum(m, 1.0);
  const double s = numerator / denominator.value;
  const Exact product = two_product(s, denominator.value);
  const double s_rest = (((numerator - product.value) - product.error) - s * denominator.error) / denominator.value;

  // 0.0295^12/25 < 2^-65: twelve terms suffice.
  const double z = s * s;
  double series = 1.0 / 23.0;
  series = series * z + 1.0 / 21.0;
  series = series * z + 1.0 / 19.0;
  series = series * z + 1.0 / 17.0;
  series = series * z + 1.0 / 15.0;
  series = series * z + 1.0 / 13.0;
  series = series * z + 1.0 / 11.0;
  series = series * z + 1.0 / 9.0;
  series = series * z + 1.0 / 7.0;
  series = series * z + 1.0 / 5.0;
  series = series * z + 1.0 / 3.0;

  const Exact head = two_sum(k * kLn2Upper, 2.0 * s);
  const double rest = head.error + (k * kLn2Lower + (2.0 * s_rest + 2.0 * s * (z * series)));
  return fast_two_sum(head.value, rest);
}

/// ln x in double.
///
/// x        any double; 0 gives -∞, +∞ gives +∞, negative or NaN gives NaN
/// returns  within 0.55 ulp
inline double log(double x) noexcept {
  constexpr double kInfinity = __builtin_huge_val();
  if (!(x > 0.0)) return x == 0.0 ? -kInfinity : __builtin_nan("");
  if (x == kInfinity) return x;
  return log_parts(x).value;
}

/// ln(1 + x), accurate for small x, where 1 + x would lose it.
///
/// x        > -1; -1 gives -∞
/// returns  within 0.7 ulp
inline double log_one_plus(double x) noexcept {
  const Exact sum = two_sum(1.0, x);
  if (!(sum.value > 0.0) || sum.value == __builtin_huge_val()) return log(sum.value);
  // ln(u + e) = ln u + e/u − …, and e is below half an ulp of u.
  const Exact parts = log_parts(sum.value);
  return parts.value + (parts.error + sum.error / sum.value);
}

/// ln x in float.
///
/// x        any float; 0 gives -∞, +∞ gives +∞, negative or NaN gives NaN; subnormals are right
/// returns  within 0.84 ulp (every float tried)
inline float log(float x) noexcept {
  constexpr float kInfinity = __builtin_huge_valf();
  const bool subnormal = x < 0x1p-126f;
  const auto bits = bit_cast<std::uint32_t>(subnormal ? x * 0x1p24f : x);
  const std::uint32_t above = bits - 0x3f3504f3u;
  const float m = bit_cast<float>((above & 0x007fffffu) + 0x3f3504f3u);
  const float k = static_cast<float>(static_cast<std::int32_t>(above) >> 23) - (subnormal ? 24.0f : 0.0f);
  const float f = m - 1.0f;
  const float s = f / (2.0f + f);
  const float z = s * s;
  float series = 2.0f / 11.0f;
  series = series * z + 2.0f / 9.0f;
  series = series * z + 2.0f / 7.0f;
  series = series * z + 2.0f / 5.0f;
  series = series * z + 2.0f / 3.0f;
  series = series * z;
  // f − (f²/2 − s(f²/2 + …)) equals 2 artanh s, but its leading term f is exact.
  const float half_square = 0.5f * f * f;
  const float small = half_square - (s * (half_square + series) + k * 0x1.7f7d1cp-20f);
  float result = k * 0x1.62e4p-1f - (small - f);
  result = x > 0.0f ? result : __builtin_nanf("");
  result = x == 0.0f ? -kInfinity : result;
  return x == kInfinity ? kInfinity : result;
}

/// base^exponent.
///
///   whole exponents up to 64 in size: repeated squaring, so that exact results are exact;  ½: square root;
///   otherwise e^(exponent · ln base), the logarithm and the product carried to two doubles
///
/// base      ≥ 0 and finite; base 0 gives 0 for exponent > 0, 1 for 0, ∞ below
/// exponent  finite, |exponent| ≤ 2^20
/// returns   within 1 ulp where the last form is used and |exponent · ln base| ≤ 64; a NaN for negative bases with
///           fractional exponents
inline double power(double base, double exponent) noexcept {
  if (exponent == 0.5) return std::sqrt(base);
  const double size = exponent < 0.0 ? -exponent : exponent;
  if (size <= 64.0 && size == static_cast<double>(static_cast<int>(size))) {
    double result = 1.0, square = base;
    for (int left = static_cast<int>(size); left > 0; left /= 2, square *= square) {
      if (left % 2 == 1) result *= square;
    }
    return exponent < 0.0 ? 1.0 / result : result;
  }
  if (base == 0.0) return exponent > 0.0 ? 0.0 : __builtin_huge_val();
  if (!(base > 0.0)) return __builtin_nan("");
  const Exact logarithm = log_parts(base);
  const Exact product = two_product(exponent, logarithm.value);
  return exp(product.value, product.error + exponent * logarithm.error);
}

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
