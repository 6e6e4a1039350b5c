// The normal law of our own against mpmath.
#include "theory/normal_law.hpp"

#include <limits>

#include "../reference/theory/score_law.hpp"
#include "accuracy.hpp"
#include "catch.hpp"
#include "numeric/invalid_argument.hpp"
#include "relative.hpp"

using namespace sqrtdk;

TEST_CASE("normal densities and probabilities are right to 1e-14 far into both tails") {
  accuracy::Worst density(4e-16, accuracy::kRelative), tail(1e-14, accuracy::kRelative),
      centre(1e-14, accuracy::kRelative);
  for (const NormalGolden& golden : kNormals) {
    INFO(golden.z);
    density.see(relative(theory::normal_density(golden.z), golden.density));
    tail.see(relative(theory::normal_upper_tail(golden.z), golden.upper_tail));
    centre.see(relative(theory::normal_from_centre(golden.z), golden.from_centre));
    CHECK(theory::normal_from_centre(-golden.z) == -theory::normal_from_centre(golden.z));
    CHECK(theory::normal_cdf(-golden.z) == theory::normal_upper_tail(golden.z));
    CHECK(theory::normal_cdf(golden.z) == Approx(1 - golden.upper_tail).epsilon(1e-15));
  }
  density.record("theory::normal_density", "far into both tails", "mpmath");
  tail.record("theory::normal_upper_tail", "far into both tails", "mpmath");
  centre.record("theory::normal_from_centre", "far into both tails", "mpmath");
}

TEST_CASE("the scaled normal tail is a half at the centre and tends to 1/(z √2π)") {
  CHECK(theory::scaled_normal_tail(0) == 0.5);
  CHECK(relative(theory::scaled_normal_tail(1e6), 3.989422804010338e-07) < 1e-14);
  CHECK(relative(theory::scaled_normal_tail(1e300), 3.989422804014327e-301) < 1e-14);
  CHECK(theory::scaled_normal_tail(std::numeric_limits<double>::infinity()) == 0);
}

TEST_CASE("normal quantiles are right to 1e-14, from the smallest double to the nearest below one") {
  accuracy::Worst quantiles(1e-14, accuracy::kRelative);
  for (const QuantileGolden& golden : kQuantiles) {
    if (golden.d != 0) continue;
    INFO(golden.p);
    quantiles.see(relative(theory::normal_quantile(golden.p), golden.x));
  }
  quantiles.record("theory::normal_quantile", "p from the smallest double to beside 1", "mpmath");
  CHECK(theory::normal_quantile(0.5) == 0);
}

TEST_CASE("a normal quantile refuses probabilities of 0 and 1, and what is no number") {
  const double infinity = std::numeric_limits<double>::infinity();
  for (const double p : {0.0, 1.0, -0.5, 2.0, infinity, std::nan("")}) {
    CHECK_THROWS_AS(theory::normal_quantile(p), InvalidArgument);
  }
}
