// How far a computed number lies from the right one, relative to it.
#pragma once

#include <cmath>

/// |got − right| / |right|; 0 where both are 0.
inline double relative(double got, double right) {
  if (got == right) return 0.0;
  return std::fabs(got - right) / std::fabs(right);
}
