// Mean and width of raw and scaled scores.
#include "spread.hpp"

#include <algorithm>
#include <cmath>

namespace sqrtdk::sweep {
namespace {

/// Kurtosis taken where the law has none.
constexpr double kLargeKurtosis = 9;

}  // namespace

Spread raw_spread(const Assumptions& assumptions, std::uint64_t d) {
  const double size = static_cast<double>(d), rho = assumptions.correlation;
  const double mean = assumptions.law.mean, std = assumptions.law.std, square = std * std;
  const random::StandardMoments moments = random::standard_moments(assumptions.law);
  const double products = 1 + rho * rho * (moments.kurtosis.value_or(kLargeKurtosis) - 2);
  const double variance = square * square * products + 2 * mean * mean * square * (1 + rho) +
                          2 * mean * square * std * moments.skewness.value_or(0) * rho * (1 + rho);
  // 1e-9: what is left of a variance of 0 (q = k of signs alone) is rounding.
  const double least = 1e-9 * square * square;
  return {size * (mean * mean + rho * square), std::sqrt(size * (variance > least ? variance : square * square))};
}

Spread scaled_spread(const scaling::Scaler& scale, const Specification& specification, std::uint64_t d) {
  const Assumptions& assumptions = specification.assumptions;
  const Spread raw = raw_spread(assumptions, d);
  const double size = static_cast<double>(d), square = assumptions.law.std * assumptions.law.std;
  const double mean_square = assumptions.law.mean * assumptions.law.mean;
  const auto at = [&](double widths) {
    const double norm = size * (mean_square + square), centred_norm = size * square;
    const scaling::Products plain{raw.centre + widths * raw.width, norm, norm};
    const double centred_dot = size * assumptions.correlation * square + widths * std::sqrt(size) * square;
    return scale({plain, {centred_dot, centred_norm, centred_norm}, d, specification.keys, specification.keys});
  };
  const double centre = at(0), width = std::max(std::fabs(at(1) - centre), 1e-6 * std::fabs(centre));
  return {centre, width > 1e-290 ? width : 1};
}

}  // namespace sqrtdk::sweep
