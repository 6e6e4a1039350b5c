// tanh² through the softmax of two keys, whose quadrature is there.
#include "additive_score.hpp"

#include <cmath>

#include "../numeric/check.hpp"
#include "gaussian_softmax.hpp"

namespace sqrtdk::theory {
namespace {

constexpr double kMostVariance = 1e12;

/// Below it nothing is left of the digits of 1 − 2 E tr J, and the series loses 21 σ⁸.
constexpr double kSmallVariance = 1e-6;

}  // namespace

double mean_squared_tanh(double variance) {
  numeric::require_between("variance", variance, 0.0, kMostVariance);
  // 2z has the variance 4σ², and the difference of two scores of spread s has 2s².
  if (variance < kSmallVariance) return variance * (1.0 - 2.0 * variance * (1.0 - 17.0 / 6.0 * variance));
  return 1.0 - 2.0 * softmax_of_two(std::sqrt(2.0 * variance)).jacobian_trace;
}

double additive_score_std(std::uint64_t units, double factor, double variance) {
  const double h = static_cast<double>(numeric::require_count("units", units, 1, kMostUnits));
  numeric::require_between("factor", factor, 0.0, kMostVariance);
  return std::sqrt(h * factor * mean_squared_tanh(variance));
}

}  // namespace sqrtdk::theory
