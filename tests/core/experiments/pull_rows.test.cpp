// What rows of random vectors must show: figures of an independent simulation, and what a divisor changes.
// Pulls of rows drawn by their scores: distributed as those of drawn vectors, and what each parameter changes.
#include <cmath>
#include <utility>
#include <vector>

#include "catch.hpp"
#include "experiments/gradient_rows.hpp"
#include "experiments/pull_rows.hpp"
#include "refusal.hpp"
#include "scaling/designed_divisor.hpp"
#include "statistics/sample_figures.hpp"

using namespace sqrtdk;
using experiments::GradientRows;
using experiments::MeasuredRows;
using experiments::RowFigure;

namespace {

std::vector<double> all_of(const GradientRows& asked, RowFigure figure, std::uint64_t draws) {
  std::vector<double> all;
  GradientRows one = asked;
  for (one.draw = 0; one.draw < draws; ++one.draw) {
    const MeasuredRows measured = experiments::gradient_rows(one);
    all.insert(all.end(), measured[figure].begin(), measured[figure].end());
  }
  return all;
}

}  // namespace

TEST_CASE("rows of normal scores have the figures of an independent simulation, in the mean and in the median",
          "[simulation]") {
  // q·k / (τ|q|) is N(0, 1/τ²) whatever the query: 64 independent levels of spread 1 and 8. Six standard errors and the digits
  // of that simulation (100,000 rows).
  struct Case {
    double spread, peak, trace, median_trace, median_right;
    double gradient, median_gradient;  // spread · |J a|
  };
  for (const Case& of :
       {Case{1, 0.1073, 0.9612, 0.965, 0.0097, 0.1779, 0.169}, Case{8, 0.7921, 0.2898, 0.249, 6.2e-9, 1.4187, 0.826}}) {
    CAPTURE(of.spread);
    const bool sharp = of.spread > 1;
    const GradientRows asked{77, 0, 4, 64, 512, {"query-norm", 1 / of.spread}};
    const auto summary = [&](RowFigure figure) { return statistics::range_summary(all_of(asked, figure, 16)); };
    CHECK(summary(RowFigure::peak).mean == Approx(of.peak).margin(sharp ? 0.015 : 0.003));
    const auto trace = summary(RowFigure::trace), gradient = summary(RowFigure::score_gradient);
    CHECK(trace.mean == Approx(of.trace).margin(sharp ? 0.017 : 0.001));
    CHECK(trace.median == Approx(of.median_trace).margin(sharp ? 0.025 : 0.001));
    CHECK(of.spread * gradient.mean == Approx(of.gradient).margin(sharp ? 0.11 : 0.004));
    CHECK(of.spread * gradient.median == Approx(of.median_gradient).margin(sharp ? 0.12 : 0.004));
    // The mean weight of a key named beforehand is 1/n at every spread; the typical one is not.
    const auto right = summary(RowFigure::right_key);
    CHECK(right.mean == Approx(1.0 / 64).margin(sharp ? 0.007 : 0.0015));
    CHECK(std::fabs(std::log(right.median / of.median_right)) < (sharp ? 0.7 : 0.09));
  }
}

TEST_CASE(
    "without a divisor the typical row's right key is lost at d = 64, the mean query gradient grows, and values keep "
    "learning") {
  const MeasuredRows none = experiments::gradient_rows({1, 0, 64, 64, 512, {"none", 0}});
  const MeasuredRows root = experiments::gradient_rows({1, 0, 64, 64, 512, {"sqrt", 0}});
  const auto of = [](const MeasuredRows& rows, RowFigure figure) { return statistics::range_summary(rows[figure]); };
  CHECK(of(none, RowFigure::right_key).median < 1e-7);
  CHECK(of(root, RowFigure::right_key).median == Approx(0.0097).epsilon(0.25));
  CHECK(of(none, RowFigure::pull).median < 1e-4 * of(root, RowFigure::pull).median);
  // Not the whole gradient: the typical one is larger without the divisor, spent on keys that have won already.
  CHECK(of(none, RowFigure::query_gradient).median > of(root, RowFigure::query_gradient).median);
  CHECK(of(none, RowFigure::query_gradient).mean > of(root, RowFigure::query_gradient).mean);
  CHECK(of(none, RowFigure::value_gradient).least >= 0.125);
  CHECK(of(none, RowFigure::value_gradient).median > of(root, RowFigure::value_gradient).median);
}

TEST_CASE("the chain factor: |dL/dq| is about √d/c times the gradient in the scores") {
  for (const auto& [rule, divisor] : {std::pair{"sqrt", 16.0}, {"linear", 256.0}, {"none", 1.0}}) {
    const MeasuredRows measured = experiments::gradient_rows({4, 0, 256, 16, 200, {rule, 0}});
    std::vector<double> ratios;
    for (std::size_t i = 0; i < 200; ++i) {
      ratios.push_back(measured[RowFigure::query_gradient][i] / measured[RowFigure::score_gradient][i] * divisor / 16);
    }
    CAPTURE(rule);
    CHECK(statistics::range_summary(ratios).median == Approx(1).margin(0.03));
  }
}

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
