// Quantiles of a sorted sample, and the median of one in any order.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>

#include "../numeric/check.hpp"

namespace sqrtdk::statistics {

/// The p-quantile, interpolated between order statistics.
///
///   h = (n − 1) p,   x_(⌊h⌋) + (h − ⌊h⌋) (x_(⌊h⌋+1) − x_(⌊h⌋)),   order statistics counted from 0
///
/// sorted   n ≥ 1 numbers, ascending, no NaN, not both infinities next to each other
/// p        in [0, 1]; 0 is the least number, 1 the largest, ½ the median
/// returns  between the two order statistics, within 2 ulp of the larger
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

/// The middle one of n ≥ 1 numbers in any order, or half the sum of the two in the middle. They are left in another order.
inline double median(std::span<double> numbers) {
  const auto middle = numbers.begin() + static_cast<std::ptrdiff_t>(numbers.size() / 2);
  std::nth_element(numbers.begin(), middle, numbers.end());
  if (numbers.size() % 2 == 1) return *middle;
  return 0.5 * (*middle + *std::max_element(numbers.begin(), middle));
}

}  // namespace sqrtdk::statistics
