// The gap between the two largest of n standard normal numbers: how often two scores compete.
#pragma once

#include <cstdint>

#include "../numeric/no_fast_math.hpp"

namespace sqrtdk::theory {

/// The largest number of keys for which softmax has closed forms here.
inline constexpr std::uint64_t kMostKeys = std::uint64_t{1} << 30;

/// g_n, the density at 0 of the gap between the largest and the second largest of n independent N(0, 1) numbers.
///
///   g_n = n (n − 1) ∫ φ(x)² Φ(x)^{n−2} dx;   g₂ = 1/√π, g₃ = 3/(2√π)
///
/// keys     n, 2 … 2^30
/// returns  within 1e-12 relative
/// throws   InvalidArgument if n is outside
/// source   the joint density of the two largest, n (n − 1) φ(x) φ(y) Φ(y)^{n−2} for x > y, at x = y
double top_gap_density(std::uint64_t keys);

}  // namespace sqrtdk::theory
