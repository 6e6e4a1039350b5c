// A divisor that a reader draws: a power of d times a factor, or ln d times a factor, and where it puts the spread of scores.
#pragma once

#include <cstdint>

namespace sqrtdk::scaling {

/// The smallest factor of a designed divisor.
inline constexpr double kLeastFactor = 1.0 / 1024;

/// The largest factor of a designed divisor.
inline constexpr double kMostFactor = 1024;

/// The largest exponent of a designed divisor, either way.
inline constexpr double kMostExponent = 4;

/// c(d) = a dᵖ, a straight line on logarithmic axes: its slope is p, its height at d = 1 is a. Or c(d) = a ln d, which is none.
struct DesignedDivisor {
  double factor;     ///< a, 1/1024 … 1024
  double exponent;   ///< p, -4 … 4; without effect where logarithmic
  bool logarithmic;  ///< a ln d in place of a dᵖ
};

/// c(d).
///
/// d        head dimension, 1 … 4096; from 2 where logarithmic
/// returns  within 4 ulp
/// throws   InvalidArgument if anything is outside
double divisor(const DesignedDivisor& design, std::uint64_t d);

/// σ = √d/c(d): the standard deviation of scores q·k/c(d), entries N(0, 1).
double spread(const DesignedDivisor& design, std::uint64_t d);

/// The exponent with which a dᵖ passes through c at d:   p = ln(c/a)/ln d.
///
/// factor   a, 1/1024 … 1024
/// d        2 … 4096
/// c        1e-9 … 1e9
/// returns  within 1e-14; it may lie beyond what a DesignedDivisor takes
/// throws   InvalidArgument if anything is outside
double exponent_through(double factor, std::uint64_t d, double c);

}  // namespace sqrtdk::scaling
