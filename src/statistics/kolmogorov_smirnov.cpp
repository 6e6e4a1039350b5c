// Distance, limit and the expansion about it; the exact law of small samples stands in kolmogorov_exact.cpp.
#include "kolmogorov_smirnov.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "../numeric/check.hpp"
#include "../numeric/exp.hpp"
#include "cdf_values.hpp"
#include "kolmogorov_exact.hpp"

namespace sqrtdk::statistics {
namespace {

constexpr double kPiSquare = 9.869604401089358, kRootTwoPi = 2.5066282746310002;

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
  const double n = static_cast<double>(numeric::require_count("count", static_cast<double>(count), 1, 1ull << 53));
  if (n * distance <= 0.5) return 1.0;  // no sample lies nearer
  if (distance == 1.0) return 0.0;
  const double square = n * distance * distance;
  if (square >= 18) return 2 * numeric::exp(-2 * square);
  if (count <= kMostExact) return std::clamp(1 - kolmogorov_exact(distance, static_cast<int>(count)), 0.0, 1.0);
  const double z = std::sqrt(square);
  return z < 0.1 ? 1.0 : std::clamp(1 - expansion(z, n), 0.0, 1.0);
}

}  // namespace sqrtdk::statistics
