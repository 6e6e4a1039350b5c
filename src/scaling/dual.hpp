// Dual numbers: a scaled score with its derivatives, so that the formula of a rule is written once.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>

#include "../numeric/exp.hpp"
#include "divisor.hpp"

namespace sqrtdk::scaling {

/// In what a scaled score may change: the sums of a pair, and the rule's parameter.
enum class Variable { dot, query_square, key_square, centred_dot, centred_query_square, centred_key_square, parameter };

/// A number and its derivatives in all of these: forward differentiation, exact to rounding.
struct Dual {
  /// As many as Variable has names.
  static constexpr std::size_t kVariables = 7;

  double value = 0;                              ///< the number
  std::array<double, kVariables> derivatives{};  ///< its derivatives, in the order of Variable

  /// 0, which does not change.
  constexpr Dual() = default;
  /// A number that does not change.
  constexpr explicit Dual(double constant) : value(constant) {}
  /// The variable itself.
  constexpr Dual(double at, Variable of) : value(at) { derivatives[static_cast<std::size_t>(of)] = 1; }

  /// The derivative in one of them.
  constexpr double derivative(Variable of) const { return derivatives[static_cast<std::size_t>(of)]; }
};

/// The number without its derivatives.
inline double value_of(const Dual& x) { return x.value; }

/// f(x) from f and its derivative at x.
inline Dual chain(const Dual& x, double value, double derivative) {
  Dual result(value);
  for (std::size_t i = 0; i < Dual::kVariables; ++i) result.derivatives[i] = derivative * x.derivatives[i];
  return result;
}

/// A constant multiple.
inline Dual operator*(double a, const Dual& b) { return chain(b, a * b.value, a); }

/// The product rule.
inline Dual operator*(const Dual& a, const Dual& b) {
  Dual result(a.value * b.value);
  for (std::size_t i = 0; i < Dual::kVariables; ++i)
    result.derivatives[i] = a.derivatives[i] * b.value + a.value * b.derivatives[i];
  return result;
}

/// Divided by a constant.
inline Dual operator/(const Dual& a, double b) {
  Dual result(a.value / b);
  for (std::size_t i = 0; i < Dual::kVariables; ++i) result.derivatives[i] = a.derivatives[i] / b;
  return result;
}

/// The quotient rule.
inline Dual operator/(const Dual& a, const Dual& b) {
  Dual result(a.value / b.value);
  for (std::size_t i = 0; i < Dual::kVariables; ++i)
    result.derivatives[i] = (a.derivatives[i] - result.value * b.derivatives[i]) / b.value;
  return result;
}

/// √x; x > 0.
inline Dual sqrt(const Dual& x) {
  const double root = std::sqrt(x.value);
  return chain(x, root, 0.5 / root);
}

/// tanh x.
inline Dual tanh(const Dual& x) { return chain(x, numeric::tanh(x.value), numeric::tanh_slope(x.value)); }

/// score / e^(πd), as divisor.hpp has it.
inline Dual over_exp_pi(const Dual& score, double d) {
  return chain(score, over_exp_pi(score.value, d), over_exp_pi(1.0, d));
}

/// The value held to [-1, 1]; its derivatives are left.
inline Dual within_one(const Dual& x) {
  Dual result = x;
  result.value = x.value > 1.0 ? 1.0 : x.value < -1.0 ? -1.0 : x.value;
  return result;
}

}  // namespace sqrtdk::scaling
