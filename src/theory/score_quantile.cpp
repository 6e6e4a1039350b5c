// The score's quantile by safeguarded Newton steps.
#include "score_quantile.hpp"

#include <cmath>

#include "../numeric/exp.hpp"
#include "../numeric/log.hpp"
#include "../numeric/root.hpp"
#include "domain.hpp"
#include "normal_law.hpp"
#include "score_density.hpp"
#include "score_tail.hpp"

namespace sqrtdk::theory {
namespace {

/// x > 0 with P(0 < S ≤ x) = target ≤ ¼. d = 1 needs the logarithm of x: there the density has no bound at 0.
double near_centre(double target, double spread, std::uint64_t d) {
  const double logarithm = numeric::log(target);
  const auto excess = [&](double y) {
    const double x = numeric::exp(y), inside = score_from_centre(x, d);
    return numeric::Tangent{numeric::log(inside) - logarithm, x * score_density(x, d) / inside};
  };
  constexpr double kLogRootTwoPi = 0.9189385332046727417803;
  const double guess = logarithm + kLogRootTwoPi + numeric::log(spread);
  return numeric::exp(numeric::increasing_root(excess, guess, guess - 50.0, guess + 5.0));
}

/// x > 0 with P(S > x) = target ≤ ¼.
double in_tail(double target, double spread, std::uint64_t d) {
  const double logarithm = numeric::log(target);
  const auto excess = [&](double x) {
    const double tail = score_log_upper_tail(x, d);
    return numeric::Tangent{logarithm - tail, numeric::exp(score_log_density(x, d) - tail)};
  };
  return numeric::increasing_root(excess, -spread * normal_quantile(target), 0.0, 50.0 * spread + 1500.0);
}

}  // namespace

double score_quantile(double p, std::uint64_t d) {
  require_probability(p);
  const double spread = std::sqrt(require_dimension(d)), beside = p - 0.5, size = std::fabs(beside);
  if (size == 0.0) return 0.0;
  const double x = size < 0.25 ? near_centre(size, spread, d) : in_tail(p < 0.5 ? p : 1.0 - p, spread, d);
  return beside < 0.0 ? -x : x;
}

}  // namespace sqrtdk::theory
