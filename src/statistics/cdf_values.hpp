// The check of what a goodness-of-fit test is given: values of a cdf along a sorted sample.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "../numeric/check.hpp"

namespace sqrtdk::statistics {

/// throws  InvalidArgument "empty" if there are none, "out-of-range" or "not-a-number" if one is outside [0, 1],
///         "not-ascending" if one is below the one before
inline void require_cdf_values(std::string_view name, std::span<const double> values) {
  if (values.empty()) throw InvalidArgument("empty", std::string(name), "0 numbers", "1 number or more");
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (values[i] >= (i > 0 ? values[i - 1] : 0.0) && values[i] <= 1.0) continue;
    const std::string which = std::string(name) + " value " + std::to_string(i + 1);
    numeric::require_between(which, values[i], 0.0, 1.0);
    throw InvalidArgument("not-ascending", which, numeric::text_of(values[i]), "ascending numbers");
  }
}

}  // namespace sqrtdk::statistics
