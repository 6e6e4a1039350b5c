// Rows of normal scores at any spread: against softmax row by row, against closed forms at the edges of the map, prefixes, limits.
#include "experiments/normal_rows.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <string>
#include <vector>

#include "catch.hpp"
#include "random/normal.hpp"
#include "refusal.hpp"
#include "softmax/softmax.hpp"
#include "theory/gaussian_softmax.hpp"

using namespace sqrtdk;
using experiments::NormalRows;
using experiments::SpreadFigures;
using statistics::Estimate;

namespace {

/// The slow twin of one figure: every row through softmax in doubles.
template <class Figure>
double mean_of(const NormalRows& asked, double spread, Figure figure) {
  double sum = 0;
  std::vector<double> scores(asked.keys);
  for (std::uint64_t row = 0; row < asked.rows; ++row) {
    random::normal_numbers({asked.seed, 0x70000, row}, scores);
    for (double& score : scores) score *= spread;
    softmax::softmax(scores, scores);
    sum += figure(softmax::attention_stats(scores));
  }
  return sum / static_cast<double>(asked.rows);
}

SpreadFigures at(std::uint64_t keys, double spread, std::uint64_t rows) {
  return experiments::measure_spreads({1, keys, rows}, std::vector{spread}).front();
}

/// Within 4.5 standard errors, and what an expansion leaves out.
bool near(const Estimate& found, double expected, double slack = 0) {
  return std::fabs(found.value - expected) < 4.5 * found.standard_error.value() + slack;
}

}  // namespace

TEST_CASE("every figure is the mean of what softmax and its statistics give, row by row") {
  for (const std::uint64_t keys : {2, 3, 15, 16, 17, 100, 511, 512, 513, 4096}) {
    for (const double spread : {0.01, 0.25, 1.0, 4.0, 32.0, 1000.0}) {
      CAPTURE(keys, spread);
      const NormalRows asked{7, keys, 20};
      const SpreadFigures found = experiments::measure_spreads(asked, std::vector{spread}).front();
      const auto twin = [&](auto figure) { return mean_of(asked, spread, figure); };
      CHECK(std::fabs(found.peak.value - twin([](const auto& row) { return row.peak; })) < 2e-6);
      CHECK(std::fabs(found.entropy.value - twin([](const auto& row) { return row.entropy; })) < 2e-5);
      CHECK(found.effective_keys.value ==
            Approx(twin([](const auto& row) { return row.effective_keys; })).epsilon(2e-5));
      CHECK(std::fabs(found.trace.value - twin([](const auto& row) { return row.jacobian_trace; })) < 2e-6);
      CHECK(found.peaked.value == Approx(twin([](const auto& row) { return row.peak > 0.99 ? 1.0 : 0.0; })));
    }
  }
}

TEST_CASE("with two keys peak, entropy and trace are those of the closed form at every spread") {
  for (const double spread : {0.1, 0.5, 1.0, 2.0, 8.0, 32.0}) {
    CAPTURE(spread);
    const SpreadFigures found = at(2, spread, 16384);
    const auto exact = theory::softmax_of_two(spread);
    CHECK(near(found.peak, exact.peak));
    CHECK(near(found.entropy, exact.entropy));
    CHECK(near(found.trace, exact.jacobian_trace));
  }
}

TEST_CASE("small spreads follow the flat expansion, large ones the sharp one") {
  for (const std::uint64_t keys : {4, 64, 1024}) {
    CAPTURE(keys);
    const auto flat = theory::flat_softmax(keys, 0.1);
    const SpreadFigures even = at(keys, 0.1, 400);
    CHECK(near(even.entropy, flat.entropy, 1e-4));
    CHECK(near(even.trace, 1 - flat.sum_of_squares, 1e-4));
    const auto sharp = theory::sharp_softmax(keys, 100);
    const SpreadFigures peaked = at(keys, 100, 4000);
    CHECK(near(peaked.peak, sharp.peak, 2e-3));
    CHECK(near(peaked.trace, sharp.jacobian_trace, 2e-3));
  }
}

TEST_CASE("the collapse: far below the line the peak is small, far beyond it a few keys have all") {
  const double line = theory::collapse_spread(4096);
  CHECK(at(4096, line / 4, 100).peak.value < 0.01);
  CHECK(at(4096, 4 * line, 400).peak.value > 0.8);
  CHECK(at(4096, 4 * line, 400).effective_keys.value < 2);
}

TEST_CASE("figures that were printed for 64 keys: 0.107 at spread 1, 0.792 at spread 8, a fifth of all rows peaked") {
  const std::vector<double> spreads{1, 8};
  const auto found = experiments::measure_spreads({1, 64, 16384}, spreads);
  CHECK(near(found[0].peak, 0.1073, 2e-4));
  CHECK(near(found[0].effective_keys, std::exp(0.8859 * std::log(64)), 1));
  CHECK(near(found[1].peak, 0.7921, 1e-3));
  CHECK(near(found[1].trace, 0.2898, 1e-3));
  CHECK(near(found[1].peaked, 0.1937, 2e-3));
}

TEST_CASE("a spread gives the same figures alone and among others, and every seed others") {
  const auto several = experiments::measure_spreads({3, 40, 9}, std::vector{0.5, 2.0, 9.0});
  const auto alone = experiments::measure_spreads({3, 40, 9}, std::vector{2.0});
  CHECK(several[1].peak.value == alone[0].peak.value);
  CHECK(several[1].entropy.standard_error == alone[0].entropy.standard_error);
  CHECK(experiments::measure_spreads({4, 40, 9}, std::vector{2.0})[0].peak.value != alone[0].peak.value);
}

TEST_CASE("one row is a row of those that are measured, its largest weights first, the others together") {
  std::vector<double> scores(300);
  random::normal_numbers({5, 0x70000, 12}, scores);
  for (double& score : scores) score *= 3;
  softmax::softmax(scores, scores);
  std::sort(scores.begin(), scores.end(), std::greater<>());
  const experiments::NormalRow row = experiments::normal_row(5, 12, 300, 3, 24);
  CHECK(row.weights == std::vector<double>(scores.begin(), scores.begin() + 24));
  CHECK(row.stats.peak == row.weights.front());
  double sum = row.rest;
  for (const double weight : row.weights) sum += weight;
  CHECK(sum == Approx(1).epsilon(1e-14));
  const experiments::NormalRow few = experiments::normal_row(5, 12, 7, 3, 24);
  CHECK(few.weights.size() == 7);
  CHECK(few.rest == 0);
}

TEST_CASE("what is outside the limits is refused by name") {
  const auto measured = [](const NormalRows& asked, double spread) {
    return refusal_of([&] { experiments::measure_spreads(asked, std::vector{1.0, spread}); });
  };
  CHECK(measured({1, 65536, 2}, 1000) == "accepted");
  CHECK(measured({1, 2, 16384}, 0.01) == "accepted");
  CHECK(measured({1, 1, 2}, 1) == "out-of-range|keys");
  CHECK(measured({1, 65537, 2}, 1) == "out-of-range|keys");
  CHECK(measured({1, 2, 1}, 1) == "out-of-range|rows");
  CHECK(measured({1, 2, 16385}, 1) == "out-of-range|rows");
  CHECK(measured({1, 2, 2}, 0.009) == "out-of-range|spreads 2");
  CHECK(measured({1, 2, 2}, 1001) == "out-of-range|spreads 2");
  CHECK(measured({1, 2, 2}, NAN) == "not-a-number|spreads 2");
  const auto row = [](std::uint64_t index, std::uint64_t keys, double spread, std::uint64_t shown) {
    return refusal_of([&] { experiments::normal_row(1, index, keys, spread, shown); });
  };
  CHECK(row(16383, 65536, 1000, 1024) == "accepted");
  CHECK(row(16384, 8, 1, 8) == "out-of-range|row");
  CHECK(row(0, 1, 1, 8) == "out-of-range|keys");
  CHECK(row(0, 8, 0, 8) == "out-of-range|spread");
  CHECK(row(0, 8, 1, 0) == "out-of-range|shown");
  CHECK(row(0, 8, 1, 1025) == "out-of-range|shown");
}
