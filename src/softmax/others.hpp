// What the other keys hold: 1 − p_i without the difference, which near one-hot would lose everything.
#pragma once

#include <span>
#include <vector>

namespace sqrtdk::softmax {

/// Σ_{j≠i} p_j for every i, as the sum of the keys before and the sum of the keys after.
///
/// weights  n, each ≥ 0
/// returns  n; each within n · 2^-53 relative
std::vector<double> sums_of_the_others(std::span<const double> weights);

/// The place, counted from 0, of the first largest weight. n ≥ 1.
std::size_t top_key(std::span<const double> weights) noexcept;

}  // namespace sqrtdk::softmax
