// How a number of a format is stored, and what rounding into it cost.
#pragma once

#include <cstdint>
#include <string>

#include "rounding.hpp"

namespace sqrtdk::precision {

/// The bits of a number of the format: sign, exponent and fraction, from the highest bit down.
///
/// format   any of formats()
/// number   one that the format has (round_to gives it), or ±∞; no NaN
/// returns  in the lowest format.bits bits
/// source   IEEE 754-2019, section 3.4
std::uint64_t encoding(const Format& format, double number) noexcept;

/// The same as text, the three fields apart: 1.5 in float16 is "0 01111 1000000000".
std::string encoding_text(const Format& format, double number);

/// The relative error of rounding x, in units of the unit roundoff u.
///
///   (round(x) − x) / (|x| u)
///
/// x        finite
/// returns  exact to two roundings; in [-1, 1] where x rounds to a normal number, up to 1/u below; ±∞ where x overflows; 0 at 0
double error_in_roundoffs(const Format& format, double x) noexcept;

}  // namespace sqrtdk::precision
