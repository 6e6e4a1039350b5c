// The logarithm of a uniform draw and the point on the circle that a word names, against the library in double.
#include "random/word_transforms.hpp"

#include <cmath>

#include "accuracy.hpp"
#include "catch.hpp"
#include "numeric/bits.hpp"
#include "ulps.hpp"

using namespace sqrtdk;
using random::cos_sin_of_word;
using random::CosSin;

TEST_CASE(
    "minus twice the logarithm of a uniform draw is right to 6 ulp: a dense sample of the draws, every one in the long "
    "run") {
  accuracy::Worst worst(6.0, accuracy::kUlp);
  for (std::uint32_t bits = 0x3f000000u; bits <= 0x4f000000u; bits += accuracy::step(97)) {  // ½ … 2^31
    const auto scaled = numeric::bit_cast<float>(bits);
    worst.see(ulps(random::minus_twice_log(scaled), -2.0 * std::log(static_cast<double>(scaled) * 0x1p-31)));
  }
  worst.record_floats("random::minus_twice_log(float)", "u from 2^-32 to 1", "the C library's double");
  CHECK(random::minus_twice_log(0x1p31f) == 0.0f);
  CHECK(random::scaled_uniform(0u) == 0.5f);
  CHECK(random::scaled_uniform(0xffffffffu) == 0x1p31f);
}

TEST_CASE(
    "cosine and sine of a word are right to 2.5 ulp, and their point lies on the circle to 2.5e-7: a dense sample of "
    "the quarter turn, every word of it in the long run") {
  const double eighth_of_a_turn = std::atan(1.0);
  accuracy::Worst cosines(2.5, accuracy::kUlp), sines(2.5, accuracy::kUlp), off(2.5e-7, accuracy::kAbsolute);
  for (std::uint32_t word = 0; word < 0x40000000u; word += accuracy::step(1021)) {
    const CosSin point = cos_sin_of_word(word);
    const double angle = eighth_of_a_turn * static_cast<double>(static_cast<std::int32_t>(word << 2)) * 0x1p-31;
    cosines.see(ulps(point.cosine, std::cos(angle)));
    sines.see(ulps(point.sine, std::sin(angle)));
    const double c = static_cast<double>(point.cosine), s = static_cast<double>(point.sine);
    off.see(std::fabs(c * c + s * s - 1.0));
  }
  cosines.record_floats("random::cos_sin_of_word, cosine", "the words of a quarter turn", "the C library's double");
  sines.record_floats("random::cos_sin_of_word, sine", "the words of a quarter turn", "the C library's double");
  off.record_floats("random::cos_sin_of_word, distance from the circle", "the words of a quarter turn", "c² + s² = 1");
}

TEST_CASE("the other three quarters are the first one turned, bit for bit") {
  std::uint32_t tried = 0;
  for (std::uint32_t word = 0; word < 0x40000000u; word += accuracy::step(4099), ++tried) {
    const CosSin point = cos_sin_of_word(word), turned = cos_sin_of_word(word | 0x40000000u);
    const CosSin mirrored = cos_sin_of_word(word | 0x80000000u), both = cos_sin_of_word(word | 0xc0000000u);
    if (turned.cosine == point.sine && turned.sine == point.cosine && mirrored.cosine == -point.cosine &&
        mirrored.sine == point.sine && both.cosine == point.sine && both.sine == -point.cosine) {
      continue;
    }
    FAIL(word);
  }
  CHECK(tried > 0x40000000u / 4100);
}

TEST_CASE("the two upper bits turn the arc into the whole circle") {
  const CosSin east = cos_sin_of_word(0x00000000u), north = cos_sin_of_word(0x40000000u);
  const CosSin west = cos_sin_of_word(0x80000000u), south = cos_sin_of_word(0xc0000000u);
  CHECK(east.cosine == 1.0f);
  CHECK(east.sine == 0.0f);
  CHECK(north.cosine == 0.0f);
  CHECK(north.sine == 1.0f);
  CHECK(west.cosine == -1.0f);
  CHECK(south.sine == -1.0f);
}
