// Box–Muller over blocks: one plain loop for each stage, so that every stage vectorises.
#include "normal.hpp"

#include <cmath>
#include <cstddef>
#include <cstdint>

#include "../numeric/bits.hpp"
#include "../numeric/sincos.hpp"

namespace sqrtdk::random {
namespace {

/// The radius of a draw, √(−2 ln u), from a word.
///
///   u = (w + ½) · 2^-31, w the upper 31 bits of the word;   u = 2^k m, m in [0.7, 1.42], s = (m − 1)/(m + 1):
///   −2 ln u = −2 k ln 2 − 4 artanh s,   artanh s ≈ s (1 + c₁ s² + c₂ s⁴ + c₃ s⁶), relative error below 1e-9
///
/// returns  from 0 to 6.66, within 3 ulp of the square root for u rounded to float
inline float radius_of_word(std::uint32_t word) noexcept {
  constexpr std::uint32_t kRootHalf = 0x3f3504f3u;  // the bits of √½; counting from there centres m about 1
  // 31 bits, not 32: a signed word converts to float in one instruction.
  const float scaled = static_cast<float>(static_cast<std::int32_t>(word >> 1)) + 0.5f;  // u · 2^31
  const std::uint32_t above = numeric::bit_cast<std::uint32_t>(scaled) - (kRootHalf + (31u << 23));
  const float k = static_cast<float>(static_cast<std::int32_t>(above) >> 23);
  const float m = numeric::bit_cast<float>((above & 0x007fffffu) + kRootHalf);
  const float s = (m - 1.0f) / (m + 1.0f);
  const float z = s * s;
  const float series = ((-0x1.31e2fp-1f * z - 0x1.995ebap-1f) * z - 0x1.55557ap0f) * z - 4.0f;  // −4 (1 + c₁ z + …)
  return std::sqrt(s * series - k * 0x1.62e43p0f);                                              // 2 ln 2
}

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
        const numeric::CosSin point = numeric::cos_sin_of_word(words[pair * kPair + kLanes + lane]);
        const float r = radius[pair * kLanes + lane];
        out[pair * kPair + lane] = r * point.cosine;
        out[pair * kPair + kLanes + lane] = r * point.sine;
      }
    }
    if (here % 2 == 1) {
      const int last = here / 2;
      for (int lane = 0; lane < kLanes; ++lane) {
        const numeric::CosSin point = numeric::cos_sin_of_word(words[last * kPair + kLanes + lane]);
        out[last * kPair + lane] = radius[last * kLanes + lane] * point.cosine;
      }
    }
  }
}

}  // namespace sqrtdk::random
