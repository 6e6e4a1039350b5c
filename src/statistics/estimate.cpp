// Student's quantile by table and expansion, and the intervals that follow from it.
#include "estimate.hpp"

#include <cmath>
#include <cstdint>
#include <iterator>

#include "../numeric/check.hpp"
#include "../numeric/exp.hpp"

namespace sqrtdk::statistics {
namespace {

/// At 1 … 24 degrees of freedom; tests/reference/statistics/make_student.py prints these and the coefficients.
constexpr double kFew[] = {12.706204736174705, 4.302652729749464,  3.1824463052837095, 2.7764451051977943,
                           2.5705818356363155, 2.44691185114497,   2.3646242515927853, 2.3060041352041667,
                           2.2621571627982053, 2.228138851986275,  2.2009851600916397, 2.178812829667229,
                           2.1603686564627926, 2.144786687917804,  2.1314495455597755, 2.1199052992212546,
                           2.109815577833317,  2.1009220402410387, 2.0930240544083096, 2.085963447265865,
                           2.0796138447276804, 2.0738730679040263, 2.0686576104190486, 2.063898561628026};

/// Of 1/ν, 1/ν², …, 1/ν^10.
constexpr double kExpansion[] = {2.372271230298563,  2.8224986157396117, 2.5558496795077232,  1.5895340533938236,
                                 0.7328982119816057, 0.6274804609510736, 0.12881285359619749, -1.7139281826235235,
                                 1.942521386986522,  14.200505958976};

}  // namespace

double student_975(std::uint64_t degrees) {
  const double nu = static_cast<double>(degrees);
  numeric::require_count("degrees", nu, 1, std::uint64_t{1} << 53);
  if (degrees <= std::size(kFew)) return kFew[degrees - 1];
  double sum = 0;
  for (auto at = std::rbegin(kExpansion); at != std::rend(kExpansion); ++at) sum = (sum + *at) / nu;
  return kNormal975 + sum;
}

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

VarianceBand variance_band(double variance, std::uint64_t count, const numeric::StandardMoments& distribution) {
  numeric::require_between("variance", variance, 0.0, 1e300);
  const double n = static_cast<double>(numeric::require_count("count", count, 2, 1ull << 53));
  if (!distribution.kurtosis) return {std::nullopt, IntervalUnavailable::no_fourth_moment};
  if (!distribution.sixth) return {std::nullopt, IntervalUnavailable::no_sixth_moment};

  const double square_variance = *distribution.kurtosis - 1;  // Var x²
  if (!(square_variance >= 10 / n)) return {std::nullopt, IntervalUnavailable::too_skewed};
  const double error = std::sqrt(2 / (n - 1) + (*distribution.kurtosis - 3) / n);
  const double skewness = (*distribution.sixth - 3 * *distribution.kurtosis + 2) /
                              (square_variance * std::sqrt(square_variance) * std::sqrt(n)) -
                          3 * error;
  if (!(std::fabs(skewness) <= kMostSkewness)) return {std::nullopt, IntervalUnavailable::too_skewed};

  const double factor = numeric::exp(kNormal975 * error);
  return {Estimate{variance, variance * error, variance / factor, variance * factor}, std::nullopt};
}

}  // namespace sqrtdk::statistics
