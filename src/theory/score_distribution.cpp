// Averages of normal densities and tails over the length of the query; quantiles by safeguarded Newton steps; logarithms of the ends of the
// formats, carried to two doubles where the last bit decides.
#include "score_distribution.hpp"

#include <cmath>

#include "../numeric/calculus.hpp"
#include "../numeric/check.hpp"
#include "../numeric/double_double.hpp"
#include "../numeric/exp.hpp"
#include "../numeric/log.hpp"
#include "../numeric/number_format.hpp"
#include "chi_square_average.hpp"
#include "normal.hpp"

namespace sqrtdk::theory {
namespace {

double dimension(std::uint64_t d) {
  return static_cast<double>(numeric::require_count("d", d, 1, std::uint64_t{1} << 32));
}

}  // namespace

double require_dimension(std::uint64_t d, std::uint64_t least) {
  return static_cast<double>(numeric::require_count("d", d, least, kMostDimension));
}

int require_order(std::uint64_t order, std::uint64_t least) {
  return static_cast<int>(numeric::require_count("order", order, least, kMostOrder));
}

ScoreMoments score_moments(std::uint64_t d) {
  const double size = dimension(d);
  return {0, size, std::sqrt(size), 3 + 6 / size};
}

double normal_score_density(double x, std::uint64_t d) {
  constexpr double kTwoPi = 6.283185307179586476925;
  const double size = dimension(d);
  return numeric::exp(-x * x / (2 * size)) / std::sqrt(kTwoPi * size);
}

double score_moment(std::uint64_t order, std::uint64_t d) {
  const int j = require_order(order, 0);
  const double size = require_dimension(d);
  if (j % 2 == 1) return 0.0;
  double moment = 1.0;
  for (int i = 0; i < j; i += 2) moment *= (i + 1) * (size + i);
  return moment;
}

double score_cumulant(std::uint64_t order, std::uint64_t d) {
  const int j = require_order(order, 1);
  double cumulant = require_dimension(d);
  if (j % 2 == 1) return 0.0;
  for (int i = 2; i < j; ++i) cumulant *= i;
  return cumulant;
}

double mean_absolute_score(std::uint64_t d) {
  constexpr double kTwoOverRootPi = 1.128379167095512573896;
  return kTwoOverRootPi * numeric::half_gamma_ratio(0.5 * require_dimension(d));
}

namespace {

/// Below it the next term, relatively x/2 at d = 2 and x² ln x at d = 3, is under half an ulp.
constexpr double kNearZero = 1e-16;

constexpr double kLogRootTwoPi = 0.9189385332046727417803;

/// ln 2 − γ, γ = 0.5772…: K₀(x) ≈ ln 2 − γ − ln x.
constexpr double kLogTwoLessEuler = 0.1159315156584124488107;
constexpr double kInversePi = 0.3183098861837906715378;

/// f(x) for 0 < x < 1e-16, or x = 0 where d > 1.
///
///   d = 1:  (ln 2 − γ − ln x)/π;   d > 1:  f(0) = Γ((d − 1)/2) / (2√π Γ(d/2))
double density_near_zero(double x, double d) noexcept {
  if (d == 1.0) return kInversePi * (kLogTwoLessEuler - numeric::log(x));
  constexpr double kHalfOverRootPi = 0.2820947917738781434740;
  return kHalfOverRootPi / numeric::half_gamma_ratio(0.5 * (d - 1.0));
}

/// P(0 < S ≤ x) for 0 ≤ x < 1e-16: the integral of the above, at d = 1  (x/π)(1 + ln 2 − γ − ln x).
double centre_near_zero(double x, double d) noexcept {
  if (d == 1.0) return x * kInversePi * (1.0 + kLogTwoLessEuler - numeric::log(x));
  return x * density_near_zero(x, d);
}

double value(const ChiSquareAverage& average) { return numeric::exp(average.log_scale) * average.integral; }
double log_value(const ChiSquareAverage& average) { return average.log_scale + numeric::log(average.integral); }

ChiSquareAverage density(double x, std::uint64_t d) {
  const double m = require_dimension(d), size = std::fabs(numeric::require_finite("x", x));
  if (size == 0.0 && d == 1) throw InvalidArgument("unbounded", "x", "0", "any number but 0 where d = 1");
  if (size < kNearZero) return {0.0, density_near_zero(size, m)};
  ChiSquareAverage average = chi_square_average(0.5 * (m - 1.0), size, m, [](double) { return 1.0; });
  average.log_scale -= kLogRootTwoPi;
  return average;
}

/// P(S > x), x ≥ 0: the factor e^{−x²/2W} of Q(x/√W) goes into the peak, what is left changes slowly.
ChiSquareAverage tail(double x, double m) {
  const double z = x / central_length(0.5 * m, x);
  return chi_square_average(0.5 * m, x, m, [&](double length) { return scaled_normal_tail(z / length); });
}

/// P(0 < S ≤ x), x > 0.
double centre(double x, double m) {
  if (x < kNearZero) return centre_near_zero(x, m);
  const double z = x / central_length(0.5 * m, 0.0);
  return value(chi_square_average(0.5 * m, 0.0, m, [&](double length) { return normal_from_centre(z / length); }));
}

}  // namespace

double score_density(double x, std::uint64_t d) { return value(density(x, d)); }

double score_log_density(double x, std::uint64_t d) { return log_value(density(x, d)); }

double score_upper_tail(double x, std::uint64_t d) {
  const double m = require_dimension(d);
  if (numeric::require_finite("x", x) < 0.0) return 0.5 + score_from_centre(-x, d);
  return value(tail(x, m));
}

double score_log_upper_tail(double x, std::uint64_t d) {
  const double m = require_dimension(d);
  if (numeric::require_finite("x", x) < 0.0) return numeric::log_one_plus(-score_upper_tail(-x, d));
  return log_value(tail(x, m));
}

double score_cdf(double x, std::uint64_t d) { return score_upper_tail(-x, d); }

double score_from_centre(double x, std::uint64_t d) {
  const double m = require_dimension(d), size = std::fabs(numeric::require_finite("x", x));
  if (size == 0.0) return 0.0;
  // Past one standard deviation the tail is the smaller part, and its peak the better shaped one.
  const double inside = size < std::sqrt(m) ? centre(size, m) : 0.5 - value(tail(size, m));
  return x < 0.0 ? -inside : inside;
}

double score_outside(double x, std::uint64_t d) {
  numeric::require_between("x", x, 0.0, 1.7976931348623157e308);
  return 2.0 * score_upper_tail(x, d);
}

namespace {

/// x > 0 with P(0 < S ≤ x) = target ≤ ¼. d = 1 needs the logarithm of x: there the density has no bound at 0.
double near_centre(double target, double std, std::uint64_t d) {
  const double logarithm = numeric::log(target);
  const auto excess = [&](double y) {
    const double x = numeric::exp(y), inside = score_from_centre(x, d);
    return numeric::Tangent{numeric::log(inside) - logarithm, x * score_density(x, d) / inside};
  };
  const double guess = logarithm + kLogRootTwoPi + numeric::log(std);
  return numeric::exp(numeric::increasing_root(excess, guess, guess - 50.0, guess + 5.0));
}

/// x > 0 with P(S > x) = target ≤ ¼.
double in_tail(double target, double std, std::uint64_t d) {
  const double logarithm = numeric::log(target);
  const auto excess = [&](double x) {
    const double tail = score_log_upper_tail(x, d);
    return numeric::Tangent{logarithm - tail, numeric::exp(score_log_density(x, d) - tail)};
  };
  return numeric::increasing_root(excess, -std * normal_quantile(target), 0.0, 50.0 * std + 1500.0);
}

}  // namespace

double score_quantile(double p, std::uint64_t d) {
  require_probability(p);
  const double std = std::sqrt(require_dimension(d)), beside = p - 0.5, size = std::fabs(beside);
  if (size == 0.0) return 0.0;
  const double x = size < 0.25 ? near_centre(size, std, d) : in_tail(p < 0.5 ? p : 1.0 - p, std, d);
  return beside < 0.0 ? -x : x;
}

double typical_gap(std::uint64_t d) { return std::sqrt(2.0 * require_dimension(d)) * normal_quantile(0.75); }

NormalDistance distance_to_normal(std::uint64_t d) {
  const double root = std::sqrt(require_dimension(d));
  // Halving needs no slope; the distance feels only the square of what is left of the crossing.
  double low = 0.1, high = 1.2;
  for (int i = 0; i < 26; ++i) {
    const double x = 0.5 * (low + high);
    (root * score_density(x * root, d) > normal_density(x) ? low : high) = x;
  }
  const double at = 0.5 * (low + high);
  return {score_from_centre(at * root, d) - normal_from_centre(at), at};
}

double distance_to_normal_leading_term(std::uint64_t d) {
  const double root_six = std::sqrt(6.0), x = std::sqrt(3.0 - root_six);
  return root_six * x * normal_density(x) / (4.0 * require_dimension(d));
}

namespace {

numeric::Exact times_ln2(int n) {
  const numeric::Exact product = numeric::two_product(static_cast<double>(n), numeric::kLn2.hi);
  return numeric::fast_two_sum(product.value, product.error + n * numeric::kLn2.lo);
}

/// From a number to the next one of its binade, in a format of so many significant bits.
double spacing(double value, int bits) {
  int exponent = 0;
  std::frexp(value, &exponent);
  return std::ldexp(1.0, exponent - bits);
}

/// The largest number of the format that is ≤ value, for values within its normal range. What a boundary holds beyond `value` does
/// not count: where the grid of the format holds the value itself, in float64, that rest is above 0.
double rounded_down(double value, int bits) {
  const double grid = spacing(value, bits);
  return std::floor(value / grid) * grid;
}

/// From here on S rounds, divided, to a number of the format whose exponential overflows.
double overflowing_score(std::string_view format, double divisor) {
  const double largest = exp_range(format).largest_argument;
  const double step = spacing(largest, numeric::find_number_format(format).significand_bits);
  return (largest + 0.5 * step) * numeric::require_between("divisor", divisor, 1e-300, 1e300);
}

}  // namespace

ExpRange exp_range(std::string_view id) {
  const numeric::NumberFormat& format = numeric::find_number_format(id);
  const int bits = format.significand_bits;
  const double half_step = numeric::power_of_two(-bits - 1);
  const numeric::Exact power = times_ln2(format.largest_exponent + 1);
  const numeric::Exact boundary = numeric::two_sum(power.value, power.error + numeric::log_one_plus(-half_step));
  return {boundary.value, rounded_down(boundary.value, bits), times_ln2(format.smallest_exponent()).value,
          times_ln2(format.smallest_exponent() - bits).value};
}

double overflow_probability(std::string_view format, double divisor, std::uint64_t d) {
  return score_upper_tail(overflowing_score(format, divisor), d);
}

double log_overflow_probability(std::string_view format, double divisor, std::uint64_t d) {
  return score_log_upper_tail(overflowing_score(format, divisor), d);
}

}  // namespace sqrtdk::theory
