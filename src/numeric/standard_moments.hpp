// Moments of a distribution scaled to mean 0 and variance 1, and those of products and sums of independent numbers.
#pragma once

#include <cmath>
#include <optional>

namespace sqrtdk::numeric {

/// E of powers of (x − mean)/standard deviation; empty where the distribution has no such moment.
struct StandardMoments {
  std::optional<double> skewness;  ///< E x³
  std::optional<double> kurtosis;  ///< E x⁴, 3 for the normal distribution
  std::optional<double> sixth;     ///< E x⁶, 15 for the normal distribution
};

/// Moments of x y for independent x and y: each is the product of the two.
inline StandardMoments moments_of_product(const StandardMoments& x, const StandardMoments& y) {
  const auto times = [](const std::optional<double>& a, const std::optional<double>& b) {
    return a && b ? std::optional<double>(*a * *b) : std::nullopt;
  };
  return {times(x.skewness, y.skewness), times(x.kurtosis, y.kurtosis), times(x.sixth, y.sixth)};
}

/// Moments of (x_1 + … + x_d)/√d for independent x_i of one distribution.
///
///   cumulants add: κ₃/√d, κ₄/d, κ₆/d²,   κ₃ = γ, κ₄ = K − 3, κ₆ = M₆ − 15 K − 10 γ² + 30;
///   then M₆ = 15 + 15 κ₄ + 10 κ₃² + κ₆
///
/// term     moments of one x_i
/// d        ≥ 1
/// source   M. G. Kendall, A. Stuart, The advanced theory of statistics 1 (1958), section 3.14, for the cumulants
inline StandardMoments moments_of_sum(const StandardMoments& term, double d) {
  StandardMoments sum;
  if (term.skewness) sum.skewness = *term.skewness / std::sqrt(d);
  if (term.kurtosis) sum.kurtosis = 3 + (*term.kurtosis - 3) / d;
  if (term.skewness && term.kurtosis && term.sixth) {
    const double third = *term.skewness * *term.skewness;
    const double sixth = *term.sixth - 15 * *term.kurtosis - 10 * third + 30;
    sum.sixth = 15 + (15 * (*term.kurtosis - 3) + 10 * third + sixth / d) / d;
  }
  return sum;
}

}  // namespace sqrtdk::numeric
