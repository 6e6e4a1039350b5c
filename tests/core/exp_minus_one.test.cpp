// Our float e^x − 1 against the library's double.
#include "numeric/exp_minus_one.hpp"

#include <algorithm>
#include <cmath>

#include "catch.hpp"
#include "numeric/bits.hpp"
#include "ulps.hpp"

using namespace sqrtdk;

TEST_CASE("e^x - 1 in float is right to two ulp over its whole range, on a dense sample of floats") {
  double worst = 0;
  for (std::uint32_t bits = 0x00800000u; bits < 0x42ae0000u; bits += 997) {  // 2^-126 … 87
    const auto x = numeric::bit_cast<float>(bits);
    worst = std::max(worst, ulps(numeric::exp_minus_one(x), std::expm1(static_cast<double>(x))));
    if (x <= 86.0f) worst = std::max(worst, ulps(numeric::exp_minus_one(-x), std::expm1(-static_cast<double>(x))));
  }
  INFO(worst);
  CHECK(worst <= 2.0);
}

TEST_CASE("e^x - 1 is x for tiny x, 0 at 0, -1 far below") {
  CHECK(numeric::exp_minus_one(0.0f) == 0.0f);
  CHECK(numeric::exp_minus_one(1e-30f) == 1e-30f);
  CHECK(numeric::exp_minus_one(-1e-30f) == -1e-30f);
  CHECK(numeric::exp_minus_one(-80.0f) == -1.0f);
}
