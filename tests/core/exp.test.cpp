// Our exponentials against mpmath (double) and the library's double (float).
#include "numeric/exp.hpp"

#include <cmath>
#include <limits>

#include "../reference/numeric/functions.hpp"
#include "accuracy.hpp"
#include "catch.hpp"
#include "numeric/exact.hpp"
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
