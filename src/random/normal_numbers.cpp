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
  while (!numbers.empty()) {
    const std::size_t here = std::min(kBlock, numbers.size());
    fill_normal(stream, block, static_cast<int>((here + kRow - 1) / kRow));
    std::copy_n(block, here, numbers.begin());
    numbers = numbers.subspan(here);
  }
}

}  // namespace sqrtdk::random
