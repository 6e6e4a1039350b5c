// Lists as the chapters' functions take and give them.
#pragma once

#include <string>
#include <vector>

#include "../numeric/check.hpp"
#include "../numeric/invalid_argument.hpp"
#include "../theory/domain.hpp"
#include "chapter_limits.hpp"
#include "values.hpp"

namespace sqrtdk::bindings {

/// Copy of a list of numbers, at least one.
inline std::vector<double> some_numbers(const emscripten::val& list, const char* name, std::size_t most) {
  std::vector<double> copy = numbers(list, name, most);
  if (copy.empty()) throw InvalidArgument("empty", name, "0 numbers", "1 number or more");
  return copy;
}

/// Copy of a list of whole numbers from `least` to `greatest`, at least one and at most `most` of them.
inline std::vector<std::uint64_t> counts(const emscripten::val& list, const char* name, std::uint64_t least,
                                         std::uint64_t greatest, std::size_t most) {
  std::vector<std::uint64_t> whole;
  for (const double entry : some_numbers(list, name, most)) {
    whole.push_back(
        numeric::require_count(std::string(name) + " " + std::to_string(whole.size() + 1), entry, least, greatest));
  }
  return whole;
}

/// Head dimensions for which theory has laws.
inline std::vector<std::uint64_t> dimensions(const emscripten::val& list, std::size_t most = kMostPoints) {
  return counts(list, "d", 1, theory::kMostDimension, most);
}

/// Throws InvalidArgument "wrong-length" unless a list has so many entries.
inline void require_length(const char* name, std::size_t given, std::size_t wanted) {
  if (given != wanted) throw InvalidArgument("wrong-length", name, std::to_string(given), std::to_string(wanted));
}

/// A number of work that one call may ask for; `what` says how it is counted.
inline void require_work(const char* what, double asked, double most) {
  if (!(asked <= most)) {
    throw InvalidArgument("out-of-range", what, numeric::text_of(asked), "at most " + numeric::text_of(most));
  }
}

/// One figure of each item.
template <class Items, class Figure>
emscripten::val to_column(const Items& items, Figure figure) {
  std::vector<double> column;
  column.reserve(items.size());
  for (const auto& item : items) column.push_back(figure(item));
  return to_array(column);
}

}  // namespace sqrtdk::bindings
