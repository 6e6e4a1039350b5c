// The slopes of a scaled score, by numbers that carry them: so that the formula of a rule is written once.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>

#include "../numeric/tanh.hpp"
#include "exponential.hpp"
#include "pair.hpp"

namespace sqrtdk::scaling {

/// In what a scaled score may change: the sums of a pair, and the rule's parameter.
enum class Slope { dot, query_square, key_square, centred_dot, centred_query_square, centred_key_square, parameter };

/// A number and its derivatives in all of these: forward differentiation, exact to rounding.
struct Sloped {
  /// As many as Slope has names.
  static constexpr std::size_t kSlopes = 7;

  double value = 0;                      ///< the number
  std::array<double, kSlopes> slopes{};  ///< its derivatives, in the order of Slope

  /// 0, which does not change.
  constexpr Sloped() = default;
  /// A number that does not change.
  constexpr explicit Sloped(double constant) : value(constant) {}
  /// The variable itself.
  constexpr Sloped(double at, Slope of) : value(at) { slopes[static_cast<std::size_t>(of)] = 1; }

  /// The derivative in one of them.
  constexpr double by(Slope of) const { return slopes[static_cast<std::size_t>(of)]; }
};

/// The number without its slopes.
inline double value_of(const Sloped& x) { return x.value; }

/// f(x) from f and its derivative at x.
inline Sloped chain(const Sloped& x, double value, double derivative) {
  Sloped result(value);
  for (std::size_t i = 0; i < Sloped::kSlopes; ++i) result.slopes[i] = derivative * x.slopes[i];
  return result;
}

/// A constant multiple.
inline Sloped operator*(double a, const Sloped& b) { return chain(b, a * b.value, a); }

/// The product rule.
inline Sloped operator*(const Sloped& a, const Sloped& b) {
  Sloped result(a.value * b.value);
  for (std::size_t i = 0; i < Sloped::kSlopes; ++i) result.slopes[i] = a.slopes[i] * b.value + a.value * b.slopes[i];
  return result;
}

/// Divided by a constant.
inline Sloped operator/(const Sloped& a, double b) {
  Sloped result(a.value / b);
  for (std::size_t i = 0; i < Sloped::kSlopes; ++i) result.slopes[i] = a.slopes[i] / b;
  return result;
}

/// The quotient rule.
inline Sloped operator/(const Sloped& a, const Sloped& b) {
  Sloped result(a.value / b.value);
  for (std::size_t i = 0; i < Sloped::kSlopes; ++i)
    result.slopes[i] = (a.slopes[i] - result.value * b.slopes[i]) / b.value;
  return result;
}

/// √x; x > 0.
inline Sloped sqrt(const Sloped& x) {
  const double root = std::sqrt(x.value);
  return chain(x, root, 0.5 / root);
}

/// tanh x.
inline Sloped tanh(const Sloped& x) { return chain(x, numeric::tanh(x.value), numeric::tanh_slope(x.value)); }

/// score / e^(πd), as exponential.hpp has it.
inline Sloped over_exp_pi(const Sloped& score, double d) {
  return chain(score, over_exp_pi(score.value, d), over_exp_pi(1.0, d));
}

/// The value held to [-1, 1]; its slopes are left.
inline Sloped within_one(const Sloped& x) {
  Sloped result = x;
  result.value = x.value > 1.0 ? 1.0 : x.value < -1.0 ? -1.0 : x.value;
  return result;
}

/// The same pair with all its sums free to change.
inline PairOf<Sloped> sloped(const Pair& at) {
  PairOf<Sloped> pair;
  pair.plain = {Sloped(at.plain.dot, Slope::dot), Sloped(at.plain.query_square, Slope::query_square),
                Sloped(at.plain.key_square, Slope::key_square)};
  pair.centred = {Sloped(at.centred.dot, Slope::centred_dot),
                  Sloped(at.centred.query_square, Slope::centred_query_square),
                  Sloped(at.centred.key_square, Slope::centred_key_square)};
  pair.d = at.d;
  pair.keys = at.keys;
  pair.position = at.position;
  return pair;
}

}  // namespace sqrtdk::scaling
