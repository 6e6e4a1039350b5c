// How far a computed number lies from the right one, in units of the last place.
#pragma once

#include <cmath>

/// |got − right| in spacings of doubles at `right`; subnormals have the spacing 2^-1074.
inline double ulps(double got, double right) {
  if (got == right) return 0.0;
  int exponent = 0;
  std::frexp(right, &exponent);
  const double spacing = std::ldexp(1.0, exponent - 53 > -1074 ? exponent - 53 : -1074);
  return std::fabs(got - right) / spacing;
}

/// |got − (right + left ulp)|: a right value known to more digits, as the goldens of elementary functions give it.
inline double ulps(double got, double right, double left) {
  return std::fabs(got < right ? -ulps(got, right) - left : ulps(got, right) - left);
}

/// |got − right| in spacings of floats at `right`; `right` may carry more digits than a float.
inline double ulps(float got, double right) {
  if (static_cast<double>(got) == right) return 0.0;
  int exponent = 0;
  std::frexp(right, &exponent);
  const double spacing = std::ldexp(1.0, exponent - 24 > -149 ? exponent - 24 : -149);
  return std::fabs(static_cast<double>(got) - right) / spacing;
}
