// Mergeable moments against their definitions; linear and logarithmic histograms that count every number once.
#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "catch.hpp"
#include "statistics/histogram.hpp"
#include "statistics/moments.hpp"

using sqrtdk::statistics::Histogram;
using sqrtdk::statistics::LogHistogram;
using sqrtdk::statistics::Moments;

namespace {

/// The slow twin: two passes, long double.
struct Definition {
  long double mean = 0, m2 = 0, m3 = 0, m4 = 0;
  explicit Definition(const std::vector<double>& numbers) {
    for (const double x : numbers) mean += x;
    mean /= static_cast<long double>(numbers.size());
    for (const double x : numbers) {
      const long double e = x - mean;
      m2 += e * e;
      m3 += e * e * e;
      m4 += e * e * e * e;
    }
  }
};

std::vector<double> uneven_numbers(int count, double offset) {
  std::vector<double> numbers;
  for (int i = 0; i < count; ++i) numbers.push_back(offset + std::fmod(i * i * 0.37, 5.0) * (i % 3 - 0.4));
  return numbers;
}

Moments moments_of(const std::vector<double>& numbers) {
  Moments moments;
  for (const double x : numbers) moments.add(x);
  return moments;
}

}  // namespace

TEST_CASE("moments agree with their definitions, also far from zero") {
  for (const double offset : {0.0, 10.0, 1e4}) {
    const auto numbers = uneven_numbers(1000, offset);
    const Definition exact(numbers);
    const Moments seen = moments_of(numbers);
    CHECK(seen.mean == Approx(static_cast<double>(exact.mean)).epsilon(1e-14));
    CHECK(seen.m2 == Approx(static_cast<double>(exact.m2)).epsilon(1e-10));
    CHECK(seen.m3 == Approx(static_cast<double>(exact.m3)).epsilon(1e-8));
    CHECK(seen.m4 == Approx(static_cast<double>(exact.m4)).epsilon(1e-8));
  }
}

TEST_CASE("merging any cut of a stream gives the moments of the whole") {
  const auto numbers = uneven_numbers(200, 3);
  const Moments whole = moments_of(numbers);
  for (const std::ptrdiff_t cut : {0, 1, 2, 57, 199, 200}) {
    Moments merged = moments_of({numbers.begin(), numbers.begin() + cut});
    merged.merge(moments_of({numbers.begin() + cut, numbers.end()}));
    CHECK(merged.count == whole.count);
    CHECK(merged.mean == Approx(whole.mean).epsilon(1e-13));
    CHECK(merged.m2 == Approx(whole.m2).epsilon(1e-12));
    CHECK(merged.m3 == Approx(whole.m3).epsilon(1e-10));
    CHECK(merged.m4 == Approx(whole.m4).epsilon(1e-12));
  }
}

TEST_CASE("variance, skewness and kurtosis of a small hand example") {
  const Moments seen = moments_of({2, 4, 6, 12});
  CHECK(seen.variance() == Approx(56.0 / 3));
  CHECK(seen.skewness() == Approx(2 * 144 / (56 * std::sqrt(56.0))));
  CHECK(seen.kurtosis() == Approx(4 * (256 + 16 + 0 + 1296) / (56.0 * 56)));
}

TEST_CASE("the standard deviation of a list divides its squares by their number, that of a sample by one less") {
  // Two published lists: 8/3 is the variance of the first; the second is taken as a sample.
  CHECK(moments_of({2, 4, 6}).std_of_all() == Approx(std::sqrt(8.0 / 3)).epsilon(1e-15));
  CHECK(moments_of({2, 4, 6}).std() == 2);
  CHECK(moments_of({14, 10, 12}).std() == 2);
  CHECK(moments_of({14, 10, 12}).std_of_all() == Approx(1.632993161855452).epsilon(1e-15));
  CHECK(moments_of({7}).std() == 0);
  CHECK(moments_of({7}).std_of_all() == 0);
  CHECK(Moments{}.std_of_all() == 0);
}

TEST_CASE("a spread of 1e-3 around 1e8 keeps its variance") {
  Moments moments;
  for (int i = 0; i < 1000; ++i) moments.add(1e8 + (i % 2 ? 1e-3 : -1e-3));
  CHECK(moments.variance() == Approx(1e-6).epsilon(0.02));
}

TEST_CASE("equal numbers have no spread and no shape, and nothing turns NaN") {
  const Moments seen = moments_of({5, 5, 5});
  CHECK(seen.variance() == 0);
  CHECK(seen.skewness() == 0);
  CHECK(seen.kurtosis() == 0);
  CHECK(Moments{}.variance() == 0);
}

TEST_CASE("sums are possible if some set of numbers has them") {
  const Moments good = moments_of({-3, 1, 1, 2, 9});
  CHECK(good.possible());
  CHECK(moments_of({7}).possible());
  CHECK(moments_of({0, 0, 1e-170}).possible());
  CHECK(Moments{}.possible());
  for (const auto part : {&Moments::count, &Moments::mean, &Moments::m2, &Moments::m3, &Moments::m4}) {
    for (const double hostile : {1e300, std::nan("")}) {
      Moments bad = good;
      bad.*part = hostile;
      CHECK_FALSE(bad.possible());
    }
  }
  Moments bad = good;
  bad.m4 = 1.1 * good.m2 * good.m2;
  CHECK_FALSE(bad.possible());
  bad = good;
  bad.m2 = -1;
  CHECK_FALSE(bad.possible());
}

TEST_CASE("a spread whose powers vanish has no shape, and nothing turns NaN") {
  const Moments seen = moments_of({1e-120, 2e-120, 4e-120});
  CHECK(seen.m2 > 0);
  CHECK(seen.skewness() == 0);
  CHECK(seen.kurtosis() == 0);
}

TEST_CASE("a histogram counts each number once, also outside its ends") {
  Histogram<4> histogram;
  for (const double x : {-1.0, -0.51, -0.5, 0.0, 0.49, 0.5, 0.99, 1.0, 7.0, -3.0}) histogram.add(x, -1, 1);
  CHECK(histogram.counts == std::array<double, 4>{2, 1, 2, 2});
  CHECK(histogram.below == 1);
  CHECK(histogram.above == 2);
}

TEST_CASE("NaN and infinities are counted outside the bins") {
  Histogram<4> histogram;
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  for (const double x : {std::numeric_limits<double>::quiet_NaN(), kInfinity, -kInfinity}) histogram.add(x, -1, 1);
  CHECK(histogram.counts == std::array<double, 4>{});
  CHECK(histogram.above == 2);
  CHECK(histogram.below == 1);
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
    for (int i = 0; i < LogHistogram::kLeastForInterval; ++i) histogram.add(x);
    const auto seen = histogram.median();
    CHECK(seen.low.value() <= x);
    CHECK(seen.high.value() >= x);
    CHECK(seen.high.value() <= seen.low.value() * (x < 0.25 ? 1.12501 : 1.00782));
  }
}

TEST_CASE("the median of numbers spread evenly on a log scale is their middle, with an interval around it") {
  LogHistogram histogram;
  for (int i = 0; i <= 2000; ++i) histogram.add(std::exp2(-i * 0.01));
  const auto median = histogram.median();
  CHECK(median.value == Approx(std::exp2(-10)).epsilon(0.01));
  // ranks n/2 ∓ 1.96 √n / 2 of this grid lie 0.438 octaves to either side; bins widen that by up to 1/8 octave each
  const double low = median.low.value(), high = median.high.value();
  CHECK(high / low >= std::exp2(2 * 0.438));
  CHECK(high / low <= std::exp2(2 * 0.438 + 0.34));
  CHECK(median.standard_error.value() == Approx((high - low) / (2 * 1.959964)));
}

TEST_CASE("the interval of a median holds it in 95 of 100 samples or more, at any count") {
  for (const int count : {6, 8, 10, 13, 20, 50, 200, 900}) {
    // One number a bin, ascending: the interval's ends tell which of them it reaches to.
    std::vector<double> numbers;
    for (int i = count; i > 0; --i) numbers.push_back(std::exp2(-2 - (i - 0.5) / LogHistogram::kCoarse));
    LogHistogram histogram;
    for (const double x : numbers) histogram.add(x);
    const auto median = histogram.median();
    const auto within = [&](double x) { return x >= median.low && x <= median.high; };
    const auto first = std::find_if(numbers.begin(), numbers.end(), within) - numbers.begin() + 1;
    const auto last = count - (std::find_if(numbers.rbegin(), numbers.rend(), within) - numbers.rbegin());
    // So many of the numbers lie below the true median: binomial with one half.
    long double covered = 0;
    for (auto below = first; below < last; ++below) {
      covered += std::exp(std::lgamma(count + 1.0L) - std::lgamma(below + 1.0L) - std::lgamma(count - below + 1.0L) -
                          count * std::log(2.0L));
    }
    INFO(count << " numbers, from the " << first << "th to the " << last << "th");
    CHECK(covered >= 0.95L);
    CHECK(covered < 0.985L + 0.05L * (count < 13));
  }
}

TEST_CASE("a median close to one is known to the fine bins") {
  LogHistogram histogram;
  for (int i = 0; i < 999; ++i) histogram.add(0.8734 + 1e-6 * i);
  CHECK(histogram.median().low.value() <= 0.8739);
  CHECK(histogram.median().high.value() >= 0.8739);
  CHECK(histogram.median().value == Approx(0.8739).epsilon(0.004));
}

TEST_CASE("the median of an even count lies half way between the middle two, however far apart they are") {
  const auto median = [](const std::vector<double>& numbers) {
    LogHistogram histogram;
    for (const double x : numbers) histogram.add(x);
    return histogram.median().value;
  };
  CHECK(median({0.1, 0.9}) == Approx(0.5).epsilon(0.02));
  CHECK(median({1e-6, 0.3}) == Approx(0.15).epsilon(0.02));
  CHECK(median({0.5, 0.001, 0.002, 0.4}) == Approx(0.201).epsilon(0.02));
  CHECK(median({0, 0.5}) == Approx(0.25).epsilon(0.01));
  CHECK(median({0, 0, 0.25, 1e-4}) == Approx(5e-5).epsilon(0.07));
  // Three have the middle one, neighbours in one bin or in two are as before.
  CHECK(median({0.1, 0.9, 0.95}) == Approx(0.9).epsilon(0.01));
  CHECK(median({0.7, 0.7001}) == Approx(0.7).epsilon(0.01));
}

TEST_CASE("zeros and numbers below the least bin count as a group below, and a median among them is 0") {
  LogHistogram histogram;
  for (const double x : {0.0, 1e-300, 1e-301, 1e-302, std::numeric_limits<double>::denorm_min(), 0.5}) histogram.add(x);
  CHECK(histogram.count() == 6);
  CHECK(histogram.median().value == 0);
  CHECK(histogram.median().low == 0);
}

TEST_CASE("an interval among numbers below the least bin ends where that group ends, however few they are") {
  for (const int numbers : {6, 7, 50}) {
    LogHistogram histogram;
    for (int i = 0; i < numbers; ++i) histogram.add(0);
    CHECK(histogram.median().high == std::ldexp(1.0, LogHistogram::kLeastExponent));
  }
}

TEST_CASE("the median of fewer than six numbers has no interval") {
  LogHistogram histogram;
  for (int numbers = 0; numbers <= 5; ++numbers) {
    const auto seen = histogram.median();
    CHECK(std::isfinite(seen.value));
    CHECK_FALSE(seen.low);
    CHECK_FALSE(seen.high);
    CHECK_FALSE(seen.standard_error);
    histogram.add(0.5);
  }
  CHECK(histogram.median().low == 0.5);
}

TEST_CASE("one is within the last bin, and merging adds counts") {
  LogHistogram a, b;
  for (int i = 0; i < 6; ++i) a.add(1);
  for (int i = 0; i < 12; ++i) b.add(0.25);
  CHECK(a.median().high == 1);
  a.merge(b);
  CHECK(a.count() == 18);
  CHECK(a.median().value == Approx(0.25).epsilon(0.01));
}
