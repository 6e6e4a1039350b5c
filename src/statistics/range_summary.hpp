// Mean, median and range of a sample: the average row beside the typical one.
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "../numeric/lanes.hpp"
#include "quantile.hpp"

namespace sqrtdk::statistics {

/// What a list of numbers shows at a glance.
struct RangeSummary {
  double mean, median, least, most;  ///< of the list
};

/// sample   n ≥ 1 numbers in any order, no NaN
/// returns  the mean within (n/8 + 4) · 2^-53 · Σ |x| / n; the median as quantile gives it; least and most exactly
/// throws   InvalidArgument "empty", or "not-ascending" if there is a NaN
inline RangeSummary range_summary(std::span<const double> sample) {
  std::vector<double> sorted(sample.begin(), sample.end());
  std::sort(sorted.begin(), sorted.end());
  const double least = quantile(sorted, 0), median = quantile(sorted, 0.5), most = quantile(sorted, 1);
  return {numeric::sum(sample) / static_cast<double>(sample.size()), median, least, most};
}

}  // namespace sqrtdk::statistics
