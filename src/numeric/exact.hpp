// Error-free transformations: the rounding error of one sum, difference or product, exactly.
#pragma once

#include "bits.hpp"

namespace sqrtdk::numeric {

/// A rounded result and what the rounding lost: the exact value is `value + error`.
struct Exact {
  double value;  ///< the result, rounded
  double error;  ///< what rounding left: value + error is exact
};

/// a + b without loss (Knuth). Any finite a, b whose sum does not overflow. Six additions, no branch.
constexpr Exact two_sum(double a, double b) noexcept {
  const double sum = a + b;
  const double b_part = sum - a;
  const double a_part = sum - b_part;
  return {sum, (a - a_part) + (b - b_part)};
}

/// a + b without loss where |a| ≥ |b| or a = 0 (Dekker).
constexpr Exact fast_two_sum(double a, double b) noexcept {
  const double sum = a + b;
  return {sum, b - (sum - a)};
}

/// a − b without loss.
constexpr Exact two_difference(double a, double b) noexcept { return two_sum(a, -b); }

/// The upper 26 bits of a and the rest, so that products of halves are exact (Veltkamp). |a| < 2^996.
constexpr Exact split(double a) noexcept {
  const double scaled = 134217729.0 * a;  // 2^27 + 1
  const double upper = scaled - (scaled - a);
  return {upper, a - upper};
}

/// a · b without loss (Dekker), with no fused multiply-add, so that every machine rounds alike.
/// |a|, |b| < 2^996 and the product neither overflows nor comes near the subnormals (|a·b| > 2^-968, or 0).
/// source  T. J. Dekker, A floating-point technique for extending the available precision, Numer. Math. 18 (1971)
constexpr Exact two_product(double a, double b) noexcept {
  const double product = a * b;
  const Exact x = split(a), y = split(b);
  const double error = ((x.value * y.value - product) + x.value * y.error + x.error * y.value) + x.error * y.error;
  return {product, error};
}

}  // namespace sqrtdk::numeric
