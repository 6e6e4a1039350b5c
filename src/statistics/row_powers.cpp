// Row powers: adding a row, merging, and the errors of figures made of them by the delta method.
#include "row_powers.hpp"

#include <cmath>

namespace sqrtdk::statistics {

void RowPowers::add_row(std::span<const double> row, double scale) {
  std::array<double, kPowers> sums{};
  for (const double score : row) {
    const double x = score / scale;
    const double square = x * x;
    sums[0] += x;
    sums[1] += square;
    sums[2] += square * x;
    sums[3] += square * square;
  }
  const double before = rows_;
  rows_ += 1;
  const double length = static_cast<double>(row.size());
  std::array<double, kPowers> delta;
  for (int i = 0; i < kPowers; ++i) delta[i] = sums[i] / length - means_[i];
  int product = 0;
  for (int i = 0; i < kPowers; ++i) {
    for (int j = 0; j <= i; ++j) products_[product++] += delta[i] * delta[j] * (before / rows_);
  }
  for (int i = 0; i < kPowers; ++i) means_[i] += delta[i] / rows_;
}

void RowPowers::merge(const RowPowers& later) {
  if (later.rows_ == 0) return;
  const double total = rows_ + later.rows_;
  const double weight = rows_ * later.rows_ / total;
  std::array<double, kPowers> delta;
  for (int i = 0; i < kPowers; ++i) delta[i] = later.means_[i] - means_[i];
  int product = 0;
  for (int i = 0; i < kPowers; ++i) {
    for (int j = 0; j <= i; ++j, ++product) {
      products_[product] += later.products_[product] + delta[i] * delta[j] * weight;
    }
  }
  for (int i = 0; i < kPowers; ++i) means_[i] += delta[i] * (later.rows_ / total);
  rows_ = total;
}

std::optional<double> RowPowers::standard_error(const std::array<double, kPowers>& gradient) const {
  if (rows_ < 2) return std::nullopt;
  double form = 0;
  int product = 0;
  for (int i = 0; i < kPowers; ++i) {
    for (int j = 0; j <= i; ++j) {
      form += (i == j ? 1.0 : 2.0) * gradient[i] * gradient[j] * products_[product++];
    }
  }
  return std::sqrt(form > 0 ? form / (rows_ - 1) / rows_ : 0);
}

void RowPowers::write(double* numbers) const {
  *numbers++ = rows_;
  for (const double mean : means_) *numbers++ = mean;
  for (const double product : products_) *numbers++ = product;
}

void RowPowers::read(const double* numbers) {
  rows_ = *numbers++;
  for (double& mean : means_) mean = *numbers++;
  for (double& product : products_) product = *numbers++;
}

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
  // Two scores always have the same skewness, three the same kurtosis, and the variance of two shows no difference between them.
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
