// DoubleDouble against mpmath, to 1e-30 relative.
#include "numeric/double_double.hpp"

#include <cmath>
#include <limits>

#include "../reference/double_double/goldens.hpp"
#include "catch.hpp"

using namespace sqrtdk::numeric;

namespace {

DoubleDouble computed(const DoubleDoubleGolden& golden) {
  const DoubleDouble a(golden.a_high, golden.a_low), b(golden.b_high, golden.b_low);
  switch (golden.operation) {
    case Operation::sum:
      return a + b;
    case Operation::product:
      return a * b;
    case Operation::quotient:
      return a / b;
    case Operation::root:
      return sqrt(a);
    case Operation::exponential:
      return exp(a);
    case Operation::logarithm:
      return log(a);
    case Operation::power:
      return power(a, b);
  }
  return {};
}

double relative_error(const DoubleDouble& got, const double (&right)[3]) {
  const DoubleDouble difference = got - DoubleDouble(right[0], right[1]) - right[2];
  return std::fabs(difference.hi / right[0]);
}

}  // namespace

TEST_CASE("DoubleDouble is right to 1e-30, relative, in each operation") {
  double worst[7] = {};
  for (const DoubleDoubleGolden& golden : kDoubleDoubles) {
    CAPTURE(static_cast<int>(golden.operation), golden.a_high, golden.b_high);
    const DoubleDouble got = computed(golden);
    const double error = relative_error(got, golden.result);
    CHECK(error <= 1e-30);
    CHECK(std::fabs(got.lo) <= std::fabs(got.hi) * 0x1p-53);
    double& largest = worst[static_cast<int>(golden.operation)];
    if (error > largest) largest = error;
  }
  CAPTURE(worst[0], worst[1], worst[2], worst[3], worst[4], worst[5], worst[6]);
  for (int operation = 0; operation < 4; ++operation) CHECK(worst[operation] <= 1e-31);
}

TEST_CASE("DoubleDouble keeps what a double loses") {
  CHECK(((DoubleDouble(1.0) + 1e-20) - 1.0).hi == 1e-20);
  CHECK(static_cast<double>(DoubleDouble(1.0) + 1e-20) == 1.0);
  CHECK(DoubleDouble(1.0) + 1e-20 > DoubleDouble(1.0));
  CHECK(-(DoubleDouble(1.0) + 1e-20) < DoubleDouble(-1.0));
  CHECK(abs(sqrt(DoubleDouble(2.0)) * sqrt(DoubleDouble(2.0)) - 2.0) < DoubleDouble(1e-31));
}

TEST_CASE("the floor of a DoubleDouble looks at both parts") {
  CHECK(floor(DoubleDouble(3.0) - 1e-20) == DoubleDouble(2.0));
  CHECK(floor(DoubleDouble(3.0) + 1e-20) == DoubleDouble(3.0));
  CHECK(floor(DoubleDouble(-3.0) - 1e-20) == DoubleDouble(-4.0));
  CHECK(floor(DoubleDouble(1e20) + 0.5) == DoubleDouble(1e20));
  CHECK(floor(DoubleDouble(2.75)) == DoubleDouble(2.0));
}

TEST_CASE("powers of integers are exact while they fit") {
  CHECK(power(10.0, 22.0) == DoubleDouble(1e22));
  CHECK(power(2.0, 1000.0) == DoubleDouble(0x1p1000));
  CHECK(power(64.0, 0.5) == DoubleDouble(8.0));
  CHECK(power(5.0, 0.0) == DoubleDouble(1.0));
  CHECK(power(-2.0, 3.0) == DoubleDouble(-8.0));
  CHECK(power(4.0, -1.0) == DoubleDouble(0.25));
}

TEST_CASE("DoubleDouble functions meet their ends") {
  CHECK(exp(DoubleDouble(0.0)) == DoubleDouble(1.0));
  CHECK(exp(DoubleDouble(-800.0)) == DoubleDouble(0.0));
  CHECK(std::isinf(exp(DoubleDouble(800.0)).hi));
  CHECK(std::isnan(exp(DoubleDouble(std::nan(""))).hi));
  CHECK(log(DoubleDouble(1.0)) == DoubleDouble(0.0));
  CHECK(std::isnan(log(DoubleDouble(-1.0)).hi));
  CHECK(std::isnan(log(DoubleDouble(0.0)).hi));
  CHECK(sqrt(DoubleDouble(0.0)) == DoubleDouble(0.0));
  CHECK(std::isnan(sqrt(DoubleDouble(-1.0)).hi));
}
