// Box–Muller over blocks: one plain loop for each stage, so that every stage vectorises.
#include "normal.hpp"

#include <cmath>
#include <cstdint>

#include "../numeric/log.hpp"
#include "../numeric/sincos.hpp"

namespace sqrtdk::random {

void fill_normal(Stream& stream, float* block, int rows) noexcept {
  alignas(64) std::uint32_t words[2 * kLanes];
  for (int r = 0; r < rows; r += 2) {
    stream.bits(words, 2);
    for (int lane = 0; lane < kLanes; ++lane) {
      const float u = (static_cast<float>(static_cast<std::int32_t>(words[lane] >> 1)) + 0.5f) * 0x1p-31f;
      const float radius = std::sqrt(-2.0f * numeric::log(u));
      const numeric::CosSin point = numeric::cos_sin_of_word(words[kLanes + lane]);
      block[r * kLanes + lane] = radius * point.cosine;
      if (r + 1 < rows) block[(r + 1) * kLanes + lane] = radius * point.sine;
    }
  }
}

}  // namespace sqrtdk::random
