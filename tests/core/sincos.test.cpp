// The point on the circle that a word names, against the library in double.
#include "numeric/sincos.hpp"

#include <algorithm>
#include <cmath>

#include "catch.hpp"
#include "ulps.hpp"

using sqrtdk::numeric::cos_sin_of_word;
using sqrtdk::numeric::CosSin;

TEST_CASE("cosine and sine of a word are right to 2.5 ulp on a dense sample") {
  const double eighth_of_a_turn = std::atan(1.0);
  double worst = 0.0, off_circle = 0.0;
  for (std::uint64_t word = 0; word < (std::uint64_t{1} << 32); word += 4099) {
    const auto bits = static_cast<std::uint32_t>(word);
    const CosSin point = cos_sin_of_word(bits);
    const double angle = eighth_of_a_turn * static_cast<double>(static_cast<std::int32_t>(bits << 2)) * 0x1p-31;
    double cosine = std::cos(angle), sine = std::sin(angle);
    if (bits >> 31) cosine = -cosine;
    if (bits >> 30 & 1) std::swap(cosine, sine);
    worst = std::max({worst, ulps(point.cosine, cosine), ulps(point.sine, sine)});
    const double c = static_cast<double>(point.cosine), s = static_cast<double>(point.sine);
    off_circle = std::max(off_circle, std::fabs(c * c + s * s - 1.0));
  }
  CHECK(worst <= 2.5);
  CHECK(off_circle < 2.5e-7);
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
