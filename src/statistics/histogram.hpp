// Mergeable counts: in equal bins between two fixed ends, and in bins that are narrow on a log scale.
#pragma once

#include <array>
#include <cstdint>

#include "../numeric/bits.hpp"
#include "estimate.hpp"

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

/// From 1/4 to 1, 128 bins to a factor of two; from 2^-128 to 1/4, eight. Smaller numbers, 0 among them, are one group below.
///
/// A bin is an exponent and the leading bits of the mantissa, so it needs no logarithm and is the same everywhere. Its
/// width is at most 0.8 % of its lower end above 1/4 and 12.5 % below, where such numbers lie decades apart.
class LogHistogram {
 public:
  /// Bins begin at 2 to this power; what is smaller counts in the first.
  static constexpr int kLeastExponent = -128;
  static constexpr int kCoarse = 8, kCoarseBins = 126 * kCoarse;  ///< octaves 2^-128 … 2^-2
  static constexpr int kFine = 128, kFineBins = 2 * kFine;        ///< octaves 2^-2 … 1
  /// All of them.
  static constexpr int kBins = kCoarseBins + kFineBins;
  /// How many plain numbers it is written as.
  static constexpr int kNumbers = kBins + 1;
  /// From so many numbers on the median has an interval: the outer two of six hold it in 1 − 2/2^6 of all samples, of five in 94 %.
  static constexpr int kLeastForInterval = 6;

  /// x  in [0, 1]; 1 is counted in the last bin
  void add(double x);

  /// Adds what another has counted.
  void merge(const LogHistogram& later);

  /// How many numbers it has seen.
  double count() const;

  /// Whether every count is a whole number ≥ 0, as adding makes them.
  bool counts_are_whole() const;

  /// Median, interpolated within its bin, or half way between the bins of the middle two numbers, with a distribution-free interval that
  /// holds it in 95 of 100 samples or more: between the order statistics of quantile_ranks, beyond 10,000 numbers those at
  /// n/2 ∓ 1.96 √n / 2, widened to the edges of their bins. The standard error is that interval's width over 2 · 1.96.
  /// Fewer than six numbers have no such interval: even all of them together hold the median less often.
  /// In the group below the median is 0 and the interval ends at the least bin.
  Estimate median() const;

  /// Writes kNumbers plain numbers.
  void write(double* numbers) const;
  /// Takes the place of what was counted.
  void read(const double* numbers);

 private:
  /// Where a rank lies: the ends of its bin, and the number interpolated between them.
  struct Place {
    double from, to, value;
  };
  Place at_rank(double rank) const;

  std::array<double, kBins> counts_{};
  double below_ = 0;
};

}  // namespace sqrtdk::statistics
