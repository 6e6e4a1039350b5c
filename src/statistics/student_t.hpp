// Student's t: how many standard errors wide an interval is when the error itself is estimated from few numbers.
#pragma once

#include <cstdint>

#include "../numeric/no_fast_math.hpp"

namespace sqrtdk::statistics {

/// The quantile of the standard normal law that leaves 2.5 % above it: for errors that are known and not estimated.
inline constexpr double kNormal975 = 1.959963984540054;

/// The quantile of Student's t that leaves 2.5 % above it.
///
///   ν ≤ 24: a table;   ν > 24: z + Σ_k c_k/ν^k to the tenth power, z = kNormal975
///
/// degrees  ν ≥ 1 degrees of freedom: n − 1 for the mean of n numbers
/// returns  within 2e-14 relative; 12.706 at 1, 2.045 at 29, 1.96 in the limit
/// throws   InvalidArgument "out-of-range" if degrees is 0 or above 2^53
/// source   Student, The probable error of a mean, Biometrika 6 (1908); the expansion in powers of 1/ν: E. A. Cornish,
///          R. A. Fisher, Moments and cumulants in the specification of distributions, Rev. Inst. Int. Stat. 5 (1938)
double student_975(std::uint64_t degrees);

}  // namespace sqrtdk::statistics
