// The matrix of Marsaglia, Tsang and Wang, and its power with an exponent carried apart.
#include "kolmogorov_exact.hpp"

#include "../numeric/exp.hpp"
#include "../numeric/matrix.hpp"
#include "../numeric/products.hpp"

namespace sqrtdk::statistics {
namespace {

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

}  // namespace

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

}  // namespace sqrtdk::statistics
