// What the laws accept: head dimensions and probabilities.
#pragma once

#include <cstdint>

namespace sqrtdk::theory {

/// The largest head dimension for which the laws of scores and cosines state their accuracy.
inline constexpr std::uint64_t kMostDimension = 4096;

/// d as a double.
///
/// throws  InvalidArgument "out-of-range" unless least ≤ d ≤ 4096
double require_dimension(std::uint64_t d, std::uint64_t least = 1);

/// throws  InvalidArgument "not-a-number", "not-finite" or "out-of-range" unless 0 < p < 1
void require_probability(double p);

}  // namespace sqrtdk::theory
