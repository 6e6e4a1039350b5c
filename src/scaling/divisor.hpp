// The divisor c(d) of each scale rule that has one, for any number type with sqrt, log, exp and power.
#pragma once

#include <cmath>
#include <cstdint>
#include <string>
#include <type_traits>

#include "../numeric/invalid_argument.hpp"
#include "../numeric/log.hpp"
#include "../numeric/power.hpp"
#include "exponential.hpp"
#include "rule.hpp"

namespace sqrtdk::scaling {

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

}  // namespace sqrtdk::scaling
