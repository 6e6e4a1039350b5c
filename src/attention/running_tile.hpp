// Online softmax of a tile of queries: block after block of scores becomes weights, relative to the largest score so far.
#pragma once

#include <cstddef>

#include "key_block.hpp"
#include "tile_product.hpp"

namespace sqrtdk::attention {

/// What a tile has seen: for each query the largest score (in units of ln 2) and the sum of the weights relative to it.
struct RunningTile {
  float maxima[kTile];
  float sums[kTile];

  /// Nothing seen yet.
  static RunningTile empty() noexcept;

  /// Takes the scores of the next keys and turns them into weights.
  ///
  ///   m' = max(m, x),  w_j = 2^(x_j − m'),  l' = l · 2^(m − m') + Σ w_j
  ///
  /// scores   width × kTile, row-major, of which −∞ is masked; overwritten by the weights
  /// width    a multiple of 4; at least one score of each query is finite in the first call
  /// shrink   kTile: 2^(m − m'), by which earlier weighted sums have to be multiplied
  /// source   Milakov & Gimelshein 2018, arXiv 1805.02867
  void take(float* scores, std::size_t width, float* shrink) noexcept;
};

}  // namespace sqrtdk::attention
