// The statistic, the limit of its law, and Marsaglia and Marsaglia's correction for samples that are not large.
#include "anderson_darling.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "../numeric/check.hpp"
#include "../numeric/exp.hpp"
#include "../numeric/log.hpp"
#include "cdf_values.hpp"

namespace sqrtdk::statistics {
namespace {

/// P(A² < z) as n grows without bound.
///
///   (√(2π)/z) Σ_j C(−½, j) (4j + 1) e^(−c_j/z) ∫_0^∞ exp( z/(8 (w² + 1)) − c_j w²/z ) dw,   c_j = (4j + 1)² π²/8
///
/// The integrand is even and analytic for |Im w| < 1, so the trapezoid rule of step h errs by about e^(−2π/h).
/// source  Anderson & Darling 1952, Ann. Math. Stat. 23, section 4.3
double limit_cdf(double z) {
  constexpr double kPiSquare = 9.869604401089358, kRootTwoPi = 2.5066282746310002, kStep = 0.125;
  double sum = 0, binomial = 1;  // C(−½, j)
  for (int j = 0; j < 12; ++j) {
    const double odd = 4.0 * j + 1, rate = odd * odd * kPiSquare / 8 / z;
    double integral = 0.5 * numeric::exp(z / 8 - rate);
    for (int i = 1; rate * (1 + i * kStep * i * kStep) < 50 + z / 8; ++i) {
      const double square = i * kStep * i * kStep;
      integral += numeric::exp(z / (8 * (square + 1)) - rate * (1 + square));
    }
    sum += binomial * odd * integral;
    binomial *= -(j + 0.5) / (j + 1);
  }
  return kRootTwoPi / z * kStep * sum;
}

/// What a sample of n adds to the limit, as a function of the limit's value x.
double correction(double x, double n) {
  if (x > 0.8) {
    return (-130.2137 + (745.2337 - (1705.091 - (1950.646 - (1116.360 - 255.7844 * x) * x) * x) * x) * x) / n;
  }
  const double split = 0.01265 + 0.1757 / n;
  if (x < split) {
    const double share = x / split;
    const double form = std::sqrt(share) * (1 - share) * (49 * share - 102);
    return form * (0.0037 / (n * n) + 0.00078 / n + 0.00006) / n;
  }
  const double t = (x - split) / (0.8 - split);
  const double form = -0.00022633 + (6.54034 - (14.6538 - (14.458 - (8.259 - 1.91864 * t) * t) * t) * t) * t;
  return form * (0.04213 + 0.01365 / n) / n;
}

}  // namespace

double anderson_darling(std::span<const double> below, std::span<const double> above) {
  if (below.size() != above.size()) {
    throw InvalidArgument("unequal-lengths", "above", std::to_string(above.size()) + " numbers",
                          std::to_string(below.size()) + " numbers");
  }
  require_cdf_values("below", below);
  const std::vector<double> reversed(above.rbegin(), above.rend());
  require_cdf_values("above, from its end,", reversed);
  const double n = static_cast<double>(below.size());
  double sum = 0;
  for (std::size_t i = 0; i < below.size(); ++i) {
    if (below[i] == 0 || reversed[i] == 0) return std::numeric_limits<double>::infinity();
    sum += (2.0 * static_cast<double>(i) + 1) * (numeric::log(below[i]) + numeric::log(reversed[i]));
  }
  return std::max(-n - sum / n, 0.0);
}

double anderson_darling_p_value(double statistic, std::uint64_t count) {
  if (statistic == std::numeric_limits<double>::infinity()) return 0.0;
  numeric::require_between("statistic", statistic, 0.0, 1e300);
  const double n = static_cast<double>(numeric::require_count("count", static_cast<double>(count), 1, 1ull << 53));
  if (statistic < 0.01) return 1.0;  // e^(−123)
  if (statistic > 30) return 0.0;    // below 1e-13
  const double x = limit_cdf(statistic);
  return std::clamp(1 - (x + correction(x, n)), 0.0, 1.0);
}

}  // namespace sqrtdk::statistics
