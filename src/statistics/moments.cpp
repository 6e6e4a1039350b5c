// Merging of moments, and the shape figures that follow from them.
#include "moments.hpp"

#include <cmath>

namespace sqrtdk::statistics {

void Moments::merge(const Moments& later) {
  if (later.count == 0) return;
  if (count == 0) {
    *this = later;
    return;
  }
  const double a = count, b = later.count, n = a + b;
  const double delta = later.mean - mean;
  const double step = delta / n, step2 = step * step;
  const double between = delta * step * a * b;
  m4 += later.m4 + between * step2 * (a * a - a * b + b * b) + 6 * step2 * (a * a * later.m2 + b * b * m2) +
        4 * step * (a * later.m3 - b * m3);
  m3 += later.m3 + between * step * (a - b) + 3 * step * (a * later.m2 - b * m2);
  m2 += later.m2 + between;
  mean += step * b;
  count = n;
}

bool Moments::possible() const {
  constexpr double kSlack = 1 + 1e-6, kLeast = 1e-300;
  return count >= 0 && count <= 0x1p53 && std::fabs(mean) <= 1e60 && m2 >= 0 && m2 <= 1e136 && m4 >= 0 &&
         m4 <= m2 * m2 * kSlack + kLeast && std::fabs(m3) <= m2 * std::sqrt(m2) * kSlack + kLeast;
}

double Moments::skewness() const {
  const double cube = m2 * std::sqrt(m2);
  return cube > 0 ? std::sqrt(count) * m3 / cube : 0;
}

double Moments::kurtosis() const {
  const double square = m2 * m2;
  return square > 0 ? count * m4 / square : 0;
}

}  // namespace sqrtdk::statistics
