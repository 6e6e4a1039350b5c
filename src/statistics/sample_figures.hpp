// Figures of a sample: quantiles and range; the median, the geometric mean and the mean of a skewed one, with intervals.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "../numeric/check.hpp"
#include "../numeric/lanes.hpp"

namespace sqrtdk::statistics {

/// The p-quantile, interpolated between order statistics.
///
///   h = (n − 1) p,   x_(⌊h⌋) + (h − ⌊h⌋) (x_(⌊h⌋+1) − x_(⌊h⌋)),   order statistics counted from 0
///
/// sorted   n ≥ 1 numbers, ascending, no NaN, not both infinities next to each other
/// p        in [0, 1]; 0 is the least number, 1 the largest, ½ the median
/// returns  between the two order statistics, within 2 ulp of the larger one and n · 2^-53 of the distance between them
/// throws   InvalidArgument "empty", "not-ascending", or as require_between for p
/// source   R. J. Hyndman, Y. Fan, Sample quantiles in statistical packages, Am. Stat. 50 (1996), definition 7
inline double quantile(std::span<const double> sorted, double p) {
  numeric::require_between("p", p, 0.0, 1.0);
  if (sorted.empty()) throw InvalidArgument("empty", "sample", "0 numbers", "1 number or more");
  for (std::size_t i = 0; i < sorted.size(); ++i) {
    if (!(sorted[i] >= sorted[i > 0 ? i - 1 : 0])) {
      throw InvalidArgument("not-ascending", "sample entry " + std::to_string(i + 1), numeric::text_of(sorted[i]),
                            "ascending numbers");
    }
  }
  const double place = static_cast<double>(sorted.size() - 1) * p;
  const auto lower = static_cast<std::size_t>(place);
  const std::size_t upper = std::min(lower + 1, sorted.size() - 1);
  const double below = sorted[lower], above = sorted[upper], share = place - static_cast<double>(lower);
  if (below == above || share == 0) return below;
  const double gap = above - below;  // overflows between numbers of either sign near the largest
  return std::clamp(gap - gap == 0 ? below + share * gap : (1 - share) * below + share * above, below, above);
}

/// The middle one of n ≥ 1 numbers in any order, or half the sum of the two in the middle, however large. They are left in another order.
inline double median(std::span<double> numbers) {
  const auto middle = numbers.begin() + static_cast<std::ptrdiff_t>(numbers.size() / 2);
  std::nth_element(numbers.begin(), middle, numbers.end());
  if (numbers.size() % 2 == 1) return *middle;
  return std::midpoint(*middle, *std::max_element(numbers.begin(), middle));
}

/// What a list of numbers shows at a glance.
struct RangeSummary {
  double mean, median, least, most;  ///< of the list
};

/// sample   n ≥ 1 numbers in any order, no NaN, of which Σ |x| is a double
/// returns  the mean within (n/8 + 4) · 2^-53 · Σ |x| / n; the median as quantile gives it; least and most exactly
/// throws   InvalidArgument "empty", or "not-ascending" if there is a NaN
inline RangeSummary range_summary(std::span<const double> sample) {
  std::vector<double> sorted(sample.begin(), sample.end());
  std::sort(sorted.begin(), sorted.end());
  const double least = quantile(sorted, 0), median = quantile(sorted, 0.5), most = quantile(sorted, 1);
  return {numeric::sum(sample) / static_cast<double>(sample.size()), median, least, most};
}

/// Both ends of a 95 % interval.
struct Interval {
  double low;   ///< the lower one
  double high;  ///< the upper one
};

/// A figure and its 95 % interval; empty where the sample is too small to have one, or where its upper end is more than a double holds.
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
/// logarithms, its interval that of Student's t for them. The mean has Student's t with the standard deviation of the sample: for large samples
/// whatever they follow, for small ones if they are about normal, which skewed numbers are not.
///
/// sample   1 … 1,000,000 numbers from 0 to 1e150, in any order
/// throws   InvalidArgument "empty", "out-of-range" or as require_between, naming the entry
SampleFigures sample_figures(std::span<const double> sample);

}  // namespace sqrtdk::statistics
