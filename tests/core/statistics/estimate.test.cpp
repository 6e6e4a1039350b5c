// Intervals of figures that few numbers give, and bands for a variance: Student's quantile against goldens, and how often the truth is inside.
#include <cmath>
#include <cstdlib>
#include <vector>

#include "../../reference/statistics/student.hpp"
#include "accuracy.hpp"
#include "catch.hpp"
#include "initialization/layer.hpp"
#include "numeric/check.hpp"
#include "numeric/lanes.hpp"
#include "random/entries.hpp"
#include "random/normal.hpp"
#include "refusal.hpp"
#include "relative.hpp"
#include "statistics/estimate.hpp"
#include "statistics/moments.hpp"

using namespace sqrtdk;
using namespace sqrtdk::statistics;
using random::EntryDistribution;
using random::kLanes;
using statistics::IntervalUnavailable;

TEST_CASE("Student's quantile is right to 2e-14, from one degree of freedom to very many") {
  accuracy::Worst worst(2e-14, accuracy::kRelative);
  for (const StudentGolden& golden : kStudent975) {
    INFO(golden.degrees);
    worst.see(relative(student_975(golden.degrees), golden.quantile));
  }
  worst.record("statistics::student_975", "ν 1 … 10^12", "mpmath");
  CHECK(relative(student_975(1ull << 53), kNormal975) < 3e-16);
  CHECK(refusal_of([] { student_975(0); }) == "out-of-range|degrees");
  CHECK(refusal_of([] { student_975(1ull << 54); }) == "out-of-range|degrees");
}

TEST_CASE("intervals of 2, 3, 5 and 10 normal numbers hold their mean in 95 % of runs") {
  constexpr int kRuns = 20000;
  for (const std::size_t count : {2, 3, 5, 10}) {
    int held = 0;
    for (int run = 0; run < kRuns; ++run) {
      std::vector<double> drawn(count);
      random::normal_numbers({17, count, static_cast<std::uint64_t>(run)}, drawn);
      Moments moments;
      for (const double number : drawn) moments.add(number);
      const Estimate mean = mean_of(moments);
      held += mean.low <= 0 && 0 <= mean.high ? 1 : 0;
    }
    INFO(count << " numbers: " << held);
    CHECK(std::fabs(held - 0.95 * kRuns) <= 4 * std::sqrt(0.95 * 0.05 * kRuns));
  }
}

TEST_CASE("intervals of 2, 3, 5 and 10 drawn layers hold the variance of a query in 95 % of runs", "[simulation]") {
  initialization::LayerSpecification layer;
  layer.size = {16, 1, 8};
  layer.tokens = 8;
  constexpr int kRuns = 1000;
  for (const std::uint64_t count : {2, 3, 5, 10}) {
    int held = 0;
    for (int run = 0; run < kRuns; ++run) {
      layer.seed = count * kRuns + static_cast<std::uint64_t>(run);
      const auto [value, error] = initialization::measure_layer(layer, count).query;
      const Estimate seen = symmetric(value, error, static_cast<double>(count));
      const double truth = initialization::find_initializer(layer.initializer).variances(layer.size).query * 16;
      held += seen.low <= truth && truth <= seen.high ? 1 : 0;
    }
    INFO(count << " layers: " << held);
    CHECK(std::fabs(held - 0.95 * kRuns) <= 0.025 * kRuns);
  }
}

TEST_CASE("a figure that was measured once has neither error nor interval") {
  Moments moments;
  moments.add(3);
  for (const Estimate& once :
       {mean_of(moments), symmetric(3, 0.0, 1), symmetric(3, std::nullopt, 9), positive(3, 0.0, 1)}) {
    CHECK(once.value == 3);
    CHECK_FALSE(once.standard_error);
    CHECK_FALSE(once.low);
    CHECK_FALSE(once.high);
  }
}

TEST_CASE("an interval on a log scale reaches as far up as asked, and none is given where no double holds its end") {
  const Estimate even = positive(2, 0.1, 101), upwards = positive(2, 0.1, 101, 3);
  CHECK(even.low.value() * even.high.value() == Approx(4));
  CHECK(upwards.low == even.low);
  CHECK(upwards.high.value() == Approx(2 * std::pow(even.high.value() / 2, 3)));
  const Estimate wild = positive(1e-3, 0.1, 2);
  CHECK(wild.standard_error == 0.1);
  CHECK_FALSE(wild.high);
  CHECK_FALSE(wild.low);
}

namespace {

constexpr int kScores = 1000;

numeric::StandardMoments score_moments(const EntryDistribution& law, int d) {
  const auto entry = random::standard_moments(law);
  return numeric::moments_of_sum(numeric::moments_of_product(entry, entry), d);
}

bool full() { return std::getenv("SQRTDK_FULL") != nullptr; }

/// Share of repetitions, in percent, in which the band from 1000 independent scores q·k holds the variance d.
double coverage(const EntryDistribution& law, int d, int repetitions) {
  const random::Entries entries(law);
  random::Stream stream({95, static_cast<std::uint64_t>(d), 0});
  std::vector<float> q(static_cast<std::size_t>(d + d % 2) * kLanes), k(q.size());
  const auto moments = score_moments(law, d);
  int held = 0;
  for (int repetition = 0; repetition < repetitions; ++repetition) {
    statistics::Moments scores;
    while (scores.count < kScores) {
      float totals[kLanes] = {};
      entries.fill(stream, q.data(), d);
      entries.fill(stream, k.data(), d);
      numeric::accumulate_products(q.data(), k.data(), d, totals);
      for (int lane = 0; lane < kLanes && scores.count < kScores; ++lane) scores.add(static_cast<double>(totals[lane]));
    }
    const auto answer = statistics::variance_band(scores.variance(), kScores, moments);
    REQUIRE(answer.band);
    held += answer.band->low <= d && d <= answer.band->high;
  }
  return 100.0 * held / repetitions;
}

}  // namespace

TEST_CASE("nominal 95 % bands from 1000 normal scores hold the variance in 94 to 96 % of runs, at small d too",
          "[simulation]") {
  const int repetitions = full() ? 20000 : 1500;
  const double slack = full() ? 1.0 : 2.5;  // 1500 runs: a standard deviation is 0.56 %
  for (const int d : {1, 2, 4, 16, 64}) {
    const double held = coverage({"normal"}, d, repetitions);
    INFO("d = " << d << ": " << held << " % of " << repetitions);
    CHECK(std::fabs(held - 95) <= slack);
  }
}

TEST_CASE("other laws that are given a band hold it as well", "[simulation]") {
  const int repetitions = full() ? 20000 : 1500;
  for (const auto& [law, d] : {std::pair{EntryDistribution{"laplace"}, 1},
                               {EntryDistribution{"laplace"}, 4},
                               {EntryDistribution{"uniform"}, 1},
                               {EntryDistribution{"rademacher"}, 4},
                               {EntryDistribution{"student-t", 8}, 4},
                               {EntryDistribution{"log-normal", 0.25}, 1}}) {
    const double held = coverage(law, d, repetitions);
    INFO(law.id << " d = " << d << ": " << held << " %");
    CHECK(held >= (full() ? 94.0 : 93.0));
    CHECK(held <= (full() ? 96.7 : 98.0));
  }
}

TEST_CASE("laws without a fourth or a sixth moment and laws that are too skewed have no honest band, and say why") {
  const auto reason = [](const EntryDistribution& law, int d, std::uint64_t count = 1000) {
    return statistics::variance_band(d, count, score_moments(law, d)).refusal;
  };
  CHECK(reason({"student-t", 2.5}, 64) == IntervalUnavailable::no_fourth_moment);
  CHECK(reason({"student-t", 4}, 4096, 1'000'000) == IntervalUnavailable::no_fourth_moment);
  CHECK(reason({"student-t", 5}, 64) == IntervalUnavailable::no_sixth_moment);
  CHECK(reason({"student-t", 6.1}, 1) == IntervalUnavailable::too_skewed);
  CHECK(reason({"log-normal", 0.5}, 1) == IntervalUnavailable::too_skewed);
  CHECK(reason({"log-normal", 1}, 64) == IntervalUnavailable::too_skewed);
  CHECK(reason({"log-normal", 2}, 4096, 1'000'000) == IntervalUnavailable::too_skewed);
  CHECK(reason({"rademacher"}, 1) == IntervalUnavailable::too_skewed);
  CHECK_FALSE(reason({"normal"}, 1));
  CHECK_FALSE(reason({"student-t", 12}, 16));
  CHECK_FALSE(reason({"log-normal", 0.1}, 4));
}

TEST_CASE("a larger sample makes the band narrower as one over its root, and honest where it was not") {
  const auto moments = score_moments({"normal"}, 64);
  const auto few = statistics::variance_band(64, 1000, moments), many = statistics::variance_band(64, 100'000, moments);
  CHECK(few.band->standard_error.value() / many.band->standard_error.value() == Approx(10).epsilon(1e-3));
  CHECK(few.band->low.value() * few.band->high.value() == Approx(64 * 64));
  // For ± 1 % at 95 % one needs 38416 (2 + 6/d) scores.
  const auto wanted = statistics::variance_band(64, 80434, moments);
  CHECK(std::log(wanted.band->high.value() / 64) == Approx(0.01).epsilon(1e-3));
  CHECK_FALSE(statistics::variance_band(1, 1000, score_moments({"student-t", 8}, 1)).band);
  CHECK(statistics::variance_band(1, 100'000, score_moments({"student-t", 8}, 1)).band);
}

TEST_CASE("the kurtosis widens the band by the known amount") {
  const auto width = [](double kurtosis) {
    const auto answer = statistics::variance_band(1, 1000, {0.0, kurtosis, 15 + 35 * (kurtosis - 3)});
    return std::log(answer.band->high.value());
  };
  CHECK(width(3) == Approx(1.959964 * std::sqrt(2 / 999.0)));
  CHECK(width(9) == Approx(1.959964 * std::sqrt(2 / 999.0 + 6 / 1000.0)));
}

TEST_CASE("moments of scores follow from those of their entries") {
  const auto normal = score_moments({"normal"}, 1);
  CHECK(normal.kurtosis == 9.0);
  CHECK(normal.sixth == 225.0);
  CHECK(*score_moments({"normal"}, 64).kurtosis == Approx(3 + 6.0 / 64));
  CHECK(*score_moments({"laplace"}, 10).kurtosis == Approx(3 + 33.0 / 10));
  // The sixth moment of the sum of d products of signs: that of a centred binomial law, 15 − 30/d + 16/d².
  CHECK(*score_moments({"rademacher"}, 5).sixth == Approx(15 - 30.0 / 5 + 16.0 / 25));
  // E S⁶ of the variance-gamma law, standardised: 15 (1 + 2/d)(1 + 4/d).
  CHECK(*score_moments({"normal"}, 8).sixth == Approx(15 * (1 + 2.0 / 8) * (1 + 4.0 / 8)));
  // A sum of two exponential numbers, centred: gamma law of shape 2, skewness 2/√2, kurtosis 3 + 6/2.
  const auto gamma = numeric::moments_of_sum({2.0, 9.0, 265.0}, 2);
  CHECK(*gamma.skewness == Approx(std::sqrt(2.0)));
  CHECK(*gamma.kurtosis == Approx(6));
  CHECK(*gamma.sixth == Approx(15 + 15 * 3 + 10 * 2 + 120 / 4.0));
}

TEST_CASE("a mean of squares as skewed as is permitted still has its band, and one a little more skewed has none") {
  int reached = 0;
  for (std::uint64_t count = 1000; count < 1200; ++count) {  // not at every count does a double give 0.7 exactly
    const auto skewness = [n = static_cast<double>(count)](double sixth) {
      const double spread = 2, error = std::sqrt(2 / (n - 1) + 0 / n);
      return (sixth - 3 * 3.0 + 2) / (spread * std::sqrt(spread) * std::sqrt(n)) - 3 * error;
    };
    double sixth = 7, above = 1000;  // the skewness grows with the sixth moment
    while (std::nextafter(sixth, above) < above) {
      const double middle = sixth + (above - sixth) / 2;
      (skewness(middle) <= statistics::kMostSkewness ? sixth : above) = middle;
    }
    reached += skewness(sixth) == statistics::kMostSkewness ? 1 : 0;
    CHECK(statistics::variance_band(1, count, {0.0, 3.0, sixth}).band);
    CHECK_FALSE(statistics::variance_band(1, count, {0.0, 3.0, above}).band);
  }
  CHECK(reached > 0);
}

TEST_CASE("a negative or infinite variance and fewer than two numbers are refused") {
  const auto moments = score_moments({"normal"}, 4);
  CHECK_THROWS_AS(statistics::variance_band(-1, 10, moments), InvalidArgument);
  CHECK_THROWS_AS(statistics::variance_band(INFINITY, 10, moments), InvalidArgument);
  CHECK_THROWS_AS(statistics::variance_band(1, 1, moments), InvalidArgument);
}
