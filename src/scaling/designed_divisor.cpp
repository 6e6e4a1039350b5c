// Powers and logarithms of the core's own, so that a line has the same bits wherever it is drawn.
#include "designed_divisor.hpp"

#include <cmath>

#include "../numeric/check.hpp"
#include "../numeric/log.hpp"

namespace sqrtdk::scaling {
namespace {

double require_factor(double factor) { return numeric::require_between("factor", factor, kLeastFactor, kMostFactor); }

}  // namespace

double divisor(const DesignedDivisor& design, std::uint64_t d) {
  const double factor = require_factor(design.factor);
  const double exponent = numeric::require_between("exponent", design.exponent, -kMostExponent, kMostExponent);
  const auto dimension = static_cast<double>(numeric::require_count("d", d, design.logarithmic ? 2 : 1, 4096));
  if (design.logarithmic) return factor * numeric::log(dimension);
  // The square root is exact where the power would be within an ulp or two.
  return factor * (exponent == 0.5 ? std::sqrt(dimension) : numeric::power(dimension, exponent));
}

double spread(const DesignedDivisor& design, std::uint64_t d) {
  return std::sqrt(static_cast<double>(d)) / divisor(design, d);
}

double exponent_through(double factor, std::uint64_t d, double c) {
  const double height = numeric::require_between("c", c, 1e-9, 1e9) / require_factor(factor);
  return numeric::log(height) / numeric::log(static_cast<double>(numeric::require_count("d", d, 2, 4096)));
}

}  // namespace sqrtdk::scaling
