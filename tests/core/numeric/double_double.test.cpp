// Error-free transformations, exactly, and DoubleDouble on top of them against mpmath, to 1e-30 relative.
#include <cmath>
#include <cstdint>
#include <limits>
#include <string>

#include "../../reference/double_double/goldens.hpp"
#include "accuracy.hpp"
#include "catch.hpp"
#include "hashed_numbers.hpp"
#include "numeric/double_double.hpp"

using namespace sqrtdk::numeric;

TEST_CASE("a sum and its error hold what a rounded sum loses") {
  const Exact sum = two_sum(1.0, 0x1p-60);
  CHECK(sum.value == 1.0);
  CHECK(sum.error == 0x1p-60);
  const Exact swapped = two_sum(0x1p-60, 1.0);
  CHECK(swapped.value == 1.0);
  CHECK(swapped.error == 0x1p-60);
  const Exact fast = fast_two_sum(1.0, -0x1p-60);
  CHECK(fast.value + fast.error == 1.0);
  CHECK(fast.error == -0x1p-60);
}

TEST_CASE("a difference and its error hold what a rounded difference loses") {
  const Exact difference = two_difference(1e4, 0x1p-50);
  CHECK(difference.value == 1e4);
  CHECK(difference.error == -0x1p-50);
}

TEST_CASE("a product and its error are exact, seen modulo 2^64 for whole numbers of 53 bits") {
  CHECK(two_product(1.0 + 0x1p-30, 1.0 - 0x1p-30).value == 1.0);
  CHECK(two_product(1.0 + 0x1p-30, 1.0 - 0x1p-30).error == -0x1p-60);
  for (std::uint64_t i = 0; i < 1000; ++i) {
    const std::uint64_t a = hashed::word(1, i) >> 11, b = hashed::word(2, i) >> 11;
    const Exact product = two_product(static_cast<double>(a), static_cast<double>(b));
    const auto value = static_cast<std::uint64_t>(std::fmod(product.value, 0x1p64));
    const auto error = static_cast<std::uint64_t>(static_cast<std::int64_t>(product.error));
    CHECK(value + error == a * b);
  }
}

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
  accuracy::Worst exact[4] = {{1e-31, accuracy::kRelative},
                              {1e-31, accuracy::kRelative},
                              {1e-31, accuracy::kRelative},
                              {1e-31, accuracy::kRelative}};
  accuracy::Worst series[3] = {
      {1e-30, accuracy::kRelative}, {1e-30, accuracy::kRelative}, {1e-30, accuracy::kRelative}};
  for (const DoubleDoubleGolden& golden : kDoubleDoubles) {
    CAPTURE(static_cast<int>(golden.operation), golden.a_high, golden.b_high);
    const DoubleDouble got = computed(golden);
    const int operation = static_cast<int>(golden.operation);
    (operation < 4 ? exact[operation] : series[operation - 4]).see(relative_error(got, golden.result));
    CHECK(std::fabs(got.lo) <= std::fabs(got.hi) * 0x1p-53);
  }
  const char* const names[] = {"+", "*", "/", "sqrt", "exp", "log", "power"};
  const char* const domains[] = {"terms of every size, cancelling ones too",
                                 "factors of every size",
                                 "quotients of every size",
                                 "a > 0 of every size",
                                 "|a| ≤ 640",
                                 "a > 0, near 1 too",
                                 "whole and fractional exponents"};
  for (int i = 0; i < 7; ++i) {
    (i < 4 ? exact[i] : series[i - 4]).record(std::string("numeric::DoubleDouble, ") + names[i], domains[i], "mpmath");
  }
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
