// Exponentials, powers of two, e^x − 1 and the hyperbolic tangent against mpmath (double) and the library's double (float).
#include <cmath>
#include <cstdint>
#include <limits>

#include "../../reference/numeric/functions.hpp"
#include "../../reference/numeric/tanh.hpp"
#include "accuracy.hpp"
#include "catch.hpp"
#include "numeric/bits.hpp"
#include "numeric/double_double.hpp"
#include "numeric/exp.hpp"
#include "relative.hpp"
#include "ulps.hpp"

using namespace sqrtdk;

TEST_CASE("exp in double is right to 0.66 ulp, and to one spacing where it is subnormal") {
  accuracy::Worst worst(0.66, accuracy::kUlp), subnormal(1.0, accuracy::kUlp);
  for (const FunctionGolden& golden : kExponentials) {
    INFO(golden.x);
    (golden.value < 0x1p-1022 ? subnormal : worst).see(ulps(numeric::exp(golden.x), golden.value, golden.left));
  }
  worst.record("numeric::exp(double)", "every size of x whose exponential is a normal double", "mpmath");
  subnormal.record("numeric::exp(double)", "subnormal results, in spacings", "mpmath");
}

TEST_CASE("exp in double meets its limits at the ends") {
  const double infinity = std::numeric_limits<double>::infinity();
  CHECK(numeric::exp(0.0) == 1.0);
  CHECK(numeric::exp(-infinity) == 0.0);
  CHECK(numeric::exp(infinity) == infinity);
  CHECK(numeric::exp(-746.0) == 0.0);
  CHECK(numeric::exp(709.8) == infinity);
  CHECK(numeric::exp(-1e308) == 0.0);
  CHECK(numeric::exp(1e308) == infinity);
  CHECK(std::isnan(numeric::exp(std::nan(""))));
}

TEST_CASE("the low part of an argument counts: exp(hi, lo) is exp(hi) · (1 + lo)") {
  // At hi = -500 half an ulp of the argument is 2.8e-14, 256 ulp of the result.
  const double hi = -500.0, lo = 0x1p-45;
  const double right = numeric::exp(hi) * (1.0 + lo);
  CHECK(ulps(numeric::exp(hi, lo), right) <= 2.0);
  CHECK(ulps(numeric::exp(hi), right) > 200.0);
}

TEST_CASE("a scaled exponential is its mantissa times two to its exponent, far beyond the range of doubles") {
  for (const double x : {-20000.0, -745.0, -1.0, 0.0, 0.5, 300.0, 20000.0}) {
    const numeric::ScaledExp e = numeric::scaled_exp(x, 0.0);
    CHECK(e.mantissa >= 0.70);
    CHECK(e.mantissa <= 1.42);
    CHECK(std::log(e.mantissa) + e.exponent * std::log(2.0) == Approx(x).epsilon(1e-15).margin(1e-15));
  }
}

TEST_CASE("scaling by a power of two rounds once, into the subnormals too") {
  CHECK(numeric::scale(1.5, 3.0) == 12.0);
  CHECK(numeric::scale(1.25, -1074.0) == 0x1p-1074);
  CHECK(numeric::scale(0x1.8p0, -1074.0) == 0x1p-1073);
  CHECK(numeric::scale(1.0, 1023.0) == 0x1p1023);
  CHECK(numeric::scale(1.0, 5000.0) == std::numeric_limits<double>::infinity());
  CHECK(numeric::scale(1.0, -5000.0) == 0.0);
}

TEST_CASE(
    "exp in float is right to 0.84 ulp, and to one spacing where it is subnormal: a dense sample of the floats from "
    "-104 to 88.72, every one in the long run") {
  accuracy::Worst worst(0.84, accuracy::kUlp), subnormal(1.0, accuracy::kUlp);
  for (const std::uint32_t sign : {0u, 0x80000000u}) {
    for (std::uint32_t bits = 0; bits <= 0x42d00000u; bits += accuracy::step(1009)) {
      const auto x = numeric::bit_cast<float>(sign | bits);
      if (x > 88.72f) break;
      const double right = std::exp(static_cast<double>(x));
      (right < 0x1p-126 ? subnormal : worst).see(ulps(numeric::exp(x), right));
    }
  }
  worst.record_floats("numeric::exp(float)", "-87.33 … 88.72", "the C library's double");
  subnormal.record_floats("numeric::exp(float)", "-104 … -87.34: subnormal results, in spacings",
                          "the C library's double");
}

TEST_CASE("exp in float meets its limits at the ends") {
  const float infinity = std::numeric_limits<float>::infinity();
  CHECK(numeric::exp(0.0f) == 1.0f);
  CHECK(numeric::exp(-infinity) == 0.0f);
  CHECK(numeric::exp(infinity) == infinity);
  CHECK(numeric::exp(-104.0f) == 0.0f);
  CHECK(numeric::exp(88.8f) == infinity);
  CHECK(std::isnan(numeric::exp(std::nanf(""))));
}

TEST_CASE(
    "a power of two in float is right to 1.23 ulp: a dense sample of the floats from -126 to 127, every one in the "
    "long run") {
  const std::uint32_t step = accuracy::step(997);
  accuracy::Worst worst(1.23, accuracy::kUlp);
  for (const std::uint32_t sign : {0u, 0x80000000u}) {
    for (std::uint32_t bits = 0; bits <= 0x42fe0000u; bits += step) {
      const float x = numeric::bit_cast<float>(sign | bits);
      if (x < -126.0f) break;
      worst.see(ulps(numeric::exp2(x), std::exp2(static_cast<double>(x))));
    }
  }
  worst.record_floats("numeric::exp2(float)", "-126 … 127", "the C library's double");
  CHECK(worst.error() >= 0.5);
}

TEST_CASE("the quick power of two is right to 2.5 ulp where it is normal: every float, or a dense sample of them") {
  accuracy::Worst worst(2.5, accuracy::kUlp);
  for (const std::uint32_t sign : {0u, 0x80000000u}) {
    for (std::uint32_t bits = 0; bits <= 0x42fe0000u; bits += accuracy::step(997)) {
      const float x = numeric::bit_cast<float>(sign | bits);
      if (x < -126.0f) break;
      worst.see(ulps(numeric::quick_exp2(x), std::exp2(static_cast<double>(x))));
    }
  }
  worst.record_floats("numeric::quick_exp2(float)", "-126 … 127", "the C library's double");
  CHECK(worst.error() >= 1.0);
}

TEST_CASE("the quick power of two is exact at whole powers, 0 from -126.5 down to -127.4, and NaN for NaN") {
  for (int n = -126; n <= 127; ++n) CHECK(numeric::quick_exp2(static_cast<float>(n)) == std::ldexp(1.0f, n));
  CHECK(numeric::quick_exp2(-126.4f) > 0.0f);
  for (const float x : {-126.51f, -127.0f, -127.4f}) CHECK(numeric::quick_exp2(x) == 0.0f);
  CHECK(std::isnan(numeric::quick_exp2(std::nanf(""))));
}

TEST_CASE("whole powers of two are exact, and everything below -126 is 0") {
  for (int n = -126; n <= 127; ++n) CHECK(numeric::exp2(static_cast<float>(n)) == std::ldexp(1.0f, n));
  CHECK(numeric::exp2(-126.5f) == 0.0f);
  CHECK(numeric::exp2(-std::numeric_limits<float>::infinity()) == 0.0f);
  CHECK(numeric::exp2(-3e38f) == 0.0f);
  CHECK(std::isnan(numeric::exp2(std::nanf(""))));
}

TEST_CASE(
    "e^x - 1 in float is right to two ulp over its whole range: a dense sample of floats, every one in the long run") {
  accuracy::Worst worst(2.0, accuracy::kUlp);
  for (std::uint32_t bits = 0x00800000u; bits < 0x42ae0000u; bits += accuracy::step(997)) {  // 2^-126 … 87
    const auto x = numeric::bit_cast<float>(bits);
    worst.see(ulps(numeric::exp_minus_one(x), std::expm1(static_cast<double>(x))));
    if (x <= 86.0f) worst.see(ulps(numeric::exp_minus_one(-x), std::expm1(-static_cast<double>(x))));
  }
  worst.record_floats("numeric::exp_minus_one(float)", "-86 … 87", "the C library's double");
}

TEST_CASE("e^x - 1 is x for tiny x, 0 at 0, -1 far below") {
  CHECK(numeric::exp_minus_one(0.0f) == 0.0f);
  CHECK(numeric::exp_minus_one(1e-30f) == 1e-30f);
  CHECK(numeric::exp_minus_one(-1e-30f) == -1e-30f);
  CHECK(numeric::exp_minus_one(-80.0f) == -1.0f);
}

TEST_CASE("tanh is right to 0.95 ulp") {
  accuracy::Worst worst(0.95, accuracy::kUlp);
  for (const TanhGolden& golden : kTanh) {
    INFO(golden.x);
    worst.see(ulps(numeric::tanh(golden.x), golden.value, golden.left));
  }
  worst.record("numeric::tanh(double)", "x of every size", "mpmath");
}

TEST_CASE("tanh is odd, monotone on a dense sample, and never beyond one") {
  double last = -1.0;
  // Asserted where it fails: an assertion takes longer than what it asserts.
  const auto require = [](double x, bool holds, const char* what) {
    if (!holds) FAIL(what << " at " << x);
  };
  for (double x = -21.0; x < 21.0; x += 0.000931) {
    const double y = numeric::tanh(x);
    require(x, y >= last, "falls");
    require(x, std::fabs(y) <= 1.0, "beyond one");
    require(x, numeric::tanh(-x) == -y, "not odd");
    require(x, ulps(y, std::tanh(x)) <= 3.0, "more than 3 ulp, the library's own error included,");
    last = y;
  }
  CHECK(last == 1.0);
}

TEST_CASE("tanh meets its limits at the ends") {
  const double infinity = std::numeric_limits<double>::infinity();
  CHECK(numeric::tanh(0.0) == 0.0);
  CHECK_FALSE(std::signbit(numeric::tanh(0.0)));
  CHECK(numeric::tanh(5e-324) == 5e-324);
  CHECK(numeric::tanh(infinity) == 1.0);
  CHECK(numeric::tanh(-infinity) == -1.0);
  CHECK(numeric::tanh(1e308) == 1.0);
  CHECK(std::isnan(numeric::tanh(std::nan(""))));
}

TEST_CASE("the slope of tanh keeps its digits where 1 - tanh² has lost them all") {
  accuracy::Worst worst(5.0, accuracy::kUlp);
  for (const TanhGolden& golden : kTanh) {
    INFO(golden.x);
    worst.see(ulps(numeric::tanh_slope(golden.x), golden.slope, golden.slope_left));
  }
  worst.record("numeric::tanh_slope(double)", "x of every size", "mpmath");
  CHECK(1.0 - numeric::tanh(19.1) * numeric::tanh(19.1) == 0.0);
  CHECK(numeric::tanh_slope(19.1) == Approx(4.0 * std::exp(-38.2)).epsilon(1e-14));
  CHECK(numeric::tanh_slope(0.0) == 1.0);
  CHECK(numeric::tanh_slope(-std::numeric_limits<double>::infinity()) == 0.0);
  CHECK(std::isnan(numeric::tanh_slope(std::nan(""))));
}

TEST_CASE("e^v − 1 keeps the digits of small v") {
  accuracy::Worst worst(5e-16, accuracy::kRelative);
  for (const double v : {0.0, 1e-300, 1e-9, 0.01, 0.49, 0.5, 0.51, 4.0}) {
    worst.see(relative(numeric::exp_minus_one(v), std::expm1(v)));
  }
  worst.record("numeric::exp_minus_one(double)", "0 … 4, down to 1e-300", "the C library's double");
}
