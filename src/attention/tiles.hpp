// The kernels of fast attention: a product of tiles that stays in registers, the block of keys that it reads, and the softmax that runs along.
#pragma once

#include <cstddef>
#include <memory>
#include <span>

#include "../numeric/bits.hpp"

namespace sqrtdk::attention {

/// Rows of a tile (keys, or components of values) and columns of a panel (queries). Ten vectors of four sums and what feeds
/// them fit in the sixteen registers of the machines that run WebAssembly; tiles of 4 × 8 reach 0.92 of this, 8 × 8 spill.
inline constexpr std::size_t kTile = 5, kPanel = 8;

/// sums_ij = Σ_p left_pi · right_pj, p in order.
///
/// left    length × kTile, row-major
/// right   length × kPanel, row-major
/// sums    kTile rows of kPanel, `step` apart; overwritten
/// Real    float or double
template <class Real>
void tile_product(const Real* left, const Real* right, std::size_t length, Real* sums,
                  std::size_t step = kPanel) noexcept;

/// Floats that begin at a cache line, so that no vector of them lies across two. They are written before they are read: nothing clears them.
class AlignedFloats {
 public:
  /// size  how many
  explicit AlignedFloats(std::size_t size) : lines_(new Line[size / kFloats + 1]) {}

  float* data() { return lines_[0].floats; }
  const float* data() const { return lines_[0].floats; }

 private:
  static constexpr std::size_t kFloats = 16;
  struct alignas(kFloats * sizeof(float)) Line {
    float floats[kFloats];
  };
  std::unique_ptr<Line[]> lines_;
};

/// Keys in a block: their tiles and those of their values stay in the second-level cache while every query passes by.
inline constexpr std::size_t kBlock = 256;

/// n rounded up to a multiple of `step`.
constexpr std::size_t rounded_up(std::size_t n, std::size_t step) { return (n + step - 1) / step * step; }

/// Some hundred keys and their values, laid out for tile_product.
class KeyBlock {
 public:
  /// keys  all there are; a block holds no more
  KeyBlock(std::size_t keys, std::size_t d, std::size_t d_v);

  /// Takes keys begin, begin + 1, …: at most kBlock, at most to the end.
  ///
  /// k  keys × d, v  keys × d_v, row-major
  void load(std::span<const float> k, std::span<const float> v, std::size_t begin);

  std::size_t begin() const { return begin_; }
  std::size_t count() const { return count_; }

  /// Five keys from `first` (a multiple of 5) as d × 5; past the last key, that key again.
  const float* keys(std::size_t first) const { return keys_.data() + first * d_; }

  /// Components `first` … `first` + 4 of all values as count × 5; components that are not there are 0.
  const float* values(std::size_t first) const { return values_.data() + first * room_; }

 private:
  std::size_t room_, d_, d_v_, begin_ = 0, count_ = 0;
  AlignedFloats keys_, values_;
};

/// Online softmax of a panel of queries, block after block. Of what it has seen: for each query the largest score (in units of ln 2) and the sum of the weights relative to it.
struct RunningPanel {
  float maxima[kPanel];
  float sums[kPanel];

  /// Nothing seen yet.
  static RunningPanel empty() noexcept;

  /// Takes the scores of the next keys and turns them into weights.
  ///
  ///   m' = max(m, x),  w_j = 2^(x_j − m'),  l' = l · 2^(m − m') + Σ w_j
  ///
  /// scores   width × kPanel, row-major, of which −∞ is masked; overwritten by the weights
  /// width    a multiple of 4; at least one score of each query is finite in the first call
  /// shrink   kPanel: 2^(m − m'), by which earlier weighted sums have to be multiplied
  /// source   Milakov & Gimelshein 2018, arXiv 1805.02867
  void take(float* scores, std::size_t width, float* shrink) noexcept;
};

}  // namespace sqrtdk::attention
