// Refusals name the code, the parameter, the value and the permitted range.
#include "numeric/check.hpp"

#include <cmath>
#include <limits>
#include <string>

#include "catch.hpp"

using sqrtdk::InvalidArgument;
using namespace sqrtdk::numeric;

namespace {

/// "code|parameter|value|range" of what a call throws, or "accepted".
template <class Call>
std::string refusal(Call call) {
  try {
    call();
  } catch (const InvalidArgument& refused) {
    return refused.code() + "|" + refused.parameter() + "|" + refused.value() + "|" + refused.range();
  }
  return "accepted";
}

std::string count_refusal(double value) {
  return refusal([&] { require_count("samples", value, 2, 1000000); });
}

std::string seed_refusal(const char* text) {
  return refusal([&] { require_seed("seed", text); });
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
  CHECK(refusal([] { require_between("p", 2.5, 0.0, 2.0); }) == "out-of-range|p|2.5|0 … 2");
  CHECK(refusal([] { require_between("p", std::nan(""), 0.0, 2.0); }) == "not-a-number|p|NaN|0 … 2");
  CHECK(refusal([] { require_finite("x", kInfinity); }) == "not-finite|x|∞|finite numbers");
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
