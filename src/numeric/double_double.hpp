// The rounding error of one sum, difference or product, exactly; and numbers of 106 bits (32 digits), each the unevaluated sum of two doubles.
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

/// A number hi + lo with |lo| ≤ half a unit in the last place of hi.
///
/// domain  0 and magnitudes 1e-280 … 1e280: beyond, Dekker's products lose bits or overflow
/// source  T. J. Dekker, Numer. Math. 18 (1971); Y. Hida, X. S. Li, D. H. Bailey, Quad-double arithmetic, ARITH-15 (2001)
struct DoubleDouble {
  double hi = 0;  ///< the number, rounded
  double lo = 0;  ///< what rounding left

  constexpr DoubleDouble() = default;
  /// A double, exactly.
  constexpr DoubleDouble(double value) : hi(value) {}
  /// From its parts; low at most half a unit in the last place of high.
  constexpr DoubleDouble(double high, double low) : hi(high), lo(low) {}

  /// The nearest double.
  constexpr explicit operator double() const { return hi; }
};

/// ln 2
inline constexpr DoubleDouble kLn2{0.693147180559945309417232121458, 2.319046813846299558e-17};
/// ln 10
inline constexpr DoubleDouble kLn10{2.302585092994045684017991454684, -2.170756223382249351e-16};

/// Within 1e-31, relative; a sum that cancels is exact in the bits that its terms have.
DoubleDouble operator+(const DoubleDouble& a, const DoubleDouble& b);
/// Within 1e-31, relative.
DoubleDouble operator*(const DoubleDouble& a, const DoubleDouble& b);
/// Within 1e-31, relative.
DoubleDouble operator/(const DoubleDouble& a, const DoubleDouble& b);
/// Exact.
constexpr DoubleDouble operator-(const DoubleDouble& a) { return {-a.hi, -a.lo}; }
/// As the sum.
inline DoubleDouble operator-(const DoubleDouble& a, const DoubleDouble& b) { return a + -b; }

/// Comparisons are exact.
constexpr bool operator==(const DoubleDouble& a, const DoubleDouble& b) { return a.hi == b.hi && a.lo == b.lo; }
/// Exact.
constexpr bool operator<(const DoubleDouble& a, const DoubleDouble& b) {
  return a.hi < b.hi || (a.hi == b.hi && a.lo < b.lo);
}
/// Exact.
constexpr bool operator>(const DoubleDouble& a, const DoubleDouble& b) { return b < a; }
/// Exact.
constexpr bool operator<=(const DoubleDouble& a, const DoubleDouble& b) {
  return a.hi < b.hi || (a.hi == b.hi && a.lo <= b.lo);
}
/// Exact.
constexpr bool operator>=(const DoubleDouble& a, const DoubleDouble& b) { return b <= a; }
/// Exact.
constexpr DoubleDouble abs(const DoubleDouble& a) { return a.hi < 0 ? -a : a; }

/// The greatest integer not above a. |a| < 2^105.
DoubleDouble floor(const DoubleDouble& a);

/// √a within 1e-31, relative. a ≥ 0, else NaN.
DoubleDouble sqrt(const DoubleDouble& a);

/// e^a within 1e-30, relative, for |a| ≤ 640; 0 below −745, +inf above 709.
DoubleDouble exp(const DoubleDouble& a);

/// ln a within 1e-30, relative, near 1 as well. a > 0, else NaN.
DoubleDouble log(const DoubleDouble& a);

/// base^exponent: by squaring where the exponent is an integer up to 1024 in size, by a root where it is ½, else e^(exponent · ln base).
/// base > 0 (any base for an integer exponent); relative error about 1e-31 · max(1, |exponent · ln base|).
DoubleDouble power(const DoubleDouble& base, const DoubleDouble& exponent);

}  // namespace sqrtdk::numeric
