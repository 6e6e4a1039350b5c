// Our logarithms and powers against mpmath (double) and the library's double (float).
#include "numeric/log.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "../reference/numeric/functions.hpp"
#include "catch.hpp"
#include "numeric/bits.hpp"
#include "numeric/power.hpp"
#include "ulps.hpp"

using namespace sqrtdk;

TEST_CASE("log in double is right to one ulp, close to 1 and for subnormals too") {
  for (const FunctionGolden& golden : kLogarithms) {
    INFO(golden.x);
    CHECK(ulps(numeric::log(golden.x), golden.value) <= 1.0);
  }
}

TEST_CASE("log in double meets its limits at the ends") {
  const double infinity = std::numeric_limits<double>::infinity();
  CHECK(numeric::log(1.0) == 0.0);
  CHECK(numeric::log(0.0) == -infinity);
  CHECK(numeric::log(infinity) == infinity);
  CHECK(std::isnan(numeric::log(-1.0)));
  CHECK(std::isnan(numeric::log(std::nan(""))));
}

TEST_CASE("the two parts of a logarithm say more than a double does") {
  // ln 2 = 0.693147180559945286… + 2.319046813846e-17.
  const numeric::Exact parts = numeric::log_parts(2.0);
  CHECK(parts.value == 0x1.62e42fefa39efp-1);
  CHECK(parts.error == Approx(2.319046813846e-17).epsilon(0.05));
}

TEST_CASE("log(1 + x) keeps small x, which 1 + x loses") {
  for (const double x : {1e-300, 1e-20, -1e-17, 3e-9, -0.25, 0.5, 2.0, 1e10}) {
    INFO(x);
    CHECK(ulps(numeric::log_one_plus(x), std::log1p(x)) <= 2.0);
  }
  CHECK(numeric::log_one_plus(-1.0) == -std::numeric_limits<double>::infinity());
}

TEST_CASE("log in float is right to one ulp on a dense sample of all positive floats") {
  double worst = 0.0;
  for (std::uint32_t bits = 1; bits < 0x7f800000u; bits += 1753) {
    const auto x = numeric::bit_cast<float>(bits);
    worst = std::max(worst, ulps(numeric::log(x), std::log(static_cast<double>(x))));
  }
  CHECK(worst <= 1.0);
  CHECK(numeric::log(1.0f) == 0.0f);
  CHECK(numeric::log(0.0f) == -std::numeric_limits<float>::infinity());
  CHECK(numeric::log(std::numeric_limits<float>::infinity()) == std::numeric_limits<float>::infinity());
  CHECK(std::isnan(numeric::log(-1.0f)));
}

TEST_CASE("powers of head dimensions are right to one ulp") {
  for (const PowerGolden& golden : kPowers) {
    INFO(golden.base << " ^ " << golden.exponent);
    CHECK(ulps(numeric::power(golden.base, golden.exponent), golden.value) <= 1.0);
  }
}

TEST_CASE("powers that a double holds come out exact") {
  CHECK(numeric::power(64.0, 0.5) == 8.0);
  CHECK(numeric::power(64.0, 0.0) == 1.0);
  CHECK(numeric::power(64.0, 1.0) == 64.0);
  CHECK(numeric::power(3.0, 5.0) == 243.0);
  CHECK(numeric::power(4096.0, 4.0) == 281474976710656.0);
  CHECK(numeric::power(2.0, -3.0) == 0.125);
  CHECK(numeric::power(2.0, 0.25) == std::sqrt(std::sqrt(2.0)));
  CHECK(numeric::power(0.0, 2.5) == 0.0);
  CHECK(numeric::power(0.0, -2.5) == std::numeric_limits<double>::infinity());
  CHECK(std::isnan(numeric::power(-2.0, 0.3)));
}
