// Additive beside dot-product attention on the same vectors: the spread of either, merging, limits.
#include "experiments/dot_versus_additive.hpp"

#include <cmath>
#include <limits>
#include <string>

#include "catch.hpp"
#include "numeric/check.hpp"
#include "refusal.hpp"

using namespace sqrtdk;
using experiments::DotVersusAdditive;

namespace {

double spread(std::uint64_t d, std::size_t kind, std::uint64_t networks) {
  return experiments::dot_versus_additive_figures(experiments::run_dot_versus_additive({7, d, 8, 8}, 0, networks))[kind]
      .score_std.value;
}

}  // namespace

TEST_CASE("dot products spread like √d and divided ones like 1, on the vectors that additive scores see",
          "[simulation]") {
  for (const std::uint64_t d : {1, 4, 64}) {
    const double root = std::sqrt(static_cast<double>(d));
    CAPTURE(d);
    CHECK(spread(d, 0, 400) == Approx(root).epsilon(0.06));
    CHECK(spread(d, 1, 400) == Approx(spread(d, 0, 400) / root).epsilon(1e-12));
  }
}

TEST_CASE("additive scores grow like √h for v ~ N(0, 1) and keep their size for v ~ N(0, 1/h)", "[simulation]") {
  // Over all networks, by an independent simulation: 1.40, 5.7 and 24 at h = 4, 64 and 1024.
  CHECK(spread(4, 2, 400) == Approx(1.40).epsilon(0.06));
  CHECK(spread(64, 2, 200) == Approx(5.7).epsilon(0.04));
  CHECK(spread(1024, 2, 16) == Approx(24).epsilon(0.1));
  CHECK(spread(4, 3, 400) == Approx(0.70).epsilon(0.06));
  CHECK(spread(64, 3, 200) == Approx(0.71).epsilon(0.04));
}

TEST_CASE("among more keys a score spreads as it did and undivided products still leave most weight to one",
          "[simulation]") {
  for (const std::uint64_t keys : {64, 512}) {
    const auto figures =
        experiments::dot_versus_additive_figures(experiments::run_dot_versus_additive({7, 64, 8, keys}, 0, 32));
    CAPTURE(keys);
    CHECK(figures[0].score_std.value == Approx(8).epsilon(0.05));
    CHECK(figures[1].score_std.value == Approx(1).epsilon(0.05));
    CHECK(figures[3].score_std.value == Approx(0.71).epsilon(0.08));
    CHECK(figures[0].peak_weight.value > 0.6);
    CHECK(figures[1].peak_weight.value < 16.0 / static_cast<double>(keys));
    CHECK(figures[1].jacobian_trace.value > 0.9);
  }
}

TEST_CASE("no additive score exceeds the sum of |v|") {
  const experiments::DotVersusAdditiveDraw draw = experiments::draw_dot_versus_additive({3, 16, 8, 8}, 5);
  const auto scores = experiments::scores_of(draw);
  CHECK(scores[2].cwiseAbs().maxCoeff() <= attention::additive_score_limit(draw.maps.v));
  CHECK(scores[2].cwiseAbs().maxCoeff() > 0);
}

TEST_CASE("the error of a figure is its spread between networks: 95 % intervals hold the truth", "[simulation]") {
  int held = 0;
  for (std::uint64_t run = 0; run < 60; ++run) {
    const auto figures =
        experiments::dot_versus_additive_figures(experiments::run_dot_versus_additive({100 + run, 16, 4, 4}, 0, 64));
    held += figures[1].score_std.low <= 1 && 1 <= figures[1].score_std.high;
  }
  CHECK(held >= 51);
}

TEST_CASE("one network alone shows no spread: its figures have neither error nor interval") {
  for (const auto& figures :
       experiments::dot_versus_additive_figures(experiments::run_dot_versus_additive({1, 4, 2, 2}, 0, 1))) {
    for (const auto& figure : {figures.score_std, figures.peak_weight, figures.jacobian_trace}) {
      CHECK(figure.value > 0);
      CHECK_FALSE(figure.standard_error);
      CHECK_FALSE(figure.low);
      CHECK_FALSE(figure.high);
    }
  }
}

TEST_CASE("networks can be counted in pieces, carried as numbers, and merged in order") {
  const DotVersusAdditive asked{9, 8, 3, 5};
  experiments::DotVersusAdditiveSums sums = experiments::run_dot_versus_additive(asked, 0, 3);
  experiments::merge(sums, experiments::dot_versus_additive_from_numbers(
                               experiments::to_numbers(experiments::run_dot_versus_additive(asked, 3, 4))));
  const experiments::DotVersusAdditiveSums whole = experiments::run_dot_versus_additive(asked, 0, 7);
  for (std::size_t kind = 0; kind < whole.size(); ++kind) {
    CHECK(sums[kind].scores.count == 7 * 3 * 5);
    CHECK(sums[kind].scores.mean == Approx(whole[kind].scores.mean).margin(1e-12));
    CHECK(sums[kind].mean_squares.mean == Approx(whole[kind].mean_squares.mean).epsilon(1e-12));
    CHECK(sums[kind].peaks.m2 == Approx(whole[kind].peaks.m2).epsilon(1e-9));
  }
  CHECK(experiments::to_numbers(experiments::dot_versus_additive_from_numbers(experiments::to_numbers(whole))) ==
        experiments::to_numbers(whole));
}

TEST_CASE("seed, network and d each give other vectors; the same address gives the same") {
  const auto first = [](const DotVersusAdditive& asked, std::uint64_t network) {
    return experiments::draw_dot_versus_additive(asked, network).q(0, 0);
  };
  CHECK(first({1, 8, 2, 2}, 0) == first({1, 8, 2, 2}, 0));
  CHECK(first({1, 8, 2, 2}, 0) != first({2, 8, 2, 2}, 0));
  CHECK(first({1, 8, 2, 2}, 0) != first({1, 8, 2, 2}, 1));
  CHECK(first({1, 8, 2, 2}, 0) != first({1, 9, 2, 2}, 0));
}

TEST_CASE("sizes outside their limits and numbers that are no sums are refused by name") {
  CHECK(refusal_of([] { experiments::draw_dot_versus_additive({1, 0, 2, 2}, 0); }) == "out-of-range|d");
  CHECK(refusal_of([] { experiments::draw_dot_versus_additive({1, 1025, 2, 2}, 0); }) == "out-of-range|d");
  CHECK(refusal_of([] { experiments::draw_dot_versus_additive({1, 4, 65, 2}, 0); }) == "out-of-range|queries");
  CHECK(refusal_of([] { experiments::draw_dot_versus_additive({1, 4, 2, 1}, 0); }) == "out-of-range|keys");
  CHECK(refusal_of([] { experiments::draw_dot_versus_additive({1, 4, 2, 513}, 0); }) == "out-of-range|keys");
  CHECK(refusal_of([] { experiments::draw_dot_versus_additive({1, 4, 2, 2}, 1'000'001); }) == "out-of-range|network");
  CHECK(refusal_of([] { experiments::run_dot_versus_additive({1, 4, 2, 2}, 0, 0); }) == "out-of-range|networks");
  std::vector<double> numbers = experiments::to_numbers(experiments::run_dot_versus_additive({1, 4, 2, 2}, 0, 2));
  const auto changed = [&](std::size_t at, double value) {
    std::vector<double> other = numbers;
    other[at] = value;
    return refusal_of([&] { experiments::dot_versus_additive_from_numbers(other); });
  };
  CHECK(changed(0, 8) == "accepted");
  CHECK(changed(0, 0) == "out-of-range|sums count");
  CHECK(changed(1, std::numeric_limits<double>::infinity()) == "not-finite|sums");
  CHECK(changed(2, -1) == "malformed|sums");
  numbers.pop_back();
  CHECK(refusal_of([&] { experiments::dot_versus_additive_from_numbers(numbers); }) == "wrong-length|sums");
}
