// Quantiles against NumPy's, at their ends, and what they refuse.
#include "statistics/quantile.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "../reference/statistics/goodness_of_fit.hpp"
#include "accuracy.hpp"
#include "catch.hpp"
#include "hashed_numbers.hpp"
#include "relative.hpp"

using namespace sqrtdk;
using statistics::quantile;

TEST_CASE("quantiles of samples are NumPy's") {
  accuracy::Worst worst(1e-14, accuracy::kRelative);
  for (const SampleGolden& golden : kSamples) {
    auto sample = hashed::bells(golden.seed, golden.count, golden.spread);
    std::sort(sample.begin(), sample.end());
    worst.see(relative(quantile(sample, 0.05), golden.quantile_05));
    worst.see(relative(quantile(sample, 0.5), golden.median));
    worst.see(relative(quantile(sample, 0.975), golden.quantile_975));
  }
  worst.record("statistics::quantile", "5 %, the median and 97.5 % of samples", "NumPy");
}

TEST_CASE("the ends are the least and the largest number, and halfway between two lies their mean") {
  const std::vector<double> sample{-3, 1, 2, 10};
  CHECK(quantile(sample, 0) == -3);
  CHECK(quantile(sample, 1) == 10);
  CHECK(quantile(sample, 0.5) == 1.5);
  CHECK(quantile(sample, 1.0 / 3) == Approx(1));
  CHECK(quantile(std::vector<double>{7}, 0.3) == 7);
}

TEST_CASE("a quantile between the largest numbers of either sign does not overflow") {
  const double most = std::numeric_limits<double>::max();
  CHECK(quantile(std::vector<double>{-most, most}, 0.5) == 0);
  CHECK(quantile(std::vector<double>{-most, most}, 0.75) / most == Approx(0.5).epsilon(1e-15));
  CHECK(quantile(std::vector<double>{1, 5}, 0) == 1);
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
