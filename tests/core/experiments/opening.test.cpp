// The opening picture: one set of draws, cut at every stop.
#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

#include "catch.hpp"
#include "experiments/opening.hpp"
#include "numeric/check.hpp"

using namespace sqrtdk;
using namespace sqrtdk::experiments;

TEST_CASE("the stops rise from 1 to 4096 and hold every power of two") {
  const auto stops = opening_stops();
  CHECK(stops.front() == 1);
  CHECK(stops.back() == 4096);
  for (std::size_t i = 1; i < stops.size(); ++i) {
    CHECK(stops[i] > stops[i - 1]);
    CHECK(stops[i] <= 2 * stops[i - 1]);
  }
  for (std::uint64_t d = 1; d <= 4096; d *= 2) CHECK(std::count(stops.begin(), stops.end(), d) == 1);
}

TEST_CASE("weights of every row and stop are sorted and sum to one") {
  const Opening picture = opening(1, 0);
  REQUIRE(picture.rows.size() == 3);
  for (const OpeningRow& row : picture.rows) {
    REQUIRE(row.mean_weights.size() == picture.stops.size() * kOpeningKeys);
    for (const auto* weights : {&row.mean_weights, &row.draw_weights}) {
      for (std::size_t stop = 0; stop < picture.stops.size(); ++stop) {
        const auto first = weights->begin() + static_cast<std::ptrdiff_t>(stop * kOpeningKeys);
        CHECK(std::is_sorted(first, first + kOpeningKeys, std::greater<>()));
        CHECK(std::accumulate(first, first + kOpeningKeys, 0.0) == Approx(1).epsilon(1e-12));
      }
    }
  }
}

TEST_CASE("with d the unscaled row becomes a spike, ÷ d a comb, and ÷ √d keeps its shape") {
  const Opening picture = opening(1, 0);
  const auto peak = [&picture](int row, std::uint64_t d) {
    const auto stop = std::find(picture.stops.begin(), picture.stops.end(), d) - picture.stops.begin();
    return picture.rows[static_cast<std::size_t>(row)].mean_peak[static_cast<std::size_t>(stop)];
  };
  CHECK(peak(0, 4096) > 0.9);
  CHECK(peak(2, 4096) < 0.14);
  for (const std::uint64_t d : {16, 64, 256, 1024, 4096}) CHECK(peak(1, d) == Approx(0.358).epsilon(0.12));
  CHECK(picture.rows[0].median_jacobian_trace.back() < 1e-6);
  CHECK(picture.rows[1].median_jacobian_trace.back() > 0.7);
}

TEST_CASE("neighbouring stops share their draws, so the picture moves smoothly") {
  const Opening picture = opening(8, 3);
  const auto& peaks = picture.rows[1].mean_peak;
  for (std::size_t stop = 20; stop < peaks.size(); ++stop) CHECK(std::abs(peaks[stop] - peaks[stop - 1]) < 0.03);
}

TEST_CASE("another draw of the same set changes the highlighted draw only; another set or seed changes all") {
  const Opening first = opening(1, 0), second = opening(1, 1), next_set = opening(1, 64), other_seed = opening(2, 0);
  CHECK(first.rows[0].mean_weights == second.rows[0].mean_weights);
  CHECK(first.rows[0].draw_weights != second.rows[0].draw_weights);
  CHECK(first.rows[0].mean_weights != next_set.rows[0].mean_weights);
  CHECK(first.rows[0].mean_weights != other_seed.rows[0].mean_weights);
}

TEST_CASE("a draw beyond the limit is refused") { CHECK_THROWS_AS(opening(1, kMostOpeningDraw + 1), InvalidArgument); }

TEST_CASE("one d alone has the figures that it has among all stops, to the bit") {
  const Opening all = opening(7, 70);
  for (const std::uint64_t d : {1, 2, 64, 4096}) {
    const auto stop = std::find(all.stops.begin(), all.stops.end(), d) - all.stops.begin();
    const Opening alone = opening_at(7, 70, d);
    CHECK(alone.stops.front() == 1);
    CHECK(alone.stops.back() == d);
    for (std::size_t row = 0; row < 3; ++row) {
      CHECK(alone.rows[row].mean_peak.back() == all.rows[row].mean_peak[static_cast<std::size_t>(stop)]);
      CHECK(alone.rows[row].median_jacobian_trace.back() ==
            all.rows[row].median_jacobian_trace[static_cast<std::size_t>(stop)]);
      const auto of = [](const std::vector<double>& weights, std::size_t at) {
        const auto first = weights.begin() + static_cast<std::ptrdiff_t>(at * kOpeningKeys);
        return std::vector<double>(first, first + kOpeningKeys);
      };
      const std::size_t last = alone.stops.size() - 1;
      CHECK(of(alone.rows[row].draw_weights, last) == of(all.rows[row].draw_weights, static_cast<std::size_t>(stop)));
    }
  }
  CHECK_THROWS_AS(opening_at(1, 0, 0), InvalidArgument);
  CHECK_THROWS_AS(opening_at(1, 0, 4097), InvalidArgument);
}
