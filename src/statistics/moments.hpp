// Mean and central moments to the fourth order of a stream of numbers, mergeable.
#pragma once

#include "../numeric/bits.hpp"

namespace sqrtdk::statistics {

/// Count, mean and sums of powers of deviations from the mean.
///
///   m2 = Σ (x − mean)²,  m3 = Σ (x − mean)³,  m4 = Σ (x − mean)⁴
///
/// Adding and merging never subtract large sums, so a small standard deviation around a large mean keeps its digits.
/// source  Pébay 2008, Sandia report SAND2008-6212, eqs. 2.1 and 3.1
struct Moments {
  double count = 0, mean = 0, m2 = 0, m3 = 0, m4 = 0;  ///< all of the numbers so far

  /// Counts one number; finite.
  void add(double x) {
    const double before = count;
    count += 1;
    const double delta = x - mean;
    const double step = delta / count;
    const double step2 = step * step;
    const double term = delta * step * before;
    mean += step;
    m4 += term * step2 * (count * count - 3 * count + 3) + 6 * step2 * m2 - 4 * step * m3;
    m3 += term * step * (count - 2) - 3 * step * m2;
    m2 += term;
  }

  /// Takes in what another stream has counted; the result is as if its numbers had been added here.
  void merge(const Moments& later);

  /// Whether sums that came from elsewhere could be those of numbers of at most 1e60 in size, up to 2^53 of them; beyond, merging
  /// overflows.
  ///
  ///   |m3| ≤ √m2³,   0 ≤ m4 ≤ m2²,   but for rounding
  bool possible() const;

  /// Σ (x − mean)² / (count − 1); 0 for fewer than two numbers.
  double variance() const { return count > 1 ? m2 / (count - 1) : 0; }

  /// √count · m3 / m2^(3/2); 0 where all numbers are equal, or powers of their deviations vanish.
  double skewness() const;

  /// count · m4 / m2², which is 3 for a normal distribution; 0 where all numbers are equal, or powers of their deviations vanish.
  double kurtosis() const;
};

}  // namespace sqrtdk::statistics
