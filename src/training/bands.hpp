// Records of several runs side by side: the median and the ends at each step.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace sqrtdk::training {

inline constexpr std::size_t kMostRuns = 32;

/// Of each figure in each row; rows × Record::kFigures.
struct Bands {
  std::size_t rows = 0;
  std::vector<double> median, least, greatest;
  std::vector<double> runs;  ///< of each row: how many runs have it
};

/// Row r holds the r-th record of each run that is so long.
///
/// records  1 … kMostRuns runs, each rows × Record::kFigures, finite; a run may have no row
/// throws   InvalidArgument "empty", "out-of-range", "wrong-length" or "not-finite"
Bands bands_of(const std::vector<std::vector<double>>& records);

/// The first step at whose record the held-out accuracy is at least so much.
///
/// records   rows × Record::kFigures
/// accuracy  0 … 1
/// throws    InvalidArgument "wrong-length" or "out-of-range"
std::optional<double> steps_to_accuracy(std::span<const double> records, double accuracy);

}  // namespace sqrtdk::training
