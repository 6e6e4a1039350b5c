// Both factors are packed into the strips that attention::tile_product reads; what sticks out is filled with 0.
#include "matrix_product.hpp"

#include <algorithm>

#include "../attention/tile_product.hpp"

namespace sqrtdk::training {

using attention::kPanel;
using attention::kTile;

template <class Real>
void MatrixProduct<Real>::operator()(View<Real> left, View<Real> right, std::size_t rows, std::size_t inner,
                                     std::size_t columns, Real* product) {
  const std::size_t strips = (rows + kTile - 1) / kTile;
  tiles_.assign(strips * kTile * inner, Real(0));
  for (std::size_t i = 0; i < rows; ++i) {
    Real* const strip = tiles_.data() + (i / kTile) * kTile * inner + i % kTile;
    for (std::size_t p = 0; p < inner; ++p) strip[p * kTile] = left.data[i * left.down + p * left.across];
  }
  panel_.assign(inner * kPanel, Real(0));
  for (std::size_t j = 0; j < columns; j += kPanel) {
    const std::size_t wide = std::min(kPanel, columns - j);
    if (wide < kPanel) std::fill(panel_.begin(), panel_.end(), Real(0));
    for (std::size_t p = 0; p < inner; ++p) {
      for (std::size_t c = 0; c < wide; ++c) {
        panel_[p * kPanel + c] = right.data[p * right.down + (j + c) * right.across];
      }
    }
    for (std::size_t strip = 0; strip < strips; ++strip) {
      Real sums[kTile * kPanel];
      attention::tile_product(tiles_.data() + strip * kTile * inner, panel_.data(), inner, sums);
      const std::size_t high = std::min(kTile, rows - strip * kTile);
      for (std::size_t i = 0; i < high; ++i) {
        Real* const out = product + (strip * kTile + i) * columns + j;
        for (std::size_t c = 0; c < wide; ++c) out[c] = sums[i * kPanel + c];
      }
    }
  }
}

template class MatrixProduct<float>;
template class MatrixProduct<double>;

}  // namespace sqrtdk::training
