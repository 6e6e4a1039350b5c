// The trapezoidal rule over whole lines, where it converges exponentially for smooth integrands.
#pragma once

#include "exp.hpp"

namespace sqrtdk::numeric {

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
