// The normal law of our own against mpmath.
#include "theory/normal_law.hpp"

#include <limits>

#include "../reference/theory/score_law.hpp"
#include "catch.hpp"
#include "numeric/invalid_argument.hpp"
#include "relative.hpp"

using namespace sqrtdk;

TEST_CASE("normal densities and probabilities are right to 1e-14 far into both tails") {
  for (const NormalGolden& golden : kNormals) {
    INFO(golden.z);
    CHECK(relative(theory::normal_density(golden.z), golden.density) < 1e-15);
    CHECK(relative(theory::normal_upper_tail(golden.z), golden.upper_tail) < 1e-14);
    CHECK(relative(theory::normal_from_centre(golden.z), golden.from_centre) < 1e-14);
    CHECK(theory::normal_from_centre(-golden.z) == -theory::normal_from_centre(golden.z));
    CHECK(theory::normal_cdf(-golden.z) == theory::normal_upper_tail(golden.z));
    CHECK(theory::normal_cdf(golden.z) == Approx(1 - golden.upper_tail).epsilon(1e-15));
  }
}

TEST_CASE("the scaled normal tail is a half at the centre and tends to 1/(z √2π)") {
  CHECK(theory::scaled_normal_tail(0) == 0.5);
  CHECK(relative(theory::scaled_normal_tail(1e6), 3.989422804010338e-07) < 1e-14);
  CHECK(relative(theory::scaled_normal_tail(1e300), 3.989422804014327e-301) < 1e-14);
  CHECK(theory::scaled_normal_tail(std::numeric_limits<double>::infinity()) == 0);
}

TEST_CASE("normal quantiles are right to 1e-14, from the smallest double to the nearest below one") {
  for (const QuantileGolden& golden : kQuantiles) {
    if (golden.d != 0) continue;
    INFO(golden.p);
    CHECK(relative(theory::normal_quantile(golden.p), golden.x) < 1e-14);
  }
  CHECK(theory::normal_quantile(0.5) == 0);
}

TEST_CASE("a normal quantile refuses probabilities of 0 and 1, and what is no number") {
  const double infinity = std::numeric_limits<double>::infinity();
  for (const double p : {0.0, 1.0, -0.5, 2.0, infinity, std::nan("")}) {
    CHECK_THROWS_AS(theory::normal_quantile(p), InvalidArgument);
  }
}
