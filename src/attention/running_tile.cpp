#include "running_tile.hpp"

#include <limits>

#include "../numeric/exp2.hpp"

namespace sqrtdk::attention {
namespace {

/// Keys at once: what is kept for each is a row of queries, so that four of them fill whole vectors.
constexpr std::size_t kKeys = 4, kStep = kKeys * kTile;

}  // namespace

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
