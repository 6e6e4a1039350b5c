// The distance between the law of q·k and the normal law against mpmath, against a search, and against its leading term.
#include "theory/normal_distance.hpp"

#include <cmath>

#include "../reference/theory/normal_distance.hpp"
#include "accuracy.hpp"
#include "catch.hpp"
#include "numeric/invalid_argument.hpp"
#include "relative.hpp"
#include "theory/normal_law.hpp"
#include "theory/score_tail.hpp"

using namespace sqrtdk;

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
