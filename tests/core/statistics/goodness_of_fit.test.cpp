// Kolmogorov–Smirnov and Anderson–Darling: goldens, the level that they promise, and what the second sees that the first does not.
#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "../../reference/statistics/goodness_of_fit.hpp"
#include "accuracy.hpp"
#include "catch.hpp"
#include "hashed_numbers.hpp"
#include "numeric/check.hpp"
#include "random/entries.hpp"
#include "refusal.hpp"
#include "relative.hpp"
#include "statistics/goodness_of_fit.hpp"

using namespace sqrtdk;
using namespace sqrtdk::statistics;

namespace {

double normal_cdf(double z) { return 0.5 * std::erfc(-z / std::sqrt(2.0)); }

struct CdfValues {
  std::vector<double> below, above;
};

/// F and 1 − F of the standard normal law at a sample, sorted.
CdfValues against_normal(std::vector<double> sample) {
  std::sort(sample.begin(), sample.end());
  CdfValues values;
  for (const double x : sample) {
    values.below.push_back(normal_cdf(x));
    values.above.push_back(normal_cdf(-x));
  }
  return values;
}

std::vector<double> drawn(const random::EntryDistribution& law, int rows, std::uint64_t chunk) {
  std::vector<float> block(static_cast<std::size_t>(rows) * random::kLanes);
  random::Stream stream({5, 3, chunk});
  random::Entries(law).fill(stream, block.data(), rows);
  return {block.begin(), block.end()};
}

}  // namespace

TEST_CASE("Kolmogorov's limit is right to 1e-14") {
  accuracy::Worst worst(1e-14, accuracy::kRelative);
  for (const AsymptoticGolden& golden : kKolmogorovLimits) {
    INFO(golden.z);
    worst.see(relative(kolmogorov_limit(golden.z), golden.p_value));
  }
  worst.record("statistics::kolmogorov_limit", "z 0.05 … 18", "SciPy");
  CHECK(kolmogorov_limit(0) == 1);
  CHECK(kolmogorov_limit(1e200) == 0);
}

TEST_CASE("p-values of the Kolmogorov-Smirnov distance are SciPy's, to 1e-8 up to 500 numbers and from 2700 on") {
  accuracy::Worst worst(1.0, accuracy::kOfBound);
  for (const DistanceGolden& golden : kKolmogorovDistances) {
    INFO(golden.count << " " << golden.distance);
    const double n = static_cast<double>(golden.count);
    const double bound = golden.count <= 500 ? 1e-8 : std::max(1e-8, 0.07 / (n * n));
    worst.see(std::fabs(kolmogorov_p_value(golden.distance, golden.count) - golden.p_value) / bound);
  }
  worst.record("statistics::kolmogorov_p_value", "n 1 … 10⁶; the bound is 1e-8, above n = 500 max(1e-8, 0.07/n²)",
               "SciPy");
}

TEST_CASE("where the expansion serves, it lies within its bound of the exact law") {
  accuracy::Worst worst(1.0, accuracy::kOfBound);
  for (const DistanceGolden& golden : kKolmogorovExact) {
    const double n = static_cast<double>(golden.count);
    worst.see(std::fabs(kolmogorov_p_value(golden.distance, golden.count) - golden.p_value) * (n * n) / 0.07);
  }
  worst.record("statistics::kolmogorov_p_value", "where the expansion serves; the bound is 0.07/n²",
               "the exact distribution, mpmath");
}

TEST_CASE("p-values for one and two numbers are those of elementary geometry") {
  CHECK(kolmogorov_p_value(0.75, 1) == Approx(2 * 0.25));
  CHECK(kolmogorov_p_value(0.9, 1) == Approx(2 * 0.1));
  CHECK(kolmogorov_p_value(0.8, 2) == Approx(2 * 0.2 * 0.2));
  CHECK(kolmogorov_p_value(0.5, 1) == 1);
  CHECK(kolmogorov_p_value(1, 9) == 0);
}

TEST_CASE("the distances of samples from the normal law are SciPy's") {
  accuracy::Worst distances(1e-12, accuracy::kRelative);
  for (const SampleGolden& golden : kSamples) {
    const auto values = against_normal(hashed::bells(golden.seed, golden.count, golden.spread));
    const double distance = kolmogorov_distance(values.below);
    distances.see(relative(distance, golden.distance));
    CHECK(std::fabs(kolmogorov_p_value(distance, static_cast<std::uint64_t>(golden.count)) - golden.p_value) < 1e-8);
  }
  distances.record("statistics::kolmogorov_distance", "samples against the normal distribution", "SciPy");
}

TEST_CASE("p-values of A squared in large samples are those of the limit law, to 1e-12") {
  accuracy::Worst worst(1e-12, accuracy::kAbsolute);
  for (const AsymptoticGolden& golden : kAndersonDarlingLimits) {
    INFO(golden.z);
    worst.see(std::fabs(anderson_darling_p_value(golden.z, 1ull << 53) - golden.p_value));
  }
  worst.record("statistics::anderson_darling_p_value", "the limit of large samples", "mpmath");
  CHECK(anderson_darling_p_value(0, 10) == 1);
  CHECK(anderson_darling_p_value(100, 10) == 0);
}

TEST_CASE("A squared of one number at the median is 2 ln 2 - 1, and of two by hand") {
  CHECK(anderson_darling(std::vector<double>{0.5}, std::vector<double>{0.5}) == Approx(2 * std::log(2.0) - 1));
  const double by_hand = -2 - 0.5 * (std::log(0.2) + std::log(0.3) + 3 * (std::log(0.7) + std::log(0.8)));
  CHECK(anderson_darling(std::vector<double>{0.2, 0.7}, std::vector<double>{0.8, 0.3}) == Approx(by_hand));
  CHECK(anderson_darling(std::vector<double>{0, 0.7}, std::vector<double>{1, 0.3}) ==
        std::numeric_limits<double>::infinity());
  CHECK(anderson_darling_p_value(std::numeric_limits<double>::infinity(), 2) == 0);
}

TEST_CASE(
    "of samples of the law itself both tests refuse one in twenty at the level of one in twenty, small samples too",
    "[simulation]") {
  for (const int rows : {1, 20}) {
    constexpr int kSamplesDrawn = 2000;
    int kolmogorov = 0, anderson = 0;
    const auto all = drawn({"normal"}, 20 * 2000, 1);
    for (int i = 0; i < kSamplesDrawn; ++i) {
      const auto first = all.begin() + i * 20 * random::kLanes;
      const auto values = against_normal({first, first + rows * random::kLanes});
      const std::uint64_t count = values.below.size();
      kolmogorov += kolmogorov_p_value(kolmogorov_distance(values.below), count) < 0.05;
      anderson += anderson_darling_p_value(anderson_darling(values.below, values.above), count) < 0.05;
    }
    CHECK(std::abs(kolmogorov - 100) < 44);  // 4.5 standard deviations of a binomial count
    CHECK(std::abs(anderson - 100) < 44);
  }
}

TEST_CASE("Anderson-Darling sees tails that are too heavy where Kolmogorov-Smirnov does not") {
  // Student's law with 10 degrees of freedom, scaled to variance 1: a normal body with longer tails.
  const auto values = against_normal(drawn({"student-t", 10}, 400, 2));
  CHECK(anderson_darling_p_value(anderson_darling(values.below, values.above), values.below.size()) < 0.01);
  // One number far out among a thousand good ones.
  auto sample = drawn({"normal"}, 64, 3);
  const auto before = against_normal(sample);
  sample[17] = -37;
  const auto after = against_normal(sample);
  CHECK(kolmogorov_distance(after.below) < kolmogorov_distance(before.below) + 0.002);
  CHECK(anderson_darling_p_value(anderson_darling(before.below, before.above), 1024) > 0.05);
  CHECK(anderson_darling(after.below, after.above) > anderson_darling(before.below, before.above) + 0.5);
}

TEST_CASE("values that no cdf has are refused") {
  const std::vector<double> good{0.1, 0.9};
  for (const std::vector<double>& bad :
       {std::vector<double>{}, {0.5, 0.4}, {-0.1, 0.5}, {0.5, 1.1}, {std::nan(""), 0.5}, {0.5, std::nan("")}}) {
    CHECK_THROWS_AS(kolmogorov_distance(bad), InvalidArgument);
    CHECK_THROWS_AS(anderson_darling(bad, bad), InvalidArgument);
  }
  CHECK(refusal_of([] { kolmogorov_distance(std::vector<double>{0.5, 1.1}); }) == "out-of-range|cdf value 2");
  CHECK(refusal_of([] { kolmogorov_distance(std::vector<double>{-0.1}); }) == "out-of-range|cdf value 1");
  CHECK(refusal_of([] { kolmogorov_distance(std::vector<double>{0.5, 0.4}); }) == "not-ascending|cdf value 2");
  CHECK_THROWS_AS(anderson_darling(good, std::vector<double>{0.9}), InvalidArgument);
  CHECK_THROWS_AS(anderson_darling(good, good), InvalidArgument);
  CHECK_THROWS_AS(kolmogorov_p_value(1.1, 5), InvalidArgument);
  CHECK_THROWS_AS(kolmogorov_p_value(0.1, 0), InvalidArgument);
  CHECK_THROWS_AS(kolmogorov_limit(-1), InvalidArgument);
  CHECK_THROWS_AS(anderson_darling_p_value(-1, 5), InvalidArgument);
  CHECK_THROWS_AS(anderson_darling_p_value(std::nan(""), 5), InvalidArgument);
}
