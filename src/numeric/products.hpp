// Products of matrices in the fixed lanes of numeric::dot, since Eigen's blocking gives other last digits per build.
#pragma once

#include "lanes.hpp"
#include "matrix.hpp"

namespace sqrtdk::numeric {

/// a bᵀ: the dot product of every row of a with every row of b.
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
