// The generators and how an address starts them.
#include "stream.hpp"

namespace sqrtdk::random {
namespace {

/// A bijection of 64-bit words that lets each input bit reach each output bit.
/// source  D. Stafford's variant 13 of the MurmurHash3 finaliser, as in SplitMix64 (Steele, Lea, Flood, OOPSLA 2014)
constexpr std::uint64_t mix(std::uint64_t x) noexcept {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ull;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebull;
  return x ^ (x >> 31);
}

/// 2^64 divided by the golden ratio: the step between the inputs of SplitMix64.
constexpr std::uint64_t kGolden = 0x9e3779b97f4a7c15ull;

constexpr std::uint32_t rotate_left(std::uint32_t x, int by) noexcept { return (x << by) | (x >> (32 - by)); }

}  // namespace

Stream::Stream(const StreamAddress& address) noexcept {
  // Each stage is a bijection of what it adds, so two addresses that differ in one field alone never collide.
  std::uint64_t hash = mix(address.seed + kGolden);
  hash = mix(hash ^ (address.subject + 2 * kGolden));
  hash = mix(hash ^ (address.chunk + 3 * kGolden));
  for (int lane = 0; lane < kLanes; ++lane) {
    const std::uint64_t first = mix(hash += kGolden);
    const std::uint64_t second = mix(hash += kGolden);
    state_[0][lane] = static_cast<std::uint32_t>(first);
    state_[1][lane] = static_cast<std::uint32_t>(first >> 32);
    state_[2][lane] = static_cast<std::uint32_t>(second);
    state_[3][lane] = static_cast<std::uint32_t>(second >> 32);
    // All zero is the one state that xoshiro never leaves.
    if ((first | second) == 0) state_[0][lane] = 1;
  }
}

void Stream::bits(std::uint32_t* out, int rows) noexcept {
  for (int r = 0; r < rows; ++r) {
    for (int lane = 0; lane < kLanes; ++lane) {
      std::uint32_t s0 = state_[0][lane], s1 = state_[1][lane], s2 = state_[2][lane], s3 = state_[3][lane];
      out[r * kLanes + lane] = rotate_left(s0 + s3, 7) + s0;
      const std::uint32_t shifted = s1 << 9;
      s2 ^= s0;
      s3 ^= s1;
      s1 ^= s2;
      s0 ^= s3;
      s2 ^= shifted;
      s3 = rotate_left(s3, 11);
      state_[0][lane] = s0;
      state_[1][lane] = s1;
      state_[2][lane] = s2;
      state_[3][lane] = s3;
    }
  }
}

}  // namespace sqrtdk::random
