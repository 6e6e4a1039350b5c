// A measured figure together with how well it is known.
#pragma once

#include <cmath>
#include <limits>

#include "../numeric/no_fast_math.hpp"

namespace sqrtdk::statistics {

/// A figure and how well it is known.
///
/// value           the figure
/// standard_error  its standard deviation over repetitions
/// low, high       ends of its 95 % interval
struct Estimate {
  double value = 0, standard_error = 0, low = 0, high = 0;
};

/// The quantile of the standard normal law that leaves 2.5 % above it.
inline constexpr double kNormal975 = 1.959963984540054;

/// An interval that is symmetric about the figure.
inline Estimate symmetric(double value, double standard_error) {
  return {value, standard_error, value - kNormal975 * standard_error, value + kNormal975 * standard_error};
}

}  // namespace sqrtdk::statistics
