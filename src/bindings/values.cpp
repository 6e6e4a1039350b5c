// Checks on the way in, copies on the way out.
#include "values.hpp"

#include <cmath>

#include "../numeric/check.hpp"
#include "../numeric/invalid_argument.hpp"

namespace sqrtdk::bindings {

using emscripten::val;

val field(const val& object, const char* name) {
  if (object.isNull() || object.typeOf().as<std::string>() != "object") {
    throw InvalidArgument("missing", name, "", "an object with this property");
  }
  return object[name];
}

double number(const val& value, const char* name) {
  if (!value.isNumber()) throw InvalidArgument("not-a-number", name, value.typeOf().as<std::string>(), "a number");
  return value.as<double>();
}

bool truth(const val& value, const char* name) {
  if (!value.isTrue() && !value.isFalse()) {
    throw InvalidArgument("not-a-truth-value", name, value.typeOf().as<std::string>(), "true, false");
  }
  return value.isTrue();
}

std::string text(const val& value, const char* name) {
  if (!value.isString()) throw InvalidArgument("not-text", name, value.typeOf().as<std::string>(), "text");
  constexpr int kLongest = 4096;
  const int size = value["length"].as<int>();
  if (size > kLongest) {
    throw InvalidArgument("too-long", name, std::to_string(size) + " characters",
                          std::to_string(kLongest) + " characters");
  }
  return value.as<std::string>();
}

std::uint64_t count(const val& value, const char* name, std::uint64_t least, std::uint64_t most) {
  return numeric::require_count(name, number(value, name), least, most);
}

std::uint64_t seed(const val& value) { return numeric::require_seed("seed", text(value, "seed")); }

std::size_t length(const val& list, const char* name, std::size_t most) {
  if (!list.isArray() && !val::global("ArrayBuffer").call<bool>("isView", list)) {
    throw InvalidArgument("not-a-list", name, list.typeOf().as<std::string>(), "a list");
  }
  const val size = list["length"];
  return static_cast<std::size_t>(numeric::require_count(std::string(name) + " length", number(size, name), 0, most));
}

std::vector<double> numbers(const val& list, const char* name, std::size_t most) {
  std::vector<double> copy(length(list, name, most));
  if (list.isArray()) {
    for (std::size_t index = 0; index < copy.size(); ++index) copy[index] = number(list[index], name);
  } else if (!copy.empty()) {
    // All entries of a typed array are of one kind; a set from big integers would throw in JavaScript.
    number(list[0], name);
    val(emscripten::typed_memory_view(copy.size(), copy.data())).call<void>("set", list);
  }
  // Names are made for refused entries alone: with a name for each, merging two summaries took 2.2 ms instead of 0.04.
  for (std::size_t index = 0; index < copy.size(); ++index) {
    if (!std::isfinite(copy[index]))
      numeric::require_finite(std::string(name) + " " + std::to_string(index + 1), copy[index]);
  }
  return copy;
}

scaling::Choice choice(const val& value) {
  return {text(field(value, "id"), "rule"),
          numeric::require_finite("rule parameter", number(field(value, "parameter"), "rule parameter"))};
}

val to_value(const scaling::Choice& choice) {
  auto value = val::object();
  value.set("id", choice.id);
  value.set("parameter", choice.parameter);
  return value;
}

val to_array(std::span<const double> numbers) {
  return val(emscripten::typed_memory_view(numbers.size(), numbers.data())).call<val>("slice");
}

val to_value(const std::optional<double>& figure) { return figure ? val(*figure) : val::null(); }

val to_value(const statistics::Estimate& figure) {
  auto value = val::object();
  value.set("value", figure.value);
  value.set("standardError", figure.standard_error);
  value.set("low", figure.low);
  value.set("high", figure.high);
  return value;
}

val to_range(double least, double most) {
  auto range = val::object();
  range.set("least", least);
  range.set("most", most);
  return range;
}

}  // namespace sqrtdk::bindings
