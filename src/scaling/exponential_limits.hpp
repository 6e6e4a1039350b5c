// Where the rule e^(πd) leaves the numbers of a format: from which d on weights are even, scores vanish and the divisor overflows.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace sqrtdk::scaling {

/// A binary floating-point format.
struct Format {
  std::string_view name;  ///< as programs call it: "float16"
  int digits;             ///< of the significand, the leading one among them
  int least_exponent;     ///< the least subnormal is 2^this
  int overflow_exponent;  ///< what rounds to 2^this or more is ∞
};

/// float16, bfloat16, float32, float64.
std::span<const Format> formats();

/// Each is the least head dimension d from which on something happens; all that follow do it too.
struct ExponentialLimits {
  /// All weights of a row of n scores are the same number, the one nearest to 1/n: scores within ±√(2 ln n) standard
  /// deviations √d, where the largest of n normal scores lies, are so close together after the division that every
  /// e^(score − largest) rounds to 1:   2√(2 ln n) √d e^(−πd) ≤ 2^−(digits + 1).
  std::uint64_t weights_even;
  /// A raw score of 1 is divided to 0:  e^(−πd) ≤ half of the least subnormal.
  std::uint64_t unit_score_vanishes;
  /// A raw score of its standard deviation √d is divided to 0:  √d e^(−πd) ≤ half of the least subnormal.
  std::uint64_t typical_score_vanishes;
  /// e^(πd) rounds to ∞.
  std::uint64_t divisor_overflows;
};

/// format   one of formats(), or another
/// keys     n, 1 … 1024
/// returns  for n = 8 in float64 13, 238, 239 and 226; found by trying every d, the inequalities taken as logarithms
/// throws   InvalidArgument if keys is outside
ExponentialLimits exponential_limits(const Format& format, std::uint64_t keys);

}  // namespace sqrtdk::scaling
