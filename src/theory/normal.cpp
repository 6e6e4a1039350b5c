// The normal distribution from our own exponential, and the sampling error of a variance.
#include "normal.hpp"

#include <array>
#include <cmath>

#include "../numeric/calculus.hpp"
#include "../numeric/check.hpp"
#include "../numeric/double_double.hpp"
#include "../numeric/exp.hpp"
#include "../numeric/log.hpp"
#include "score_distribution.hpp"

namespace sqrtdk::theory {
namespace {

constexpr double kInverseRootTwoPi = 0.3989422804014326779399461;

/// e^{∓z²/2} with all digits of z².
double gaussian(double z, double sign) noexcept {
  if (!(std::fabs(z) < 1e8)) return sign < 0 ? 0.0 : __builtin_huge_val();
  const numeric::Exact square = numeric::two_product(z, z);
  return numeric::exp(0.5 * sign * square.value, 0.5 * sign * square.error);
}

/// √(2π) e^{z²/2} (Φ(z) − ½) = z + z³/3 + z⁵/15 + …, |z| ≤ 1; the next term would be 1e-20.
double series_from_centre(double z) noexcept {
  constexpr auto kReciprocals = [] {  // 1/35, 1/33, …, 1/3
    std::array<double, 17> values{};
    double odd = 35.0;
    for (double& value : values) {
      value = 1.0 / odd;
      odd -= 2.0;
    }
    return values;
  }();
  const double square = z * z;
  double sum = 1.0;
  for (const double reciprocal : kReciprocals) sum = 1.0 + sum * (square * reciprocal);
  return z * sum;
}

}  // namespace

double normal_density(double z) noexcept { return kInverseRootTwoPi * gaussian(z, -1.0); }

double scaled_normal_tail(double z) noexcept {
  if (z < 1.0) return 0.5 * gaussian(z, 1.0) - kInverseRootTwoPi * series_from_centre(z);
  if (z > 1e8) return kInverseRootTwoPi / z;
  constexpr int kTerms = 13;
  constexpr double kPi = 3.141592653589793238463;
  static constexpr double kWeights[kTerms] = {
      numeric::exp(-0.25),  numeric::exp(-1.0),   numeric::exp(-2.25), numeric::exp(-4.0),   numeric::exp(-6.25),
      numeric::exp(-9.0),   numeric::exp(-12.25), numeric::exp(-16.0), numeric::exp(-20.25), numeric::exp(-25.0),
      numeric::exp(-30.25), numeric::exp(-36.0),  numeric::exp(-42.25)};
  const double square = 0.5 * z * z, x = 0.7071067811865475244 * z;
  double sum = 0.0;
  for (int k = kTerms; k >= 1; --k) sum += kWeights[k - 1] / (square + 0.25 * k * k);
  const double mean = x / (4.0 * kPi) * (1.0 / square + 2.0 * sum);
  return x < 2.0 * kPi ? mean - numeric::exp(square) / (numeric::exp(4.0 * kPi * x) - 1.0) : mean;
}

double normal_upper_tail(double z) noexcept {
  if (z < 0.0) return 0.5 + normal_from_centre(-z);
  return gaussian(z, -1.0) * scaled_normal_tail(z);
}

double normal_cdf(double z) noexcept { return normal_upper_tail(-z); }

double normal_from_centre(double z) noexcept {
  if (std::fabs(z) < 1.0) return normal_density(z) * series_from_centre(z);
  return z > 0.0 ? 0.5 - normal_upper_tail(z) : normal_upper_tail(-z) - 0.5;
}

void require_probability(double p) {
  const double inside = numeric::require_finite("p", p);
  if (!(inside > 0.0 && inside < 1.0)) {
    throw InvalidArgument("out-of-range", "p", numeric::text_of(p), "between 0 and 1, both excluded");
  }
}

double normal_quantile(double p) {
  require_probability(p);
  const double beside = p - 0.5;  // exact where it is used
  if (beside == 0.0) return 0.0;
  const double sign = beside < 0.0 ? -1.0 : 1.0;
  if (std::fabs(beside) < 0.25) {
    const double target = std::fabs(beside);
    const auto excess = [&](double z) { return numeric::Tangent{normal_from_centre(z) - target, normal_density(z)}; };
    return sign * numeric::increasing_root(excess, target / kInverseRootTwoPi, 0.0, 1.0);
  }
  const double logarithm = numeric::log(p < 0.5 ? p : 1.0 - p);
  const auto excess = [&](double z) {
    const double scaled = scaled_normal_tail(z);
    return numeric::Tangent{logarithm + 0.5 * z * z - numeric::log(scaled), kInverseRootTwoPi / scaled};
  };
  // e^{−z²/2} ≥ 2 Q(z): the root lies below this guess.
  return sign * numeric::increasing_root(excess, std::sqrt(-2.0 * logarithm), 0.0, 40.0);
}

namespace {

double require_kurtosis(double excess, double most) {
  return numeric::require_between("excess_kurtosis", excess, -2.0, most);
}

}  // namespace

double standard_error_of_variance(double variance, double excess_kurtosis, std::uint64_t samples) {
  numeric::require_between("variance", variance, 0.0, 1e290);
  const double excess = require_kurtosis(excess_kurtosis, 1e30);
  constexpr std::uint64_t kMost = std::uint64_t{1} << 53;
  const double count = static_cast<double>(numeric::require_count("samples", samples, 2, kMost));
  // 2/(N − 1) + κ/N in a form that loses nothing at κ = −2
  return variance * std::sqrt(2.0 / (count * (count - 1.0)) + (2.0 + excess) / count);
}

std::uint64_t samples_for_precision(double relative_error, double excess_kurtosis) {
  numeric::require_between("relative_error", relative_error, 1e-6, 1.0);
  const double ratio = 1.96 / relative_error;
  const double samples = ratio * ratio * (2.0 + require_kurtosis(excess_kurtosis, 1e6));
  // Whole numbers stay what they are in spite of the rounding of 1.96/ε.
  const double whole = std::ceil(samples * (1.0 - 1e-14));
  return whole < 2.0 ? 2 : static_cast<std::uint64_t>(whole);
}

std::uint64_t samples_for_score_variance(double relative_error, std::uint64_t d) {
  return samples_for_precision(relative_error, 6.0 / require_dimension(d));
}

double coverage_if_taken_for_normal(double excess_kurtosis) {
  const double width = 1.0 + 0.5 * require_kurtosis(excess_kurtosis, 1e6);
  return width > 0.0 ? 2.0 * normal_from_centre(normal_quantile(0.975) / std::sqrt(width)) : 1.0;
}

}  // namespace sqrtdk::theory
