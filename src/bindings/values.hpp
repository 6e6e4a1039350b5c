// Adapters between JavaScript values and the core's: every hostile value becomes an InvalidArgument, arrays are copied at once.
#pragma once

#include <emscripten/val.h>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "../numeric/matrix.hpp"
#include "../scaling/rule.hpp"
#include "../statistics/estimate.hpp"

namespace sqrtdk::bindings {

using Names = std::vector<std::string_view>;

/// Throws InvalidArgument unless a request is an object with these fields and no others: "missing" naming the first that is missing,
/// "missing-field" naming it and, as its value, the fields that nobody knows, "unknown-field" naming these alone. Every adapter that
/// takes an object begins with it, so that a misspelt name is never taken for a value that was left out.
///
/// required  must be there
/// optional  may be there
void require_fields(const emscripten::val& request, const Names& required, const Names& optional = {});

/// A property of an object. throws InvalidArgument if `object` is none.
emscripten::val field(const emscripten::val& object, const char* name);

double number(const emscripten::val& value, const char* name);
bool truth(const emscripten::val& value, const char* name);
std::string text(const emscripten::val& value, const char* name);
std::uint64_t count(const emscripten::val& value, const char* name, std::uint64_t least, std::uint64_t most);
std::uint64_t seed(const emscripten::val& value);

/// Length of an array or typed array, at most `most`.
std::size_t length(const emscripten::val& list, const char* name, std::size_t most);

/// Copy of an array or typed array of numbers, at most `most` of them.
std::vector<double> numbers(const emscripten::val& list, const char* name, std::size_t most);

/// {id, parameter}; the parameter may be left out where the rule takes none.
///
/// takes_parameter  whether the rule of that name does
scaling::Choice choice(const emscripten::val& value, bool (*takes_parameter)(std::string_view id));
/// The same of a scale rule.
scaling::Choice choice(const emscripten::val& value);
emscripten::val to_value(const scaling::Choice& choice);

/// A Float64Array that JavaScript owns.
emscripten::val to_array(std::span<const double> numbers);
template <class Dense>
emscripten::val to_array(const Eigen::PlainObjectBase<Dense>& matrix) {
  return to_array(std::span<const double>(matrix.data(), static_cast<std::size_t>(matrix.size())));
}

/// null where there is none.
emscripten::val to_value(const std::optional<double>& figure);
emscripten::val to_value(const statistics::Estimate& figure);
emscripten::val to_range(double least, double most);

/// An array with `convert` of each item.
template <class Items, class Convert>
emscripten::val to_list(const Items& items, Convert convert) {
  auto list = emscripten::val::array();
  int index = 0;
  for (const auto& item : items) list.set(index++, convert(item));
  return list;
}

}  // namespace sqrtdk::bindings
