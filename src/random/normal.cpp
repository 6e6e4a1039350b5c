// Box–Muller over blocks: one plain loop for each stage, so that every stage vectorises.
#include "normal.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>

namespace sqrtdk::random {
namespace {

/// The radius of a draw, √(−2 ln u), from a word: from 0 to 6.66, within 3 ulp of the square root for u rounded to float.
inline float radius_of_word(std::uint32_t word) noexcept { return std::sqrt(minus_twice_log(scaled_uniform(word))); }

}  // namespace

void fill_normal(Stream& stream, float* block, int rows) noexcept {
  constexpr int kPair = 2 * kLanes, kBlockFloats = kBlockRows * kLanes;
  alignas(64) std::uint32_t words[kBlockFloats];
  alignas(64) float radius[kBlockFloats / 2];
  for (int first = 0; first < rows; first += kBlockRows) {
    float* const out = block + std::ptrdiff_t{first} * kLanes;
    const int here = rows - first < kBlockRows ? rows - first : kBlockRows;
    const int pairs = (here + 1) / 2;
    stream.bits(words, 2 * pairs);
    for (int pair = 0; pair < pairs; ++pair) {
      for (int lane = 0; lane < kLanes; ++lane) {
        radius[pair * kLanes + lane] = radius_of_word(words[pair * kPair + lane]);
      }
    }
    for (int pair = 0; pair < here / 2; ++pair) {
      for (int lane = 0; lane < kLanes; ++lane) {
        const CosSin point = cos_sin_of_word(words[pair * kPair + kLanes + lane]);
        const float r = radius[pair * kLanes + lane];
        out[pair * kPair + lane] = r * point.cosine;
        out[pair * kPair + kLanes + lane] = r * point.sine;
      }
    }
    if (here % 2 == 1) {
      const int last = here / 2;
      for (int lane = 0; lane < kLanes; ++lane) {
        const CosSin point = cos_sin_of_word(words[last * kPair + kLanes + lane]);
        out[last * kPair + lane] = radius[last * kLanes + lane] * point.cosine;
      }
    }
  }
}

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
