// What a skewed sample shows: its middle by ranks, its level by the geometric mean, and the mean that few large numbers carry.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

namespace sqrtdk::statistics {

/// Both ends of a 95 % interval.
struct Interval {
  double low;   ///< the lower one
  double high;  ///< the upper one
};

/// A figure and its 95 % interval; empty where the sample is too small to have one.
struct SampleFigure {
  double value;                      ///< the figure
  std::optional<Interval> interval;  ///< 95 %
};

/// Of numbers ≥ 0.
struct SampleFigures {
  std::uint64_t count;                         ///< how many
  std::uint64_t zeros;                         ///< how many of them are 0
  SampleFigure lower_quartile;                 ///< a quarter of them lies below
  SampleFigure median;                         ///< half of them lies below
  SampleFigure upper_quartile;                 ///< three quarters of them lie below
  std::optional<SampleFigure> geometric_mean;  ///< empty if any number is 0: its logarithm is unknown
  SampleFigure mean;                           ///< its interval by Student's t
};

/// Places of the order statistics, counted from 1, between which a quantile lies in 95 of 100 samples or more.
struct Ranks {
  std::uint64_t low;   ///< l
  std::uint64_t high;  ///< u
};

/// The narrowest ranks l, u with at most 2.5 % on each side, whatever the distribution.
///
///   P(B < l) ≤ 0.025,   P(B ≥ u) ≤ 0.025,   B binomial(n, p): how many of n numbers lie below the p-quantile
///
/// n        1 … 1,000,000
/// p        strictly between 0 and 1
/// returns  empty where n is too small: below 6 for the median, below 13 for a quartile
/// throws   InvalidArgument if n or p is outside
/// source   W. R. Thompson, Ann. Math. Stat. 7 (1936), 122–128
std::optional<Ranks> quantile_ranks(std::uint64_t n, double p);

/// Quartiles as quantile gives them, with the order statistics of quantile_ranks about them. The geometric mean is e to the mean of
/// logarithms, its interval that of Student's t for them. The mean has Student's t with the spread of the sample: for large samples
/// whatever they follow, for small ones if they are about normal, which skewed numbers are not.
///
/// sample   1 … 1,000,000 numbers from 0 to 1e150, in any order
/// throws   InvalidArgument "empty", "out-of-range" or as require_between, naming the entry
SampleFigures sample_figures(std::span<const double> sample);

}  // namespace sqrtdk::statistics
