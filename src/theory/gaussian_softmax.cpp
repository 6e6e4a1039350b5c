// Quadratures and expansions of softmax over normal scores.
#include "gaussian_softmax.hpp"

#include <cmath>

#include "../numeric/calculus.hpp"
#include "../numeric/check.hpp"
#include "../numeric/exp.hpp"
#include "../numeric/log.hpp"
#include "normal.hpp"

namespace sqrtdk::theory {
namespace {

/// ln(1 + e^{−y}) + y/(1 + e^y), y ≥ 0: the entropy of (p, 1 − p) at score difference ±y; smooth at 0, even.
double entropy(double y) {
  const double small = numeric::exp(-y);
  return numeric::log_one_plus(small) + y * small / (1.0 + small);
}

double trace(double y) {
  const double small = numeric::exp(-y), sum = 1.0 + small;
  return 2.0 * small / (sum * sum);
}

/// E f(|Y|) for Y ~ N(0, s²) and a smooth, even f with poles at distance π: the step keeps both them and the Gaussian far.
template <class F>
double even_mean(F f, double s) {
  const double step = s > 1.125 ? 0.45 / s : 0.4;
  return numeric::trapezoid([&](double z) { return f(s * std::fabs(z)) * normal_density(z); }, step);
}

}  // namespace

TwoKeys softmax_of_two(double spread) {
  numeric::require_between("spread", spread, 0.0, 1e12);
  const double s = std::sqrt(2.0) * spread;
  // u = z · max(1, s) has the scale on which the integrand falls.
  const double unit = s > 1.0 ? 1.0 / s : 1.0;
  const auto low = [&](double u) {
    const double small = numeric::exp(-s * unit * u);
    return normal_density(unit * u) * small / (1.0 + small);
  };
  const double shortfall = 2.0 * unit * numeric::half_line(low, 0.0625);
  return {1.0 - shortfall, shortfall, even_mean(trace, s), even_mean(entropy, s)};
}

double top_gap_density(std::uint64_t keys) {
  const double n = require_keys(keys);
  // Between -9 and 12 the integrand falls below 1e-30 of its top at both ends, from n = 2 (top at 0) to 2^30 (top at 6.2). The peak
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

double require_keys(std::uint64_t keys) {
  return static_cast<double>(numeric::require_count("keys", keys, 2, kMostKeys));
}

FlatSoftmax flat_softmax(std::uint64_t keys, double spread) {
  const double n = require_keys(keys);
  const double variance = numeric::require_between("spread", spread, 0.0, 1.0) * spread * (1.0 - 1.0 / n);
  return {numeric::log(n) - 0.5 * variance, (1.0 + variance) / n};
}

SharpSoftmax sharp_softmax(std::uint64_t keys, double spread) {
  require_keys(keys);
  numeric::require_between("spread", spread, collapse_spread(keys), 1e300);
  constexpr double kLogTwo = 0.6931471805599453094172, kZetaTwo = 1.644934066848226436472;
  const double trace = top_gap_density(keys) / spread;
  return {1.0 - kLogTwo * trace, kZetaTwo * trace, trace};
}

namespace {

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

double collapse_spread(std::uint64_t keys) {
  const auto n = static_cast<double>(numeric::require_count("keys", keys, 1, kMostKeys));
  return std::sqrt(2.0 * numeric::log(n));
}

double log_collapse_keys(double spread) {
  numeric::require_between("spread", spread, 0.0, 1e150);
  return 0.5 * spread * spread;
}

HighTemperaturePhase high_temperature_phase(std::uint64_t keys, double spread) {
  const double logarithm = numeric::log(require_keys(keys)), critical = collapse_spread(keys), room = critical - spread;
  numeric::require_between("spread", spread, 0.0, critical);
  const double square = spread * spread;
  return {logarithm - 0.5 * square, spread < 0.5 * critical ? logarithm - square : room * room, -0.5 * room * room};
}

FrozenPhase frozen_phase(std::uint64_t keys, double spread) {
  require_keys(keys);
  const double critical = collapse_spread(keys);
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
