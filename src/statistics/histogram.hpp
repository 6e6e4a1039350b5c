// Counts in equal bins between two fixed ends, mergeable.
#pragma once

#include <array>

#include "../numeric/no_fast_math.hpp"

namespace sqrtdk::statistics {

/// A histogram of `Bins` equal bins over [from, to); what falls outside is counted apart, so that nothing is lost.
template <int Bins>
struct Histogram {
  /// How many plain numbers it is written as.
  static constexpr int kNumbers = Bins + 2;

  std::array<double, Bins> counts{};  ///< of each bin, from the left
  double below = 0, above = 0;        ///< how many numbers lay outside

  /// Counts x in Bins equal bins over [from, to); NaN counts above, since nothing may be lost.
  void add(double x, double from, double to) {
    const double position = (x - from) * (Bins / (to - from));
    if (position < 0) {
      below += 1;
    } else if (position < Bins) {
      counts[static_cast<std::size_t>(position)] += 1;
    } else {
      above += 1;
    }
  }

  /// Adds what another has counted over the same ends.
  void merge(const Histogram& later) {
    for (int bin = 0; bin < Bins; ++bin) counts[bin] += later.counts[bin];
    below += later.below;
    above += later.above;
  }
};

}  // namespace sqrtdk::statistics
