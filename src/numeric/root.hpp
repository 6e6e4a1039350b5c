// The root of an increasing function by Newton's method, kept inside a bracket.
#pragma once

#include "no_fast_math.hpp"

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

}  // namespace sqrtdk::numeric
