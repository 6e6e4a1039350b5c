// What becomes of a random word, branch-free: its uniform number, logarithm and point on the circle; by these, normal draws (Box–Muller).
#pragma once

#include <cstdint>
#include <span>

#include "../numeric/bits.hpp"
#include "stream.hpp"

namespace sqrtdk::random {

/// −2 ln u, exponential with mean 2 if u is uniform.
///
///   u = 2^k m, m in [0.7, 1.42], s = (m − 1)/(m + 1):
///   −2 ln u = −2 k ln 2 − 4 artanh s,   artanh s ≈ s (1 + c₁ s² + c₂ s⁴ + c₃ s⁶), relative error below 1e-9
///
/// scaled   u · 2^31, a normal float in (0, 2^31]
/// returns  ≥ 0, within 6 ulp; 0 for u = 1
inline float minus_twice_log(float scaled) noexcept {
  constexpr std::uint32_t kRootHalf = 0x3f3504f3u;  // the bits of √½; counting from there centres m about 1
  const std::uint32_t above = numeric::bit_cast<std::uint32_t>(scaled) - (kRootHalf + (31u << 23));
  const float k = static_cast<float>(static_cast<std::int32_t>(above) >> 23);
  const float m = numeric::bit_cast<float>((above & 0x007fffffu) + kRootHalf);
  const float s = (m - 1.0f) / (m + 1.0f);
  const float z = s * s;
  const float series = ((-0x1.31e2fp-1f * z - 0x1.995ebap-1f) * z - 0x1.55557ap0f) * z - 4.0f;  // −4 (1 + c₁ z + …)
  return s * series - k * 0x1.62e43p0f;                                                         // 2 ln 2
}

/// (w + ½) for w the upper 31 bits of a word: 2^31 times a uniform draw from (0, 1], a multiple of 2^-31 plus 2^-32.
/// 31 bits, not 32: a signed word converts to float in one instruction.
inline float scaled_uniform(std::uint32_t word) noexcept {
  return static_cast<float>(static_cast<std::int32_t>(word >> 1)) + 0.5f;
}

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
  const auto c = numeric::bit_cast<std::uint32_t>(cosine) ^ (word & 0x80000000u);
  const auto s = numeric::bit_cast<std::uint32_t>(sine);
  const auto swap = static_cast<std::uint32_t>(static_cast<std::int32_t>(word << 1) >> 31) & (c ^ s);
  return {numeric::bit_cast<float>(c ^ swap), numeric::bit_cast<float>(s ^ swap)};
}

/// Rows worked on at once: 32 × 16 floats stay in the nearest cache.
inline constexpr int kBlockRows = 32;

/// Rows of sixteen independent N(0, 1) draws.
///
///   z₁ = r cos θ,  z₂ = r sin θ,   r = √(−2 ln u),  u uniform in (0, 1],  θ uniform on the circle
///
/// stream   its rows 2i and 2i + 1 give u and θ of rows 2i and 2i + 1 of the block
/// block    rows × 16 floats; block[16 r + lane] is lane's draw
/// rows     ≥ 0; an odd count uses up the words of one row more and drops that row
/// returns  each draw within 3e-7 · max(1, |z|) of the exact transform of u and θ, both rounded to 24 bits. u is a multiple
///          of 2^-31 plus 2^-32, so the largest |z| is 6.66: what lies beyond has probability 2.7e-11, and without it
///          the variance is too small by 1.7e-10. Each |z| of 0 stands for the radii below 2.5e-4.
/// source   G. E. P. Box, M. E. Muller, A note on the generation of random normal deviates, Ann. Math. Stat. 29 (1958)
void fill_normal(Stream& stream, float* block, int rows) noexcept;

/// Fills a list with independent N(0, 1) draws.
///
/// address  where they come from; nothing else may draw from it
/// numbers  any length; fewer draws of an address are a prefix of more
/// returns  the draws of fill_normal in the order of its block, each exactly as its float
void normal_numbers(const StreamAddress& address, std::span<double> numbers) noexcept;

}  // namespace sqrtdk::random
