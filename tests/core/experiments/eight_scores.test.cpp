// One query with eight keys: whose pair its first score is, prefixes, what its keys are, and that opening, walks and pairs show the same draw.
#include "experiments/eight_scores.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

#include "catch.hpp"
#include "experiments/drawn_vectors.hpp"
#include "experiments/opening.hpp"
#include "experiments/walks.hpp"
#include "numeric/check.hpp"
#include "scaling/divisor.hpp"
#include "softmax/softmax.hpp"
#include "statistics/moments.hpp"

using namespace sqrtdk;
using namespace sqrtdk::experiments;

namespace {

std::vector<EightScores> scores_at(std::uint64_t draw, const std::vector<std::uint64_t>& cuts,
                                   const random::EntryDistribution& entries = {}) {
  return draw_eight_scores(entries, 5, draw, cuts);
}

std::vector<std::uint64_t> each_up_to(std::uint64_t d) {
  std::vector<std::uint64_t> cuts(d);
  std::iota(cuts.begin(), cuts.end(), 1);
  return cuts;
}

}  // namespace

TEST_CASE("the first of eight scores is the running sum of the draw's pair, to the bit") {
  for (const random::EntryDistribution& entries :
       {random::EntryDistribution{}, {"rademacher"}, {"student-t", 5}, {"laplace", 0, 0.5, 2}}) {
    const DrawnPairs pair = draw_pairs({entries, 0}, 5, 9, 600);
    const std::vector<EightScores> scores = scores_at(9, each_up_to(600), entries);
    CAPTURE(entries.id);
    REQUIRE(scores.size() == 600);
    for (std::size_t i = 0; i < scores.size(); ++i) CHECK(scores[i][0] == pair.sums[i]);
  }
}

TEST_CASE("scores of fewer components are the first of more, whichever are asked for") {
  for (const random::EntryDistribution& entries : {random::EntryDistribution{}, {"rademacher"}, {"student-t", 5}}) {
    const std::vector<EightScores> all = scores_at(3, each_up_to(1100), entries);
    for (const std::uint64_t d : {1, 2, 3, 63, 64, 65, 511, 512, 513, 1024, 1100}) {
      CAPTURE(entries.id, d);
      CHECK(scores_at(3, {d}, entries).front() == all[d - 1]);
    }
    CHECK(scores_at(3, {7, 520, 900}, entries)[1] == all[519]);
  }
}

TEST_CASE("all eight keys meet the query of the pair, and their entries have mean 0, variance 1 and kurtosis 3") {
  constexpr std::uint64_t kDraws = 100, kDimension = 64;
  statistics::Moments entries;
  std::array<statistics::Moments, kKeysOfADraw> neighbours;
  for (std::uint64_t draw = 0; draw < kDraws; ++draw) {
    const DrawnPairs pair = draw_pairs({}, 5, draw, kDimension);
    const std::vector<EightScores> scores = scores_at(draw, each_up_to(kDimension));
    EightScores before{};
    for (std::size_t i = 0; i < kDimension; ++i) {
      EightScores keys;
      for (std::size_t j = 0; j < kKeysOfADraw; ++j) keys[j] = (scores[i][j] - before[j]) / pair.q[i];
      before = scores[i];
      // Beside a product of nearly 0 the sums round.
      if (std::fabs(pair.q[i]) < 1e-6) continue;
      for (std::size_t j = 0; j < kKeysOfADraw; ++j) {
        CHECK(std::fabs(keys[j]) < 6.67);
        entries.add(keys[j]);
        neighbours[j].add(keys[j] * keys[(j + 1) % kKeysOfADraw]);
      }
    }
  }
  // Five standard errors of 51,200 entries, and of 6,400 products.
  CHECK(std::fabs(entries.mean) < 5 * 0.0045);
  CHECK(std::fabs(entries.variance() - 1) < 5 * 0.0063);
  CHECK(std::fabs(entries.kurtosis() - 3) < 5 * 0.022);
  for (const statistics::Moments& products : neighbours) CHECK(std::fabs(products.mean) < 5 * 0.0125);
}

TEST_CASE("scores of other draws and other seeds have nothing in common") {
  statistics::Moments products;
  constexpr std::uint64_t kDimension = 16, kDraws = 2000;
  EightScores before = scores_at(0, {kDimension}).front();
  for (std::uint64_t draw = 1; draw <= kDraws; ++draw) {
    const EightScores scores = scores_at(draw, {kDimension}).front();
    for (std::size_t j = 0; j < kKeysOfADraw; ++j) {
      for (std::size_t other = 0; other < kKeysOfADraw; ++other) products.add(scores[j] * before[other] / kDimension);
    }
    before = scores;
  }
  // Five standard errors if all 128,000 were independent; keys shared between draws would show as a mean of squares.
  CHECK(std::fabs(products.mean) < 5 * 0.0028);
  CHECK(std::fabs(products.variance() - 1) < 0.1);
  CHECK(draw_eight_scores({}, 6, 0, std::vector<std::uint64_t>{4}) !=
        draw_eight_scores({}, 5, 0, std::vector<std::uint64_t>{4}));
}

TEST_CASE(
    "the opening's draw, the first eight walks and the pair of the arrows are one query and the same eight keys") {
  for (const std::uint64_t draw : {0, 5, 70, 445, 1'000'000}) {
    for (const std::uint64_t d : {1, 2, 3, 4, 64, 65, 256, 1000, 1024, 4096}) {
      CAPTURE(draw, d);
      const numeric::Matrix sums = draw_walks({6, draw, d, 8, false}).sums;
      CHECK(sums(0, sums.cols() - 1) == draw_pairs({}, 6, draw, d).sums.back());
      const Opening shown = opening_at(6, draw, d);
      for (const OpeningRow& row : shown.rows) {
        EightScores scaled, weights;
        for (Eigen::Index walk = 0; walk < 8; ++walk) {
          scaled[static_cast<std::size_t>(walk)] = sums(walk, sums.cols() - 1) / scaling::divisor(row.rule, d);
        }
        softmax::softmax(scaled, weights);
        std::sort(weights.begin(), weights.end(), std::greater<>());
        CHECK(std::equal(weights.begin(), weights.end(), row.draw_weights.end() - kOpeningKeys));
      }
    }
  }
}

TEST_CASE("the opening's means are over the 64 draws of a set, each a draw of its own") {
  const std::vector<double> means = opening_at(6, 130, 64).rows[1].mean_weights;
  std::vector<double> sums(means.size());
  for (std::uint64_t draw = 128; draw < 192; ++draw) {
    const std::vector<double> weights = opening_at(6, draw, 64).rows[1].draw_weights;
    std::transform(sums.begin(), sums.end(), weights.begin(), sums.begin(), std::plus<>());
  }
  for (double& sum : sums) sum /= 64;
  CHECK(sums == means);
}
