// Draws of entries that a reader watches add up: pairs of entries with their products, and independent scores.
#pragma once

#include <cstdint>
#include <vector>

#include "../random/entries.hpp"

namespace sqrtdk::experiments {

/// The components of one query and one key.
struct DrawnPairs {
  std::vector<double> q, k;
  std::vector<double> products;  ///< q_i k_i
  std::vector<double> sums;      ///< of the first i products; the last is the score
};

/// The pairs of a draw; those of fewer dimensions are the first of more.
///
/// assumed  distribution of the entries, and the correlation between those of q and of k
/// draw     which of the independent draws of this seed, 0 … 1,000,000
/// d        pairs, at least 1
/// throws   InvalidArgument where the distribution or the correlation is none
DrawnPairs draw_pairs(const random::Assumptions& assumed, std::uint64_t seed, std::uint64_t draw, std::uint64_t d);

/// Independent scores: a fresh query and a fresh key for each, drawn and multiplied sixteen at a time.
///
///   Σ (μ + σx)(μ + σy) = dμ² + μσ Σ(x + y) + σ² Σ xy
///
/// Sums of the draws alone keep their digits however far from 0 the entries lie.
///
/// d        head dimension, 1 … 4096
/// returns  `samples` scores
/// throws   InvalidArgument where the distribution or the correlation is none
std::vector<double> draw_scores(const random::Assumptions& assumed, std::uint64_t seed, std::uint64_t draw,
                                std::uint64_t d, std::size_t samples);

}  // namespace sqrtdk::experiments
