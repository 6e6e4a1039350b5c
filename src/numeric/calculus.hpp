// Roots and integrals of a function of one variable: Newton's method in a bracket, the trapezoidal rule over whole lines.
#pragma once

#include "bits.hpp"
#include "exp.hpp"

namespace sqrtdk::numeric {

/// A function's value and slope at one point.
struct Tangent {
  double value, slope;
};

/// x with f(x) = 0.
///
/// f          increasing in [low, high]; f(x) gives a Tangent
/// guess      where to begin, in (low, high)
/// low, high  finite, f(low) ≤ 0 ≤ f(high)
/// returns    the point after the first Newton step below 1e-9 · |x|, or 1e-300: by then the next would be below rounding; a step
///            that leaves the bracket is replaced by halving, so at most about 1100 evaluations, and usually 4 to 8
template <class F>
double increasing_root(F&& f, double guess, double low, double high) {
  double x = guess;
  for (int round = 0; round < 1200; ++round) {
    const Tangent at = f(x);
    if (at.value == 0.0) return x;
    (at.value < 0.0 ? low : high) = x;
    double next = x - at.value / at.slope;
    const bool inside = next > low && next < high;
    if (!inside) next = low + 0.5 * (high - low);
    const double step = next < x ? x - next : next - x, size = x < 0.0 ? -x : x;
    x = next;
    if (step <= 1e-9 * size + 1e-300 && (inside || step <= 1e-15 * size)) return x;
  }
  return x;
}

/// ∫ f over the real line as h Σ f(kh).
///
/// The error is about e^{−2πa/h} for an f that is analytic and small in the strip |Im| < a: halving h squares it.
///
/// f        ≥ 0 with one peak; f(0) is no more than 10^-15 below the top of the peak
/// step     h > 0
/// returns  the sum, cut on each side where terms fall below 1e-19 of it (or after 100,000 terms)
/// source   L. N. Trefethen, J. A. C. Weideman, The exponentially convergent trapezoidal rule, SIAM Rev. 56 (2014)
template <class F>
double trapezoid(F&& f, double step) {
  constexpr int kMostTerms = 100'000;
  double total = f(0.0);
  for (const double direction : {step, -step}) {
    for (int k = 1; k < kMostTerms; ++k) {
      const double term = f(k * direction);
      total += term;
      if (!(term > 1e-19 * total)) break;
    }
  }
  return total * step;
}

/// ∫₀^∞ f by x = exp(t − e^{−t}), which makes both ends decay fast enough for the rule above.
///
/// f        ≥ 0, finite at 0, decaying at least like e^{−x}, its scale near 1
/// step     of t; 1/16 gives full accuracy for entire f
template <class F>
double half_line(F&& f, double step) {
  const auto moved = [&](double t) {
    const double shrink = exp(-t), x = exp(t - shrink);
    return f(x) * x * (1.0 + shrink);
  };
  return trapezoid(moved, step);
}

}  // namespace sqrtdk::numeric
