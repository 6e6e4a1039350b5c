// The score's tail and centre.
#include "score_tail.hpp"

#include <cmath>

#include "../numeric/check.hpp"
#include "chi_square_average.hpp"
#include "domain.hpp"
#include "normal_law.hpp"
#include "score_near_zero.hpp"

namespace sqrtdk::theory {
namespace {

/// P(S > x), x ≥ 0: the factor e^{−x²/2W} of Q(x/√W) goes into the hill, what is left changes slowly.
ChiSquareAverage tail(double x, double m) {
  const double z = x / central_length(0.5 * m, x);
  return chi_square_average(0.5 * m, x, m, [&](double length) { return scaled_normal_tail(z / length); });
}

double value(const ChiSquareAverage& average) { return numeric::exp(average.log_scale) * average.integral; }

/// P(0 < S ≤ x), x > 0.
double centre(double x, double m) {
  if (x < kNearZero) return centre_near_zero(x, m);
  const double z = x / central_length(0.5 * m, 0.0);
  return value(chi_square_average(0.5 * m, 0.0, m, [&](double length) { return normal_from_centre(z / length); }));
}

}  // namespace

double score_upper_tail(double x, std::uint64_t d) {
  const double m = require_dimension(d);
  if (numeric::require_finite("x", x) < 0.0) return 0.5 + score_from_centre(-x, d);
  return value(tail(x, m));
}

double score_log_upper_tail(double x, std::uint64_t d) {
  const double m = require_dimension(d);
  if (numeric::require_finite("x", x) < 0.0) return numeric::log_one_plus(-score_upper_tail(-x, d));
  const ChiSquareAverage average = tail(x, m);
  return average.log_scale + numeric::log(average.integral);
}

double score_cdf(double x, std::uint64_t d) { return score_upper_tail(-x, d); }

double score_from_centre(double x, std::uint64_t d) {
  const double m = require_dimension(d), size = std::fabs(numeric::require_finite("x", x));
  if (size == 0.0) return 0.0;
  // Past one standard deviation the tail is the smaller part, and its hill the better shaped one.
  const double inside = size < std::sqrt(m) ? centre(size, m) : 0.5 - value(tail(size, m));
  return x < 0.0 ? -inside : inside;
}

double score_outside(double x, std::uint64_t d) {
  numeric::require_between("x", x, 0.0, 1.7976931348623157e308);
  return 2.0 * score_upper_tail(x, d);
}

}  // namespace sqrtdk::theory
