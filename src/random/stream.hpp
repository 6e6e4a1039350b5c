// A stream of random 32-bit words, addressed by seed, subject and chunk. It holds no other source of chance.
#pragma once

#include <cstdint>

namespace sqrtdk::random {

/// How many generators run side by side; a row is one word of each.
inline constexpr int kLanes = 16;

/// Where a stream starts. Equal addresses give equal streams; addresses that differ in any bit give unrelated ones.
///
/// seed     what the reader chose
/// subject  what is drawn, e.g. the head dimension d
/// chunk    which piece of the work
struct StreamAddress {
  std::uint64_t seed, subject, chunk;
};

/// Sixteen interleaved xoshiro128++ generators, each started from a hash of (seed, subject, chunk, lane).
///
/// Each lane has period 2^128 − 1. Among 2^40 lanes with scattered starts, two overlap within 2^32 words with probability 2^-16.
/// source  D. Blackman, S. Vigna, Scrambled linear pseudorandom number generators, ACM Trans. Math. Softw. 47 (2021)
class Stream {
 public:
  /// At the beginning of the address.
  explicit Stream(const StreamAddress& address) noexcept;

  /// The next `rows` rows of 16 words: out[16 r + lane] is lane's next word. How a caller cuts the rows changes nothing.
  void bits(std::uint32_t* out, int rows) noexcept;

 private:
  std::uint32_t state_[4][kLanes];
};

/// Rows of sixteen independent uniform draws in (0, 1): (the upper 23 bits of a word + ½) · 2^-23.
///
/// stream   gives one word for each draw
/// block    rows × 16 floats; never 0, never 1, mean exactly ½, symmetric about it
void fill_uniform(Stream& stream, float* block, int rows) noexcept;

}  // namespace sqrtdk::random
