#include "tile_product.hpp"

namespace sqrtdk::attention {

// A function of its own, called and not inlined: within a larger one, engines run out of registers and the loop halves in speed.
template <class Real>
void tile_product(const Real* left, const Real* right, std::size_t length, Real* sums) noexcept {
  Real local[kTile][kPanel] = {};
  for (std::size_t p = 0; p < length; ++p, left += kTile, right += kPanel) {
    for (std::size_t i = 0; i < kTile; ++i) {
      for (std::size_t j = 0; j < kPanel; ++j) local[i][j] += left[i] * right[j];
    }
  }
  for (std::size_t i = 0; i < kTile; ++i) {
    for (std::size_t j = 0; j < kPanel; ++j) sums[i * kPanel + j] = local[i][j];
  }
}

template void tile_product(const float*, const float*, std::size_t, float*) noexcept;
template void tile_product(const double*, const double*, std::size_t, double*) noexcept;

}  // namespace sqrtdk::attention
