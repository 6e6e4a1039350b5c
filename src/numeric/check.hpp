// The one error of the core, and checks of what comes from outside: each returns the value, or throws InvalidArgument with the facts.
#pragma once

#include <concepts>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

namespace sqrtdk {

/// A refused argument.
///
/// code       what kind of refusal, in kebab case: "out-of-range", "not-a-number", "empty", "fully-masked", …
/// parameter  the name of the parameter as callers know it, e.g. "samples" or "mask row 3"
/// value      the value as it was given, as text
/// range      what would have been accepted, as text, e.g. "2 … 1000000"
class InvalidArgument : public std::invalid_argument {
 public:
  /// what() says parameter, value, code and range in one line.
  InvalidArgument(std::string code, std::string parameter, std::string value, std::string range)
      : std::invalid_argument(parameter + " = " + value + ": " + code + "; permitted: " + range),
        code_(std::move(code)),
        parameter_(std::move(parameter)),
        value_(std::move(value)),
        range_(std::move(range)) {}

  /// What kind of refusal.
  const std::string& code() const noexcept { return code_; }
  /// What is refused.
  const std::string& parameter() const noexcept { return parameter_; }
  /// As it was given.
  const std::string& value() const noexcept { return value_; }
  /// What would have been accepted.
  const std::string& range() const noexcept { return range_; }

 private:
  std::string code_, parameter_, value_, range_;
};

}  // namespace sqrtdk

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
/// The same of what is whole already.
template <std::integral Whole>
std::uint64_t require_count(std::string_view name, Whole value, std::uint64_t least, std::uint64_t most) {
  return require_count(name, static_cast<double>(value), least, most);
}

/// A seed from its decimal text, 0 … 2^64 − 1; leading zeros are allowed, signs and spaces are not.
///
/// throws  InvalidArgument "empty", "not-a-seed" or "out-of-range"
std::uint64_t require_seed(std::string_view name, std::string_view decimal_text);

/// The row with this id, of a table whose rows have an `id`.
///
/// what    names the parameter in a refusal
/// throws  InvalidArgument "unknown" with all ids that there are
template <typename Table>
const auto& find(const Table& table, std::string_view what, std::string_view id) {
  std::string known;
  for (const auto& row : table) {
    if (row.id == id) return row;
    if (!known.empty()) known += ", ";
    known += row.id;
  }
  throw InvalidArgument("unknown", std::string(what), std::string(id), known);
}

}  // namespace sqrtdk::numeric
