// Our logarithms and powers against mpmath (double) and the library's double (float).
#include "numeric/log.hpp"

#include <cmath>
#include <limits>

#include "../../reference/numeric/functions.hpp"
#include "accuracy.hpp"
#include "catch.hpp"
#include "numeric/bits.hpp"
#include "ulps.hpp"

using namespace sqrtdk;

TEST_CASE("log in double is right to 0.55 ulp, close to 1 and for subnormals too") {
  accuracy::Worst worst(0.55, accuracy::kUlp);
  for (const FunctionGolden& golden : kLogarithms) {
    INFO(golden.x);
    worst.see(ulps(numeric::log(golden.x), golden.value, golden.left));
  }
  worst.record("numeric::log(double)", "x > 0 of every size, close to 1, subnormal", "mpmath");
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
  accuracy::Worst worst(0.7, accuracy::kUlp);
  for (const FunctionGolden& golden : kLogarithmsOfOnePlus) {
    INFO(golden.x);
    worst.see(ulps(numeric::log_one_plus(golden.x), golden.value, golden.left));
  }
  worst.record("numeric::log_one_plus(double)", "x > -1 of every size, near 0 and near -1", "mpmath");
  CHECK(numeric::log_one_plus(-1.0) == -std::numeric_limits<double>::infinity());
}

TEST_CASE(
    "log in float is right to 0.84 ulp: a dense sample of the positive floats, subnormal ones too, every one in the "
    "long run") {
  accuracy::Worst worst(0.84, accuracy::kUlp);
  for (std::uint32_t bits = 1; bits < 0x7f800000u; bits += accuracy::step(1753)) {
    const auto x = numeric::bit_cast<float>(bits);
    worst.see(ulps(numeric::log(x), std::log(static_cast<double>(x))));
  }
  worst.record_floats("numeric::log(float)", "all positive floats", "the C library's double");
}

TEST_CASE("log in float meets its limits at the ends") {
  CHECK(numeric::log(1.0f) == 0.0f);
  CHECK(numeric::log(0.0f) == -std::numeric_limits<float>::infinity());
  CHECK(numeric::log(std::numeric_limits<float>::infinity()) == std::numeric_limits<float>::infinity());
  CHECK(std::isnan(numeric::log(-1.0f)));
}

TEST_CASE("powers of head dimensions are right to one ulp") {
  accuracy::Worst worst(1.0, accuracy::kUlp);
  for (const PowerGolden& golden : kPowers) {
    INFO(golden.base << " ^ " << golden.exponent);
    worst.see(ulps(numeric::power(golden.base, golden.exponent), golden.value, golden.left));
  }
  worst.record("numeric::power(double)", "head dimensions to fractional exponents", "mpmath");
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
