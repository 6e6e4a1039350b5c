// Loops over whole vectors; fused.cpp puts them together.
#include "tiles.hpp"

#include <algorithm>
#include <limits>

#include "../numeric/exp.hpp"

namespace sqrtdk::attention {
namespace {

/// Keys at once: what is kept for each is a row of queries, so that four of them fill whole vectors.
constexpr std::size_t kKeys = 4, kStep = kKeys * kTile;

}  // namespace

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

RunningTile RunningTile::empty() noexcept {
  RunningTile tile{};
  for (float& maximum : tile.maxima) maximum = -std::numeric_limits<float>::infinity();
  return tile;
}

void RunningTile::take(float* scores, std::size_t width, float* shrink) noexcept {
  float most[kStep];
  for (std::size_t l = 0; l < kStep; ++l) most[l] = maxima[l % kTile];
  for (std::size_t at = 0; at < width * kTile; at += kStep) {
    for (std::size_t l = 0; l < kStep; ++l) most[l] = most[l] > scores[at + l] ? most[l] : scores[at + l];
  }
  for (std::size_t i = 0; i < kTile; ++i) {
    float top = most[i];
    for (std::size_t l = i + kTile; l < kStep; l += kTile) top = top > most[l] ? top : most[l];
    shrink[i] = numeric::exp2(maxima[i] - top);
    maxima[i] = top;
    for (std::size_t l = i; l < kStep; l += kTile) most[l] = top;
  }

  float added[kStep] = {};
  for (std::size_t at = 0; at < width * kTile; at += kStep) {
    for (std::size_t l = 0; l < kStep; ++l) {
      const float weight = numeric::exp2(scores[at + l] - most[l]);
      scores[at + l] = weight;
      added[l] += weight;
    }
  }
  for (std::size_t i = 0; i < kTile; ++i) {
    const float of_even = added[i] + added[i + 2 * kTile], of_odd = added[i + kTile] + added[i + 3 * kTile];
    sums[i] = sums[i] * shrink[i] + (of_even + of_odd);
  }
}

}  // namespace sqrtdk::attention
