// Two integrals over the whole line, and one over half of it, since |Y| has a corner at 0.
#include "softmax_of_two.hpp"

#include <cmath>

#include "../numeric/check.hpp"
#include "../numeric/exp.hpp"
#include "../numeric/log.hpp"
#include "../numeric/trapezoid.hpp"
#include "normal_law.hpp"

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

}  // namespace sqrtdk::theory
