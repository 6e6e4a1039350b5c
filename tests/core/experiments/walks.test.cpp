// Walks of products: which draws they are, where they are told, how far they spread, how their ends are counted, and limits.
#include <cmath>
#include <numeric>

#include "catch.hpp"
#include "experiments/drawn_vectors.hpp"
#include "experiments/walks.hpp"
#include "refusal.hpp"

using namespace sqrtdk;
using namespace sqrtdk::experiments;

namespace {

double counted(const Walks& walks) {
  return std::accumulate(walks.counts.begin(), walks.counts.end(), 0.0) +
         static_cast<double>(walks.below + walks.above);
}

}  // namespace

TEST_CASE("the first walk is the running sum of one draw of pairs, the ninth that of the next draw") {
  const Walks walks = draw_walks({7, 3, 40, 17, false});
  REQUIRE(walks.terms.size() == 41);
  for (const std::uint64_t walk : {0, 8, 16}) {
    const auto pairs = draw_pairs({}, 7, 3 + walk / 8, 40);
    CHECK(walks.sums(static_cast<Eigen::Index>(walk), 0) == 0);
    for (Eigen::Index i = 1; i <= 40; ++i) {
      CHECK(walks.sums(static_cast<Eigen::Index>(walk), i) == pairs.sums[static_cast<std::size_t>(i - 1)]);
    }
  }
}

TEST_CASE("after the last draw comes the first") {
  const Walks last = draw_walks({7, 1'000'000, 4, 9, false});
  CHECK(last.sums.row(8) == draw_walks({7, 0, 4, 2, false}).sums.row(0));
}

TEST_CASE("a long walk is told after 64 steps at most, equally far apart, and at its end") {
  for (const std::uint64_t d : {1, 63, 64, 65, 100, 1024, 4096}) {
    const Walks walks = draw_walks({1, 0, d, 2, false});
    CAPTURE(d);
    CHECK(walks.terms.front() == 0);
    CHECK(walks.terms.back() == static_cast<double>(d));
    CHECK(walks.terms.size() <= 65);
    CHECK(walks.sums.cols() == static_cast<Eigen::Index>(walks.terms.size()));
  }
}

TEST_CASE("ends spread by √d, of normal entries and of coins alike: four times as many steps, twice as far") {
  for (const bool coins : {false, true}) {
    for (const std::uint64_t d : {4, 16, 64, 256, 1024}) {
      const Walks walks = draw_walks({11, 0, d, 1000, coins});
      const double root = std::sqrt(static_cast<double>(d));
      CAPTURE(coins, d);
      // Five standard errors of the ratio: √((κ − 1)/4n), κ = 3 + 6/d at most; a query for eight walks adds 14/d to κ: then three and a half.
      CHECK(std::fabs(walks.std / root - 1) < 5 * std::sqrt((2 + 6.0 / static_cast<double>(d)) / 4000));
      CHECK(std::fabs(walks.mean) < 5 * root / std::sqrt(1000.0));
      // Four coins get no farther.
      CHECK(walks.farthest >= 2 * root);
      CHECK(walks.farthest < 8 * root);
    }
  }
}

TEST_CASE("ends within √d, their mean, spread and farthest are those of the ends themselves") {
  const Walks walks = draw_walks({5, 2, 30, 6, false});
  const auto ends = walks.sums.col(walks.sums.cols() - 1);
  CHECK(walks.mean == Approx(ends.mean()).epsilon(1e-13));
  CHECK(walks.std == Approx(std::sqrt((ends.array() - ends.mean()).square().sum() / 5)).epsilon(1e-13));
  CHECK(walks.farthest == ends.cwiseAbs().maxCoeff());
  CHECK(walks.within == static_cast<std::uint64_t>((ends.array().square() <= 30).count()));
}

TEST_CASE("every end is counted once, and bins lie alike on both sides of 0") {
  for (const bool coins : {false, true}) {
    for (std::uint64_t d = 1; d <= 70; ++d) {
      const Walks walks = draw_walks({3, 0, d, 60, coins});
      CAPTURE(coins, d);
      CHECK(counted(walks) == 60);
      CHECK(walks.from == -walks.to);
      CHECK(walks.to >= 4 * std::sqrt(static_cast<double>(d)) * (1 - 1e-15));
      CHECK(walks.counts.size() >= (d > 3 ? 8 : 4));
      CHECK(walks.counts.size() <= (coins ? 33 : 16));
    }
  }
}

TEST_CASE("coins end on whole numbers, even or odd as d is, none of them on the edge of a bin") {
  for (const std::uint64_t d : {1, 2, 7, 64, 100, 1024}) {
    const Walks walks = draw_walks({2, 0, d, 100, true});
    const double width = (walks.to - walks.from) / static_cast<double>(walks.counts.size());
    CAPTURE(d, width);
    CHECK(std::fmod(width, 2) == 0);
    CHECK(std::fmod(walks.to + static_cast<double>(d), 2) == 1);
    for (Eigen::Index i = 0; i < 100; ++i) {
      const double end = walks.sums(i, walks.sums.cols() - 1);
      CHECK(std::fmod(std::fabs(end) + static_cast<double>(d), 2) == 0);
    }
  }
}

TEST_CASE("seed, draw and kind of entries each give other walks; fewer are the first of more") {
  const auto sums = [](const WalksAsked& asked) { return draw_walks(asked).sums; };
  const numeric::Matrix first = sums({1, 0, 9, 4, false});
  CHECK(sums({2, 0, 9, 4, false}) != first);
  CHECK(sums({1, 9, 9, 4, false}) != first);
  CHECK(sums({1, 0, 9, 4, true}) != first);
  CHECK(sums({1, 0, 9, 2, false}) == first.topRows(2));
}

TEST_CASE("walks outside their limits are refused by name") {
  const auto refused = [](const WalksAsked& asked) { return refusal_of([&] { draw_walks(asked); }); };
  CHECK(refused({1, 1'000'000, 4096, 2, false}) == "accepted");
  CHECK(refused({1, 1'000'001, 1, 2, false}) == "out-of-range|draw");
  CHECK(refused({1, 0, 0, 2, false}) == "out-of-range|d");
  CHECK(refused({1, 0, 4097, 2, false}) == "out-of-range|d");
  CHECK(refused({1, 0, 1, 1, false}) == "out-of-range|walks");
  CHECK(refused({1, 0, 1, 1001, false}) == "out-of-range|walks");
  CHECK(refused({1, 0, 4096, 257, false}) == "out-of-range|walks · d");
}
