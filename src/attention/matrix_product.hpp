// Products of matrices for training and transformers, in the tiles of fast attention: the same order of additions on every machine.
#pragma once

#include <cstddef>
#include <span>
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

/// A right factor in the panels that products read, filled as its rows or columns arrive: nothing of it is moved again.
template <class Real>
class RightFactor {
 public:
  /// Makes room for inner × columns; a factor of this shape keeps its entries until others are written.
  void resize(std::size_t inner, std::size_t columns);

  /// Writes rows first, first + 1, …
  ///
  /// first  counted from 0
  /// rows   whole rows of `columns` entries, no more than are left
  void take_rows(std::size_t first, std::span<const Real> rows);

  /// Writes columns first, first + 1, …, given as rows of the transpose.
  ///
  /// first    counted from 0
  /// columns  whole columns of `inner` entries, no more than are left
  void take_columns(std::size_t first, std::span<const Real> columns);

  /// Its rows, over which products are summed.
  std::size_t inner() const { return inner_; }
  /// Of the factor.
  std::size_t columns() const { return columns_; }
  /// Eight columns, row after row, of which the last panel may be 0 in part.
  ///
  /// begin  the first of them
  const Real* panel(std::size_t begin) const { return panels_.data() + begin * inner_; }

 private:
  std::size_t inner_ = 0, columns_ = 0;
  std::vector<Real> panels_;
};

/// product = left · right, of factors that are packed: rows × columns, row-major; each entry adds its products in order, from 0.
template <class Real>
void multiply(const LeftFactor<Real>& left, const RightFactor<Real>& right, Real* product);

/// Products of factors as they lie in memory, and the memory that they are packed into.
template <class Real>
class MatrixProduct {
 public:
  /// product = left · right, as multiply
  ///
  /// left     rows × inner
  /// right    inner × columns
  /// product  rows × columns
  void operator()(View<Real> left, View<Real> right, std::size_t rows, std::size_t inner, std::size_t columns,
                  Real* product);

  /// The same for a left factor that is packed already.
  void operator()(const LeftFactor<Real>& left, View<Real> right, std::size_t columns, Real* product);

 private:
  LeftFactor<Real> left_;
  std::vector<Real> panel_;
};

}  // namespace sqrtdk::attention
