// Bits of numbers in each format: written out by hand, and against the float and double of the machine.
#include <cmath>
#include <cstring>
#include <limits>

#include "catch.hpp"
#include "precision/encoding.hpp"

using namespace sqrtdk;
using namespace sqrtdk::precision;

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

}  // namespace

TEST_CASE("numbers of float16 have the bits of the standard") {
  const Format& half = find("float16");
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
  const Format& brain = find("bfloat16");
  CHECK(encoding_text(brain, 1.0) == "0 01111111 0000000");
  CHECK(encoding(brain, 3.140625) == 0x4049);
  CHECK(encoding(brain, brain.largest) == 0x7f7f);
  CHECK(encoding(brain, brain.smallest_subnormal) == 1);
}

TEST_CASE("numbers of float32 and float64 have the machine's own bits") {
  for (const double number : {1.0, -0.1, 3e38, 1e-40, 1e-45, 123456.789, 5e-324, -1e308}) {
    const auto narrow = static_cast<float>(round_to(find("float32"), number));
    std::uint32_t narrow_word = 0;
    std::memcpy(&narrow_word, &narrow, sizeof narrow);
    CHECK(encoding(find("float32"), static_cast<double>(narrow)) == narrow_word);
    std::uint64_t word = 0;
    std::memcpy(&word, &number, sizeof word);
    CHECK(encoding(find("float64"), number) == word);
  }
}

TEST_CASE("the error of a rounding is at most one unit roundoff where the result is normal") {
  CHECK(error_in_roundoffs(find("float16"), 1.0 + 0x1p-11) == -1.0 / (1.0 + 0x1p-11));
  CHECK(error_in_roundoffs(find("float16"), -(1.0 + 3 * 0x1p-11)) == -1.0 / (1.0 + 3 * 0x1p-11));
  CHECK(error_in_roundoffs(find("float64"), 0.1) == 0.0);
  CHECK(error_in_roundoffs(find("float32"), 0.0) == 0.0);
  CHECK(error_in_roundoffs(find("float16"), 1e-9) == -2048.0);
  CHECK(error_in_roundoffs(find("float16"), 1e6) == kInfinity);
  CHECK(error_in_roundoffs(find("float16"), -1e6) == -kInfinity);
  for (const Format& format : formats()) {
    for (int i = 1; i < 1000; ++i) CHECK(std::fabs(error_in_roundoffs(format, 0.01 * i)) <= 1.0);
  }
}
