// The trapezoidal rule on a grid that holds the hill for every n.
#include "top_gap.hpp"

#include "../numeric/check.hpp"
#include "../numeric/exp.hpp"
#include "../numeric/log.hpp"
#include "normal_law.hpp"

namespace sqrtdk::theory {

double top_gap_density(std::uint64_t keys) {
  const double n = static_cast<double>(numeric::require_count("keys", static_cast<double>(keys), 2, kMostKeys));
  // Between -9 and 12 the integrand falls below 1e-30 of its top at both ends, from n = 2 (top at 0) to 2^30 (top at 6.2). The hill
  // of n = 2^30 is the narrowest; the rule's error for it is |Γ(2 + 2πi/0.2)| < 1e-18.
  constexpr int kSteps = 32;
  double total = 0.0;
  for (int i = -9 * kSteps; i <= 12 * kSteps; ++i) {
    const double x = static_cast<double>(i) / kSteps, density = normal_density(x);
    const double below = x > 0.0 ? numeric::log_one_plus(-normal_upper_tail(x)) : numeric::log(normal_cdf(x));
    total += density * density * numeric::exp((n - 2.0) * below);
  }
  return n * (n - 1.0) * total / kSteps;
}

}  // namespace sqrtdk::theory
