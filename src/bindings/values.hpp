// Adapters between JavaScript values and the core's: every hostile value becomes an InvalidArgument, arrays are copied at once, structs are
// written by their description. One catch hands back {value} or {error}; nothing is thrown across the boundary.
#pragma once

#include <emscripten/val.h>

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "../attention/scaled_dot_product.hpp"
#include "../numeric/check.hpp"
#include "../numeric/fields.hpp"
#include "../numeric/matrix.hpp"
#include "../random/entries.hpp"
#include "../scaling/rule.hpp"
#include "../softmax/softmax.hpp"
#include "../sweep/report_fields.hpp"

namespace sqrtdk::bindings {

using emscripten::val;
using Names = std::vector<std::string_view>;

// How much one call may ask for, so that no chapter holds the page up for more than 50 ms: what several subjects share. The rest stands beside
// its use.

/// Queries, keys, head dimension and value dimension of attention, 2 MiB a matrix: larger work belongs to the fused form.
inline constexpr std::uint64_t kMostAttentionSize = 512;
inline constexpr std::uint64_t kMostPoints = 512;  ///< at which a distribution is evaluated
inline constexpr std::uint64_t kMostQuantiles = 128;
inline constexpr std::uint64_t kMostDraw = 1'000'000;  ///< the last of the independent draws of one seed
inline constexpr std::uint64_t kMostEntries = 65536;   ///< drawn by one call

// In: what a call is given.

/// Throws InvalidArgument unless a request is an object with these fields and no others: "missing" naming the first that is missing,
/// "missing-field" naming it and, as its value, the fields that nobody knows, "unknown-field" naming these alone. Every adapter that
/// takes an object begins with it, so that a misspelt name is never taken for a value that was left out.
///
/// required  must be there
/// optional  may be there
void require_fields(const val& request, const Names& required, const Names& optional = {});

/// A property of an object. throws InvalidArgument if `object` is none.
val field(const val& object, const char* name);

/// The same where the property may be left out; null is no way of leaving it out.
std::optional<val> optional_field(const val& object, const char* name);

double number(const val& value, const char* name);

/// Where a target lies, in standard deviations: a number, or null or nothing for any target.
std::optional<double> place_of_target(const val& z);
bool truth(const val& value, const char* name);
std::string text(const val& value, const char* name);
std::uint64_t count(const val& value, const char* name, std::uint64_t least, std::uint64_t most);
std::uint64_t seed(const val& value);

// The same of a property of a request, by its name.
inline double number_in(const val& input, const char* name) { return number(field(input, name), name); }
inline bool truth_in(const val& input, const char* name) { return truth(field(input, name), name); }
inline std::string text_in(const val& input, const char* name) { return text(field(input, name), name); }
inline std::uint64_t count_in(const val& input, const char* name, std::uint64_t least, std::uint64_t most) {
  return count(field(input, name), name, least, most);
}
inline std::uint64_t seed_in(const val& input) { return seed(field(input, "seed")); }

/// Length of an array or typed array, at most `most`.
std::size_t length(const val& list, const char* name, std::size_t most);

/// Copy of an array or typed array of numbers, at most `most` of them.
std::vector<double> numbers(const val& list, const char* name, std::size_t most);

/// The same, at least one.
std::vector<double> some_numbers(const val& list, const char* name, std::size_t most);

/// Head dimensions for which theory has distributions.
std::vector<std::uint64_t> dimensions(const val& list, std::size_t most = kMostPoints);

/// Copy of a list of whole numbers from `least` to `greatest`, at least one and at most `most` of them.
std::vector<std::uint64_t> counts(const val& list, const char* name, std::uint64_t least, std::uint64_t greatest,
                                  std::size_t most);

/// Throws InvalidArgument "wrong-length" unless a list has so many entries.
void require_length(const char* name, std::size_t given, std::size_t wanted);

/// A number of work that one call may ask for; `what` says how it is counted.
void require_work(const char* what, double asked, double most);

/// {id, parameter}; the parameter may be left out where the rule takes none.
///
/// takes_parameter  whether the rule of that name does
scaling::Choice choice(const val& value, bool (*takes_parameter)(std::string_view id));
/// The same of a scale rule.
scaling::Choice choice(const val& value);

/// {id, parameter, mean, std} of a distribution of entries; the parameter may be left out where it takes none.
random::EntryDistribution given_law(const val& value);
/// The same, checked.
random::EntryDistribution entry_law(const val& value);

/// A count of rows or columns from 1 to `most`.
Eigen::Index matrix_size(const val& input, const char* name, std::uint64_t most);

/// A matrix from a flat list, row by row; rows · columns is checked by matrix_size.
numeric::Matrix matrix(const val& input, const char* name, Eigen::Index rows, Eigen::Index columns);

/// The mask and the causal one together; a mask of null allows all.
attention::Mask mask(const val& input, Eigen::Index queries, Eigen::Index keys);

/// A whole number of a request, and where it stands.
template <class Request>
struct Whole {
  const char* name;
  std::uint64_t Request::*member;
  std::uint64_t least, most;
};

/// A request of a seed and whole numbers, all of them required.
template <class Request>
Request whole_numbers(const val& input, std::initializer_list<Whole<Request>> all) {
  Names names{"seed"};
  for (const Whole<Request>& each : all) names.push_back(each.name);
  require_fields(input, names);
  Request asked{};
  asked.seed = seed_in(input);
  for (const auto& [name, member, least, most] : all) asked.*member = count_in(input, name, least, most);
  return asked;
}

// Out: what a call gives.

/// A Float64Array that JavaScript owns.
val to_array(std::span<const double> numbers);

void set(val& object, const char* name, const val& value);
void set(val& object, const char* name, double value);

template <class T>
val to_js(const T& value);

template <class T>
void set(val& object, const char* name, const T& value) {
  if constexpr (std::is_arithmetic_v<T> && !std::is_same_v<T, bool>) {
    set(object, name, static_cast<double>(value));
  } else {
    set(object, name, to_js(value));
  }
}

/// The figures of a struct beside others of an object.
template <Described T>
void set_fields(val& object, const T& value) {
  for_each_field(value, [&object](const char* name, const auto& figure) { set(object, name, figure); });
}

/// An array with `convert` of each item.
template <class Items, class Convert>
val to_list(const Items& items, Convert convert) {
  auto list = val::array();
  int index = 0;
  for (const auto& item : items) list.set(index++, convert(item));
  return list;
}

/// A struct by its description, numbers in a row as a Float64Array, null where there is none, other lists as arrays.
template <class T>
val to_js(const T& value) {
  if constexpr (std::is_same_v<T, val>) {
    return value;
  } else if constexpr (Described<T>) {
    auto object = val::object();
    set_fields(object, value);
    return object;
  } else if constexpr (std::is_same_v<T, bool>) {
    return val(value);
  } else if constexpr (std::is_arithmetic_v<T>) {
    return val(static_cast<double>(value));
  } else if constexpr (std::is_enum_v<T>) {
    return val(std::string(name_of(value)));
  } else if constexpr (std::is_convertible_v<T, std::string_view>) {
    return val(std::string(value));
  } else if constexpr (requires { value.has_value(); }) {
    return value ? to_js(*value) : val::null();
  } else if constexpr (requires { to_array(std::span<const double>(value.data(), value.size())); }) {
    return to_array(std::span<const double>(value.data(), static_cast<std::size_t>(value.size())));
  } else {
    return to_list(value, [](const auto& item) { return to_js(item); });
  }
}

inline void set_all(val&) {}
template <class T, class... More>
void set_all(val& object, const char* name, const T& value, const More&... more) {
  set(object, name, value);
  set_all(object, more...);
}
/// An object of names and values in turn.
template <class... Parts>
val object(const Parts&... parts) {
  auto whole = val::object();
  set_all(whole, parts...);
  return whole;
}

/// One figure of each item.
template <class Items, class Figure>
val to_column(const Items& items, Figure figure) {
  std::vector<double> column;
  column.reserve(items.size());
  for (const auto& item : items) column.push_back(static_cast<double>(std::invoke(figure, item)));
  return to_array(column);
}

/// A column for each figure of structs, at least one; null for what the first has not.
///
/// part  the described struct of an item
template <class Items, class Part = std::identity>
void set_columns(val& object, const Items& items, Part part = {}) {
  using Struct = std::remove_cvref_t<std::invoke_result_t<Part, decltype(*items.begin())>>;
  std::apply(
      [&](const auto&... fields) {
        const auto set_column = [&](const auto& field) {
          const auto figure = [&](const auto& item) { return std::invoke(field.of, std::invoke(part, item)); };
          if constexpr (std::is_arithmetic_v<decltype(figure(items.front()))>) {
            set(object, field.name, to_column(items, figure));
          } else if (figure(items.front())) {
            set(object, field.name, to_column(items, [&](const auto& item) { return *figure(item); }));
          } else {
            set(object, field.name, val::null());
          }
        };
        (set_column(fields), ...);
      },
      Fields<Struct>::all);
}
template <class Items>
val to_columns(const Items& items) {
  auto object = val::object();
  set_columns(object, items);
  return object;
}

inline val to_range(double least, double most) { return object("least", least, "most", most); }

/// Runs `work(given)` and hands back its value as {value}, or as {error} what it throws.
val answer_of(val (*work)(const void* given), const void* given);

/// work  a callable whose result to_js takes
template <class Work>
val answer(const Work& work) {
  return answer_of([](const void* given) { return to_js((*static_cast<const Work*>(given))()); }, &work);
}

}  // namespace sqrtdk::bindings

namespace sqrtdk {

template <>
struct Fields<scaling::Choice> : scaling::Choice {
  static constexpr auto all = std::tuple{Field{"id", &Choice::id}, Field{"parameter", &Choice::parameter}};
};

template <>
struct Fields<scaling::Parameter> : scaling::Parameter {
  static constexpr auto all = std::tuple{Field{"least", &Parameter::least}, Field{"most", &Parameter::most},
                                         Field{"name", &Parameter::name}, Field{"initial", &Parameter::initial}};
};

template <>
struct Fields<softmax::AttentionStats> : softmax::AttentionStats {
  static constexpr auto all = std::tuple{
      Field{"peak", &AttentionStats::peak}, Field{"entropy", &AttentionStats::entropy},
      Field{"effectiveKeys", &AttentionStats::effective_keys}, Field{"jacobianTrace", &AttentionStats::jacobian_trace}};
};

}  // namespace sqrtdk
