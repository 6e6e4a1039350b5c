// Cosine and sine of an angle given by the 32 bits of a random word; branch-free, for loops that vectorise.
#pragma once

#include <cstdint>

#include "bits.hpp"

namespace sqrtdk::numeric {

/// A point on the unit circle.
struct CosSin {
  float cosine;
  float sine;
};

/// The point on the unit circle that a 32-bit word names: each of the 2^32 words has its own angle.
///
///   (cos θ, sin θ) with θ = π/4 · t,  t = (the lower 30 bits as a signed number) / 2^29;
///   bit 31 turns the cosine's sign, bit 30 swaps the two: the arc of a quarter turn becomes the whole circle
///
/// word     every value permitted; a uniform word gives a uniform point
/// returns  each coordinate within 1.2e-7 of the exact point
inline CosSin cos_sin_of_word(std::uint32_t word) noexcept {
  const float t = static_cast<float>(static_cast<std::int32_t>(word << 2)) * 0x1p-31f;
  const float z = t * t;
  float sine = -3.5950439e-5f;
  sine = sine * z + 2.4900010e-3f;
  sine = sine * z - 8.0745451e-2f;
  sine = sine * z + 7.8539816e-1f;
  sine = sine * t;
  float cosine = -3.1881292e-4f;
  cosine = cosine * z + 1.5849918e-2f;
  cosine = cosine * z - 3.0842412e-1f;
  cosine = cosine * z + 1.0f;
  const auto c = bit_cast<std::uint32_t>(cosine) ^ (word & 0x80000000u);
  const auto s = bit_cast<std::uint32_t>(sine);
  const auto swap = static_cast<std::uint32_t>(static_cast<std::int32_t>(word << 1) >> 31) & (c ^ s);
  return {bit_cast<float>(c ^ swap), bit_cast<float>(s ^ swap)};
}

}  // namespace sqrtdk::numeric
