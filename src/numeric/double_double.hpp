// Numbers of about 106 bits (32 digits), each the unevaluated sum of two doubles; for figures that a double cannot decide.
#pragma once

#include "bits.hpp"

namespace sqrtdk::numeric {

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
