// Averages over a chi-squared length, the one quadrature behind the distributions of scores and of cosines.
#pragma once

#include <cmath>
#include <cstdint>

#include "../numeric/calculus.hpp"
#include "../numeric/exp.hpp"
#include "../numeric/log.hpp"

namespace sqrtdk::theory {

/// An average as e^{log_scale} · integral, so that neither factor underflows before the product does.
///
///   E[ W^{a − m/2} e^{−x²/2W} f(√(W/w₀)) ] = ∫ w^{a−1} e^{−w/2 − x²/2w} f(√(w/w₀)) dw / (2^{m/2} Γ(m/2)),   W ~ χ²_m
///
/// With w = w₀ e^v, where w₀ = a + r, r = √(a² + x²), is the top of the peak in v:
///
///   integral  = ∫ exp(−(r+a)/2 · (e^v − 1 − v) − (r−a)/2 · (e^{−v} − 1 + v)) f(e^{v/2}) dv
///   log_scale = a ln(w₀/m) + (a − m/2 + ½) ln m − ½ ln 4π + m/2 − r − δ(m/2),   δ: stirling_remainder
struct ChiSquareAverage {
  double log_scale, integral;
};

/// What the quadrature needs to know of the peak.
struct Peak {
  double width;  ///< r = √(a² + x²): the peak's width in v is 1/√r
  double right;  ///< (r + a)/2 = w₀/2
  double left;   ///< (r − a)/2
};

inline Peak peak_of(double a, double x) noexcept {
  const double larger = a > x ? a : x, ratio = (a > x ? x : a) / larger;
  const double r = larger * std::sqrt(1.0 + ratio * ratio);
  return {r, 0.5 * (r + a), a > x ? 0.5 * x * (x / (r + a)) : 0.5 * (r - a)};
}

/// √w₀, the length in units of which f is given √W.
inline double central_length(double a, double x) noexcept { return std::sqrt(2.0 * peak_of(a, x).right); }

/// The average above.
///
/// a        ≥ 0, not 0 together with x
/// x        ≥ 0, finite
/// m        degrees of freedom, ≥ 1
/// f        ≥ 0, changing slowly beside the exponentials, analytic where Re W > 0
/// returns  within 1e-13 + 2e-16 · |log_scale| relative. The step is half the peak's width, at most 1/5: the rule's
///          error is then |Γ(a + 2πi/h)|/Γ(a) < 1e-15. About 40 terms, and up to 10 ln(1/x) more for small x where a < 1
template <class F>
ChiSquareAverage chi_square_average(double a, double x, double m, F&& f) {
  const Peak peak = peak_of(a, x);
  const double half = 0.5 / std::sqrt(peak.width), step = half < 0.2 ? half : 0.2;
  const auto term = [&](double v) {
    const double down = peak.left > 0.0 ? peak.left * numeric::expm1_minus_x(-v) : 0.0;  // 0 · ∞ far below
    return numeric::exp(-peak.right * numeric::expm1_minus_x(v) - down) * f(numeric::exp(0.5 * v));
  };

  // w₀/m − 1 and m/2 − r in this form keep their digits where both are small.
  constexpr double kFourPi = 12.56637061435917295385;
  const double above = ((2.0 * a - m) + 2.0 * peak.left) / m;
  const double grown = a * (std::fabs(above) < 0.5 ? numeric::log_one_plus(above) : numeric::log(2.0 * peak.right / m));
  const double powers = (a - 0.5 * m + 0.5) * numeric::log(m) - 0.5 * numeric::log(kFourPi);
  const double rest = ((0.5 * m - a) - 2.0 * peak.left) - numeric::stirling_remainder(0.5 * m);
  return {grown + powers + rest, numeric::trapezoid(term, step)};
}

}  // namespace sqrtdk::theory
