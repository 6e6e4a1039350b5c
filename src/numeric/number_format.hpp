// The binary floating-point formats in which attention is calculated, as data: the one table of them.
#pragma once

#include <span>
#include <string_view>

#include "bits.hpp"
#include "check.hpp"

namespace sqrtdk::numeric {

/// A binary format with gradual underflow, rounding to nearest, ties to even.
struct NumberFormat {
  std::string_view id;            ///< stable name in links and files
  int bits = 0;                   ///< of storage
  int significand_bits = 0;       ///< p, the leading one included
  int exponent_bits = 0;          ///< width of the exponent
  int largest_exponent = 0;       ///< e_max: normal numbers lie below 2^(e_max + 1), and what rounds to that is ∞
  double unit_roundoff = 0;       ///< u = 2^-p: half the spacing at 1, the largest relative error of one rounding
  double largest = 0;             ///< (2 − 2^(1−p)) · 2^e_max; what rounds beyond it is ∞
  double smallest_normal = 0;     ///< 2^(1−e_max); below it digits are lost one by one
  double smallest_subnormal = 0;  ///< 2^(2−e_max−p); what rounds below it is 0

  /// Exponent of the smallest normal number, 2^(1−e_max).
  constexpr int smallest_exponent() const { return 1 - largest_exponent; }
  /// Exponent of the smallest subnormal, 2^(2−e_max−p).
  constexpr int subnormal_exponent() const { return 2 - largest_exponent - significand_bits; }
};

/// float16, bfloat16, float32, float64, in the order of their storage and then of their precision.
///
/// source  IEEE 754-2019, table 3.5; bfloat16: the upper half of a float32
inline constexpr NumberFormat kNumberFormats[] = {
    {"float16", 16, 11, 5, 15, 0x1p-11, 0x1.ffcp15, 0x1p-14, 0x1p-24},
    {"bfloat16", 16, 8, 8, 127, 0x1p-8, 0x1.fep127, 0x1p-126, 0x1p-133},
    {"float32", 32, 24, 8, 127, 0x1p-24, 0x1.fffffep127, 0x1p-126, 0x1p-149},
    {"float64", 64, 53, 11, 1023, 0x1p-53, 0x1.fffffffffffffp1023, 0x1p-1022, 0x1p-1074},
};

/// All of them.
constexpr std::span<const NumberFormat> number_formats() { return kNumberFormats; }

/// The format of that name.
///
/// throws  InvalidArgument "unknown" if there is none
inline const NumberFormat& find_number_format(std::string_view id) { return find(kNumberFormats, "format", id); }

}  // namespace sqrtdk::numeric
