// Matrices and vectors: Eigen for storage and shapes only; products and sums are numeric's own (lanes.hpp).
#pragma once

#include <Eigen/Core>
#include <cstddef>
#include <span>

#include "no_fast_math.hpp"

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

}  // namespace sqrtdk::numeric
