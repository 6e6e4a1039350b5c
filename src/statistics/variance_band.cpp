// The band for a variance and the test of its honesty.
#include "variance_band.hpp"

#include <cmath>

#include "../numeric/check.hpp"
#include "../numeric/exp.hpp"

namespace sqrtdk::statistics {

VarianceBand variance_band(double variance, std::uint64_t count, const StandardMoments& law) {
  numeric::require_between("variance", variance, 0.0, 1e300);
  const double n = static_cast<double>(numeric::require_count("count", static_cast<double>(count), 2, 1ull << 53));
  if (!law.kurtosis) return {std::nullopt, NoBand::no_fourth_moment};
  if (!law.sixth) return {std::nullopt, NoBand::no_sixth_moment};

  const double spread = *law.kurtosis - 1;  // the variance of x²
  if (!(spread >= 10 / n)) return {std::nullopt, NoBand::too_skewed};
  const double error = std::sqrt(2 / (n - 1) + (*law.kurtosis - 3) / n);
  const double skewness =
      (*law.sixth - 3 * *law.kurtosis + 2) / (spread * std::sqrt(spread) * std::sqrt(n)) - 3 * error;
  if (!(std::fabs(skewness) <= kMostSkewness)) return {std::nullopt, NoBand::too_skewed};

  const double factor = numeric::exp(kNormal975 * error);
  return {Estimate{variance, variance * error, variance / factor, variance * factor}, std::nullopt};
}

}  // namespace sqrtdk::statistics
