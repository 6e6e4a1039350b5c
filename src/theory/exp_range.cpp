// Logarithms of the ends of the formats, carried to two doubles where the last bit decides.
#include "exp_range.hpp"

#include <array>
#include <cmath>

#include "../numeric/check.hpp"
#include "../numeric/exact.hpp"
#include "../numeric/exp.hpp"
#include "../numeric/find.hpp"
#include "../numeric/log.hpp"
#include "score_distribution.hpp"

namespace sqrtdk::theory {
namespace {

constexpr std::array<BinaryFormat, 4> kFormats{
    {{"float16", 11, 15, -14}, {"bfloat16", 8, 127, -126}, {"float32", 24, 127, -126}, {"float64", 53, 1023, -1022}}};

constexpr double kLn2 = 0x1.62e42fefa39efp-1, kLn2Rest = 2.3190468138462995e-17;

numeric::Exact times_ln2(int n) {
  const numeric::Exact product = numeric::two_product(static_cast<double>(n), kLn2);
  return numeric::fast_two_sum(product.value, product.error + n * kLn2Rest);
}

/// The largest number of the format that is ≤ value, for values within its normal range. What a boundary holds beyond `value` does
/// not count: where the grid of the format holds the value itself, in float64, that rest is above 0.
double rounded_down(double value, int bits) {
  int exponent = 0;
  std::frexp(value, &exponent);
  const double grid = std::ldexp(1.0, exponent - bits);
  return std::floor(value / grid) * grid;
}

const BinaryFormat& find(std::string_view id) { return numeric::find(kFormats, "format", id); }

double overflowing_score(std::string_view format, double divisor) {
  return exp_range(format).overflows_above * numeric::require_between("divisor", divisor, 1e-300, 1e300);
}

}  // namespace

std::span<const BinaryFormat> binary_formats() { return kFormats; }

ExpRange exp_range(std::string_view id) {
  const BinaryFormat& format = find(id);
  const double half_step = numeric::power_of_two(-format.bits - 1);
  const numeric::Exact power = times_ln2(format.most + 1);
  const numeric::Exact boundary = numeric::two_sum(power.value, power.error + numeric::log_one_plus(-half_step));
  return {boundary.value, rounded_down(boundary.value, format.bits), times_ln2(format.least).value,
          times_ln2(format.least - format.bits).value};
}

double overflow_probability(std::string_view format, double divisor, std::uint64_t d) {
  return score_upper_tail(overflowing_score(format, divisor), d);
}

double log_overflow_probability(std::string_view format, double divisor, std::uint64_t d) {
  return score_log_upper_tail(overflowing_score(format, divisor), d);
}

}  // namespace sqrtdk::theory
