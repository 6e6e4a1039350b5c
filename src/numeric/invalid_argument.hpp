// The one error of the core: a value that a function refuses. It carries facts; sentences are made elsewhere.
#pragma once

#include <stdexcept>
#include <string>
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
