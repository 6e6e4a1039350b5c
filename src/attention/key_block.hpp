// Some hundred keys and their values, laid out for tile_product.
#pragma once

#include <cstddef>
#include <span>

#include "aligned_floats.hpp"

namespace sqrtdk::attention {

/// Keys in a block: their panels and those of their values stay in the second-level cache while every query passes by.
inline constexpr std::size_t kBlock = 256;

/// n rounded up to a multiple of `step`.
constexpr std::size_t rounded_up(std::size_t n, std::size_t step) { return (n + step - 1) / step * step; }

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

  /// Eight keys from `first` (a multiple of 8) as d × 8; keys that are not there are 0.
  const float* keys(std::size_t first) const { return keys_.data() + first * d_; }

  /// Components `first` … `first` + 7 of all values as count × 8; components that are not there are 0.
  const float* values(std::size_t first) const { return values_.data() + first * room_; }

 private:
  std::size_t room_, d_, d_v_, begin_ = 0, count_ = 0;
  AlignedFloats keys_, values_;
};

}  // namespace sqrtdk::attention
