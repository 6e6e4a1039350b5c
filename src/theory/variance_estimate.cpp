// The sampling error of a variance.
#include "variance_estimate.hpp"

#include <cmath>

#include "../numeric/check.hpp"
#include "normal.hpp"
#include "score_distribution.hpp"

namespace sqrtdk::theory {
namespace {

double require_kurtosis(double excess, double most) {
  return numeric::require_between("excess_kurtosis", excess, -2.0, most);
}

}  // namespace

double standard_error_of_variance(double variance, double excess_kurtosis, std::uint64_t samples) {
  numeric::require_between("variance", variance, 0.0, 1e290);
  const double excess = require_kurtosis(excess_kurtosis, 1e30);
  constexpr std::uint64_t kMost = std::uint64_t{1} << 53;
  const double count = static_cast<double>(numeric::require_count("samples", static_cast<double>(samples), 2, kMost));
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
