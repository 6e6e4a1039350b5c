// Logarithms of the ends of the formats, carried to two doubles where the last bit decides.
#include "exp_range.hpp"

#include <cmath>

#include "../numeric/check.hpp"
#include "../numeric/exact.hpp"
#include "../numeric/exp.hpp"
#include "../numeric/log.hpp"
#include "../numeric/number_format.hpp"
#include "score_distribution.hpp"

namespace sqrtdk::theory {
namespace {

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

double overflowing_score(std::string_view format, double divisor) {
  return exp_range(format).overflows_above * numeric::require_between("divisor", divisor, 1e-300, 1e300);
}

}  // namespace

ExpRange exp_range(std::string_view id) {
  const numeric::NumberFormat& format = numeric::find_number_format(id);
  const int bits = format.significand_bits;
  const double half_step = numeric::power_of_two(-bits - 1);
  const numeric::Exact power = times_ln2(format.largest_exponent + 1);
  const numeric::Exact boundary = numeric::two_sum(power.value, power.error + numeric::log_one_plus(-half_step));
  return {boundary.value, rounded_down(boundary.value, bits), times_ln2(format.smallest_exponent()).value,
          times_ln2(format.smallest_exponent() - bits).value};
}

double overflow_probability(std::string_view format, double divisor, std::uint64_t d) {
  return score_upper_tail(overflowing_score(format, divisor), d);
}

double log_overflow_probability(std::string_view format, double divisor, std::uint64_t d) {
  return score_log_upper_tail(overflowing_score(format, divisor), d);
}

}  // namespace sqrtdk::theory
