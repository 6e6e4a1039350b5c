// Rounding of a double into a format, bit for bit as hardware of that format would round it; what it cost, and how the result is stored.
#pragma once

#include <cstdint>
#include <string>

#include "../numeric/bits.hpp"
#include "../numeric/exp.hpp"
#include "../numeric/number_format.hpp"

namespace sqrtdk::precision {

using numeric::NumberFormat;

/// What lies beyond the largest number of every format.
inline constexpr double kInfinity = __builtin_huge_val();

/// The number of the format nearest to x, ties to the even significand.
///
/// Rounding the double sum, difference, product or quotient of two numbers of the format gives what one rounding of the exact
/// result would give, as a double has more than twice the digits and two more (p = 24 at most; float64 rounds once anyway).
///
/// format   any of numeric::number_formats()
/// x        any double; ±∞ and NaN stay, 0 keeps its sign
/// returns  x exactly if the format has it; ±∞ from largest + half a spacing on; subnormals in whole multiples of the smallest
/// source   double rounding: S. Figueroa, When is double rounding innocuous?, SIGNUM Newsletter 30 (1995)
constexpr double round_to(const NumberFormat& format, double x) noexcept {
  const double size = x < 0.0 ? -x : x;
  if (!(size < kInfinity) || x == 0.0) return x;
  double rounded = 0.0;
  if (size < format.smallest_normal) {
    // Beside 2^52 times the smallest subnormal, doubles are that far apart: the sum rounds to whole multiples of it.
    const double anchor = 0x1p52 * format.smallest_subnormal;
    rounded = (size + anchor) - anchor;
  } else {
    const int dropped = 53 - format.significand_bits;
    const auto word = numeric::bit_cast<std::uint64_t>(size);
    const std::uint64_t unit = std::uint64_t{1} << dropped;
    // Half a unit, less one bit where the last kept bit is even: a carry runs into the exponent where it must.
    const std::uint64_t nudge = dropped == 0 ? 0 : unit / 2 - 1 + ((word >> dropped) & 1);
    rounded = numeric::bit_cast<double>((word + nudge) & ~(unit - 1));
    if (rounded > format.largest) rounded = kInfinity;
  }
  return __builtin_copysign(rounded, x);
}

/// e^x in the format, x being a number of it.
///
/// returns  the exact e^x rounded once: for every number of the 16-bit formats (each tried); in float32 but for the arguments, fewer
///          than one in 2^27, whose e^x lies within 2^-53 of a tie; in float64 within 0.66 ulp
constexpr double exp_in(const NumberFormat& format, double x) noexcept { return round_to(format, numeric::exp(x)); }

/// The bits of a number of the format: sign, exponent and fraction, from the highest bit down.
///
/// format   any of numeric::number_formats()
/// number   one that the format has (round_to gives it), or ±∞; no NaN
/// returns  in the lowest format.bits bits
/// source   IEEE 754-2019, section 3.4
inline std::uint64_t encoding(const NumberFormat& format, double number) noexcept {
  const int stored = format.significand_bits - 1;
  const auto word = numeric::bit_cast<std::uint64_t>(number);
  const std::uint64_t sign = (word >> 63) << (format.bits - 1);
  const double size = number < 0.0 ? -number : number;
  const std::uint64_t all_ones = ((std::uint64_t{1} << format.exponent_bits) - 1) << stored;
  if (!(size <= format.largest)) return sign | all_ones;
  if (format.bits == 64) return word;
  // A subnormal is a whole multiple of the smallest; the quotient is exact.
  if (size < format.smallest_normal) return sign | static_cast<std::uint64_t>(size / format.smallest_subnormal);
  const int bias = (1 << (format.exponent_bits - 1)) - 1;
  const std::uint64_t exponent = ((word >> 52) & 0x7ff) - 1023 + static_cast<std::uint64_t>(bias);
  const std::uint64_t fraction = (word & 0xfffffffffffff) >> (52 - stored);
  return sign | exponent << stored | fraction;
}

/// The same as text, the three fields apart: 1.5 in float16 is "0 01111 1000000000".
inline std::string encoding_text(const NumberFormat& format, double number) {
  const std::uint64_t word = encoding(format, number);
  std::string text;
  for (int bit = format.bits - 1; bit >= 0; --bit) {
    text += (word >> bit) & 1 ? '1' : '0';
    if (bit == format.bits - 1 || bit == format.significand_bits - 1) text += ' ';
  }
  return text;
}

/// The relative error of rounding x, in units of the unit roundoff u.
///
///   (round(x) − x) / (|x| u)
///
/// x        finite
/// returns  exact to two roundings; in [-1, 1] from the smallest normal number on, up to 1/u below; ±∞ where x overflows; 0 at 0
inline double error_in_roundoffs(const NumberFormat& format, double x) noexcept {
  if (x == 0.0) return 0.0;
  const double size = x < 0.0 ? -x : x;
  return (round_to(format, x) - x) / size / format.unit_roundoff;
}

}  // namespace sqrtdk::precision
