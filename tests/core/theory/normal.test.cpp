// The normal distribution against mpmath, and how far that of q·k is from it: against a search, and against its leading term.
#include <cmath>
#include <limits>

#include "../../reference/theory/normal_distance.hpp"
#include "../../reference/theory/score_law.hpp"
#include "accuracy.hpp"
#include "catch.hpp"
#include "numeric/invalid_argument.hpp"
#include "relative.hpp"
#include "theory/normal.hpp"
#include "theory/score_distribution.hpp"

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

TEST_CASE("the distance to the normal law is right to 1e-10, and its place to 1e-6, for d from 1 to 4096") {
  accuracy::Worst distances(1e-10, accuracy::kRelative), places(1e-6, accuracy::kRelative);
  for (const DistanceGolden& golden : kDistances) {
    const auto found = theory::distance_to_normal(golden.d);
    INFO("d = " << golden.d);
    distances.see(relative(found.distance, golden.distance));
    places.see(relative(found.at, golden.at));
  }
  distances.record("theory::distance_to_normal, distance", "d 1 … 4096", "mpmath");
  places.record("theory::distance_to_normal, place", "d 1 … 4096", "mpmath");
}

TEST_CASE("nowhere do the two cdfs differ more") {
  for (const std::uint64_t d : {1, 2, 7, 64, 4096}) {
    const auto found = theory::distance_to_normal(d);
    const double root = std::sqrt(static_cast<double>(d));
    double largest = 0;
    for (int i = 1; i <= 4000; ++i) {
      const double x = i / 400.0;
      largest = std::fmax(largest, std::fabs(theory::score_from_centre(x * root, d) - theory::normal_from_centre(x)));
    }
    INFO("d = " << d);
    CHECK(largest <= found.distance * (1 + 1e-9));
    CHECK(largest > 0.9999 * found.distance);
  }
}

TEST_CASE("the distances at d = 4, 16, 64 and 256 are the published ones, and fall like 0.1377/d") {
  CHECK(theory::distance_to_normal(4).distance == Approx(0.0333).epsilon(2e-3));
  CHECK(theory::distance_to_normal(16).distance == Approx(0.00860).epsilon(1e-3));
  CHECK(theory::distance_to_normal(64).distance == Approx(0.00215).epsilon(2e-3));
  CHECK(theory::distance_to_normal(256).distance == Approx(0.000538).epsilon(1e-3));
  CHECK(theory::distance_to_normal_leading_term(1) == Approx(0.1377).epsilon(5e-4));
  for (const std::uint64_t d : {64, 512, 4096}) {
    const double ratio = theory::distance_to_normal(d).distance / theory::distance_to_normal_leading_term(d);
    CHECK(std::fabs(ratio - 1) * static_cast<double>(d) < 0.2);
  }
}

TEST_CASE("a distance to the normal law refuses dimensions outside 1 … 4096") {
  CHECK_THROWS_AS(theory::distance_to_normal(0), InvalidArgument);
  CHECK_THROWS_AS(theory::distance_to_normal(4097), InvalidArgument);
  CHECK_THROWS_AS(theory::distance_to_normal_leading_term(0), InvalidArgument);
}
