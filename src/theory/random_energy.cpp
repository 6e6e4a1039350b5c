// The collapse line and the two phases beside it.
#include "random_energy.hpp"

#include <cmath>

#include "../numeric/check.hpp"
#include "../numeric/log.hpp"
#include "../numeric/trapezoid.hpp"
#include "top_gap.hpp"

namespace sqrtdk::theory {
namespace {

double log_keys(std::uint64_t keys, std::uint64_t least = 2) {
  return numeric::log(static_cast<double>(numeric::require_count("keys", static_cast<double>(keys), least, kMostKeys)));
}

/// 1/₁F₁(1; 1 − m; t) = 1/(1 + t/(1 − m) + t²/((1 − m)(2 − m)) + …), all terms positive.
double reciprocal_kummer(double t, double m) {
  double term = 1.0, sum = 1.0;
  for (int k = 1; term > 1e-17 * sum && sum < 1e100; ++k) {
    term *= t / (k - m);
    sum += term;
  }
  return 1.0 / sum;
}

/// ψ(1) − ψ(1 − m), each part a multiple of m: Σ m/(k (k − m)) over thirty k, and Stirling's series for the rest.
double digamma_gap(double m) {
  constexpr int kSummed = 30;
  const double a = kSummed + 1.0, b = a - m, p = 1.0 / (a * a), q = 1.0 / (b * b);
  const double squares = m * (a + b) * p * q;  // 1/b² − 1/a²
  double gap = -numeric::log_one_plus(-m / a) + 0.5 * m / (a * b) +
               squares * (1.0 / 12.0 - (p + q) / 120.0 + (p * p + p * q + q * q) / 252.0);
  for (int k = kSummed; k >= 1; --k) gap += m / (k * (k - m));
  return gap;
}

}  // namespace

double collapse_spread(std::uint64_t keys) { return std::sqrt(2.0 * log_keys(keys, 1)); }

double log_collapse_keys(double spread) {
  numeric::require_between("spread", spread, 0.0, 1e150);
  return 0.5 * spread * spread;
}

SpreadPhase spread_phase(std::uint64_t keys, double spread) {
  const double logarithm = log_keys(keys), critical = collapse_spread(keys), room = critical - spread;
  numeric::require_between("spread", spread, 0.0, critical);
  const double square = spread * spread;
  return {logarithm - 0.5 * square, spread < 0.5 * critical ? logarithm - square : room * room, -0.5 * room * room};
}

FrozenPhase frozen_phase(std::uint64_t keys, double spread) {
  const double critical = std::sqrt(2.0 * log_keys(keys));
  numeric::require_between("spread", spread, critical, 1e300);
  const double m = critical / spread, rest = (spread - critical) / spread;
  if (!(m < 1.0)) {
    throw InvalidArgument("out-of-range", "spread", numeric::text_of(spread),
                          "above " + numeric::range_text(critical, 1e300));
  }
  const double peak = numeric::half_line([&](double t) { return reciprocal_kummer(t, m); }, 1.0 / 64.0);
  return {peak, digamma_gap(m), rest};
}

}  // namespace sqrtdk::theory
