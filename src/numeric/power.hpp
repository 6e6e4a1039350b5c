// Powers in double, the same bits on every machine.
#pragma once

#include <cmath>

#include "exact.hpp"
#include "exp.hpp"
#include "log.hpp"

namespace sqrtdk::numeric {

/// base^exponent.
///
///   whole exponents up to 64 in size: repeated squaring, so that exact results are exact;  ½: square root;
///   otherwise e^(exponent · ln base), the logarithm and the product carried to two doubles
///
/// base      ≥ 0 and finite; base 0 gives 0 for exponent > 0, 1 for 0, ∞ below
/// exponent  finite, |exponent| ≤ 2^20
/// returns   within 1 ulp where the last form is used and |exponent · ln base| ≤ 64; a NaN for negative bases with
///           fractional exponents
inline double power(double base, double exponent) noexcept {
  if (exponent == 0.5) return std::sqrt(base);
  const double size = exponent < 0.0 ? -exponent : exponent;
  if (size <= 64.0 && size == static_cast<double>(static_cast<int>(size))) {
    double result = 1.0, square = base;
    for (int left = static_cast<int>(size); left > 0; left /= 2, square *= square) {
      if (left % 2 == 1) result *= square;
    }
    return exponent < 0.0 ? 1.0 / result : result;
  }
  if (base == 0.0) return exponent > 0.0 ? 0.0 : __builtin_huge_val();
  if (!(base > 0.0)) return __builtin_nan("");
  const Exact logarithm = log_parts(base);
  const Exact product = two_product(exponent, logarithm.value);
  return exp(product.value, product.error + exponent * logarithm.error);
}

}  // namespace sqrtdk::numeric
