// Both factors are packed into the strips that tile_product reads; what sticks out is filled with 0.
#include "matrix_product.hpp"

#include <algorithm>

#include "tiles.hpp"

namespace sqrtdk::attention {
namespace {

/// Eight columns of the right factor, one row after another; what sticks out stays 0.
template <class Real>
void pack_panel(View<Real> right, std::size_t inner, std::size_t wide, Real* panel) {
  if (wide == kPanel && right.across == 1) {
    for (std::size_t p = 0; p < inner; ++p) {
      const Real* const from = right.data + p * right.down;
      for (std::size_t c = 0; c < kPanel; ++c) panel[p * kPanel + c] = from[c];
    }
    return;
  }
  for (std::size_t p = 0; p < inner; ++p) {
    for (std::size_t c = 0; c < wide; ++c) panel[p * kPanel + c] = right.data[p * right.down + c * right.across];
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
    for (std::size_t row = 0; row < left.rows(); row += kTile) {
      const Real* const tile = left.tiles().data() + row * inner;
      Real* const to = product + row * columns + j;
      const std::size_t high = std::min(kTile, left.rows() - row);
      if (wide == kPanel && high == kTile) {
        tile_product(tile, panel_.data(), inner, to, columns);
        continue;
      }
      Real sums[kTile * kPanel];
      tile_product(tile, panel_.data(), inner, sums);
      for (std::size_t i = 0; i < high; ++i) {
        for (std::size_t c = 0; c < wide; ++c) to[i * columns + c] = sums[i * kPanel + c];
      }
    }
  }
}

template class LeftFactor<float>;
template class LeftFactor<double>;
template class MatrixProduct<float>;
template class MatrixProduct<double>;

}  // namespace sqrtdk::attention
