// The generators, how an address starts them, and uniform draws from their words.
#include "stream.hpp"

#include <cstdint>

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

/// Each step is a bijection of the field that it takes in: addresses that differ in one field alone never collide.
constexpr std::uint64_t hash(const StreamAddress& address, std::uint64_t start) noexcept {
  std::uint64_t word = mix(start ^ (address.seed + kGolden));
  word = mix(word ^ (address.subject + 2 * kGolden));
  return mix(word ^ (address.chunk + 3 * kGolden));
}

constexpr std::uint32_t rotate_left(std::uint32_t x, int by) noexcept { return (x << by) | (x >> (32 - by)); }

}  // namespace

Stream::Stream(const StreamAddress& address) noexcept {
  // Two hashes give the two halves of the 128 bits of state, so that no 64-bit coincidence makes two lanes alike.
  std::uint64_t first = hash(address, mix(kGolden));
  std::uint64_t second = hash(address, mix(2 * kGolden));
  for (int lane = 0; lane < kLanes; ++lane) {
    const std::uint64_t lower = mix(first += kGolden);
    const std::uint64_t upper = mix(second += kGolden);
    state_[0][lane] = static_cast<std::uint32_t>(lower);
    state_[1][lane] = static_cast<std::uint32_t>(lower >> 32);
    state_[2][lane] = static_cast<std::uint32_t>(upper);
    state_[3][lane] = static_cast<std::uint32_t>(upper >> 32);
    // All zero is the one state that xoshiro never leaves.
    if ((lower | upper) == 0) state_[0][lane] = 1;
  }
}

void Stream::bits(std::uint32_t* out, int rows) noexcept {
  // Copies, which nothing else can change: what is in them need not go to memory and back for each row.
  std::uint32_t s0[kLanes], s1[kLanes], s2[kLanes], s3[kLanes];
  for (int lane = 0; lane < kLanes; ++lane) {
    s0[lane] = state_[0][lane];
    s1[lane] = state_[1][lane];
    s2[lane] = state_[2][lane];
    s3[lane] = state_[3][lane];
  }
  for (int r = 0; r < rows; ++r) {
    for (int lane = 0; lane < kLanes; ++lane) {
      out[r * kLanes + lane] = rotate_left(s0[lane] + s3[lane], 7) + s0[lane];
      const std::uint32_t shifted = s1[lane] << 9;
      s2[lane] ^= s0[lane];
      s3[lane] ^= s1[lane];
      s1[lane] ^= s2[lane];
      s0[lane] ^= s3[lane];
      s2[lane] ^= shifted;
      s3[lane] = rotate_left(s3[lane], 11);
    }
  }
  for (int lane = 0; lane < kLanes; ++lane) {
    state_[0][lane] = s0[lane];
    state_[1][lane] = s1[lane];
    state_[2][lane] = s2[lane];
    state_[3][lane] = s3[lane];
  }
}

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
