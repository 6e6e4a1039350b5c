// What the tests of attention's gradients share: matrices of hashed numbers, and slopes of a loss by central differences.
#pragma once

#include <cstdint>

#include "hashed_numbers.hpp"
#include "numeric/matrix.hpp"

/// Entries roughly N(0, size²), made from the seed and their place alone: the twin of the matrices in tests/reference.
inline sqrtdk::numeric::Matrix bells(std::uint64_t seed, Eigen::Index rows, Eigen::Index columns, double size = 1.0) {
  sqrtdk::numeric::Matrix m(rows, columns);
  for (Eigen::Index i = 0; i < m.size(); ++i) m.data()[i] = hashed::bell(seed, static_cast<std::uint64_t>(i)) * size;
  return m;
}

/// How the loss changes with x, which it reads where it stands: (L(x + h) − L(x − h))/2h, improved once, so that the error is of fourth
/// order in h. x is left as it was.
template <typename Loss>
double slope_at(double& x, const Loss& loss) {
  const double at = x, h = 0x1p-10;
  const auto central = [&](double step) {
    x = at + step;
    const double above = loss();
    x = at - step;
    const double below = loss();
    x = at;
    return (above - below) / (2 * step);
  };
  return (4 * central(h / 2) - central(h)) / 3;
}
