// Pairs of entries and independent scores: sums that end as the score, prefixes, and what correlation 1 makes of them.
#include "experiments/entry_draws.hpp"

#include "catch.hpp"

using namespace sqrtdk;

TEST_CASE(
    "products are those of the pairs, their running sum ends as the score, and fewer pairs are the first of more") {
  const random::Assumptions assumed{{"laplace", 0, 0.5, 2}, 0.3};
  const auto many = experiments::draw_pairs(assumed, 7, 2, 700), few = experiments::draw_pairs(assumed, 7, 2, 5);
  REQUIRE(many.sums.size() == 700);
  double sum = 0;
  for (std::size_t i = 0; i < many.q.size(); ++i) {
    CHECK(many.products[i] == many.q[i] * many.k[i]);
    CHECK(many.sums[i] == (sum += many.products[i]));
  }
  CHECK(few.sums == std::vector<double>(many.sums.begin(), many.sums.begin() + 5));
}

TEST_CASE("entries of correlation 1 are equal, and their scores are squares") {
  const random::Assumptions same{{}, 1};
  const auto pairs = experiments::draw_pairs(same, 1, 0, 40);
  CHECK(pairs.q == pairs.k);
  for (const double score : experiments::draw_scores(same, 1, 0, 9, 50)) CHECK(score > 0);
}

TEST_CASE("fewer independent scores are the first of more, and each draw gives others") {
  const random::Assumptions usual;
  const auto many = experiments::draw_scores(usual, 3, 1, 64, 100), few = experiments::draw_scores(usual, 3, 1, 64, 10);
  CHECK(few == std::vector<double>(many.begin(), many.begin() + 10));
  CHECK(experiments::draw_scores(usual, 3, 2, 64, 10) != few);
}
