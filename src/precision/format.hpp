// The floating-point formats in which attention is calculated, as data.
#pragma once

#include <span>
#include <string_view>

namespace sqrtdk::precision {

/// A binary format with gradual underflow, rounding to nearest, ties to even.
struct Format {
  std::string_view id;        ///< stable name in links and files
  int bits;                   ///< of storage
  int significand_bits;       ///< p, the leading one included
  int exponent_bits;          ///< width of the exponent
  double unit_roundoff;       ///< u = 2^-p: half the spacing at 1, the largest relative error of one rounding
  double largest;             ///< (2 − 2^(1−p)) · 2^e_max; what rounds beyond it is ∞
  double smallest_normal;     ///< 2^(1−e_max); below it digits are lost one by one
  double smallest_subnormal;  ///< 2^(2−e_max−p); what rounds below it is 0
};

/// float16, bfloat16, float32, float64, in the order of their storage and then of their precision.
///
/// source  IEEE 754-2019, table 3.5; bfloat16: the upper half of a float32
std::span<const Format> formats();

/// The format of that name.
///
/// throws  InvalidArgument "unknown" if there is none
const Format& find(std::string_view id);

}  // namespace sqrtdk::precision
