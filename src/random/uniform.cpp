// Uniform draws from the words of a stream.
#include "uniform.hpp"

#include <cstdint>

namespace sqrtdk::random {

void fill_uniform(Stream& stream, float* block, int rows) noexcept {
  alignas(64) std::uint32_t words[kLanes];
  for (int r = 0; r < rows; ++r) {
    stream.bits(words, 1);
    for (int lane = 0; lane < kLanes; ++lane) {
      const auto upper = static_cast<float>(static_cast<std::int32_t>(words[lane] >> 9));
      block[r * kLanes + lane] = (upper + 0.5f) * 0x1p-23f;
    }
  }
}

}  // namespace sqrtdk::random
