#include "key_block.hpp"

#include <algorithm>

#include "tile_product.hpp"

namespace sqrtdk::attention {

KeyBlock::KeyBlock(std::size_t keys, std::size_t d, std::size_t d_v)
    : room_(std::min(kBlock, rounded_up(keys, kPanel))),
      d_(d),
      d_v_(d_v),
      keys_(room_ * d),
      values_(room_ * rounded_up(d_v, kPanel)) {}

void KeyBlock::load(std::span<const float> k, std::span<const float> v, std::size_t begin) {
  begin_ = begin;
  count_ = std::min(kBlock, k.size() / d_ - begin);
  for (std::size_t panel = 0; panel < count_; panel += kPanel) {
    for (std::size_t j = 0; j < kPanel; ++j) {
      const bool there = panel + j < count_;
      const float* key = k.data() + (there ? begin + panel + j : begin) * d_;
      for (std::size_t p = 0; p < d_; ++p) keys_.data()[panel * d_ + p * kPanel + j] = there ? key[p] : 0.0f;
    }
  }
  for (std::size_t panel = 0; panel < d_v_; panel += kPanel) {
    const std::size_t width = std::min(kPanel, d_v_ - panel);
    float* to = values_.data() + panel * room_;
    for (std::size_t j = 0; j < count_; ++j) {
      const float* value = v.data() + (begin + j) * d_v_ + panel;
      for (std::size_t c = 0; c < width; ++c) to[j * kPanel + c] = value[c];
    }
  }
}

}  // namespace sqrtdk::attention
