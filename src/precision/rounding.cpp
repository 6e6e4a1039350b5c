// Fields taken from the double's own.
#include "rounding.hpp"

namespace sqrtdk::precision {

std::uint64_t encoding(const NumberFormat& format, double number) noexcept {
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

std::string encoding_text(const NumberFormat& format, double number) {
  const std::uint64_t word = encoding(format, number);
  std::string text;
  for (int bit = format.bits - 1; bit >= 0; --bit) {
    text += (word >> bit) & 1 ? '1' : '0';
    if (bit == format.bits - 1 || bit == format.significand_bits - 1) text += ' ';
  }
  return text;
}

double error_in_roundoffs(const NumberFormat& format, double x) noexcept {
  if (x == 0.0) return 0.0;
  const double size = x < 0.0 ? -x : x;
  return (round_to(format, x) - x) / size / format.unit_roundoff;
}

}  // namespace sqrtdk::precision
