// Distances, their distributions for large samples, and corrections for small ones.
#include "goodness_of_fit.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "../numeric/check.hpp"
#include "../numeric/exp.hpp"
#include "../numeric/log.hpp"
#include "../numeric/matrix.hpp"

namespace sqrtdk::statistics {
namespace {

constexpr double kPiSquare = 9.869604401089358, kRootTwoPi = 2.5066282746310002;

/// throws  InvalidArgument "empty" if there are none, "out-of-range" or "not-a-number" if one is outside [0, 1],
///         "not-ascending" if one is below the one before
void require_cdf_values(std::string_view name, std::span<const double> values) {
  if (values.empty()) throw InvalidArgument("empty", std::string(name), "0 numbers", "1 number or more");
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (values[i] >= (i > 0 ? values[i - 1] : 0.0) && values[i] <= 1.0) continue;
    const std::string which = std::string(name) + " value " + std::to_string(i + 1);
    numeric::require_between(which, values[i], 0.0, 1.0);
    throw InvalidArgument("not-ascending", which, numeric::text_of(values[i]), "ascending numbers");
  }
}

/// Samples for which the power of a matrix is quick: at most 0.1 s.
constexpr int kMostExact = 500;

/// matrix · 2^exponent.
struct Scaled {
  numeric::Matrix matrix;
  double exponent = 0;

  /// Keeps the entries far from overflow; a power of two changes no digit.
  void tame() {
    constexpr double kStep = 400;
    if (matrix.maxCoeff() < numeric::power_of_two(kStep)) return;
    matrix *= numeric::power_of_two(-kStep);
    exponent += kStep;
  }
};

Scaled product(const Scaled& a, const Scaled& b) {
  Scaled result{numeric::times(a.matrix, b.matrix), a.exponent + b.exponent};
  result.tame();
  return result;
}

numeric::Matrix step_matrix(int size, double h) {
  const auto raised = [](double base, int exponent) {
    double result = 1;
    for (int i = 0; i < exponent; ++i) result *= base;
    return result;
  };
  numeric::Matrix matrix = numeric::Matrix::Zero(size, size);
  for (int i = 0; i < size; ++i) {
    for (int j = 0; j < size && j <= i + 1; ++j) matrix(i, j) = 1;
  }
  for (int i = 0; i < size; ++i) {
    matrix(i, 0) -= raised(h, i + 1);
    matrix(size - 1, i) -= raised(h, size - i);
  }
  if (2 * h > 1) matrix(size - 1, 0) += raised(2 * h - 1, size);
  for (int i = 0; i < size; ++i) {
    double factorial = 1;
    for (int j = i; j >= 0; --j) {
      factorial *= i - j + 1;
      matrix(i, j) /= factorial;
    }
  }
  return matrix;
}

/// P(D < d) for a sample of n, by the matrix of Marsaglia, Tsang and Wang, its power with an exponent carried apart.
///
///   n!/n^n · (Hⁿ)_kk,   H of size 2k − 1,   k = ⌊n d⌋ + 1
///
/// distance  d in (1/(2n), 1), n d² < 18
/// count     n, 1 … 500
/// returns   within 1e-12
/// source    G. Marsaglia, W. W. Tsang, J. Wang, Evaluating Kolmogorov's distribution, J. Stat. Softw. 8 (2003) no. 18
double kolmogorov_exact(double distance, int count) {
  const double reach = count * distance;
  const int k = static_cast<int>(reach) + 1;
  const int size = 2 * k - 1;
  Scaled square{step_matrix(size, k - reach)}, power{numeric::Matrix::Identity(size, size)};
  for (int left = count; left > 0; left /= 2) {
    if (left % 2 == 1) power = product(power, square);
    if (left > 1) square = product(square, square);
  }
  double probability = power.matrix(k - 1, k - 1), exponent = power.exponent;
  for (int i = 1; i <= count; ++i) {
    probability *= static_cast<double>(i) / count;
    if (probability < 0x1p-400) {
      probability *= 0x1p400;
      exponent -= 400;
    }
  }
  return numeric::scale(probability, exponent);
}

/// P(√n D ≤ z) to the order n^(−3/2): K0 + K1/√n + K2/n + K3/n^(3/2). Each K is a sum over odd numbers, K2 and K3 have a
/// second over whole numbers; the terms fall off so fast that sixteen serve for z ≤ 4.3.
double expansion(double z, double count) {
  const double z2 = z * z, z4 = z2 * z2, z6 = z4 * z2, z8 = z4 * z4;
  const double p2 = kPiSquare, p4 = p2 * p2, p6 = p4 * p2;
  std::array<double, 4> sums{};
  for (int k = 16; k >= 1; --k) {
    const double m2 = (2.0 * k - 1) * (2.0 * k - 1), m4 = m2 * m2, m6 = m4 * m2;
    const double weight = numeric::exp(-m2 * p2 / (8 * z2));
    sums[0] += weight;
    sums[1] += weight * (m2 * p2 / 4 - z2);
    sums[2] += weight * (6 * z6 + 2 * z4 + m2 * p2 * (2 * z4 - 5 * z2) / 4 + m4 * p4 * (1 - 2 * z2) / 16);
    sums[3] += weight * (-30 * z6 - 90 * z8 + m2 * p2 * (135 * z4 - 96 * z6) / 4 + m4 * p4 * (212 * z4 - 60 * z2) / 16 +
                         m6 * p6 * (5 - 30 * z2) / 64);
  }
  double whole2 = 0, whole3 = 0;
  for (int k = 16; k >= 1; --k) {
    const double k2 = static_cast<double>(k) * k;
    const double weight = k2 * numeric::exp(-k2 * p2 / (2 * z2));
    whole2 += weight;
    whole3 += weight * (3 * z2 - k2 * p2);
  }
  const double k0 = sums[0] / z;
  const double k1 = sums[1] / (6 * z4);
  const double k2 = sums[2] / (72 * z6 * z) - p2 * whole2 / (36 * z2 * z);
  const double k3 = sums[3] / (6480 * z8 * z2) + p2 * whole3 / (216 * z6);
  const double root = std::sqrt(count);
  return kRootTwoPi * (k0 + k1 / root + k2 / count + k3 / (count * root));
}

}  // namespace

double kolmogorov_distance(std::span<const double> cdf) {
  require_cdf_values("cdf", cdf);
  const double count = static_cast<double>(cdf.size());
  double distance = 0;
  for (std::size_t i = 0; i < cdf.size(); ++i) {
    const double step = static_cast<double>(i);
    distance = std::max({distance, (step + 1) / count - cdf[i], cdf[i] - step / count});
  }
  return distance;
}

double kolmogorov_limit(double z) {
  numeric::require_finite("z", z);
  numeric::require_between("z", z, 0.0, 1e300);
  if (z < 0.04) return 1.0;  // the sum of the other form is below e^(−771)
  double sum = 0;
  if (z < 1) {
    for (int k = 8; k >= 1; --k) sum += numeric::exp(-(2.0 * k - 1) * (2.0 * k - 1) * kPiSquare / (8 * z * z));
    return 1 - kRootTwoPi / z * sum;
  }
  if (z > 1e3) return 0.0;
  for (int k = 8; k >= 1; --k) sum = numeric::exp(-2.0 * k * k * z * z) - sum;
  return 2 * sum;
}

double kolmogorov_p_value(double distance, std::uint64_t count) {
  numeric::require_between("distance", distance, 0.0, 1.0);
  const double n = static_cast<double>(numeric::require_count("count", count, 1, 1ull << 53));
  if (n * distance <= 0.5) return 1.0;  // no sample lies nearer
  if (distance == 1.0) return 0.0;
  const double square = n * distance * distance;
  if (square >= 18) return 2 * numeric::exp(-2 * square);
  if (count <= kMostExact) return std::clamp(1 - kolmogorov_exact(distance, static_cast<int>(count)), 0.0, 1.0);
  const double z = std::sqrt(square);
  return z < 0.1 ? 1.0 : std::clamp(1 - expansion(z, n), 0.0, 1.0);
}

namespace {

/// P(A² < z) as n grows without bound.
///
///   (√(2π)/z) Σ_j C(−½, j) (4j + 1) e^(−c_j/z) ∫_0^∞ exp( z/(8 (w² + 1)) − c_j w²/z ) dw,   c_j = (4j + 1)² π²/8
///
/// The integrand is even and analytic for |Im w| < 1, so the trapezoid rule of step h errs by about e^(−2π/h).
/// source  Anderson & Darling 1952, Ann. Math. Stat. 23, section 4.3
double limit_cdf(double z) {
  constexpr double kStep = 0.125;
  double sum = 0, binomial = 1;  // C(−½, j)
  for (int j = 0; j < 12; ++j) {
    const double odd = 4.0 * j + 1, rate = odd * odd * kPiSquare / 8 / z;
    double integral = 0.5 * numeric::exp(z / 8 - rate);
    for (int i = 1; rate * (1 + i * kStep * i * kStep) < 50 + z / 8; ++i) {
      const double square = i * kStep * i * kStep;
      integral += numeric::exp(z / (8 * (square + 1)) - rate * (1 + square));
    }
    sum += binomial * odd * integral;
    binomial *= -(j + 0.5) / (j + 1);
  }
  return kRootTwoPi / z * kStep * sum;
}

/// What a sample of n adds to the limit, as a function of the limit's value x.
double correction(double x, double n) {
  if (x > 0.8) {
    return (-130.2137 + (745.2337 - (1705.091 - (1950.646 - (1116.360 - 255.7844 * x) * x) * x) * x) * x) / n;
  }
  const double split = 0.01265 + 0.1757 / n;
  if (x < split) {
    const double share = x / split;
    const double form = std::sqrt(share) * (1 - share) * (49 * share - 102);
    return form * (0.0037 / (n * n) + 0.00078 / n + 0.00006) / n;
  }
  const double t = (x - split) / (0.8 - split);
  const double form = -0.00022633 + (6.54034 - (14.6538 - (14.458 - (8.259 - 1.91864 * t) * t) * t) * t) * t;
  return form * (0.04213 + 0.01365 / n) / n;
}

}  // namespace

double anderson_darling(std::span<const double> below, std::span<const double> above) {
  if (below.size() != above.size()) {
    throw InvalidArgument("unequal-lengths", "above", std::to_string(above.size()) + " numbers",
                          std::to_string(below.size()) + " numbers");
  }
  require_cdf_values("below", below);
  const std::vector<double> reversed(above.rbegin(), above.rend());
  require_cdf_values("above, from its end,", reversed);
  const double n = static_cast<double>(below.size());
  double sum = 0;
  for (std::size_t i = 0; i < below.size(); ++i) {
    if (below[i] == 0 || reversed[i] == 0) return std::numeric_limits<double>::infinity();
    sum += (2.0 * static_cast<double>(i) + 1) * (numeric::log(below[i]) + numeric::log(reversed[i]));
  }
  return std::max(-n - sum / n, 0.0);
}

double anderson_darling_p_value(double statistic, std::uint64_t count) {
  if (statistic == std::numeric_limits<double>::infinity()) return 0.0;
  numeric::require_between("statistic", statistic, 0.0, 1e300);
  const double n = static_cast<double>(numeric::require_count("count", count, 1, 1ull << 53));
  if (statistic < 0.01) return 1.0;  // e^(−123)
  if (statistic > 30) return 0.0;    // below 1e-13
  const double x = limit_cdf(statistic);
  return std::clamp(1 - (x + correction(x, n)), 0.0, 1.0);
}

}  // namespace sqrtdk::statistics
