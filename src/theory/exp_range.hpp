// Where e^x leaves a floating-point format, and how often a score takes it there.
#pragma once

#include <cstdint>
#include <string_view>

namespace sqrtdk::theory {

/// Where e^x leaves a format.
struct ExpRange {
  double overflows_above;   ///< ln((2 − 2^{−p}) 2^most): from there on e^x rounds to ∞
  double largest_argument;  ///< the largest x of the format itself with finite e^x
  double normal_from;       ///< ln 2^least: below, e^x is subnormal
  double zero_below;        ///< ln 2^{least − p}: from there down e^x rounds to 0
};

/// The range of x in which e^x, rounded once to the format, is finite and normal.
///
/// format   id of one of numeric::number_formats()
/// returns  within 1 ulp of a double, largest_argument exactly
/// throws   InvalidArgument "unknown" if there is no such format
/// source   ties to even: half a step above the largest number rounds to ∞, half the smallest subnormal to 0
ExpRange exp_range(std::string_view format);

/// P(S/c > overflows_above) for S = q·k of independent N(0, 1) entries: how often the unshifted exponential of a score overflows.
///
/// Subtracting the row's largest score before exp makes it impossible, with any divisor: overflow is no reason for √d.
///
/// format   id of one of numeric::number_formats()
/// divisor  c, 1e-300 … 1e300: 1 for raw scores, √d for scaled ones
/// d        head dimension, 1 … 4096
/// returns  within 1e-12 relative wherever it is a normal double, 0 where it underflows
/// throws   InvalidArgument if the format is unknown, or the divisor or d outside
/// source   score_distribution.hpp
double overflow_probability(std::string_view format, double divisor, std::uint64_t d);

/// Its natural logarithm, which does not underflow; within 1e-12 · max(1, |ln P|).
double log_overflow_probability(std::string_view format, double divisor, std::uint64_t d);

}  // namespace sqrtdk::theory
