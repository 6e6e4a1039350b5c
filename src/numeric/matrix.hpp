// Matrices and vectors: Eigen for storage and shapes only; products and sums are numeric's own.
#pragma once

#include <Eigen/Core>
#include <cstddef>
#include <span>

#include "bits.hpp"
#include "lanes.hpp"

namespace sqrtdk::numeric {

/// Row-major, so that a row is a span.
using Matrix = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
/// A column.
using Vector = Eigen::Matrix<double, Eigen::Dynamic, 1>;

/// Row i as a span; rows lie contiguous in memory.
inline std::span<const double> row(const Matrix& matrix, Eigen::Index i) {
  return {matrix.data() + i * matrix.cols(), static_cast<std::size_t>(matrix.cols())};
}
/// The same, to be written to.
inline std::span<double> row(Matrix& matrix, Eigen::Index i) {
  return {matrix.data() + i * matrix.cols(), static_cast<std::size_t>(matrix.cols())};
}

/// a bᵀ: the dot product of every row of a with every row of b, in the fixed lanes of numeric::dot, since Eigen's blocking gives
/// other last digits per build.
///
/// a        n × d
/// b        m × d
/// returns  n × m; each entry within (d/8 + 4) · 2^-53 · Σ |a_ic b_jc|
inline Matrix times_transposed(const Matrix& a, const Matrix& b) {
  Matrix product(a.rows(), b.rows());
  for (Eigen::Index i = 0; i < a.rows(); ++i) {
    for (Eigen::Index j = 0; j < b.rows(); ++j) product(i, j) = dot(row(a, i), row(b, j));
  }
  return product;
}

/// a b, for an n × m and an m × d matrix; bound as above.
inline Matrix times(const Matrix& a, const Matrix& b) { return times_transposed(a, b.transpose()); }

/// aᵀ b, for an n × m and an n × d matrix; bound as above.
inline Matrix transposed_times(const Matrix& a, const Matrix& b) {
  return times_transposed(a.transpose(), b.transpose());
}

}  // namespace sqrtdk::numeric
