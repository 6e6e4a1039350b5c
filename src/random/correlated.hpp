// Entries of k that are correlated with those of q.
#pragma once

#include <cmath>

#include "../numeric/check.hpp"
#include "stream.hpp"

namespace sqrtdk::random {

/// The two parts of k = ρ q + √(1 − ρ²) z.
struct Correlation {
  float shared;  ///< ρ
  float fresh;   ///< √(1 − ρ²)
};

/// rho     ρ in [-1, 1]; ±1 makes k = ±q
/// throws  InvalidArgument if it is outside
inline Correlation correlation(double rho) {
  numeric::require_between("correlation", rho, -1.0, 1.0);
  return {static_cast<float>(rho), static_cast<float>(std::sqrt((1.0 - rho) * (1.0 + rho)))};
}

/// Turns fresh draws z into draws of k, both of mean 0 and variance 1.
///
///   k = ρ q + √(1 − ρ²) z,   so that E k = 0, Var k = 1, E q k = ρ
///
/// The law of k is that of q only for normal entries; its fourth cumulant is (ρ⁴ + (1 − ρ²)²) times that of q.
/// Means and standard deviations come after (Entries::place on both), so that ρ stays the correlation.
///
/// q        rows × 16 draws of mean 0 and variance 1
/// z        as many independent ones; replaced by k, each within 1 ulp of the larger product; ρ = 0 leaves every bit alone
/// source   theory: Var q·k = d (1 + ρ² (K − 2)), K the kurtosis of the entries
inline void correlate(const Correlation& parts, const float* q, float* z, int rows) noexcept {
  if (parts.shared == 0.0f) return;
  const int count = rows * kLanes;
  for (int i = 0; i < count; ++i) z[i] = parts.shared * q[i] + parts.fresh * z[i];
}

}  // namespace sqrtdk::random
