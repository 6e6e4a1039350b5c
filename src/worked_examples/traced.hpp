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
  Traced(const DoubleDouble& value) : exact(value), carried(value) {}
  Traced(const DoubleDouble& exact_value, const DoubleDouble& carried_value)
      : exact(exact_value), carried(carried_value) {}
};

Traced operator+(const Traced& a, const Traced& b);
Traced operator-(const Traced& a, const Traced& b);
Traced operator*(const Traced& a, const Traced& b);
/// A carried divisor that was rounded to 0 gives no carried value worth showing; the exact one takes its place.
Traced operator/(const Traced& a, const Traced& b);
Traced exp(const Traced& a);

}  // namespace sqrtdk::worked_examples
