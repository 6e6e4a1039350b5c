// How soon runs with several seeds reach an accuracy, where some of them may never do.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace sqrtdk::training {

/// Steps to an accuracy over runs; a run that does not reach it is later than all that do.
struct Pace {
  std::size_t reached = 0;         ///< runs that reach it
  std::optional<double> median;    ///< none where half of the runs or more do not
  std::optional<double> least;     ///< none where no run does
  std::optional<double> greatest;  ///< none where a run does not
};

/// records   1 … kMostRuns runs, each rows × Record::kFigures
/// accuracy  0 … 1
/// throws    InvalidArgument "out-of-range" or "wrong-length"
Pace pace_to(const std::vector<std::vector<double>>& records, double accuracy);

/// How many times the least of several numbers of steps the greatest is: 1 is even. None where the least is 0.
///
/// steps   1 … kMostRuns numbers, finite, not negative
/// throws  InvalidArgument "not-a-number", "not-finite" or "out-of-range"
std::optional<double> unevenness(std::span<const double> steps);

}  // namespace sqrtdk::training
