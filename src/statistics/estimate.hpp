// A measured figure together with how well it is known: 95 % intervals from Student's t, and for a variance.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "../numeric/bits.hpp"
#include "../numeric/standard_moments.hpp"
#include "moments.hpp"

namespace sqrtdk::statistics {

/// The quantile of the standard normal distribution that leaves 2.5 % above it: for errors that are known and not estimated.
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

/// A figure and how well it is known. What is unknown is empty, never 0.
struct Estimate {
  double value = 0;                           ///< the figure
  std::optional<double> standard_error = {};  ///< its standard deviation over repetitions; empty if there was only one
  std::optional<double> low = {};   ///< lower end of its 95 % interval; empty if there is none, or no double holds it
  std::optional<double> high = {};  ///< the upper end
};

/// An interval that is symmetric about the figure: value ± t e, t of Student's distribution with count − 1 degrees of freedom.
///
/// standard_error  e, estimated from the standard deviation of `count` independent numbers
/// count           of numbers; for fewer than two there is neither error nor interval
Estimate symmetric(double value, std::optional<double> standard_error, double count);

/// An interval for a positive figure, symmetric on a log scale, or reaching `upwards` times as far up as down.
///
///   value e^(−t e/value) … value e^(upwards t e/value)
///
/// value, …  as symmetric; where the value is 0, its interval is that point
Estimate positive(double value, std::optional<double> standard_error, double count, double upwards = 1);

/// The mean of independent numbers, with the error that their standard deviation gives it.
Estimate mean_of(const Moments& numbers);

/// Why there is no interval for a variance.
enum class IntervalUnavailable {
  no_fourth_moment,  ///< s² has no variance: Student's distribution with ν ≤ 4
  no_sixth_moment,  ///< s² has a variance and no skewness: nobody knows how far from normal it is (Student, 4 < ν ≤ 6)
  too_skewed  ///< ln s² is too far from normal at this n: log-normal distributions of large s, small samples of heavy tails
};

/// "no-fourth-moment", "no-sixth-moment" or "too-skewed", as files and the page say it.
constexpr std::string_view name_of(IntervalUnavailable reason) {
  switch (reason) {
    case IntervalUnavailable::no_fourth_moment:
      return "no-fourth-moment";
    case IntervalUnavailable::no_sixth_moment:
      return "no-sixth-moment";
    case IntervalUnavailable::too_skewed:
      break;
  }
  return "too-skewed";
}

/// An interval for the variance, or why there is none.
struct VarianceBand {
  std::optional<Estimate> band;                ///< s², its standard error, and 95 % bounds; empty if none is honest
  std::optional<IntervalUnavailable> refusal;  ///< set where band is empty
};

/// Skewness of ln s² above which the band is refused; below it, 94 to 96.7 % of nominal 95 % bands of 1000 numbers were seen to hold the truth,
/// 93.5 % or more of 50, 92 % or more of 8 (normal, uniform, sign and Laplace entries); of fewer still less, 85.7 % of two scores at d = 1.
inline constexpr double kMostSkewness = 0.7;

/// 95 % band for σ² from the s² of n independent numbers.
///
///   s² e^(∓ 1.96 e),   e² = Var(s²)/σ⁴ = 2/(n − 1) + κ/n,   κ = K − 3
///
/// The band holds what it promises if ln s² is nearly normal. Its skewness, to first order, is
///
///   E(x² − 1)³ / (E(x² − 1)²)^(3/2) / √n − 3 e = (M₆ − 3K + 2)/(K − 1)^(3/2)/√n − 3 e,   x standardised,
///
/// and the error of a two-sided band is of second order in it; the band is refused where its size is above kMostSkewness.
/// A normal q·k with d = 1 has 0.35/√n: the logarithm is just right for it. At n = 1000 and d = 1, Laplace entries (0.66)
/// have a band, log-normal entries with s = 0.5 (5.6; 97.5 % coverage) have none, and s = 1 (8194) has one only from n = 1.4e11 on.
///
/// variance  s² ≥ 0 with divisor n − 1
/// count     n ≥ 2
/// distribution       moments of the numbers' distribution, not estimates: a fourth moment estimated from heavy tails is small when it matters
/// returns   the band or the reason why there is none; a distribution whose squares do not vary (K − 1 < 10/n: Rademacher at d = 1) is
///           too skewed as well
/// throws    InvalidArgument if variance is negative or not finite, or count < 2
/// source    Var(s²): H. Cramér, Mathematical methods of statistics (1946), section 27.4
VarianceBand variance_band(double variance, std::uint64_t count, const numeric::StandardMoments& distribution);

}  // namespace sqrtdk::statistics
