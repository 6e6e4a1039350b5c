// An interval for the variance of a law from independent numbers, or the honest answer that there is none.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "estimate.hpp"
#include "sum_moments.hpp"

namespace sqrtdk::statistics {

/// Why there is no honest band.
enum class NoBand {
  no_fourth_moment,  ///< s² has no variance: Student's law with ν ≤ 4
  no_sixth_moment,  ///< s² has a variance and no skewness: nobody knows how far from normal it is (Student, 4 < ν ≤ 6)
  too_skewed  ///< ln s² is too far from normal at this n: log-normal laws of large s, small samples of heavy tails
};

/// "no-fourth-moment", "no-sixth-moment" or "too-skewed", as files and the page say it.
constexpr std::string_view name_of(NoBand reason) {
  switch (reason) {
    case NoBand::no_fourth_moment:
      return "no-fourth-moment";
    case NoBand::no_sixth_moment:
      return "no-sixth-moment";
    case NoBand::too_skewed:
      break;
  }
  return "too-skewed";
}

/// An interval for the variance, or why there is none.
struct VarianceBand {
  std::optional<Estimate> band;   ///< s², its standard error, and 95 % bounds; empty if none is honest
  std::optional<NoBand> refusal;  ///< set where band is empty
};

/// Skewness of ln s² above which the band is refused; below it, 94 to 96.7 % of nominal 95 % bands were seen to hold the truth.
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
/// law       moments of the numbers' law, not estimates: a fourth moment estimated from heavy tails is small when it matters
/// returns   the band or the reason why there is none; a law whose squares do not vary (K − 1 < 10/n: Rademacher at d = 1) is
///           too skewed as well
/// throws    InvalidArgument if variance is negative or not finite, or count < 2
/// source    Var(s²): H. Cramér, Mathematical methods of statistics (1946), section 27.4
VarianceBand variance_band(double variance, std::uint64_t count, const StandardMoments& law);

}  // namespace sqrtdk::statistics
