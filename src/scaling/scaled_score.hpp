// The scaled score of each rule, from what a rule may know of a query and a key.
#pragma once

#include <cmath>

#include "../numeric/log.hpp"
#include "../numeric/tanh.hpp"
#include "exponential.hpp"
#include "pair.hpp"
#include "rule.hpp"

namespace sqrtdk::scaling {

/// The number without its slopes, for formulas that serve both kinds.
inline double value_of(double x) { return x; }

/// x less what rounding took it beyond ±1.
inline double within_one(double x) { return x > 1.0 ? 1.0 : x < -1.0 ? -1.0 : x; }

/// Cosine of the angle between q and k, in [-1, 1].
///
/// returns  0 where one of them is 0, as implementations with a small ε beside the norm give
template <class Real>
Real cosine(const ProductsOf<Real>& products) {
  using std::sqrt;
  if (value_of(products.query_square) == 0.0 || value_of(products.key_square) == 0.0) return Real(0.0);
  return within_one(products.dot / sqrt(products.query_square) / sqrt(products.key_square));
}

/// What the softmax sees in place of q·k.
///
///   divisors of d    q·k / c(d)
///   exponential      sign(q·k) exp(ln |q·k| − πd)
///   query-norm       q·k / (τ|q|),  0 for q = 0
///   cosine           g cos(q, k)
///   rms-norm         g√d cos(q, k), which is g RMS(q)·RMS(k)/√d
///   layer-norm       g√d cos(q − q̄, k − k̄), which is g LN(q)·LN(k)/√d
///   soft-cap         C tanh(q·k / (C√d))
///   log-keys         s ln n q·k/√d
///   position         (1 + 0.1 ln(⌊i/L⌋ + 1)) q·k/√d
///
/// rule       checked at pair.d
/// parameter  the rule's, in its range
/// divisor    c(d), if the rule divides and is not the exponential
/// pair       what the rule needs of it
/// returns    within 4 roundings (those of the rule alone; the sums bring theirs); |cosine| ≤ g, |soft-cap| ≤ C, norms ≤ g√d,
///            all exactly up to the last product
template <class Real>
Real scaled_score(const Rule& rule, const Real& parameter, double divisor, const PairOf<Real>& pair) {
  using numeric::tanh;
  using std::sqrt;
  const Real& dot = pair.plain.dot;
  const double d = static_cast<double>(pair.d), root = std::sqrt(d);
  switch (rule.kind) {
    case Kind::none:
    case Kind::constant:
    case Kind::sqrt:
    case Kind::linear:
    case Kind::log:
    case Kind::power:
    case Kind::fifth_power:
    case Kind::temperature:
      break;
    case Kind::exponential:
      return over_exp_pi(dot, d);
    case Kind::query_norm:
      if (value_of(pair.plain.query_square) == 0.0) return Real(0.0);
      return dot / sqrt(pair.plain.query_square) / parameter;
    case Kind::cosine:
      return parameter * cosine(pair.plain);
    case Kind::rms_norm:
      return parameter * (root * cosine(pair.plain));
    case Kind::layer_norm:
      return parameter * (root * cosine(pair.centred));
    case Kind::soft_cap:
      return parameter * tanh(dot / root / parameter);
    case Kind::log_keys:
      return parameter * (numeric::log(static_cast<double>(pair.keys)) * (dot / root));
    case Kind::position: {
      const double stages = std::floor(static_cast<double>(pair.position) / value_of(parameter));
      return (1.0 + 0.1 * numeric::log(stages + 1.0)) * (dot / root);
    }
  }
  return dot / divisor;
}

}  // namespace sqrtdk::scaling
