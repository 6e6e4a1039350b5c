// Checks of what comes from outside: each returns the value, or throws InvalidArgument with the facts.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "invalid_argument.hpp"

namespace sqrtdk::numeric {

/// Decimal text in the fewest digits, 15 to 17, that read back as the same double: "0.1", "1e+300"; "NaN", "∞", "-∞".
std::string text_of(double value);

/// "least … most", the form in which refusals state a range.
std::string range_text(double least, double most);

/// The value, if it is a finite number.
///
/// throws  InvalidArgument "not-a-number" or "not-finite"
double require_finite(std::string_view name, double value);

/// The value, if it is a finite number in [least, most].
///
/// throws  InvalidArgument "not-a-number", "not-finite" or "out-of-range"
double require_between(std::string_view name, double value, double least, double most);

/// The value as a whole number in [least, most].
///
/// value   as a reader's control gives it: any double
/// most    ≤ 2^53, where a double still holds every whole number
/// throws  InvalidArgument "not-a-number", "not-finite", "not-an-integer" or "out-of-range"
std::uint64_t require_count(std::string_view name, double value, std::uint64_t least, std::uint64_t most);

/// A seed from its decimal text, 0 … 2^64 − 1; leading zeros are allowed, signs and spaces are not.
///
/// throws  InvalidArgument "empty", "not-a-seed" or "out-of-range"
std::uint64_t require_seed(std::string_view name, std::string_view decimal_text);

}  // namespace sqrtdk::numeric
