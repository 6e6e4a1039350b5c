// Arithmetic on both calculations at once; out of line, since small code loads faster.
#include "traced.hpp"

namespace sqrtdk::worked_examples {

Traced operator+(const Traced& a, const Traced& b) { return {a.exact + b.exact, a.carried + b.carried}; }
Traced operator-(const Traced& a, const Traced& b) { return {a.exact - b.exact, a.carried - b.carried}; }
Traced operator*(const Traced& a, const Traced& b) { return {a.exact * b.exact, a.carried * b.carried}; }

Traced operator/(const Traced& a, const Traced& b) {
  const DoubleDouble exact = a.exact / b.exact;
  return {exact, b.carried == 0.0 ? exact : a.carried / b.carried};
}

Traced exp(const Traced& a) { return {numeric::exp(a.exact), numeric::exp(a.carried)}; }

}  // namespace sqrtdk::worked_examples
