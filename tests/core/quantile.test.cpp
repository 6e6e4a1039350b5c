// Quantiles against NumPy's, at their ends, and what they refuse.
#include "statistics/quantile.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "../reference/statistics/goodness_of_fit.hpp"
#include "catch.hpp"
#include "hashed_numbers.hpp"

using namespace sqrtdk;
using statistics::quantile;

TEST_CASE("quantiles of samples are NumPy's") {
  for (const SampleGolden& golden : kSamples) {
    auto sample = hashed::bells(golden.seed, golden.count, golden.spread);
    std::sort(sample.begin(), sample.end());
    CHECK(quantile(sample, 0.05) == Approx(golden.quantile_05).epsilon(1e-14));
    CHECK(quantile(sample, 0.5) == Approx(golden.median).epsilon(1e-14).margin(1e-15));
    CHECK(quantile(sample, 0.975) == Approx(golden.quantile_975).epsilon(1e-14));
  }
}

TEST_CASE("the ends are the least and the largest number, and halfway between two lies their mean") {
  const std::vector<double> sample{-3, 1, 2, 10};
  CHECK(quantile(sample, 0) == -3);
  CHECK(quantile(sample, 1) == 10);
  CHECK(quantile(sample, 0.5) == 1.5);
  CHECK(quantile(sample, 1.0 / 3) == Approx(1));
  CHECK(quantile(std::vector<double>{7}, 0.3) == 7);
}

TEST_CASE("equal numbers and infinities at the ends make no NaN") {
  const double infinity = std::numeric_limits<double>::infinity();
  const std::vector<double> sample{-infinity, -infinity, 0, 5, infinity, infinity};
  CHECK(quantile(sample, 0.1) == -infinity);
  CHECK(quantile(sample, 0.5) == 2.5);
  CHECK(quantile(sample, 0.9) == infinity);
}

TEST_CASE("an empty or unsorted sample, a NaN and a share outside [0, 1] are refused") {
  CHECK_THROWS_AS(quantile({}, 0.5), InvalidArgument);
  CHECK_THROWS_AS(quantile(std::vector<double>{2, 1}, 0.5), InvalidArgument);
  CHECK_THROWS_AS(quantile(std::vector<double>{std::nan(""), 1}, 0.5), InvalidArgument);
  CHECK_THROWS_AS(quantile(std::vector<double>{1, std::nan("")}, 0.5), InvalidArgument);
  for (const double p : {-0.1, 1.1, std::nan("")})
    CHECK_THROWS_AS(quantile(std::vector<double>{1, 2}, p), InvalidArgument);
}
