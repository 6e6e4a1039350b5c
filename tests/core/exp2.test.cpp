// Powers of two in float against the library's double.
#include "numeric/exp2.hpp"

#include <cmath>
#include <cstdint>
#include <limits>

#include "accuracy.hpp"
#include "catch.hpp"
#include "ulps.hpp"

using namespace sqrtdk;

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

TEST_CASE("whole powers of two are exact, and everything below -126 is 0") {
  for (int n = -126; n <= 127; ++n) CHECK(numeric::exp2(static_cast<float>(n)) == std::ldexp(1.0f, n));
  CHECK(numeric::exp2(-126.5f) == 0.0f);
  CHECK(numeric::exp2(-std::numeric_limits<float>::infinity()) == 0.0f);
  CHECK(numeric::exp2(-3e38f) == 0.0f);
  CHECK(std::isnan(numeric::exp2(std::nanf(""))));
}
