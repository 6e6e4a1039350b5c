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
  static constexpr std::size_t kSlopes = 7;

  double value = 0;
  std::array<double, kSlopes> slopes{};

  constexpr Sloped() = default;
  constexpr explicit Sloped(double constant) : value(constant) {}
  constexpr Sloped(double at, Slope of) : value(at) { slopes[static_cast<std::size_t>(of)] = 1; }

  constexpr double by(Slope of) const { return slopes[static_cast<std::size_t>(of)]; }
};

inline double value_of(const Sloped& x) { return x.value; }

/// f(x) from f and its derivative at x.
inline Sloped chain(const Sloped& x, double value, double derivative) {
  Sloped result(value);
  for (std::size_t i = 0; i < Sloped::kSlopes; ++i) result.slopes[i] = derivative * x.slopes[i];
  return result;
}

inline Sloped operator*(double a, const Sloped& b) { return chain(b, a * b.value, a); }

inline Sloped operator*(const Sloped& a, const Sloped& b) {
  Sloped result(a.value * b.value);
  for (std::size_t i = 0; i < Sloped::kSlopes; ++i) result.slopes[i] = a.slopes[i] * b.value + a.value * b.slopes[i];
  return result;
}

inline Sloped operator/(const Sloped& a, double b) {
  Sloped result(a.value / b);
  for (std::size_t i = 0; i < Sloped::kSlopes; ++i) result.slopes[i] = a.slopes[i] / b;
  return result;
}

inline Sloped operator/(const Sloped& a, const Sloped& b) {
  Sloped result(a.value / b.value);
  for (std::size_t i = 0; i < Sloped::kSlopes; ++i)
    result.slopes[i] = (a.slopes[i] - result.value * b.slopes[i]) / b.value;
  return result;
}

inline Sloped sqrt(const Sloped& x) {
  const double root = std::sqrt(x.value);
  return chain(x, root, 0.5 / root);
}

inline Sloped tanh(const Sloped& x) { return chain(x, numeric::tanh(x.value), numeric::tanh_slope(x.value)); }

inline Sloped over_exp_pi(const Sloped& score, double d) {
  return chain(score, over_exp_pi(score.value, d), over_exp_pi(1.0, d));
}

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
