// Intervals as Student's law gives them.
#include "estimate.hpp"

#include <cmath>
#include <cstdint>

#include "../numeric/exp.hpp"

namespace sqrtdk::statistics {
namespace {

/// How many standard errors an interval reaches that so many independent numbers gave.
double reach_of(double count) { return student_975(static_cast<std::uint64_t>(count) - 1); }

bool finite(double x) { return x - x == 0; }

}  // namespace

Estimate symmetric(double value, std::optional<double> standard_error, double count) {
  if (!standard_error || !(count >= 2)) return {value};
  const double reach = reach_of(count) * *standard_error;
  return {value, standard_error, value - reach, value + reach};
}

Estimate positive(double value, std::optional<double> standard_error, double count, double upwards) {
  if (!standard_error || !(count >= 2)) return {value};
  if (!(value > 0)) return {value, standard_error, value, value};
  const double reach = reach_of(count) * *standard_error / value;
  const double low = value / numeric::exp(reach), high = value * numeric::exp(upwards * reach);
  if (!finite(high)) return {value, standard_error};
  return {value, standard_error, low, high};
}

Estimate mean_of(const Moments& numbers) {
  if (!(numbers.count >= 2)) return {numbers.mean};
  return symmetric(numbers.mean, std::sqrt(numbers.variance() / numbers.count), numbers.count);
}

}  // namespace sqrtdk::statistics
