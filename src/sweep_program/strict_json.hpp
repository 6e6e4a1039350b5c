// JSON read strictly: no key twice, no key that nobody knows, no value of another kind, and every refusal says where.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sqrtdk::sweep_program {

/// A JSON text, read.
///
/// throws  InvalidArgument "not-json" with line and column, "twice" for a key that an object has twice, "too-deep" beyond 16 levels
nlohmann::json parse_json(std::string_view text);

/// A value and its place, as "rules[1].parameter".
class Entry {
 public:
  Entry(const nlohmann::json& value, std::string place) : value_(&value), place_(std::move(place)) {}

  const std::string& place() const { return place_; }

  /// throws  InvalidArgument where the value is no finite number; −0 is 0
  double number() const;
  /// throws  InvalidArgument where it is no whole number in [least, most]
  std::uint64_t count(std::uint64_t least, std::uint64_t most) const;
  /// throws  InvalidArgument where it is no text
  std::string text() const;
  /// Decimal text, or a number up to 2^53, beyond which JSON's numbers are not sure to be kept.
  std::uint64_t seed() const;
  /// throws  InvalidArgument where it is no list of least … most values
  std::vector<Entry> list(std::uint64_t least, std::uint64_t most) const;

  [[noreturn]] void refuse(const char* code, const std::string& permitted) const;

 private:
  friend class Object;

  const nlohmann::json* value_;
  std::string place_;
};

/// An object of which every key is known.
class Object {
 public:
  /// throws  InvalidArgument where the value is no object or has a key that is not among those
  Object(const Entry& entry, std::initializer_list<std::string_view> keys);

  std::optional<Entry> find(std::string_view key) const;
  /// throws  InvalidArgument "missing"
  Entry at(std::string_view key, const std::string& permitted) const;

 private:
  const nlohmann::json* object_;
  std::string place_;
};

}  // namespace sqrtdk::sweep_program
