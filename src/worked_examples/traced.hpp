// One quantity along two calculations at once: exact, and with every earlier line rounded as the source prints it.
#pragma once

#include "../numeric/double_double.hpp"

namespace sqrtdk::worked_examples {

using numeric::DoubleDouble;

struct Traced {
  DoubleDouble exact;
  DoubleDouble carried;  ///< from earlier lines as printed

  Traced() = default;
  Traced(double value) : exact(value), carried(value) {}
  Traced(DoubleDouble value) : exact(value), carried(value) {}
  Traced(DoubleDouble exact_value, DoubleDouble carried_value) : exact(exact_value), carried(carried_value) {}
};

inline Traced operator+(const Traced& a, const Traced& b) { return {a.exact + b.exact, a.carried + b.carried}; }
inline Traced operator-(const Traced& a, const Traced& b) { return {a.exact - b.exact, a.carried - b.carried}; }
inline Traced operator*(const Traced& a, const Traced& b) { return {a.exact * b.exact, a.carried * b.carried}; }
/// A carried divisor that was rounded to 0 gives no carried value worth showing; the exact one takes its place.
inline Traced operator/(const Traced& a, const Traced& b) {
  const DoubleDouble exact = a.exact / b.exact;
  return {exact, b.carried == 0.0 ? exact : a.carried / b.carried};
}
inline Traced exp(const Traced& a) { return {numeric::exp(a.exact), numeric::exp(a.carried)}; }

}  // namespace sqrtdk::worked_examples
