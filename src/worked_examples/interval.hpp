// Arithmetic on ranges of numbers: what a calculation gives for all values that its printed numbers may stand for. No rounding outwards: a DoubleDouble has digits to spare.
#pragma once

#include <limits>

#include "../numeric/double_double.hpp"

namespace sqrtdk::worked_examples {

using numeric::DoubleDouble;

/// All numbers from least to most. Where an operation has no value for some of them (1/x around 0, a root of
/// a negative number), both ends are NaN, and no comparison with these holds.
struct Interval {
  DoubleDouble least, most;

  Interval(double value = 0.0) : least(value), most(value) {}
  Interval(const DoubleDouble& value) : least(value), most(value) {}
  Interval(const DoubleDouble& from, const DoubleDouble& to) : least(from), most(to) {}

  bool holds(const DoubleDouble& value, const DoubleDouble& slack) const {
    return least - slack <= value && value <= most + slack;
  }
};

inline Interval nowhere() { return std::numeric_limits<double>::quiet_NaN(); }

/// From the least to the greatest of an operation's values at the four corners, where it is monotone in each operand.
template <class Operation>
Interval over_corners(const Interval& a, const Interval& b, Operation&& operation) {
  const DoubleDouble values[] = {operation(a.least, b.least), operation(a.least, b.most), operation(a.most, b.least),
                                 operation(a.most, b.most)};
  Interval range(values[0]);
  for (const DoubleDouble& value : values) {
    if (!(value == value)) return nowhere();
    if (value < range.least) range.least = value;
    if (value > range.most) range.most = value;
  }
  return range;
}

inline Interval operator+(const Interval& a, const Interval& b) { return {a.least + b.least, a.most + b.most}; }
inline Interval operator-(const Interval& a) { return {-a.most, -a.least}; }
inline Interval operator-(const Interval& a, const Interval& b) { return a + -b; }
inline Interval operator*(const Interval& a, const Interval& b) {
  return over_corners(a, b, [](const DoubleDouble& x, const DoubleDouble& y) { return x * y; });
}
inline Interval operator/(const Interval& a, const Interval& b) {
  if (!(b.least > 0.0 || b.most < 0.0)) return nowhere();
  return over_corners(a, b, [](const DoubleDouble& x, const DoubleDouble& y) { return x / y; });
}

inline Interval sqrt(const Interval& x) {
  if (!(x.least >= 0.0)) return nowhere();
  return {numeric::sqrt(x.least), numeric::sqrt(x.most)};
}
inline Interval log(const Interval& x) {
  if (!(x.least > 0.0)) return nowhere();
  return {numeric::log(x.least), numeric::log(x.most)};
}
inline Interval exp(const Interval& x) { return {numeric::exp(x.least), numeric::exp(x.most)}; }

/// A base that may be 0 or less has whole powers alone; around 0 the least of an even one lies inside.
inline Interval power(const Interval& base, const Interval& exponent) {
  const bool straddles = base.least < 0.0 && base.most > 0.0 && exponent.least > 0.0;
  if (!(base.least > 0.0) && !(exponent.least == exponent.most && exponent.least >= 0.0)) return nowhere();
  Interval range =
      over_corners(base, exponent, [](const DoubleDouble& x, const DoubleDouble& y) { return numeric::power(x, y); });
  if (straddles && range.least > 0.0) range.least = 0.0;
  return range;
}

}  // namespace sqrtdk::worked_examples
