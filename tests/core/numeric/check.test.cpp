// Refusals name the code, the parameter, the value and the permitted range.
#include "numeric/check.hpp"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <string>
#include <vector>

#include "catch.hpp"
#include "hashed_numbers.hpp"
#include "refusal.hpp"

using sqrtdk::InvalidArgument;
using namespace sqrtdk::numeric;

namespace {

std::string count_refusal(double value) {
  return whole_refusal_of([&] { require_count("samples", value, 2, 1000000); });
}

std::string seed_refusal(const char* text) {
  return whole_refusal_of([&] { require_seed("seed", text); });
}

constexpr double kInfinity = std::numeric_limits<double>::infinity();

}  // namespace

TEST_CASE("a count is a whole number within its limits") {
  CHECK(require_count("samples", 2.0, 2, 1000000) == 2);
  CHECK(require_count("samples", 1e6, 2, 1000000) == 1000000);
  CHECK(count_refusal(std::nan("")) == "not-a-number|samples|NaN|2 … 1000000");
  CHECK(count_refusal(kInfinity) == "not-finite|samples|∞|2 … 1000000");
  CHECK(count_refusal(-kInfinity) == "not-finite|samples|-∞|2 … 1000000");
  CHECK(count_refusal(2.5) == "not-an-integer|samples|2.5|2 … 1000000");
  CHECK(count_refusal(1.0) == "out-of-range|samples|1|2 … 1000000");
  CHECK(count_refusal(1000001.0) == "out-of-range|samples|1000001|2 … 1000000");
  CHECK(count_refusal(-1.0) == "out-of-range|samples|-1|2 … 1000000");
  CHECK(count_refusal(1e300) == "out-of-range|samples|1e+300|2 … 1000000");
}

TEST_CASE("a number within limits may have a fraction") {
  CHECK(require_between("p", 0.5, 0.0, 2.0) == 0.5);
  CHECK(whole_refusal_of([] { require_between("p", 2.5, 0.0, 2.0); }) == "out-of-range|p|2.5|0 … 2");
  CHECK(whole_refusal_of([] { require_between("p", std::nan(""), 0.0, 2.0); }) == "not-a-number|p|NaN|0 … 2");
  CHECK(whole_refusal_of([] { require_finite("x", kInfinity); }) == "not-finite|x|∞|finite numbers");
  CHECK(require_finite("x", -1e308) == -1e308);
}

TEST_CASE("a seed is any whole number of 64 bits, as decimal digits") {
  CHECK(require_seed("seed", "0") == 0);
  CHECK(require_seed("seed", "18446744073709551615") == UINT64_MAX);
  CHECK(require_seed("seed", "000000000000000000000000042") == 42);
  const std::string range = "|0 … 18446744073709551615";
  CHECK(seed_refusal("") == "empty|seed|" + range);
  CHECK(seed_refusal("18446744073709551616") == "out-of-range|seed|18446744073709551616" + range);
  CHECK(seed_refusal("99999999999999999999999999") == "out-of-range|seed|99999999999999999999999999" + range);
  for (const char* text : {"-1", "+1", " 1", "1 ", "1e3", "0x10", "1.0", "١", "abc"}) {
    CHECK(seed_refusal(text) == std::string("not-a-seed|seed|") + text + range);
  }
}

TEST_CASE("numbers in refusals read back as the same double, in few digits") {
  CHECK(text_of(0.1) == "0.1");
  CHECK(text_of(1e300) == "1e+300");
  CHECK(text_of(1.0 / 3.0) == "0.3333333333333333");
  CHECK(text_of(-5e-324) == "-4.94065645841247e-324");
}

TEST_CASE("numbers are written as printf writes them, in the fewest of 15 to 17 digits that strtod reads back") {
  const auto by_library = [](double value) {
    char text[32];
    for (int digits = 15; digits <= 17; ++digits) {
      std::snprintf(text, sizeof text, "%.*g", digits, value);
      if (std::strtod(text, nullptr) == value) break;
    }
    return std::string(text);
  };
  std::vector<double> values{0.0,
                             -0.0,
                             1.0,
                             9.5,
                             1e15,
                             1e16,
                             1e17,
                             123456789012345680.0,
                             0.0001,
                             0.00001,
                             1e22,
                             1e23,
                             5e-324,
                             std::numeric_limits<double>::min(),
                             std::numeric_limits<double>::max(),
                             9007199254740993.0,
                             0.3,
                             2.5,
                             100.0,
                             999999999999999.9,
                             99999999999999990.0};
  for (int power = -1074; power < 1024; ++power) values.push_back(std::ldexp(1.0, power));
  for (std::uint64_t index = 0; index < 5000; ++index) {
    double any;
    const std::uint64_t bits = hashed::word(5, index);
    std::memcpy(&any, &bits, sizeof any);
    if (std::isfinite(any)) values.push_back(any);
    values.push_back(hashed::bell(6, index));
    values.push_back(static_cast<double>(hashed::word(7, index) % 1000000) / 1000);
  }
  for (const double value : values) REQUIRE(text_of(value) == by_library(value));
}
