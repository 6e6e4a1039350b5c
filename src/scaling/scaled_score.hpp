// The scaled score of each rule, from what a rule may know of a query and a key: the one way by which attention and sweep scale their scores.
#pragma once

#include <cmath>
#include <cstdint>
#include <optional>

#include "../numeric/exp.hpp"
#include "../numeric/log.hpp"
#include "divisor.hpp"
#include "dual.hpp"
#include "rule.hpp"

namespace sqrtdk::scaling {

/// Products of a query with a key and of each with itself.
template <class Real>
struct ProductsOf {
  Real dot{}, query_square{}, key_square{};  ///< q·k, |q|², |k|²
};

/// Real is double, or a number that carries its derivatives (dual.hpp).
template <class Real>
struct PairOf {
  ProductsOf<Real> plain;    ///< q·k, |q|², |k|²
  ProductsOf<Real> centred;  ///< the same of q and k less the means of their components; as sums of deviations, not as
                             ///< differences Σqk − ΣqΣk/d, which would lose the digits of entries far from 0
  std::uint64_t d = 1;       ///< head dimension
  std::uint64_t keys = 1;    ///< n, how many keys the query sees
  std::uint64_t position = 1;  ///< the query's place in its sequence, counted from 1
};

/// Plain numbers.
using Products = ProductsOf<double>;
/// Plain numbers.
using Pair = PairOf<double>;

/// The number without its derivatives, for formulas that serve both kinds.
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

/// The same pair with all its sums free to change.
inline PairOf<Dual> dual(const Pair& at) {
  PairOf<Dual> pair;
  pair.plain = {Dual(at.plain.dot, Variable::dot), Dual(at.plain.query_square, Variable::query_square),
                Dual(at.plain.key_square, Variable::key_square)};
  pair.centred = {Dual(at.centred.dot, Variable::centred_dot),
                  Dual(at.centred.query_square, Variable::centred_query_square),
                  Dual(at.centred.key_square, Variable::centred_key_square)};
  pair.d = at.d;
  pair.keys = at.keys;
  pair.position = at.position;
  return pair;
}

/// A rule, its parameter and c(d), looked up once.
class Scaler {
 public:
  /// throws  InvalidArgument as check_at
  Scaler(const Choice& choice, std::uint64_t d);

  /// The scaled score of a pair.
  double operator()(const Pair& pair) const;

  /// The same with its derivatives; the parameter's is 0 where it stands in the divisor alone.
  Dual operator()(const PairOf<Dual>& pair) const;

  /// The rule chosen.
  const Rule& rule() const { return *rule_; }
  /// Its parameter; 0 where it takes none.
  double parameter() const { return parameter_; }

  /// c(d); empty where the rule is no divisor of d, and where a double cannot hold it.
  std::optional<double> divisor() const;

 private:
  const Rule* rule_;
  double parameter_;
  double divisor_;
};

}  // namespace sqrtdk::scaling
