// Loops over whole vectors; fused.cpp puts them together.
#include "tiles.hpp"

#include <algorithm>
#include <limits>

#include "../numeric/exp.hpp"

namespace sqrtdk::attention {
namespace {

/// The scores of two keys: as many as a loop holds in registers.
constexpr std::size_t kPair = 2 * kPanel;

/// top_l = the largest of column l and of what was there.
void raise(const float* scores, std::size_t width, float* top) noexcept {
  for (std::size_t at = 0; at < width * kPanel; at += kPair) {
    for (std::size_t l = 0; l < kPair; ++l) top[l] = top[l] < scores[at + l] ? scores[at + l] : top[l];
  }
}

/// x → 2^(x − top). The sums have a loop of their own: in this one they would cost it its registers.
void to_weights(float* scores, std::size_t width, const float* top) noexcept {
  for (std::size_t at = 0; at < width * kPanel; at += kPair) {
    for (std::size_t l = 0; l < kPair; ++l) scores[at + l] = numeric::exp2(scores[at + l] - top[l]);
  }
}

/// Adds the pairs of keys to `even` and `odd` in turn.
void add_pairs(const float* weights, std::size_t width, float* even, float* odd) noexcept {
  for (std::size_t at = 0; at < width * kPanel; at += 2 * kPair) {
    for (std::size_t l = 0; l < kPair; ++l) even[l] += weights[at + l];
    for (std::size_t l = 0; l < kPair; ++l) odd[l] += weights[at + kPair + l];
  }
}

}  // namespace

// A function of its own, called and not inlined: within a larger one, engines run out of registers and the loop halves in speed.
template <class Real>
void tile_product(const Real* left, const Real* right, std::size_t length, Real* sums, std::size_t step) noexcept {
  Real local[kTile][kPanel] = {};
  for (std::size_t p = 0; p < length; ++p, left += kTile, right += kPanel) {
    for (std::size_t i = 0; i < kTile; ++i) {
      for (std::size_t j = 0; j < kPanel; ++j) local[i][j] += left[i] * right[j];
    }
  }
  // From last to first: V8 orders what stands in a loop by what comes after it, and the other way round it would load all factors of a
  // step before their first product, more than there are registers, at two thirds of the speed.
  for (std::size_t i = kTile; i-- > 0;) {
    for (std::size_t j = kPanel; j-- > 0;) sums[i * step + j] = local[i][j];
  }
}

template void tile_product(const float*, const float*, std::size_t, float*, std::size_t) noexcept;
template void tile_product(const double*, const double*, std::size_t, double*, std::size_t) noexcept;

KeyBlock::KeyBlock(std::size_t keys, std::size_t d, std::size_t d_v)
    : room_(std::min(kBlock, keys)),
      d_(d),
      d_v_(d_v),
      keys_(rounded_up(room_, kTile) * d),
      values_(room_ * rounded_up(d_v, kTile)) {}

void KeyBlock::load(std::span<const float> k, std::span<const float> v, std::size_t begin) {
  begin_ = begin;
  count_ = std::min(kBlock, k.size() / d_ - begin);
  for (std::size_t tile = 0; tile < count_; tile += kTile) {
    const float* from[kTile];
    for (std::size_t j = 0; j < kTile; ++j) from[j] = k.data() + (begin + std::min(tile + j, count_ - 1)) * d_;
    float* const to = keys_.data() + tile * d_;
    for (std::size_t p = 0; p < d_; ++p) {
      for (std::size_t j = 0; j < kTile; ++j) to[p * kTile + j] = from[j][p];
    }
  }
  for (std::size_t tile = 0; tile < d_v_; tile += kTile) {
    const float* from = v.data() + begin * d_v_ + tile;
    float* to = values_.data() + tile * room_;
    const std::size_t width = std::min(kTile, d_v_ - tile);
    if (width == kTile) {
      for (std::size_t j = 0; j < count_; ++j, from += d_v_, to += kTile) std::copy_n(from, kTile, to);
    } else {
      for (std::size_t j = 0; j < count_; ++j, from += d_v_, to += kTile) {
        std::fill(std::copy_n(from, width, to), to + kTile, 0.0f);
      }
    }
  }
}

RunningPanel RunningPanel::empty() noexcept {
  RunningPanel panel{};
  for (float& maximum : panel.maxima) maximum = -std::numeric_limits<float>::infinity();
  return panel;
}

void RunningPanel::take(float* scores, std::size_t width, float* shrink) noexcept {
  float top[kPair];
  for (std::size_t l = 0; l < kPair; ++l) top[l] = maxima[l % kPanel];
  raise(scores, width, top);
  for (std::size_t i = 0; i < kPanel; ++i) {
    const float most = top[i] > top[i + kPanel] ? top[i] : top[i + kPanel];
    shrink[i] = numeric::exp2(maxima[i] - most);
    maxima[i] = most;
    top[i] = most;
    top[i + kPanel] = most;
  }
  to_weights(scores, width, top);
  float even[kPair] = {}, odd[kPair] = {};
  add_pairs(scores, width, even, odd);
  for (std::size_t i = 0; i < kPanel; ++i) {
    sums[i] = sums[i] * shrink[i] + ((even[i] + odd[i]) + (even[i + kPanel] + odd[i + kPanel]));
  }
}

}  // namespace sqrtdk::attention
