// Distribution of the cosine, and bounds on the weight of one key.
#include "cosine.hpp"

#include <cmath>

#include "../numeric/calculus.hpp"
#include "../numeric/check.hpp"
#include "../numeric/exp.hpp"
#include "../numeric/log.hpp"
#include "chi_square_average.hpp"
#include "gaussian_softmax.hpp"
#include "normal.hpp"
#include "score_distribution.hpp"

namespace sqrtdk::theory {
namespace {

constexpr double kInverseRootPi = 0.5641895835477562869481;

void require_cosine(double x) { numeric::require_between("x", x, -1.0, 1.0); }

/// ln(1 − x²).
double log_sine_square(double x) {
  return std::fabs(x) < 0.5 ? numeric::log_one_plus(-x * x) : numeric::log((1.0 - x) * (1.0 + x));
}

/// ln P(C > x), x ≥ 0, from x and ln(1 − x²), since a quantile knows the latter better than x tells.
double log_tail(double x, double log_square, double m) {
  const double unit = x * central_length(0.5 * m, 0.0);
  const auto scaled = [&](double length) { return scaled_normal_tail(unit * length); };
  const ChiSquareAverage average = chi_square_average(0.5 * m, 0.0, m, scaled);
  return 0.5 * m * log_square + average.log_scale + numeric::log(average.integral);
}

/// P(0 < C ≤ x), 0 ≤ x < 1.
double cosine_centre(double x, double m) {
  const double slope = x / std::sqrt((1.0 - x) * (1.0 + x)) * central_length(0.5 * m, 0.0);
  const ChiSquareAverage average =
      chi_square_average(0.5 * m, 0.0, m, [&](double length) { return normal_from_centre(slope * length); });
  return numeric::exp(average.log_scale) * average.integral;
}

/// f(tanh y)/cosh² y = f(0)/cosh^{d−1} y, the density in y = artanh x, with its logarithm of 1/cosh² y given.
double density_of_artanh(double log_square, double m) {
  return kInverseRootPi * numeric::half_gamma_ratio(0.5 * m) * numeric::exp(0.5 * m * log_square);
}

/// ln(1/cosh² y), y ≥ 0.
double log_of_sech_square(double y) {
  constexpr double kLogFour = 1.386294361119890618835;
  return kLogFour - 2.0 * y - 2.0 * numeric::log_one_plus(numeric::exp(-2.0 * y));
}

}  // namespace

CosineMoments cosine_moments(std::uint64_t d) {
  const double size = require_dimension(d);
  return {0.0, 1.0 / size, 1.0 / std::sqrt(size), 3.0 * size / (size + 2.0)};
}

double cosine_density(double x, std::uint64_t d) {
  const double size = require_dimension(d, 2);
  require_cosine(x);
  if (std::fabs(x) == 1.0 && d <= 3) {
    if (d == 3) return 0.5;
    throw InvalidArgument("unbounded", "x", numeric::text_of(x), "between -1 and 1, both excluded, where d = 2");
  }
  const double constant = kInverseRootPi * numeric::half_gamma_ratio(0.5 * (size - 1.0));
  return constant * numeric::exp(0.5 * (size - 3.0) * log_sine_square(x));
}

double cosine_upper_tail(double x, std::uint64_t d) {
  const double m = require_dimension(d, 2) - 1.0;
  require_cosine(x);
  if (x < 0.0) return 0.5 + cosine_from_centre(-x, d);
  return x == 1.0 ? 0.0 : numeric::exp(log_tail(x, log_sine_square(x), m));
}

double cosine_cdf(double x, std::uint64_t d) { return cosine_upper_tail(-x, d); }

double cosine_from_centre(double x, std::uint64_t d) {
  const double m = require_dimension(d, 2) - 1.0, size = std::fabs(x);
  require_cosine(x);
  const double inside = size * size * m < 1.0 && size < 0.5 ? cosine_centre(size, m) : 0.5 - cosine_upper_tail(size, d);
  return x < 0.0 ? -inside : inside;
}

double cosine_quantile(double p, std::uint64_t d) {
  require_probability(p);
  const double m = require_dimension(d, 2) - 1.0, beside = p - 0.5, size = std::fabs(beside);
  if (size == 0.0) return 0.0;
  double y = 0.0;
  if (size < 0.25) {
    const auto excess = [&](double at) {
      return numeric::Tangent{cosine_from_centre(numeric::tanh(at), d) - size,
                              density_of_artanh(log_of_sech_square(at), m)};
    };
    y = numeric::increasing_root(excess, size / density_of_artanh(0.0, m), 0.0, 3.0);
  } else {
    const double target = p < 0.5 ? p : 1.0 - p, logarithm = numeric::log(target);
    const auto excess = [&](double at) {
      const double log_square = log_of_sech_square(at), tail = log_tail(numeric::tanh(at), log_square, m);
      return numeric::Tangent{logarithm - tail, density_of_artanh(log_square, m) * numeric::exp(-tail)};
    };
    y = numeric::increasing_root(excess, -normal_quantile(target) / std::sqrt(m), 0.0, 800.0);
  }
  return beside < 0.0 ? -numeric::tanh(y) : numeric::tanh(y);
}

namespace {

double require_gain(double gain) { return numeric::require_between("gain", gain, 0.0, 1e300); }

}  // namespace

double cosine_peak_bound(std::uint64_t keys, double gain) {
  const double count = require_keys(keys) - 1.0;
  return 1.0 / (1.0 + count * numeric::exp(-2.0 * require_gain(gain)));
}

double cosine_peak_among_orthogonal(std::uint64_t keys, double gain) {
  const double count = require_keys(keys) - 1.0;
  return 1.0 / (1.0 + count * numeric::exp(-require_gain(gain)));
}

double gain_for_peak(std::uint64_t keys, double weight) {
  const double count = require_keys(keys) - 1.0, least = 1.0 / (count + 1.0);
  numeric::require_between("weight", weight, least, 1.0);
  if (weight == 1.0) {
    throw InvalidArgument("out-of-range", "weight", "1", "from " + numeric::text_of(least) + " to below 1");
  }
  const double odds = weight * count / (1.0 - weight);
  return odds > 1.0 ? numeric::log(odds) : 0.0;
}

}  // namespace sqrtdk::theory
