// Powers of two in float, the same bits on every machine; fewer steps than exp, for loops that take one for each score.
#pragma once

#include <cstdint>

#include "bits.hpp"

namespace sqrtdk::numeric {

/// 2^x in float.
///
///   x = k + r, |r| ≤ 1/2,  2^r = 1 + c₁ r + … + c₆ r⁶
///
/// x        at most 127; below −126 the result is 0, so that none is subnormal; NaN passes
/// returns  within 1.23 ulp (every float tried); 1 at 0, 0 at −∞
/// source   the coefficients minimise the largest relative error, 2e-9: tests/reference/numeric/make_short_exp.py
constexpr float exp2(float x) noexcept {
  // Adding 1.5·2^23 + 127 rounds to a whole number and leaves it, biased as an exponent is, in the low bits of the sum.
  constexpr float kRound = 12582912.0f + 127.0f;
  const float shifted = x + kRound;
  const float r = x - (shifted - kRound);
  float sum = 0x1.42055cp-13f;
  sum = sum * r + 0x1.5f3ebcp-10f;
  sum = sum * r + 0x1.3b2d3cp-7f;
  sum = sum * r + 0x1.c6aee8p-5f;
  sum = sum * r + 0x1.ebfbdcp-3f;
  sum = sum * r + 0x1.62e430p-1f;
  sum = sum * r + 1.0f;
  const float power = sum * bit_cast<float>(bit_cast<std::uint32_t>(shifted) << 23);
  // A mask on the bits: far below, what stands in `power` has no meaning. Cheaper than holding x back at −126 first.
  const std::uint32_t kept = x < -126.0f ? 0u : 0xffffffffu;
  return bit_cast<float>(bit_cast<std::uint32_t>(power) & kept);
}

}  // namespace sqrtdk::numeric
