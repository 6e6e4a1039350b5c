// The divisor c(d) of each scale rule, for any number type that has sqrt, log and power.
#pragma once

#include <cmath>
#include <cstdint>
#include <string>

#include "../numeric/invalid_argument.hpp"
#include "../numeric/log.hpp"
#include "../numeric/power.hpp"
#include "rule.hpp"

namespace sqrtdk::scaling {

/// What the scores are divided by.
///
///   none 1 · constant c · sqrt √d · linear d · log ln d · power d^p
///
/// choice   the rule and its parameter
/// d        head dimension d_k, at least the rule's least_dimension
/// returns  c(d) > 0, as accurate as Real's sqrt, log and power
/// throws   InvalidArgument if the choice is refused or d lies outside the rule's domain
template <class Real>
Real divisor_in(const Choice& choice, std::uint64_t d) {
  using numeric::log;
  using numeric::power;
  using std::sqrt;
  const Rule& rule = check(choice);
  if (!defined_at(rule, d)) {
    throw InvalidArgument("outside-domain", "d", std::to_string(d),
                          "d ≥ " + std::to_string(rule.least_dimension) + " for the rule " + std::string(rule.formula));
  }
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
  }
  return Real(1.0);
}

/// The same in double.
inline double divisor(const Choice& choice, std::uint64_t d) { return divisor_in<double>(choice, d); }

}  // namespace sqrtdk::scaling
