// The exponential function, 2^x, e^x − 1 and tanh, the same bits on every machine; branch-free, so that loops over them vectorise.
#pragma once

#include <cmath>
#include <cstdint>

#include "bits.hpp"
#include "double_double.hpp"

namespace sqrtdk::numeric {

/// e^x as mantissa · 2^exponent, mantissa in [0.70, 1.42].
/// The exponent is a whole number kept as a double: 64-bit integer conversions do not vectorise everywhere.
struct ScaledExp {
  double mantissa;  ///< near 1
  double exponent;  ///< of 2, a whole number
};

/// 2^n for a whole number n in [-1022, 1023], by writing the exponent field.
constexpr double power_of_two(double n) noexcept {
  // Adding 1.5·2^52 leaves the whole number in the low bits of the sum.
  return bit_cast<double>(bit_cast<std::uint64_t>(n + (1023.0 + 6755399441055744.0)) << 52);
}

/// m · 2^n, rounded once. n is any whole number; it acts as if cut to [-2044, 2046], which already gives 0 or ∞ for m near 1.
constexpr double scale(double mantissa, double n) noexcept {
  n = n < -2044.0 ? -2044.0 : n;
  n = n > 2046.0 ? 2046.0 : n;
  const double half = (0.5 * n + 6755399441055744.0) - 6755399441055744.0;
  return mantissa * power_of_two(half) * power_of_two(n - half);
}

/// e^(hi + lo) as a mantissa and a power of two.
///
///   hi + lo = k ln 2 + r,  |r| ≤ (ln 2)/2,   e^r = 1 + r + r²/2! + … + r¹³/13!
///
/// hi       any double but NaN passes as NaN; cut to ±100000, far beyond overflow
/// lo       |lo| ≤ 1 ulp of hi: what a difference lost to rounding
/// returns  mantissa within 0.66 ulp of e^r (0.65 measured; the series stops at 4e-18)
constexpr ScaledExp scaled_exp(double hi, double lo) noexcept {
  constexpr double kRound = 6755399441055744.0;        // 1.5·2^52: adding it rounds to a whole number
  constexpr double kLn2Upper = 0x1.62e42fee00000p-1;   // 32 bits of ln 2, so that k · kLn2Upper is exact
  constexpr double kLn2Lower = 0x1.a39ef35793c76p-33;  // the next 53 bits
  const bool low = hi<-100000.0, high = hi> 100000.0;
  lo = low || high ? 0.0 : lo;  // ∞ − ∞ has left a NaN there
  hi = low ? -100000.0 : hi;
  hi = high ? 100000.0 : hi;

  const double k = (hi * 1.4426950408889634 + kRound) - kRound;
  const Exact r = two_sum(hi - k * kLn2Upper, lo - k * kLn2Lower);
  const double x = r.value;

  double tail = 1.0 / 6227020800.0;
  tail = tail * x + 1.0 / 479001600.0;
  tail = tail * x + 1.0 / 39916800.0;
  tail = tail * x + 1.0 / 3628800.0;
  tail = tail * x + 1.0 / 362880.0;
  tail = tail * x + 1.0 / 40320.0;
  tail = tail * x + 1.0 / 5040.0;
  tail = tail * x + 1.0 / 720.0;
  tail = tail * x + 1.0 / 120.0;
  tail = tail * x + 1.0 / 24.0;
  tail = tail * x + 1.0 / 6.0;
  tail = tail * x + 0.5;

  // 1 + x is kept as a sum of two: with it the last addition is the only rounding that counts.
  const Exact head = fast_two_sum(1.0, x);
  const double rest = head.error + (r.error * head.value + x * x * tail);
  return {head.value + rest, k};
}

/// e^(hi + lo), for an argument known to more digits than a double holds.
///
/// hi, lo   as in scaled_exp; -∞ gives 0, +∞ gives ∞, NaN gives NaN
/// returns  within 0.66 ulp; subnormal results within one spacing
constexpr double exp(double hi, double lo) noexcept {
  const ScaledExp result = scaled_exp(hi, lo);
  return scale(result.mantissa, result.exponent);
}

/// e^x in double, within 0.66 ulp; subnormal results within one spacing; 0 below -745.14, ∞ above 709.79.
constexpr double exp(double x) noexcept { return exp(x, 0.0); }

/// x = k ln 2 + r with a whole k and |r| ≤ (ln 2)/2, for x in [-104, 89].
struct ReducedFloat {
  float k;  ///< a whole number
  float r;  ///< what is left of x
};

/// x taken apart.
constexpr ReducedFloat reduced(float x) noexcept {
  constexpr float kRound = 12582912.0f;         // 1.5·2^23: adding it rounds to a whole number
  constexpr float kLn2Upper = 0x1.62e4p-1f;     // 15 bits of ln 2
  constexpr float kLn2Lower = 0x1.7f7d1cp-20f;  // the next 24
  const float k = (x * 1.44269504f + kRound) - kRound;
  return {k, (x - k * kLn2Upper) - k * kLn2Lower};
}

/// 1/2! + r/3! + … + r⁴/6! + last·r⁵.
constexpr float exp_tail(float r, float last) noexcept {
  float tail = last * r + 1.0f / 720.0f;
  tail = tail * r + 1.0f / 120.0f;
  tail = tail * r + 1.0f / 24.0f;
  tail = tail * r + 1.0f / 6.0f;
  return tail * r + 0.5f;
}

/// e^x in float.
///
///   x = k ln 2 + r,  e^r = 1 + r + r²/2! + … + r⁷/7!
///
/// returns  within 0.84 ulp (every float tried); subnormal results within one spacing; 0 below -103.98, ∞ above 88.73, NaN for NaN
constexpr float exp(float x) noexcept {
  constexpr float kRound = 12582912.0f;  // 1.5·2^23
  x = x < -104.0f ? -104.0f : x;
  x = x > 89.0f ? 89.0f : x;
  const auto [k, r] = reduced(x);
  const float tail = exp_tail(r, 1.0f / 5040.0f);
  const float head = 1.0f + r;
  const float mantissa = head + ((r - (head - 1.0f)) + r * r * tail);
  // Two factors, since 2^k alone may be subnormal or overflow; only the last product rounds.
  const float half = (0.5f * k + kRound) - kRound;
  const auto power = [](float n) { return bit_cast<float>(bit_cast<std::uint32_t>(n + (127.0f + 12582912.0f)) << 23); };
  return mantissa * power(half) * power(k - half);
}

/// 2^x in float.
///
///   x = k + r, |r| ≤ 1/2,  2^r = 1 + c₁ r + … + c₆ r⁶
///
/// x        at most 127; below −126 the result is 0, so that none is subnormal; NaN passes
/// returns  within 1.23 ulp (every float tried); 1 at 0, 0 at −∞
/// source   the coefficients minimise the largest relative error, 2e-9: tests/reference/numeric/make_short_exp.py
constexpr float exp2(float x) noexcept {
  // Adding 1.5·2^23 + 127 rounds to a whole number and leaves it, biased as an exponent is, in the low bits of the sum.
  constexpr float kRound = 12582912.0f + 127.0f;
  const float shifted = x + kRound;
  const float r = x - (shifted - kRound);
  float sum = 0x1.42055cp-13f;
  sum = sum * r + 0x1.5f3ebcp-10f;
  sum = sum * r + 0x1.3b2d3cp-7f;
  sum = sum * r + 0x1.c6aee8p-5f;
  sum = sum * r + 0x1.ebfbdcp-3f;
  sum = sum * r + 0x1.62e430p-1f;
  sum = sum * r + 1.0f;
  const float power = sum * bit_cast<float>(bit_cast<std::uint32_t>(shifted) << 23);
  // A mask on the bits: far below, what stands in `power` has no meaning. Cheaper than holding x back at −126 first.
  const std::uint32_t kept = x < -126.0f ? 0u : 0xffffffffu;
  return bit_cast<float>(bit_cast<std::uint32_t>(power) & kept);
}

/// 2^x in float by one term less than exp2, for sums of many terms.
///
///   x = k + r, |r| ≤ 1/2,  2^r = 1 + c₁ r + … + c₅ r⁵
///
/// x        −127.4 … 127; NaN passes
/// returns  within 2.5 ulp (every float tried), 1 at 0; subnormal between −126 and −126.5, below that 0
/// source   the coefficients minimise the largest relative error, 9e-8: tests/reference/numeric/make_short_exp.py
constexpr float quick_exp2(float x) noexcept {
  constexpr float kRound = 12582912.0f + 127.0f;
  const float shifted = x + kRound;
  const float r = x - (shifted - kRound);
  float sum = 0x1.5bb994p-10f;
  sum = sum * r + 0x1.3cea84p-7f;
  sum = sum * r + 0x1.c6b754p-5f;
  sum = sum * r + 0x1.ebf9bcp-3f;
  sum = sum * r + 0x1.62e42ap-1f;
  sum = sum * r + 1.0f;
  return sum * bit_cast<float>(bit_cast<std::uint32_t>(shifted) << 23);
}

/// e^x − 1.
///
///   x = k ln 2 + r,  |r| ≤ (ln 2)/2,  e^x − 1 = 2^k (e^r − 1) + (2^k − 1),   e^r − 1 = r + r²/2! + … + r⁸/8!
///
/// x        in [-86, 87]; beyond that as if cut to it
/// returns  within 2 ulp (1.46 measured on every float); x itself for tiny x
constexpr float exp_minus_one(float x) noexcept {
  x = x < -86.0f ? -86.0f : x;
  x = x > 87.0f ? 87.0f : x;
  const auto [k, r] = reduced(x);
  const float tail = exp_tail(r, 1.0f / 40320.0f * r + 1.0f / 5040.0f);
  const float power = bit_cast<float>(bit_cast<std::uint32_t>(k + (127.0f + 12582912.0f)) << 23);
  return power * (r + r * r * tail) + (power - 1.0f);
}

/// e^v − 1 − v, within 1e-15 relative also for small v: there v²/2! + v³/3! + … + v¹⁵/15!, which stops at 1e-18 of it.
inline double expm1_minus_x(double v) noexcept {
  if (std::fabs(v) > 0.5) return exp(v) - 1.0 - v;
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
inline double exp_minus_one(double v) noexcept { return v > 0.5 ? exp(v) - 1.0 : v + expm1_minus_x(v); }

/// tanh x.
///
///   |x| < 0.55:  x − x·R(x²), the ninth convergent of Lambert's fraction x/(1 + x²/(3 + x²/(5 + …))), right to 5e-22
///   beyond:      1 − 2/(e^{2|x|} + 1), the quotient with its remainder
///
/// x        any double; ±∞ gives ±1, NaN gives NaN
/// returns  within 0.95 ulp (0.82 measured), in [-1, 1]; odd to the last bit; ±1 from |x| = 19.07 on
/// source   J. H. Lambert, Mémoire sur quelques propriétés remarquables des quantités transcendentes (1768), for the fraction
constexpr double tanh(double x) noexcept {
  const double size = x < 0.0 ? -x : x;

  const double z = x * x;
  const double above = 11486475.0 + z * (810810.0 + z * (12870.0 + z * 44.0));
  const double below = 34459425.0 + z * (16216200.0 + z * (945945.0 + z * (13860.0 + z * 45.0)));
  const double near = size - size * (z * above / below);

  const Exact sum = two_sum(exp(2.0 * (size > 20.0 ? 20.0 : size)), 1.0);
  const double quotient = 2.0 / sum.value;
  const Exact product = two_product(quotient, sum.value);
  const double rest = (((2.0 - product.value) - product.error) - quotient * sum.error) / sum.value;
  const Exact head = fast_two_sum(1.0, -quotient);
  const double far = head.value + (head.error - rest);

  const double result = size < 0.55 ? near : far;
  return x < 0.0 ? -result : result;
}

/// The derivative of tanh, 1 − tanh² x, which that difference would lose where tanh saturates.
///
///   4 e^{−2|x|} / (1 + e^{−2|x|})²
///
/// x        any double; ±∞ gives 0, NaN gives NaN
/// returns  within 5 ulp (3.5 measured); results below 9e-308 within four spacings of 2^-1074; 0 beyond |x| = 372.6
constexpr double tanh_slope(double x) noexcept {
  const double shrunk = exp(x < 0.0 ? 2.0 * x : -2.0 * x);
  const double sum = 1.0 + shrunk;
  return 4.0 * (shrunk / (sum * sum));
}

}  // namespace sqrtdk::numeric
