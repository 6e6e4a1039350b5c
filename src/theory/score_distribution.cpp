// Averages of normal densities and tails over the length of the query; quantiles by safeguarded Newton steps.
#include "score_distribution.hpp"

#include <cmath>
#include <limits>

#include "../numeric/calculus.hpp"
#include "../numeric/check.hpp"
#include "../numeric/exp.hpp"
#include "../numeric/log.hpp"
#include "chi_square_average.hpp"
#include "normal.hpp"

namespace sqrtdk::theory {
namespace {

double dimension(std::uint64_t d) {
  return static_cast<double>(numeric::require_count("d", static_cast<double>(d), 1, std::uint64_t{1} << 32));
}

}  // namespace

double require_dimension(std::uint64_t d, std::uint64_t least) {
  return static_cast<double>(numeric::require_count("d", static_cast<double>(d), least, kMostDimension));
}

int require_order(std::uint64_t order, std::uint64_t least) {
  return static_cast<int>(numeric::require_count("order", static_cast<double>(order), least, kMostOrder));
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

namespace {

/// P(S > x), x ≥ 0: the factor e^{−x²/2W} of Q(x/√W) goes into the peak, what is left changes slowly.
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
  constexpr double kLogRootTwoPi = 0.9189385332046727417803;
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

}  // namespace sqrtdk::theory
