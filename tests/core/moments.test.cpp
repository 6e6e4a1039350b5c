// Mergeable moments against their definitions.
#include <cmath>
#include <vector>

#include "catch.hpp"
#include "statistics/moments.hpp"

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
