// Inequalities between logarithms, tried for every d.
#include "exponential_limits.hpp"

#include <array>
#include <cmath>

#include "../numeric/check.hpp"
#include "exponential.hpp"

namespace sqrtdk::scaling {
namespace {

constexpr std::array<Format, 4> kFormats{{
    {"float16", 11, -24, 16},
    {"bfloat16", 8, -133, 128},
    {"float32", 24, -149, 128},
    {"float64", 53, -1074, 1024},
}};
constexpr double kLn2 = 0.6931471805599453;

template <class Condition>
std::uint64_t least_dimension(Condition condition) {
  std::uint64_t d = 1;
  while (!condition(static_cast<double>(d))) ++d;
  return d;
}

}  // namespace

std::span<const Format> formats() { return kFormats; }

ExponentialLimits exponential_limits(const Format& format, std::uint64_t keys) {
  const auto n = static_cast<double>(numeric::require_count("keys", static_cast<double>(keys), 1, 1024));
  const double spread = 2.0 * std::sqrt(2.0 * numeric::log(n));
  // Half of the least subnormal is a tie that goes to the even 0; half above the largest number is one that goes to ∞.
  const double vanishing = (format.least_exponent - 1) * kLn2;
  const double largest = format.overflow_exponent * kLn2 + numeric::log_one_plus(-std::ldexp(1.0, -format.digits - 1));
  ExponentialLimits limits;
  limits.weights_even = least_dimension([&](double d) {
    return spread == 0.0 || numeric::log(spread * std::sqrt(d)) - kPi * d <= -(format.digits + 1) * kLn2;
  });
  limits.unit_score_vanishes = least_dimension([&](double d) { return -kPi * d <= vanishing; });
  limits.typical_score_vanishes =
      least_dimension([&](double d) { return 0.5 * numeric::log(d) - kPi * d <= vanishing; });
  limits.divisor_overflows = least_dimension([&](double d) { return kPi * d >= largest; });
  return limits;
}

}  // namespace sqrtdk::scaling
