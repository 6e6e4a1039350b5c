// Cosine and sine of an angle given by the 32 bits of a random word; branch-free, for loops that vectorise.
#pragma once

#include <cstdint>

#include "bits.hpp"

namespace sqrtdk::numeric {

/// A point on the unit circle.
struct CosSin {
  float cosine;  ///< -1 … 1
  float sine;    ///< -1 … 1
};

/// The point on the unit circle that a 32-bit word names: each of the 2^32 words has its own angle.
///
///   (cos θ, sin θ) with θ = π/4 · t,  t = (the lower 30 bits as a signed number) / 2^29;
///   bit 31 turns the cosine's sign, bit 30 swaps the two: the arc of a quarter turn becomes the whole circle
///
/// word     every value permitted; a uniform word gives a uniform point
/// returns  each coordinate within 2.5 ulp
inline CosSin cos_sin_of_word(std::uint32_t word) noexcept {
  const float t = static_cast<float>(static_cast<std::int32_t>(word << 2)) * 0x1p-31f;
  const float z = t * t;
  // Minimax over |t| ≤ 1: relative error 3e-9 for the sine, 3e-8 for the cosine.
  const float sine = (((-0x1.2d9bb8p-15f * z + 0x1.465ec6p-9f) * z - 0x1.4abbbap-4f) * z + 0x1.921fb6p-1f) * t;
  const float cosine = ((-0x1.4ea9e6p-12f * z + 0x1.03b162p-6f) * z - 0x1.3bd3a2p-2f) * z + 1.0f;
  const auto c = bit_cast<std::uint32_t>(cosine) ^ (word & 0x80000000u);
  const auto s = bit_cast<std::uint32_t>(sine);
  const auto swap = static_cast<std::uint32_t>(static_cast<std::int32_t>(word << 1) >> 31) & (c ^ s);
  return {bit_cast<float>(c ^ swap), bit_cast<float>(s ^ swap)};
}

}  // namespace sqrtdk::numeric
