// The draw that runs through the opening, the arrows, the walks and the softmax: one query with eight keys, and their scores at any d.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "../random/entries.hpp"

namespace sqrtdk::experiments {

/// Keys of a draw.
inline constexpr std::uint64_t kKeysOfADraw = 8;

/// Scores of one query with its eight keys.
using EightScores = std::array<double, kKeysOfADraw>;

/// Scores of the query of a draw with its eight keys, of their first components alone.
///
///   s_j(d) = Σ_{i ≤ d} q_i k_ji
///
/// The query and the first key are the pair of this draw (draw_pairs); the other seven keys have a stream of their own, so that no two
/// draws share a vector. Each score adds its products in order, as draw_pairs does.
///
/// entries  distribution of all entries, which are independent
/// draw     which of the independent draws of this seed
/// cuts     at which d, rising, the first at least 1
/// returns  for each cut the eight scores, the first to the bit the sum of draw_pairs; fewer components are the first of more
/// throws   InvalidArgument where the distribution is none
std::vector<EightScores> draw_eight_scores(const random::EntryDistribution& entries, std::uint64_t seed,
                                           std::uint64_t draw, std::span<const std::uint64_t> cuts);

}  // namespace sqrtdk::experiments
