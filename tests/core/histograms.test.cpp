// Linear and logarithmic histograms: every number is counted once, medians come back.
#include <cmath>
#include <limits>

#include "catch.hpp"
#include "statistics/histogram.hpp"
#include "statistics/log_histogram.hpp"

using sqrtdk::statistics::Histogram;
using sqrtdk::statistics::LogHistogram;

TEST_CASE("a histogram counts each number once, also outside its ends") {
  Histogram<4> histogram;
  for (const double x : {-1.0, -0.51, -0.5, 0.0, 0.49, 0.5, 0.99, 1.0, 7.0, -3.0}) histogram.add(x, -1, 1);
  CHECK(histogram.counts == std::array<double, 4>{2, 1, 2, 2});
  CHECK(histogram.below == 1);
  CHECK(histogram.above == 2);
}

TEST_CASE("merged histograms hold the counts of both") {
  Histogram<2> a, b;
  a.add(0.1, 0, 1);
  b.add(0.9, 0, 1);
  b.add(-5, 0, 1);
  a.merge(b);
  CHECK(a.counts == std::array<double, 2>{1, 1});
  CHECK(a.below == 1);
}

TEST_CASE("a number lies within the bin that counts it, 1/8 octave wide below 1/4 and 1/128 above") {
  for (double x = 1; x > 1e-38; x *= 0.971) {
    LogHistogram histogram;
    histogram.add(x);
    const auto seen = histogram.median();
    CHECK(seen.low <= x);
    CHECK(seen.high >= x);
    CHECK(seen.high <= seen.low * (x < 0.25 ? 1.12501 : 1.00782));
  }
}

TEST_CASE("the median of numbers spread evenly on a log scale is their middle, with an interval around it") {
  LogHistogram histogram;
  for (int i = 0; i <= 2000; ++i) histogram.add(std::exp2(-i * 0.01));
  const auto median = histogram.median();
  CHECK(median.value == Approx(std::exp2(-10)).epsilon(0.01));
  // ranks n/2 ∓ 1.96 √n / 2 of this grid lie 0.438 octaves to either side; bins widen that by up to 1/8 octave each
  CHECK(median.high / median.low >= std::exp2(2 * 0.438));
  CHECK(median.high / median.low <= std::exp2(2 * 0.438 + 0.34));
  CHECK(median.standard_error == Approx((median.high - median.low) / (2 * 1.959964)));
}

TEST_CASE("a median close to one is known to the fine bins") {
  LogHistogram histogram;
  for (int i = 0; i < 999; ++i) histogram.add(0.8734 + 1e-6 * i);
  CHECK(histogram.median().low <= 0.8739);
  CHECK(histogram.median().high >= 0.8739);
  CHECK(histogram.median().value == Approx(0.8739).epsilon(0.004));
}

TEST_CASE("zeros and numbers below the least bin count as a group below, and a median among them is 0") {
  LogHistogram histogram;
  for (const double x : {0.0, 1e-300, std::numeric_limits<double>::denorm_min(), 0.5}) histogram.add(x);
  CHECK(histogram.count() == 4);
  CHECK(histogram.median().value == 0);
  CHECK(histogram.median().low == 0);
}

TEST_CASE("an interval among numbers below the least bin ends where that group ends, however few they are") {
  for (const int numbers : {1, 2, 3, 50}) {
    LogHistogram histogram;
    for (int i = 0; i < numbers; ++i) histogram.add(0);
    CHECK(histogram.median().high == std::ldexp(1.0, LogHistogram::kLeastExponent));
  }
}

TEST_CASE("an empty log histogram has a median of nothing, not NaN") { CHECK(LogHistogram{}.median().high == 0); }

TEST_CASE("one is within the last bin, and merging adds counts") {
  LogHistogram a, b;
  a.add(1);
  b.add(0.25);
  b.add(0.25);
  CHECK(a.median().high == 1);
  a.merge(b);
  CHECK(a.count() == 3);
  CHECK(a.median().value == Approx(0.25).epsilon(0.01));
}
