// Scores as random walks: after each product one step further, many walks side by side, and where they end.
#pragma once

#include <cstdint>
#include <vector>

#include "../numeric/matrix.hpp"

namespace sqrtdk::experiments {

/// Limits of WalksAsked; walks · d is at most kMostWalkSteps.
inline constexpr std::uint64_t kMostWalks = 1000, kMostWalkDimension = 4096, kMostWalkSteps = 1'048'576;

/// Steps after which a walk is told, at most; more would stand closer than pixels do.
inline constexpr std::uint64_t kMostToldSteps = 64;

/// What is asked for.
struct WalksAsked {
  std::uint64_t seed;  ///< any
  std::uint64_t
      draw;  ///< the first of them: one query with eight keys gives eight walks, the next draw the next eight, 0 … 1,000,000
  std::uint64_t d;      ///< steps of a walk, 1 … 4096
  std::uint64_t walks;  ///< 2 … 1000; fewer are the first of more
  bool coins;           ///< entries are -1 or 1, each as likely as the other, instead of N(0, 1)
};

/// Where the walks go and end.
struct Walks {
  std::vector<double> terms;   ///< after how many products a walk is told: 0 first, d last
  numeric::Matrix sums;        ///< walks × terms: the sum of the first so many products
  double mean, std;            ///< of the ends
  double farthest;             ///< the largest |end|
  std::uint64_t within;        ///< how many end at most √d from 0
  double from, to;             ///< ends of the bins, as far from 0 on either side, at least 4 √d
  std::vector<double> counts;  ///< ends in each of the equal bins
  std::uint64_t below, above;  ///< ends outside
};

/// Walks whose steps are products of independent entries.
///
///   S_i = Σ_{j ≤ i} q_j k_j,   E S_i = 0,   Var S_i = i
///
/// Eight walks at a time share their query and are uncorrelated, not independent; the first eight end on the scores of which `opening` shows
/// the weights.
/// Of coins the sums are whole numbers, even or odd as d is: their bins are as wide as a whole number of such steps, and no sum lies on an edge.
///
/// returns  sums of draw_eight_scores, those of the first of eight as draw_pairs adds them; sums of fewer steps are the first of more
/// throws   InvalidArgument if anything is outside its limits
Walks draw_walks(const WalksAsked& asked);

}  // namespace sqrtdk::experiments
