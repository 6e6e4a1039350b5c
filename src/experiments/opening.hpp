// The opening picture: the same long draws cut at every d, so that the picture moves smoothly as d grows.
#pragma once

#include <cstdint>
#include <vector>

#include "../scaling/rule.hpp"

namespace sqrtdk::experiments {

/// Keys of the picture, and draws that its means are taken over.
inline constexpr std::uint64_t kOpeningKeys = 8, kOpeningDraws = 64;
/// Limits of draw and d.
inline constexpr std::uint64_t kMostOpeningDraw = 1'000'000, kMostOpeningDimension = 4096;

/// One rule's row of bars at every stop. Lists run stop by stop; a stop holds `kOpeningKeys` weights, largest first.
struct OpeningRow {
  scaling::Choice rule;                       ///< none, ÷ √d or ÷ d
  std::vector<double> mean_weights;           ///< mean of the sorted weights over the draws
  std::vector<double> draw_weights;           ///< of the highlighted draw
  std::vector<double> mean_peak;              ///< one figure a stop
  std::vector<double> median_jacobian_trace;  ///< one figure a stop: the typical draw
};

/// The whole picture.
struct Opening {
  std::vector<std::uint64_t> stops;  ///< head dimensions, rising
  std::vector<OpeningRow> rows;      ///< none, √d, d
};

/// The d at which the slider stops: eight to a factor of two from 1 to 4096, whole numbers, each once.
std::vector<std::uint64_t> opening_stops();

/// One query and eight keys, drawn 64 times in 4096 dimensions and cut after the first d components: draws of draw_eight_scores, which are those
/// of the first eight walks too (draw_walks).
///
/// seed     any
/// draw     which draw is highlighted; those from a multiple of 64 to the next share one set, 0 … 1,000,000
/// returns  weights and their statistics under no scaling, ÷ √d and ÷ d, from the same vectors
/// throws   InvalidArgument if draw is outside its range
Opening opening(std::uint64_t seed, std::uint64_t draw);

/// The same at d = 1 and at one d alone, so that a first picture need not wait for all stops.
///
/// d        1 … 4096
/// returns  the figures that `opening` has, to the bit, where it stops at d
/// throws   InvalidArgument if draw or d is outside its range
Opening opening_at(std::uint64_t seed, std::uint64_t draw, std::uint64_t d);

}  // namespace sqrtdk::experiments
