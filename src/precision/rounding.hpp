// Rounding of a double into a format, bit for bit as hardware of that format would round it.
#pragma once

#include <cstdint>

#include "../numeric/bits.hpp"
#include "../numeric/exp.hpp"
#include "format.hpp"

namespace sqrtdk::precision {

/// The number of the format nearest to x, ties to the even significand.
///
/// Rounding the double sum, difference, product or quotient of two numbers of the format gives what one rounding of the exact
/// result would give, as a double has more than twice the digits and two more (p = 24 at most; float64 rounds once anyway).
///
/// format   any of formats()
/// x        any double; ±∞ and NaN stay, 0 keeps its sign
/// returns  x exactly if the format has it; ±∞ from largest + half a spacing on; subnormals in whole multiples of the smallest
/// source   double rounding: S. Figueroa, When is double rounding innocuous?, SIGNUM Newsletter 30 (1995)
constexpr double round_to(const Format& format, double x) noexcept {
  const double size = x < 0.0 ? -x : x;
  if (!(size < __builtin_huge_val()) || x == 0.0) return x;
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
    if (rounded > format.largest) rounded = __builtin_huge_val();
  }
  return __builtin_copysign(rounded, x);
}

/// e^x in the format, x being a number of it.
///
/// returns  the exact e^x rounded once: for every number of the 16-bit formats (each tried); in float32 but for the arguments, fewer
///          than one in 2^27, whose e^x lies within 2^-53 of a tie; in float64 within 0.66 ulp
constexpr double exp_in(const Format& format, double x) noexcept { return round_to(format, numeric::exp(x)); }

}  // namespace sqrtdk::precision
