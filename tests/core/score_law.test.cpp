// The law of q·k as far as the page needs it: moments and the normal density.
#include <cmath>

#include "catch.hpp"
#include "numeric/invalid_argument.hpp"
#include "theory/score_law.hpp"

using namespace sqrtdk;

TEST_CASE("the score's variance is d, its std √d, its kurtosis 3 + 6/d") {
  CHECK(theory::score_law(64).variance == 64);
  CHECK(theory::score_law(64).std == 8);
  CHECK(theory::score_law(512).std == Approx(22.627416997969522));
  CHECK(theory::score_law(1).kurtosis == 9);
  CHECK(theory::score_law(64).kurtosis == 3.09375);
  CHECK(theory::score_law(4096).mean == 0);
}

TEST_CASE("the normal density integrates to one and has variance d") {
  for (const std::uint64_t d : {1, 64, 4096}) {
    const double step = std::sqrt(static_cast<double>(d)) / 100;
    double mass = 0, second = 0;
    for (int i = -1000; i <= 1000; ++i) {
      const double x = i * step, p = theory::normal_density(x, d) * step;
      mass += p;
      second += p * x * x;
    }
    CHECK(mass == Approx(1).epsilon(1e-12));
    CHECK(second == Approx(static_cast<double>(d)).epsilon(1e-12));
  }
}

TEST_CASE("a dimension of zero is refused") {
  CHECK_THROWS_AS(theory::score_law(0), InvalidArgument);
  CHECK_THROWS_AS(theory::normal_density(1, 0), InvalidArgument);
}
