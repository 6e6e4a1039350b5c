// Decimal text to DoubleDouble and back. Strict: what is no number, or is too large or too long, is refused, never guessed.
#pragma once

#include <string>
#include <string_view>

#include "double_double.hpp"

namespace sqrtdk::numeric {

/// No decimal text is longer than this many bytes.
inline constexpr std::size_t kLongestDecimal = 40;

/// Digits of a DoubleDouble that are surely known after a short calculation.
inline constexpr int kKnownDigits = 28;

/// A decimal text, read.
struct Decimal {
  DoubleDouble value;       ///< within 1e-31, relative
  int decimals = 0;         ///< digits after the point, less the exponent: 2 for "0.50", 0 for "1,202", −3 for "4e3"
  bool grouped = false;     ///< thousands are separated by commas
  int mantissa_digits = 0;  ///< significant digits before the exponent: 3 for "1.20e5"; 0 where there is no exponent
};

/// Reads a decimal text: sign (+, -, −), digits with thousands commas or without, a point, an exponent.
/// A comma that cannot separate thousands ("0,5") is a decimal comma.
///
/// parameter  what the text is, as the reader knows it
/// text       at most kLongestDecimal bytes; blanks around are ignored
/// returns    the value within 1e-31, relative; integers below 2^106 and zero exactly
/// throws     InvalidArgument "empty", "too-long", "not-a-number" (text, NaN, infinity), "out-of-range" (not 0 and outside 1e-280 … 1e280,
///            or an exponent beyond 280)
Decimal read_decimal(std::string_view parameter, std::string_view text);

/// The same, or false instead of a refusal, for texts that may be something else.
bool looks_decimal(std::string_view text);

/// A text cut to what a message should repeat of it.
std::string quoted(std::string_view text);

/// Rounded to a number of decimals (negative: tens, hundreds, …), halves away from zero.
/// A half is recognised within 1e-28, relative, so that −5.4/8 is one although neither 5.4 nor 0.675 is binary.
/// Needs more than kKnownDigits + 2 digits: as to_significant(value, kKnownDigits).
std::string to_decimals(const DoubleDouble& value, int decimals);

/// Rounded to 1 … 30 significant digits; trailing zeros cut if asked; below 1e-6 as "1.5e-7",
/// and as "5.18e21" from 1e15 on if there are fewer digits than places.
std::string to_significant(const DoubleDouble& value, int digits, bool cut_zeros = true);

/// The same with an exponent always, trailing zeros kept: 271828 to 3 digits is "2.72e5", 0 is "0".
std::string to_scientific(const DoubleDouble& value, int digits);

/// to_significant for e^logarithm, which may be far outside every double: "3.0e434294". |logarithm| ≤ 1e8.
std::string exponential_to_significant(const DoubleDouble& logarithm, int digits);

/// Puts commas between thousands: "1202604.28" → "1,202,604.28".
std::string group_thousands(std::string text);

}  // namespace sqrtdk::numeric
