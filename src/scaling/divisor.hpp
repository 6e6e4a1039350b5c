// The divisor c(d) of each scale rule that has one, for any number type with sqrt, log, exp and power; e^(πd) among them, carried as a logarithm.
#pragma once

#include <cmath>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "../numeric/check.hpp"
#include "../numeric/double_double.hpp"
#include "../numeric/exp.hpp"
#include "../numeric/log.hpp"
#include "../numeric/number_format.hpp"
#include "rule.hpp"

namespace sqrtdk::scaling {

/// π as a double and what it leaves out.
inline constexpr double kPi = 3.141592653589793, kPiRest = 1.2246467991473532e-16;

/// πd without loss to 2^-100.
inline numeric::Exact pi_times(double d) {
  const numeric::Exact product = numeric::two_product(kPi, d);
  return {product.value, product.error + kPiRest * d};
}

/// e^(πd); ∞ from d = 226 on. d ≥ 1; within 1 ulp.
inline double exp_pi(double d) {
  const numeric::Exact exponent = pi_times(d);
  return numeric::exp(exponent.value, exponent.error);
}

/// score / e^(πd) as sign · exp(ln |score| − πd).
///
/// score    finite
/// d        head dimension, 1 … 4096
/// returns  within 1 ulp; subnormal results within one spacing; 0 where the quotient is below half of the least subnormal
inline double over_exp_pi(double score, double d) {
  if (score == 0.0) return score;
  const numeric::Exact logarithm = numeric::log_parts(score < 0.0 ? -score : score), exponent = pi_times(d);
  const numeric::Exact difference = numeric::two_difference(logarithm.value, exponent.value);
  const double size = numeric::exp(difference.value, difference.error + (logarithm.error - exponent.error));
  return score < 0.0 && size > 0.0 ? -size : size;
}

/// What the scores are divided by.
///
///   none 1 · constant c · sqrt √d · linear d · log ln d · power d^p · fifth-power d⁵ · exponential e^(πd) · temperature τ√d
///
/// choice   a rule that divides by a function of d, and its parameter
/// d        head dimension d_k, at least the rule's least_dimension
/// returns  c(d) > 0, as accurate as Real's sqrt, log, exp and power
/// throws   InvalidArgument if the choice is refused, d lies outside the rule's domain, "no-divisor" if the rule is no divisor
///          of d, "overflow" if Real cannot hold c(d) (log_divisor can)
template <class Real>
Real divisor_in(const Choice& choice, std::uint64_t d) {
  using numeric::exp;
  using numeric::log;
  using numeric::power;
  using std::sqrt;
  const Rule& rule = check_at(choice, d);
  const Real dimension(static_cast<double>(d));
  switch (rule.kind) {
    case Kind::none:
      return Real(1.0);
    case Kind::constant:
      return Real(choice.parameter);
    case Kind::sqrt:
      return sqrt(dimension);
    case Kind::linear:
      return dimension;
    case Kind::log:
      return log(dimension);
    case Kind::power:
      return power(dimension, Real(choice.parameter));
    case Kind::fifth_power:
      return power(dimension, Real(5.0));
    case Kind::temperature:
      return Real(choice.parameter) * sqrt(dimension);
    case Kind::exponential: {
      Real result(0.0);
      if constexpr (std::is_same_v<Real, double>) {
        result = exp_pi(dimension);
      } else {
        result = exp((Real(kPi) + Real(kPiRest)) * dimension);
      }
      if (!(static_cast<double>(result) < __builtin_huge_val())) {
        throw InvalidArgument("overflow", "divisor", "e^(π·" + std::to_string(d) + ")",
                              "its logarithm, or a smaller d");
      }
      return result;
    }
    case Kind::query_norm:
    case Kind::cosine:
    case Kind::rms_norm:
    case Kind::layer_norm:
    case Kind::soft_cap:
    case Kind::log_keys:
    case Kind::position:
      break;
  }
  throw InvalidArgument("no-divisor", "rule", choice.id, "a rule that divides by a function of d");
}

/// The same in double.
inline double divisor(const Choice& choice, std::uint64_t d) { return divisor_in<double>(choice, d); }

/// ln c(d), also where c(d) itself overflows.
///
/// returns  within 1.5 ulp of ln of divisor(choice, d); πd for e^(πd), rounded once
/// throws   as divisor_in, but for "overflow"
inline double log_divisor(const Choice& choice, std::uint64_t d) {
  if (check_at(choice, d).kind == Kind::exponential) return kPi * static_cast<double>(d);
  return numeric::log(divisor(choice, d));
}

/// Where the rule e^(πd) leaves the numbers of a format. Each is the least head dimension d from which on something happens; all that follow do it too.
struct ExponentialLimits {
  /// All weights of a row of n scores are the same number, the one nearest to 1/n: scores within ±√(2 ln n) standard
  /// deviations √d, where the largest of n normal scores lies, are so close together after the division that every
  /// e^(score − largest) rounds to 1:   2√(2 ln n) √d e^(−πd) ≤ 2^−(p + 1).
  std::uint64_t weights_even;
  /// A raw score of 1 is divided to 0:  e^(−πd) ≤ half of the least subnormal.
  std::uint64_t unit_score_vanishes;
  /// A raw score of its standard deviation √d is divided to 0:  √d e^(−πd) ≤ half of the least subnormal.
  std::uint64_t typical_score_vanishes;
  /// e^(πd) rounds to ∞.
  std::uint64_t divisor_overflows;
};

/// format   one of numeric::number_formats(), or another
/// keys     n, 1 … 1024
/// returns  for n = 8 in float64 13, 238, 239 and 226; found by trying every d, the inequalities taken as logarithms
/// throws   InvalidArgument if keys is outside
ExponentialLimits exponential_limits(const numeric::NumberFormat& format, std::uint64_t keys);

}  // namespace sqrtdk::scaling
