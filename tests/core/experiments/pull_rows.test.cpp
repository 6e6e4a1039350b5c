// Pulls of rows drawn by their scores: distributed as those of drawn vectors, and what each parameter changes.
#include "experiments/pull_rows.hpp"

#include <cmath>
#include <vector>

#include "catch.hpp"
#include "experiments/gradient_rows.hpp"
#include "refusal.hpp"
#include "scaling/designed_divisor.hpp"
#include "statistics/sample_figures.hpp"

using namespace sqrtdk;
using experiments::pull_rows;

namespace {

bool overlap(const statistics::SampleFigure& a, const statistics::SampleFigure& b) {
  return a.interval->low < b.interval->high && b.interval->low < a.interval->high;
}

}  // namespace

TEST_CASE("rows drawn by their scores pull as rows of drawn vectors do, with one dimension and with many",
          "[simulation]") {
  for (const std::uint64_t d : {1, 2, 16, 64}) {
    for (const double divisor : {1.0, 4.0}) {
      for (const std::optional<double> z : {std::optional<double>(), std::optional(1.0)}) {
        CAPTURE(d, divisor, z.value_or(99));
        const numeric::Matrix vectors = experiments::target_pull({3, 0, d, 8, {{"constant", divisor}}, z}, 0, 4096);
        const auto drawn = statistics::sample_figures({vectors.data(), 4096});
        const auto scored = statistics::sample_figures(pull_rows({4, 8, 4096, z}, d, divisor));
        CHECK(overlap(drawn.lower_quartile, scored.lower_quartile));
        CHECK(overlap(drawn.median, scored.median));
        CHECK(overlap(drawn.upper_quartile, scored.upper_quartile));
        CHECK(overlap(drawn.mean, scored.mean));
      }
    }
  }
}

TEST_CASE("two keys of one dimension: the pull is 2 p (1 − p) |z₁ − z₂| / c, so a huge divisor leaves 1/c of it") {
  const std::vector<double> some = pull_rows({1, 2, 30}, 1, 1e5), tenth = pull_rows({1, 2, 30}, 1, 1e6);
  for (std::size_t i = 0; i < some.size(); ++i) CHECK(some[i] == Approx(10 * tenth[i]).epsilon(1e-3));
}

TEST_CASE("fewer rows are the first of more; seed, keys, z, d and divisor each matter") {
  const std::vector<double> pulls = pull_rows({1, 8, 20}, 16, 4), fewer = pull_rows({1, 8, 7}, 16, 4);
  CHECK(std::vector(pulls.begin(), pulls.begin() + 7) == fewer);
  CHECK(pull_rows({2, 8, 1}, 16, 4)[0] != pulls[0]);
  CHECK(pull_rows({1, 9, 1}, 16, 4)[0] != pulls[0]);
  CHECK(pull_rows({1, 8, 1, 0.5}, 16, 4)[0] != pulls[0]);
  CHECK(pull_rows({1, 8, 1}, 17, 4)[0] != pulls[0]);
  CHECK(pull_rows({1, 8, 1}, 16, 5)[0] != pulls[0]);
}

TEST_CASE(
    "a line on logarithmic axes: slope ½ and height 1 leave spread 1, twice the height half of it, ln d what it is") {
  for (const std::uint64_t d : {16, 64, 1024}) {
    CHECK(scaling::spread({1, 0.5, false}, d) == 1);
    CHECK(scaling::spread({2, 0.5, false}, d) == 0.5);
    CHECK(scaling::divisor({3, 1, false}, d) == Approx(3.0 * static_cast<double>(d)).epsilon(1e-15));
    CHECK(scaling::divisor({2, 0.5, true}, d) == Approx(2 * std::log(static_cast<double>(d))).epsilon(1e-15));
    for (const double exponent : {0.0, 0.3, 1.0}) {
      const double c = scaling::divisor({1.5, exponent, false}, d);
      CHECK(scaling::exponent_through(1.5, d, c) == Approx(exponent).margin(1e-14));
    }
  }
}

TEST_CASE("rows and lines outside their limits are refused by name") {
  const auto refused = [](const experiments::PullRows& asked, std::uint64_t d, double c) {
    return refusal_of([&] { pull_rows(asked, d, c); });
  };
  CHECK(refused({1, 1, 1}, 1, 1) == "out-of-range|keys");
  CHECK(refused({1, 4097, 1}, 1, 1) == "out-of-range|keys");
  CHECK(refused({1, 2, 0}, 1, 1) == "out-of-range|rows");
  CHECK(refused({1, 2, 65'537}, 1, 1) == "out-of-range|rows");
  CHECK(refused({1, 2, 1, 9.0}, 1, 1) == "out-of-range|z");
  CHECK(refused({1, 2, 1}, 0, 1) == "out-of-range|d");
  CHECK(refused({1, 2, 1}, 1, 0) == "out-of-range|divisor");
  CHECK(refused({1, 4096, 1, -8.0}, 4096, 1e9) == "accepted");
  CHECK(refusal_of([] { scaling::divisor({0, 1, false}, 2); }) == "out-of-range|factor");
  CHECK(refusal_of([] { scaling::divisor({1, 5, false}, 2); }) == "out-of-range|exponent");
  CHECK(refusal_of([] { scaling::divisor({1, 1, true}, 1); }) == "out-of-range|d");
  CHECK(refusal_of([] { scaling::exponent_through(1, 1, 1); }) == "out-of-range|d");
  CHECK(refusal_of([] { scaling::exponent_through(1, 2, 0); }) == "out-of-range|c");
}
