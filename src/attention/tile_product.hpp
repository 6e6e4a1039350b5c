// The inner loop of fast attention: a small matrix product that stays in registers.
#pragma once

#include <cstddef>

#include "../numeric/no_fast_math.hpp"

namespace sqrtdk::attention {

/// Rows of a tile (queries) and columns of a panel (keys, or components of values). Ten vectors of four sums and what feeds
/// them fit in the sixteen registers of the machines that run WebAssembly; tiles of 4 × 8 reach 0.92 of this, 8 × 8 spill.
inline constexpr std::size_t kTile = 5, kPanel = 8;

/// sums_ij = Σ_p left_pi · right_pj, p in order.
///
/// left    length × kTile, row-major
/// right   length × kPanel, row-major
/// sums    kTile × kPanel, row-major; overwritten
/// Real    float or double
template <class Real>
void tile_product(const Real* left, const Real* right, std::size_t length, Real* sums) noexcept;

}  // namespace sqrtdk::attention
