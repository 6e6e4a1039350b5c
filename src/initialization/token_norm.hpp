// Layer norm and RMS norm of one token's vector, without gain and bias, as both start.
#pragma once

#include <cmath>
#include <span>

#include "../numeric/lanes.hpp"

namespace sqrtdk::initialization {

/// Layer norm in place.
///
///   y = (x − m)/√(v + ε),   m = mean of x,  v = mean of (x − m)²;   so Σ y = 0 and |y|² = n v/(v + ε)
///
/// x        n ≥ 1 finite numbers, replaced by y; equal numbers become 0
/// epsilon  ε > 0
/// returns  each entry within (n/8 + 8) · 2^-53 of the scale of y
/// source   Ba, Kiros & Hinton 2016, arXiv 1607.06450, eq. 3
inline void layer_norm(std::span<double> x, double epsilon) noexcept {
  const double n = static_cast<double>(x.size());
  const double mean = numeric::sum(x) / n;
  for (double& entry : x) entry -= mean;
  const double root = std::sqrt(numeric::dot(x, x) / n + epsilon);
  for (double& entry : x) entry /= root;
}

/// RMS norm in place.
///
///   y = x/√(r + ε),   r = mean of x²;   so |y|² = n r/(r + ε), and a common shift stays
///
/// x, epsilon, returns  as for layer_norm
/// source               Zhang & Sennrich 2019, arXiv 1910.07467, eq. 4
inline void rms_norm(std::span<double> x, double epsilon) noexcept {
  const double root = std::sqrt(numeric::dot(x, x) / static_cast<double>(x.size()) + epsilon);
  for (double& entry : x) entry /= root;
}

}  // namespace sqrtdk::initialization
