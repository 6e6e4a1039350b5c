// Figures of a sample and their intervals: quantiles against NumPy's, ranks, coverage, mean, median and range, refusals.
#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "../../reference/statistics/goodness_of_fit.hpp"
#include "accuracy.hpp"
#include "catch.hpp"
#include "hashed_numbers.hpp"
#include "random/normal.hpp"
#include "refusal.hpp"
#include "relative.hpp"
#include "statistics/estimate.hpp"
#include "statistics/sample_figures.hpp"

using namespace sqrtdk;
using statistics::quantile;
using statistics::range_summary;
using statistics::sample_figures;
using statistics::SampleFigures;

TEST_CASE("the median of numbers whose sum is no double lies between them") {
  std::vector<double> large{0x1.8p1023, 0x1.cp1023}, least{5e-324, 5e-324}, mixed{-1.7e308, 1.7e308, 1.7e308, -1.7e308};
  CHECK(statistics::median(large) == 0x1.ap1023);
  CHECK(statistics::median(least) == 5e-324);
  CHECK(statistics::median(mixed) == 0);
}

TEST_CASE("ranks about the median are those of binomial tables, and there are none below 6 numbers") {
  const auto ranks = [](std::uint64_t n, double p) {
    const auto found = statistics::quantile_ranks(n, p);
    return found ? std::to_string(found->low) + " " + std::to_string(found->high) : std::string("none");
  };
  CHECK(ranks(5, 0.5) == "none");
  CHECK(ranks(6, 0.5) == "1 6");
  CHECK(ranks(10, 0.5) == "2 9");
  CHECK(ranks(100, 0.5) == "40 61");
  CHECK(ranks(12, 0.25) == "none");
  CHECK(ranks(4096, 0.5) == "1985 2112");
}

TEST_CASE("intervals hold the truth in 95 of 100 samples of a skewed distribution, up to the steps of ranks") {
  // Numbers e^z: median 1, quartiles e^∓0.6745, geometric mean 1.
  constexpr double kQuartile = 0.6744897501960817;
  constexpr int kRepeats = 2000;
  int lower = 0, median = 0, upper = 0, geometric = 0;
  std::vector<double> sample(40);
  for (int i = 0; i < kRepeats; ++i) {
    random::normal_numbers({31, 0x7f000, static_cast<std::uint64_t>(i)}, sample);
    for (double& each : sample) each = std::exp(each);
    const statistics::SampleFigures figures = statistics::sample_figures(sample);
    const auto holds = [](const statistics::SampleFigure& of, double truth) {
      return of.interval->low <= truth && truth <= of.interval->high ? 1 : 0;
    };
    lower += holds(figures.lower_quartile, std::exp(-kQuartile));
    median += holds(figures.median, 1);
    upper += holds(figures.upper_quartile, std::exp(kQuartile));
    geometric += holds(*figures.geometric_mean, 1);
  }
  // 40 numbers: 96.2 % between the ranks 14 and 27; Student's t exactly 95 %. Four standard errors are 1.9 %.
  CHECK(median / double(kRepeats) == Approx(0.962).margin(0.018));
  CHECK(geometric / double(kRepeats) == Approx(0.95).margin(0.02));
  CHECK(lower / double(kRepeats) > 0.93);
  CHECK(upper / double(kRepeats) > 0.93);
}

TEST_CASE("figures of a small sample are those by hand; a 0 leaves the geometric mean unknown") {
  const statistics::SampleFigures figures = statistics::sample_figures(std::vector<double>{4, 1, 2});
  CHECK(figures.count == 3);
  CHECK(figures.zeros == 0);
  CHECK(figures.lower_quartile.value == 1.5);
  CHECK(figures.median.value == 2);
  CHECK(figures.upper_quartile.value == 3);
  CHECK_FALSE(figures.median.interval.has_value());
  CHECK(figures.geometric_mean->value == Approx(2).epsilon(1e-15));
  CHECK(figures.mean.value == Approx(7.0 / 3).epsilon(1e-15));
  const double half = 4.302652729749464 * std::sqrt(7.0 / 3 / 3);  // variance 7/3
  CHECK(figures.mean.interval->high == Approx(7.0 / 3 + half).epsilon(1e-12));
  const statistics::SampleFigures zero = statistics::sample_figures(std::vector<double>{0, 1, 2, 0});
  CHECK(zero.zeros == 2);
  CHECK_FALSE(zero.geometric_mean.has_value());
  const statistics::SampleFigures lone = statistics::sample_figures(std::vector<double>{3});
  CHECK(lone.mean.value == 3);
  CHECK_FALSE(lone.mean.interval.has_value());
}

TEST_CASE("Student's t is that of tables on both sides of the series") {
  CHECK(statistics::student_975(1) == Approx(12.7062047361747).epsilon(1e-14));
  CHECK(statistics::student_975(30) == Approx(2.042272456301238).epsilon(1e-14));
  CHECK(statistics::student_975(31) == Approx(2.039513446396408).margin(3e-8));
  CHECK(statistics::student_975(100) == Approx(1.983971518523552).margin(1e-9));
  CHECK(statistics::student_975(1ull << 40) == Approx(1.959963984540054).margin(1e-9));
  CHECK(refusal_of([] { statistics::student_975(0); }) == "out-of-range|degrees");
}

TEST_CASE("samples that are empty, negative, NaN or too large are refused, naming the entry") {
  const auto refused = [](const std::vector<double>& sample) {
    return refusal_of([&] { statistics::sample_figures(sample); });
  };
  CHECK(refused({}) == "empty|sample");
  CHECK(refused({1, -1}) == "out-of-range|sample entry 2");
  CHECK(refused({std::nan("")}) == "not-a-number|sample entry 1");
  CHECK(refused({1e151}) == "out-of-range|sample entry 1");
  CHECK(refused({1e150, 1e150, 0}) == "accepted");
  CHECK(refusal_of([] { statistics::quantile_ranks(0, 0.5); }) == "out-of-range|n");
  CHECK(refusal_of([] { statistics::quantile_ranks(10, 1); }) == "out-of-range|p");
}

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

TEST_CASE("a summary has the mean, the median and both ends of numbers in any order") {
  const auto odd = range_summary(std::vector<double>{5, -1, 2});
  CHECK(odd.mean == 2);
  CHECK(odd.median == 2);
  CHECK(odd.least == -1);
  CHECK(odd.most == 5);
  const auto even = range_summary(std::vector<double>{10, 0, 1, 2});
  CHECK(even.mean == 3.25);
  CHECK(even.median == 1.5);
  CHECK(even.least == 0);
  CHECK(even.most == 10);
  CHECK(range_summary(std::vector<double>{7}).median == 7);
}

TEST_CASE("a summary of no numbers or of NaN is refused") {
  CHECK(refusal_of([] { range_summary({}); }) == "empty|sample");
  CHECK(refusal_of([] { range_summary(std::vector<double>{std::nan("")}); }) == "not-ascending|sample entry 1");
}

TEST_CASE("numbers so far apart that the interval of their geometric mean leaves a double have none there") {
  const SampleFigures apart = sample_figures(std::vector<double>{5e-324, 1e112, 2e112});
  CHECK(std::isfinite(apart.geometric_mean->value));
  CHECK_FALSE(apart.geometric_mean->interval.has_value());
  CHECK(std::isfinite(apart.mean.interval->high));
  CHECK(sample_figures(std::vector<double>{1e-3, 9, 1e3, 2.5e3}).geometric_mean->interval.has_value());
}
