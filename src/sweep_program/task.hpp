// The task of a run, read strictly from JSON and written exactly: every refusal says where, and numbers read back to the same bits.
#pragma once

#include <charconv>
#include <cstdint>
#include <initializer_list>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "../numeric/check.hpp"
#include "../sweep/specification.hpp"

namespace sqrtdk::sweep_program {

/// A JSON text, read.
///
/// throws  InvalidArgument "not-json" with line and column, "twice" for a key that an object has twice, "too-deep" beyond 16 levels
nlohmann::json parse_json(std::string_view text);

/// A value as JSON on one line, with a blank after each comma and colon. Floating-point numbers are written by append_exact, or as
/// null where they are no finite number, which JSON does not have.
std::string json_text(const nlohmann::ordered_json& value);

/// Appends a number in 17 significant digits, fewer where the rest are zeros, whatever the locale: "0.10000000000000001", "391",
/// "-0", "1e+300". It reads back to the same bits.
///
/// number  finite
void append_exact(std::string& text, double number);
std::string exact_text(double number);

/// The number that the whole text is, whatever the locale; nothing if it is none or does not fit.
template <class Number>
std::optional<Number> number_in(std::string_view text) {
  Number number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

/// A value that was read and its place, as "rules[1].parameter".
class Entry {
 public:
  Entry(const nlohmann::json& value, std::string place) : value_(&value), place_(std::move(place)) {}

  const std::string& place() const { return place_; }

  /// throws  InvalidArgument if the value is no finite number; −0 is 0
  double number() const;
  /// throws  InvalidArgument if it is no whole number in [least, most]
  std::uint64_t count(std::uint64_t least, std::uint64_t most) const;
  /// throws  InvalidArgument if it is no text
  std::string text() const;
  /// Decimal text, or a number up to 2^53, beyond which JSON's numbers are not sure to be kept.
  ///
  /// throws  InvalidArgument if it is neither
  std::uint64_t seed() const;
  /// throws  InvalidArgument if it is no list of least … most values
  std::vector<Entry> list(std::uint64_t least, std::uint64_t most) const;

  /// throws  InvalidArgument if it is no object or has another key
  void require_keys(std::initializer_list<std::string_view> keys) const;
  /// The value of a key, in an object.
  std::optional<Entry> find(std::string_view key) const;
  /// throws  InvalidArgument "missing"
  Entry at(std::string_view key, const std::string& permitted) const;

  /// throws  InvalidArgument with place and value
  [[noreturn]] void refuse(const char* code, const std::string& permitted) const;

 private:
  const nlohmann::json* value_;
  std::string place_;
};

/// Calls; a value that is refused is refused under the name that the reader of a file or a command knows.
template <class Call>
decltype(auto) under_name(const std::string& name, Call call) {
  try {
    return call();
  } catch (const InvalidArgument& refused) {
    throw InvalidArgument(refused.code(), name, refused.value(), refused.range());
  }
}

struct Task {
  sweep::Specification specification;
  std::vector<std::uint64_t> dimensions;  ///< each once, in the order of the result

  /// Of each d: they all have the same samples.
  std::uint64_t chunks() const { return sweep::chunk_count(specification.samples); }
};

/// throws  InvalidArgument if the specification or a dimension is outside its limits, or a dimension is there twice
void check(const Task& task);

/// The core's name of a specification, 16 hexadecimal digits. It says nothing of the dimensions.
std::string fingerprint_text(const Task& task);

/// A specification file.
///
/// throws  InvalidArgument with the place of what is refused, its value and what is permitted
Task read_task(std::string_view json);

/// The same from a value inside another file.
Task read_task(const Entry& entry);

/// The complete specification; read back, it is the same task to the bit.
nlohmann::ordered_json json_of(const Task& task);

/// The same as text on one line.
std::string task_json(const Task& task);

}  // namespace sqrtdk::sweep_program
