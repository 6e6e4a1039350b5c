// Moments of a law scaled to mean 0 and variance 1, where they exist.
#pragma once

#include <optional>

namespace sqrtdk::numeric {

/// Empty where the law has no such moment.
struct StandardMoments {
  std::optional<double> skewness;  ///< E x³
  std::optional<double> kurtosis;  ///< E x⁴, 3 for the normal law
  std::optional<double> sixth;     ///< E x⁶, 15 for the normal law
};

}  // namespace sqrtdk::numeric
