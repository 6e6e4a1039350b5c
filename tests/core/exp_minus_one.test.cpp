// Our float e^x − 1 against the library's double.
#include "numeric/exp_minus_one.hpp"

#include <cmath>

#include "accuracy.hpp"
#include "catch.hpp"
#include "numeric/bits.hpp"
#include "ulps.hpp"

using namespace sqrtdk;

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
