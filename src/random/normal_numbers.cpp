// Blocks of draws, as many rows as are wanted.
#include "normal_numbers.hpp"

#include <algorithm>
#include <cstddef>

#include "normal.hpp"

namespace sqrtdk::random {

void normal_numbers(const StreamAddress& address, std::span<double> numbers) noexcept {
  constexpr std::size_t kRow = kLanes, kBlock = kRow * kBlockRows;
  Stream stream(address);
  float block[kBlock];
  for (std::size_t at = 0; at < numbers.size(); at += kBlock) {
    const std::size_t here = std::min(kBlock, numbers.size() - at);
    fill_normal(stream, block, static_cast<int>((here + kRow - 1) / kRow));
    for (std::size_t i = 0; i < here; ++i) numbers[at + i] = static_cast<double>(block[i]);
  }
}

}  // namespace sqrtdk::random
