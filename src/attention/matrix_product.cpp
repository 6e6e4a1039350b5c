// Both factors are packed into the strips that tile_product reads; what sticks out is filled with 0.
#include "matrix_product.hpp"

#include <algorithm>

#include "tiles.hpp"

namespace sqrtdk::attention {
namespace {

/// Rows that arrive are packed so many at a time: they fill whole cache lines of each panel, and are as many as a cache holds side by side.
constexpr std::size_t kRowsAtOnce = 8;

/// Eight entries side by side, all read before one is written: else the compiler has to fear that they overlap, and in WebAssembly moves them
/// one by one, at a quarter of the speed.
template <class Real>
void copy_row(const Real* from, Real* to) {
  Real row[kPanel];
  for (std::size_t c = 0; c < kPanel; ++c) row[c] = from[c];
  for (std::size_t c = 0; c < kPanel; ++c) to[c] = row[c];
}

/// Up to eight columns, one row after another; what sticks out of the panel stays as it is.
template <class Real>
void pack_panel(View<Real> right, std::size_t inner, std::size_t wide, Real* panel) {
  if (wide == kPanel && right.across == 1) {
    for (std::size_t p = 0; p < inner; ++p) copy_row(right.data + p * right.down, panel + p * kPanel);
    return;
  }
  for (std::size_t p = 0; p < inner; ++p) {
    for (std::size_t c = 0; c < wide; ++c) panel[p * kPanel + c] = right.data[p * right.down + c * right.across];
  }
}

/// Eight columns of a product, or as many as are left from `begin`.
template <class Real>
void multiply_panel(const LeftFactor<Real>& left, const Real* panel, std::size_t begin, std::size_t columns,
                    Real* product) {
  const std::size_t wide = std::min(kPanel, columns - begin);
  for (std::size_t row = 0; row < left.rows(); row += kTile) {
    const Real* const tile = left.tiles().data() + row * left.inner();
    Real* const to = product + row * columns + begin;
    const std::size_t high = std::min(kTile, left.rows() - row);
    if (wide == kPanel && high == kTile) {
      tile_product(tile, panel, left.inner(), to, columns);
      continue;
    }
    Real sums[kTile * kPanel];
    tile_product(tile, panel, left.inner(), sums);
    for (std::size_t i = 0; i < high; ++i) {
      for (std::size_t c = 0; c < wide; ++c) to[i * columns + c] = sums[i * kPanel + c];
    }
  }
}

}  // namespace

template <class Real>
void LeftFactor<Real>::pack(View<Real> view, std::size_t rows, std::size_t inner) {
  rows_ = rows;
  inner_ = inner;
  tiles_.assign((rows + kTile - 1) / kTile * kTile * inner, Real(0));
  for (std::size_t i = 0; i < rows; ++i) {
    Real* const strip = tiles_.data() + (i / kTile) * kTile * inner + i % kTile;
    for (std::size_t p = 0; p < inner; ++p) strip[p * kTile] = view.data[i * view.down + p * view.across];
  }
}

template <class Real>
void RightFactor<Real>::resize(std::size_t inner, std::size_t columns) {
  if (inner == inner_ && columns == columns_) return;
  inner_ = inner;
  columns_ = columns;
  panels_.assign(inner * rounded_up(columns, kPanel), Real(0));
}

template <class Real>
void RightFactor<Real>::take_rows(std::size_t first, std::span<const Real> rows) {
  const std::size_t count = rows.size() / columns_;
  for (std::size_t row = 0; row < count; row += kRowsAtOnce) {
    const std::size_t high = std::min(kRowsAtOnce, count - row);
    for (std::size_t j = 0; j < columns_; j += kPanel) {
      pack_panel({rows.data() + row * columns_ + j, columns_, 1}, high, std::min(kPanel, columns_ - j),
                 panels_.data() + j * inner_ + (first + row) * kPanel);
    }
  }
}

template <class Real>
void RightFactor<Real>::take_columns(std::size_t first, std::span<const Real> columns) {
  const std::size_t end = first + columns.size() / inner_;
  for (std::size_t j = first; j < end;) {
    const std::size_t lane = j % kPanel, wide = std::min(kPanel - lane, end - j);
    pack_panel({columns.data() + (j - first) * inner_, 1, inner_}, inner_, wide,
               panels_.data() + (j - lane) * inner_ + lane);
    j += wide;
  }
}

template <class Real>
void multiply(const LeftFactor<Real>& left, const RightFactor<Real>& right, Real* product) {
  for (std::size_t j = 0; j < right.columns(); j += kPanel) {
    multiply_panel(left, right.panel(j), j, right.columns(), product);
  }
}

template <class Real>
void MatrixProduct<Real>::operator()(View<Real> left, View<Real> right, std::size_t rows, std::size_t inner,
                                     std::size_t columns, Real* product) {
  left_.pack(left, rows, inner);
  (*this)(left_, right, columns, product);
}

template <class Real>
void MatrixProduct<Real>::operator()(const LeftFactor<Real>& left, View<Real> right, std::size_t columns,
                                     Real* product) {
  const std::size_t inner = left.inner();
  panel_.resize(inner * kPanel);
  for (std::size_t j = 0; j < columns; j += kPanel) {
    const std::size_t wide = std::min(kPanel, columns - j);
    if (wide < kPanel) std::fill(panel_.begin(), panel_.end(), Real(0));
    pack_panel({right.data + j * right.across, right.down, right.across}, inner, wide, panel_.data());
    multiply_panel(left, panel_.data(), j, columns, product);
  }
}

template class LeftFactor<float>;
template class LeftFactor<double>;
template class RightFactor<float>;
template class RightFactor<double>;
template class MatrixProduct<float>;
template class MatrixProduct<double>;
template void multiply(const LeftFactor<float>&, const RightFactor<float>&, float*);
template void multiply(const LeftFactor<double>&, const RightFactor<double>&, double*);

}  // namespace sqrtdk::attention
