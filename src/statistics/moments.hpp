// Mean and central moments to the fourth order of a stream of numbers, mergeable.
#pragma once

#include <cmath>

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
  void merge(const Moments& later) {
    if (later.count == 0) return;
    if (count == 0) {
      *this = later;
      return;
    }
    const double a = count, b = later.count, n = a + b;
    const double delta = later.mean - mean;
    const double step = delta / n, step2 = step * step;
    const double between = delta * step * a * b;
    m4 += later.m4 + between * step2 * (a * a - a * b + b * b) + 6 * step2 * (a * a * later.m2 + b * b * m2) +
          4 * step * (a * later.m3 - b * m3);
    m3 += later.m3 + between * step * (a - b) + 3 * step * (a * later.m2 - b * m2);
    m2 += later.m2 + between;
    mean += step * b;
    count = n;
  }

  /// Whether sums that came from elsewhere could be those of numbers of at most 1e60 in size, up to 2^53 of them; beyond, merging
  /// overflows.
  ///
  ///   |m3| ≤ √m2³,   0 ≤ m4 ≤ m2²,   but for rounding
  bool possible() const {
    constexpr double kSlack = 1 + 1e-6, kLeast = 1e-300;
    return count >= 0 && count <= 0x1p53 && std::fabs(mean) <= 1e60 && m2 >= 0 && m2 <= 1e136 && m4 >= 0 &&
           m4 <= m2 * m2 * kSlack + kLeast && std::fabs(m3) <= m2 * std::sqrt(m2) * kSlack + kLeast;
  }

  /// Σ (x − mean)² / (count − 1); 0 for fewer than two numbers.
  double variance() const { return count > 1 ? m2 / (count - 1) : 0; }

  /// √variance(): of what the numbers are a sample of.
  double std() const { return std::sqrt(variance()); }

  /// √(Σ (x − mean)² / count): of the numbers themselves; 0 for none.
  double std_of_all() const { return count > 0 ? std::sqrt(m2 / count) : 0; }

  /// √count · m3 / m2^(3/2); 0 where all numbers are equal, or powers of their deviations vanish.
  double skewness() const {
    const double cube = m2 * std::sqrt(m2);
    return cube > 0 ? std::sqrt(count) * m3 / cube : 0;
  }

  /// count · m4 / m2², which is 3 for a normal distribution; 0 where all numbers are equal, or powers of their deviations vanish.
  double kurtosis() const {
    const double square = m2 * m2;
    return square > 0 ? count * m4 / square : 0;
  }
};

}  // namespace sqrtdk::statistics
