// A measured figure together with how well it is known.
#pragma once

#include <optional>

#include "../numeric/no_fast_math.hpp"
#include "moments.hpp"
#include "student_t.hpp"

namespace sqrtdk::statistics {

/// A figure and how well it is known. What nobody knows is empty, never 0.
struct Estimate {
  double value = 0;                           ///< the figure
  std::optional<double> standard_error = {};  ///< its standard deviation over repetitions; empty if there was only one
  std::optional<double> low = {};   ///< lower end of its 95 % interval; empty if there is none, or no double holds it
  std::optional<double> high = {};  ///< the upper end
};

/// An interval that is symmetric about the figure: value ± t e, t of Student's law with count − 1 degrees of freedom.
///
/// standard_error  e, estimated from the spread of `count` independent numbers
/// count           of numbers; for fewer than two there is neither error nor interval
Estimate symmetric(double value, std::optional<double> standard_error, double count);

/// An interval for a positive figure, symmetric on a log scale, or reaching `upwards` times as far up as down.
///
///   value e^(−t e/value) … value e^(upwards t e/value)
///
/// value, …  as symmetric; where the value is 0, its interval is that point
Estimate positive(double value, std::optional<double> standard_error, double count, double upwards = 1);

/// The mean of independent numbers, with the error that their spread gives it.
Estimate mean_of(const Moments& numbers);

}  // namespace sqrtdk::statistics
