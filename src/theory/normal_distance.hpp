// How far the score's law is from the normal law of the same variance.
#pragma once

#include <cstdint>

namespace sqrtdk::theory {

/// How far, and where.
struct NormalDistance {
  double distance;  ///< sup_x |F(x√d) − Φ(x)|
  double at;        ///< the x > 0 where it is reached; −x is the other place
};

/// sup |F − Φ| of q·k/√d, normal entries.
///
/// F − Φ has its largest value where the densities cross first, between the centre and one standard deviation; beyond the second
/// crossing, near 2.3 standard deviations, it is smaller and of the other sign.
///
/// d        head dimension, 1 … 4096
/// returns  distance within 1e-10 relative: it is a difference, and an error of 1e-15 counts at large d; at within 1e-6
/// throws   InvalidArgument if d is outside
/// source   score_tail.hpp and normal_law.hpp
NormalDistance distance_to_normal(std::uint64_t d);

/// Its leading term for large d, the Edgeworth term of the kurtosis.
///
///   (6/d)/24 · max |x³ − 3x| φ(x) = √6 x φ(x) / (4d),  x = √(3 − √6);   0.1377/d
///
/// It falls like 1/d, not 1/√d: by symmetry the term of the skewness is 0.
///
/// d        head dimension, 1 … 4096
/// throws   InvalidArgument if d is outside
/// source   Edgeworth's expansion F − Φ = −(κ/24)(x³ − 3x) φ(x) + …, κ = 6/d the excess kurtosis; x⁴ − 6x² + 3 = 0 at its top
double distance_to_normal_leading_term(std::uint64_t d);

}  // namespace sqrtdk::theory
