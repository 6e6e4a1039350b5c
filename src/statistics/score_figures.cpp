// The delta method for mean, variance, skewness and kurtosis of scores that come in rows.
#include <cmath>

#include "row_powers.hpp"

namespace sqrtdk::statistics {
namespace {

using Gradient = std::array<double, RowPowers::kPowers>;

/// Central moments of x = score / scale as functions of its raw moments, with their gradients.
struct CentralMoments {
  double variance, third, fourth;
  Gradient variance_gradient, third_gradient, fourth_gradient;

  explicit CentralMoments(std::span<const double, RowPowers::kPowers> raw) {
    const double m1 = raw[0], m2 = raw[1], m3 = raw[2], m4 = raw[3];
    const double square = m1 * m1;
    variance = m2 - square;
    variance_gradient = {-2 * m1, 1, 0, 0};
    third = m3 - 3 * m1 * m2 + 2 * square * m1;
    third_gradient = {-3 * m2 + 6 * square, -3 * m1, 1, 0};
    fourth = m4 - 4 * m1 * m3 + 6 * square * m2 - 3 * square * square;
    fourth_gradient = {-4 * m3 + 12 * m1 * m2 - 12 * square * m1, 6 * square, -4 * m1, 1};
  }
};

/// Gradient of  moment / variance^power  by the quotient rule.
Gradient standardised(double moment, const Gradient& moment_gradient, const CentralMoments& central, double power,
                      double variance_power) {
  Gradient gradient;
  for (int i = 0; i < RowPowers::kPowers; ++i) {
    gradient[i] =
        (moment_gradient[i] - power * moment / central.variance * central.variance_gradient[i]) / variance_power;
  }
  return gradient;
}

/// How much further up than down the interval of the kurtosis reaches: a finite sample sees too little of the tails, and then
/// finds both the kurtosis and its error too small.
constexpr double kTailsUnseen = 3;

}  // namespace

ScoreFigures score_figures(const Moments& pooled, const RowPowers& powers, double scale) {
  ScoreFigures figures;
  const double rows = powers.rows();
  // Two scores always have the same skewness, three the same kurtosis, and the variance of two shows no spread between them.
  const auto error_of = [&](const Gradient& gradient, double unit, double least_scores) {
    const std::optional<double> error = powers.standard_error(gradient);
    return error && pooled.count >= least_scores ? std::optional(unit * *error) : std::nullopt;
  };
  figures.mean = symmetric(pooled.mean, error_of({1, 0, 0, 0}, scale, 2), rows);
  const double variance = pooled.variance(), std = std::sqrt(variance);
  const CentralMoments central(powers.means());
  const std::optional<double> variance_error = error_of(central.variance_gradient, scale * scale, 3);
  figures.variance = positive(variance, variance_error, rows);
  figures.std = positive(std, std > 0 && variance_error ? *variance_error / (2 * std) : variance_error, rows);
  if (!(central.variance > 0)) return figures;
  const double squared = central.variance * central.variance;
  const double cubed_root = central.variance * std::sqrt(central.variance);
  figures.skewness =
      symmetric(pooled.skewness(),
                error_of(standardised(central.third, central.third_gradient, central, 1.5, cubed_root), 1, 3), rows);
  figures.kurtosis = positive(
      pooled.kurtosis(), error_of(standardised(central.fourth, central.fourth_gradient, central, 2, squared), 1, 4),
      rows, kTailsUnseen);
  return figures;
}

}  // namespace sqrtdk::statistics
