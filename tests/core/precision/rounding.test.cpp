// Formats, rounding into them and their bits: against NumPy, exact fractions, the machine's own, and every number of the 16-bit formats.
#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <string>
#include <vector>

#include "../../reference/precision/goldens.hpp"
#include "catch.hpp"
#include "hashed_numbers.hpp"
#include "numeric/bits.hpp"
#include "numeric/check.hpp"
#include "numeric/number_format.hpp"
#include "precision/rounding.hpp"

using namespace sqrtdk;
using namespace sqrtdk::precision;
using numeric::find_number_format;
using numeric::NumberFormat;
using precision::round_to;

namespace {

bool same_bits(double a, double b) {
  return numeric::bit_cast<std::uint64_t>(a) == numeric::bit_cast<std::uint64_t>(b);
}

/// All finite numbers ≥ 0 of a 16-bit format, decoded from their bits, in order.
std::vector<double> every_number(const NumberFormat& format) {
  const int stored = format.significand_bits - 1, bias = (1 << (format.exponent_bits - 1)) - 1;
  std::vector<double> numbers;
  for (int exponent = 0; exponent < (1 << format.exponent_bits) - 1; ++exponent) {
    for (int fraction = 0; fraction < (1 << stored); ++fraction) {
      const int significand = exponent == 0 ? fraction : fraction + (1 << stored);
      numbers.push_back(std::ldexp(significand, std::max(exponent, 1) - bias - stored));
    }
  }
  return numbers;
}

void check_every_interval(const NumberFormat& format) {
  const std::vector<double> numbers = every_number(format);
  std::size_t wrong = 0;
  const auto expect = [&](double x, double right) {
    wrong += !same_bits(round_to(format, x), right) || !same_bits(round_to(format, -x), -right);
  };
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const bool last = i + 1 == numbers.size();
    const double here = numbers[i], next = last ? kInfinity : numbers[i + 1];
    const double spacing = last ? here - numbers[i - 1] : next - here;
    const double tie = here + spacing / 2;
    expect(here, here);
    expect(tie, i % 2 == 0 ? here : next);  // consecutive numbers are even and odd by turns
    expect(std::nextafter(tie, 0.0), here);
    expect(std::nextafter(tie, kInfinity), next);
    expect(here + spacing * 0.3, here);
    expect(here + spacing * 0.7, next);
  }
  CHECK(numbers.back() == format.largest);
  CHECK(numbers[1] == format.smallest_subnormal);
  CHECK(wrong == 0);
}

}  // namespace

TEST_CASE("rounding agrees with NumPy in float16 and float32 and with exact fractions in bfloat16, bit for bit") {
  for (const RoundingGolden& golden : kRoundings) {
    INFO(golden.x);
    CHECK(same_bits(round_to(find_number_format("float16"), golden.x), golden.float16));
    CHECK(same_bits(round_to(find_number_format("bfloat16"), golden.x), golden.bfloat16));
    CHECK(same_bits(round_to(find_number_format("float32"), golden.x), golden.float32));
    CHECK(same_bits(round_to(find_number_format("float64"), golden.x), golden.x));
  }
}

TEST_CASE("every float16 and every bfloat16, every tie between two and both sides of it round as they must") {
  check_every_interval(find_number_format("float16"));
  check_every_interval(find_number_format("bfloat16"));
}

TEST_CASE("rounding to float32 is the cast to float, over all exponents") {
  std::size_t wrong = 0;
  for (std::uint64_t i = 0; i < 200000; ++i) {
    const double size = std::ldexp(hashed::even(41, i), static_cast<int>(hashed::word(42, i) % 290) - 155);
    const double tie = static_cast<double>(static_cast<float>(size)) * (1.0 + 0x1p-24);
    for (const double x : {size, tie}) {
      if (std::fabs(x) >= 0x1.ffffffp127) continue;  // a cast beyond is not defined
      wrong += !same_bits(round_to(find_number_format("float32"), x), static_cast<double>(static_cast<float>(x)));
    }
  }
  CHECK(wrong == 0);
}

TEST_CASE("infinities, NaN and signed zeros pass, and nothing is rounded twice") {
  for (const NumberFormat& format : numeric::number_formats()) {
    CHECK(round_to(format, kInfinity) == kInfinity);
    CHECK(round_to(format, -kInfinity) == -kInfinity);
    CHECK(std::isnan(round_to(format, std::nan(""))));
    CHECK(same_bits(round_to(format, -0.0), -0.0));
    for (std::uint64_t i = 0; i < 200; ++i) {
      const double once = round_to(format, hashed::bell(43, i));
      CHECK(round_to(format, once) == once);
      CHECK(std::fabs(once - hashed::bell(43, i)) <= format.unit_roundoff * std::fabs(hashed::bell(43, i)));
    }
  }
}

TEST_CASE("the data of a format follow from its bits") {
  for (const NumberFormat& format : numeric::number_formats()) {
    INFO(format.id);
    const int p = format.significand_bits, most = (1 << (format.exponent_bits - 1)) - 1;
    CHECK(format.bits == p + format.exponent_bits);
    CHECK(format.unit_roundoff == std::ldexp(1.0, -p));
    CHECK(format.largest == std::ldexp(2.0 - std::ldexp(1.0, 1 - p), most));
    CHECK(format.smallest_normal == std::ldexp(1.0, 1 - most));
    CHECK(format.largest_exponent == most);
    CHECK(std::ldexp(1.0, format.smallest_exponent()) == format.smallest_normal);
    CHECK(std::ldexp(1.0, format.subnormal_exponent()) == format.smallest_subnormal);
    CHECK(format.smallest_subnormal == std::ldexp(1.0, 2 - most - p));
    CHECK(&find_number_format(format.id) == &format);
  }
  CHECK(find_number_format("float64").largest == std::numeric_limits<double>::max());
  CHECK(find_number_format("float32").smallest_subnormal ==
        static_cast<double>(std::numeric_limits<float>::denorm_min()));
}

TEST_CASE("one plus u is a tie and falls to one, a little more does not") {
  for (const NumberFormat& format : numeric::number_formats()) {
    if (format.bits == 64) continue;
    CHECK(round_to(format, 1.0 + format.unit_roundoff) == 1.0);
    CHECK(round_to(format, 1.0 + 1.001 * format.unit_roundoff) == 1.0 + 2 * format.unit_roundoff);
  }
}

TEST_CASE("an unknown format is refused by name") {
  try {
    find_number_format("float8");
    FAIL("accepted");
  } catch (const InvalidArgument& refused) {
    CHECK(refused.code() == "unknown");
    CHECK(refused.parameter() == "format");
    CHECK(refused.value() == "float8");
    for (const NumberFormat& format : numeric::number_formats()) {
      CHECK(refused.range().find(std::string(format.id)) != std::string::npos);
    }
  }
}

TEST_CASE("numbers of float16 have the bits of the standard") {
  const NumberFormat& half = find_number_format("float16");
  CHECK(encoding_text(half, 1.5) == "0 01111 1000000000");
  CHECK(encoding_text(half, -2.0) == "1 10000 0000000000");
  CHECK(encoding(half, 65504.0) == 0x7bff);
  CHECK(encoding(half, 0x1p-14) == 0x0400);
  CHECK(encoding(half, 0x1p-24) == 0x0001);
  CHECK(encoding(half, 0x1.ff8p-15) == 0x03ff);
  CHECK(encoding(half, 0.0) == 0);
  CHECK(encoding(half, -0.0) == 0x8000);
  CHECK(encoding(half, kInfinity) == 0x7c00);
  CHECK(encoding(half, -kInfinity) == 0xfc00);
}

TEST_CASE("numbers of bfloat16 have the upper half of a float's bits") {
  const NumberFormat& brain = find_number_format("bfloat16");
  CHECK(encoding_text(brain, 1.0) == "0 01111111 0000000");
  CHECK(encoding(brain, 3.140625) == 0x4049);
  CHECK(encoding(brain, brain.largest) == 0x7f7f);
  CHECK(encoding(brain, brain.smallest_subnormal) == 1);
}

TEST_CASE("numbers of float32 and float64 have the machine's own bits") {
  for (const double number : {1.0, -0.1, 3e38, 1e-40, 1e-45, 123456.789, 5e-324, -1e308}) {
    const auto narrow = static_cast<float>(round_to(find_number_format("float32"), number));
    std::uint32_t narrow_word = 0;
    std::memcpy(&narrow_word, &narrow, sizeof narrow);
    CHECK(encoding(find_number_format("float32"), static_cast<double>(narrow)) == narrow_word);
    std::uint64_t word = 0;
    std::memcpy(&word, &number, sizeof word);
    CHECK(encoding(find_number_format("float64"), number) == word);
  }
}

TEST_CASE("the error of a rounding is at most one unit roundoff where the result is normal") {
  CHECK(error_in_roundoffs(find_number_format("float16"), 1.0 + 0x1p-11) == -1.0 / (1.0 + 0x1p-11));
  CHECK(error_in_roundoffs(find_number_format("float16"), -(1.0 + 3 * 0x1p-11)) == -1.0 / (1.0 + 3 * 0x1p-11));
  CHECK(error_in_roundoffs(find_number_format("float64"), 0.1) == 0.0);
  CHECK(error_in_roundoffs(find_number_format("float32"), 0.0) == 0.0);
  CHECK(error_in_roundoffs(find_number_format("float16"), 1e-9) == -2048.0);
  CHECK(error_in_roundoffs(find_number_format("float16"), 1e6) == kInfinity);
  CHECK(error_in_roundoffs(find_number_format("float16"), -1e6) == -kInfinity);
  for (const NumberFormat& format : numeric::number_formats()) {
    for (int i = 1; i < 1000; ++i) CHECK(std::fabs(error_in_roundoffs(format, 0.01 * i)) <= 1.0);
  }
}
