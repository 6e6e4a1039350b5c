// Where scores lie under given assumptions, for histograms and for keeping powers near 1. No prediction for readers: theory has its own.
#pragma once

#include <cstdint>

#include "../scaling/scaler.hpp"
#include "specification.hpp"

namespace sqrtdk::sweep {

struct Spread {
  double centre = 0;
  double width = 1;  ///< > 0
};

/// Mean and standard deviation of raw scores; where the latter does not exist (Student's law with ν ≤ 4, correlated) or is 0, a
/// size of the right order.
Spread raw_spread(const Assumptions& assumptions, std::uint64_t d);

/// The scaled score of a typical pair, and how much it changes as q·k grows by one standard deviation.
///
/// scale  at the same d
Spread scaled_spread(const scaling::Scaler& scale, const Specification& specification, std::uint64_t d);

}  // namespace sqrtdk::sweep
