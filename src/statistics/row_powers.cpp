// Row powers: adding a row, merging, and the error of a figure made of them.
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

}  // namespace sqrtdk::statistics
