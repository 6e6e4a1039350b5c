// A stretch of a run: as many steps as a reader can wait for, with a record of each.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "run.hpp"

namespace sqrtdk::training {

/// Steps of one slice at most.
inline constexpr std::uint64_t kMostSliceSteps = 2000;

/// Does up to so many steps, fewer where the run diverges.
///
/// steps           1 … kMostSliceSteps
/// held_out_every  ≥ 1: the held-out examples are looked at where the number of steps done is a multiple of it
/// until           0 … 1: ends before the update of the first step at which the held-out accuracy is at least so much
/// returns         steps × Record::kFigures
/// throws          InvalidArgument "out-of-range"
std::vector<double> train(Run& run, std::uint64_t steps, std::uint64_t held_out_every, std::optional<double> until);

/// Steps that take some ten milliseconds, at least 1.
///
/// throws  InvalidArgument as check
std::uint64_t steps_per_slice(const Settings& settings);

}  // namespace sqrtdk::training
