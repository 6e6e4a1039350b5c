// The score's density as an average of normal densities over the length of the query.
#include "score_density.hpp"

#include <cmath>

#include "../numeric/check.hpp"
#include "chi_square_average.hpp"
#include "domain.hpp"
#include "score_near_zero.hpp"

namespace sqrtdk::theory {
namespace {

ChiSquareAverage density(double x, std::uint64_t d) {
  const double m = require_dimension(d), size = std::fabs(numeric::require_finite("x", x));
  if (size == 0.0 && d == 1) throw InvalidArgument("unbounded", "x", "0", "any number but 0 where d = 1");
  if (size < kNearZero) return {0.0, density_near_zero(size, m)};
  constexpr double kLogRootTwoPi = 0.9189385332046727417803;
  ChiSquareAverage average = chi_square_average(0.5 * (m - 1.0), size, m, [](double) { return 1.0; });
  average.log_scale -= kLogRootTwoPi;
  return average;
}

}  // namespace

double score_density(double x, std::uint64_t d) {
  const ChiSquareAverage average = density(x, d);
  return numeric::exp(average.log_scale) * average.integral;
}

double score_log_density(double x, std::uint64_t d) {
  const ChiSquareAverage average = density(x, d);
  return average.log_scale + numeric::log(average.integral);
}

}  // namespace sqrtdk::theory
