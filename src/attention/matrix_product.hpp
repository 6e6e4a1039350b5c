// Products of matrices for training and transformers, in the tiles of fast attention: the same order of additions on every machine.
#pragma once

#include <cstddef>
#include <vector>

#include "../numeric/bits.hpp"

namespace sqrtdk::attention {

/// Entries of a matrix in memory: entry (i, j) is data[i · down + j · across].
template <class Real>
struct View {
  const Real* data;          ///< not owned
  std::size_t down, across;  ///< steps from row to row, and from column to column

  /// The same memory, seen as the transpose.
  View transposed() const { return {data, across, down}; }
};

/// Row-major, all rows close together.
template <class Real>
View<Real> rows_of(const std::vector<Real>& data, std::size_t columns) {
  return {data.data(), columns, 1};
}

/// A left factor in the strips that products read: pack it once where it is multiplied often.
template <class Real>
class LeftFactor {
 public:
  /// view  rows × inner
  void pack(View<Real> view, std::size_t rows, std::size_t inner);

  /// Of the factor.
  std::size_t rows() const { return rows_; }
  /// Its columns, over which products are summed.
  std::size_t inner() const { return inner_; }
  /// The entries, strip by strip.
  const std::vector<Real>& tiles() const { return tiles_; }

 private:
  std::size_t rows_ = 0, inner_ = 0;
  std::vector<Real> tiles_;
};

/// Keeps the memory that products pack their factors into.
template <class Real>
class MatrixProduct {
 public:
  /// product = left · right
  ///
  /// left     rows × inner
  /// right    inner × columns
  /// product  rows × columns, row-major; each entry adds its products in order, from 0
  void operator()(View<Real> left, View<Real> right, std::size_t rows, std::size_t inner, std::size_t columns,
                  Real* product);

  /// The same for a left factor that is packed already.
  void operator()(const LeftFactor<Real>& left, View<Real> right, std::size_t columns, Real* product);

 private:
  LeftFactor<Real> left_;
  std::vector<Real> panel_;
};

}  // namespace sqrtdk::attention
