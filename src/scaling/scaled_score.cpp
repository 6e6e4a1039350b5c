// A rule applied; and where e^(πd) leaves the formats: inequalities between logarithms, tried for every d.
#include "scaled_score.hpp"

#include <cmath>

#include "../numeric/check.hpp"
#include "../numeric/double_double.hpp"
#include "divisor.hpp"

namespace sqrtdk::scaling {
namespace {

constexpr double kLn2 = numeric::kLn2.hi;

template <class Condition>
std::uint64_t least_dimension(Condition condition) {
  std::uint64_t d = 1;
  while (!condition(static_cast<double>(d))) ++d;
  return d;
}

double divisor_or_infinity(const Choice& choice, const Rule& rule, std::uint64_t d) {
  if (rule.kind == Kind::exponential) return exp_pi(static_cast<double>(d));
  return rule.divides ? divisor(choice, d) : __builtin_huge_val();
}

}  // namespace

Scaler::Scaler(const Choice& choice, std::uint64_t d)
    : rule_(&check_at(choice, d)), parameter_(choice.parameter), divisor_(divisor_or_infinity(choice, *rule_, d)) {}

double Scaler::operator()(const Pair& pair) const { return scaled_score(*rule_, parameter_, divisor_, pair); }

Dual Scaler::operator()(const PairOf<Dual>& pair) const {
  return scaled_score(*rule_, Dual(parameter_, Variable::parameter), divisor_, pair);
}

std::optional<double> Scaler::divisor() const {
  return divisor_ < __builtin_huge_val() ? std::optional<double>(divisor_) : std::nullopt;
}

ExponentialLimits exponential_limits(const numeric::NumberFormat& format, std::uint64_t keys) {
  const auto n = static_cast<double>(numeric::require_count("keys", keys, 1, 1024));
  const double range = 2.0 * std::sqrt(2.0 * numeric::log(n));
  // Half of the least subnormal is a tie that goes to the even 0; half above the largest number is one that goes to ∞.
  const double vanishing = (format.subnormal_exponent() - 1) * kLn2;
  const double largest =
      (format.largest_exponent + 1) * kLn2 + numeric::log_one_plus(-std::ldexp(1.0, -format.significand_bits - 1));
  ExponentialLimits limits;
  limits.weights_even = least_dimension([&](double d) {
    return range == 0.0 || numeric::log(range * std::sqrt(d)) - kPi * d <= -(format.significand_bits + 1) * kLn2;
  });
  limits.unit_score_vanishes = least_dimension([&](double d) { return -kPi * d <= vanishing; });
  limits.typical_score_vanishes =
      least_dimension([&](double d) { return 0.5 * numeric::log(d) - kPi * d <= vanishing; });
  limits.divisor_overflows = least_dimension([&](double d) { return kPi * d >= largest; });
  return limits;
}

}  // namespace sqrtdk::scaling
