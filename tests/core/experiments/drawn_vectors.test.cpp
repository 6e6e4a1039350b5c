// Normal draws as lists and matrices: which draws they are, prefixes, addresses, limits; pairs of entries and independent scores: sums that end as
// the score, prefixes, and what correlation 1 makes of them.
#include "experiments/drawn_vectors.hpp"

#include <cmath>
#include <vector>

#include "catch.hpp"
#include "random/normal.hpp"
#include "refusal.hpp"
#include "statistics/moments.hpp"

using namespace sqrtdk;
using experiments::DrawnMatrix;

TEST_CASE("a list of normal numbers is the stream's block, in order, whatever its length") {
  constexpr int kRows = 2 * random::kBlockRows;
  std::vector<float> block(static_cast<std::size_t>(kRows) * random::kLanes);
  random::Stream stream({5, 6, 7});
  random::fill_normal(stream, block.data(), kRows);
  for (const std::size_t length : {1, 15, 16, 17, 31, 33, 48, 511, 512, 513, 1000, 1024}) {
    CAPTURE(length);
    std::vector<double> numbers(length);
    random::normal_numbers({5, 6, 7}, numbers);
    CHECK(numbers == std::vector<double>(block.begin(), block.begin() + static_cast<std::ptrdiff_t>(length)));
  }
}

TEST_CASE("a matrix with fewer rows or columns is the upper left part of a larger one") {
  const numeric::Matrix large = experiments::draw_matrix({3, 1, 128, 512});
  for (const auto& [rows, columns] : {std::pair{1, 1}, {2, 17}, {127, 511}, {128, 33}}) {
    const auto small =
        experiments::draw_matrix({3, 1, static_cast<std::uint64_t>(rows), static_cast<std::uint64_t>(columns)});
    CHECK(small == large.topLeftCorner(rows, columns));
  }
}

TEST_CASE("entries of a matrix have mean 0, variance 1 and kurtosis 3, and rows have nothing in common") {
  const numeric::Matrix matrix = experiments::draw_matrix({11, 0, 16, 4096});
  statistics::Moments moments;
  for (const double entry : matrix.reshaped<Eigen::RowMajor>()) moments.add(entry);
  // Five standard errors of 65,536 entries.
  CHECK(std::fabs(moments.mean) < 5 * 0.0039);
  CHECK(std::fabs(moments.variance() - 1) < 5 * 0.0055);
  CHECK(std::fabs(moments.kurtosis() - 3) < 5 * 0.019);
  for (Eigen::Index i = 1; i < 16; ++i) CHECK(std::fabs(matrix.row(i).dot(matrix.row(i - 1))) < 5 * 64);
}

TEST_CASE("every row of every draw has an address of its own") {
  const numeric::Matrix matrix = experiments::draw_matrix({7, 3, 128, 5});
  for (const std::uint64_t row : {0, 1, 127}) {
    std::vector<double> numbers(5);
    random::normal_numbers({7, 0x40000, 3 * 128 + row}, numbers);
    CHECK(matrix.row(static_cast<Eigen::Index>(row)) == Eigen::Map<const numeric::Matrix>(numbers.data(), 1, 5));
  }
}

TEST_CASE("seed, draw and row each give other entries") {
  const double first = experiments::draw_matrix({1, 0, 1, 1})(0, 0);
  CHECK(experiments::draw_matrix({1, 0, 1, 1})(0, 0) == first);
  CHECK(experiments::draw_matrix({2, 0, 1, 1})(0, 0) != first);
  CHECK(experiments::draw_matrix({1, 1, 1, 1})(0, 0) != first);
  const numeric::Matrix all = experiments::draw_matrix({1, 0, 128, 1});
  CHECK(all(1, 0) != first);
  CHECK(all(127, 0) != experiments::draw_matrix({1, 1, 1, 1})(0, 0));
}

TEST_CASE("a matrix outside its limits is refused by name") {
  const auto refused = [](const DrawnMatrix& asked) { return refusal_of([&] { experiments::draw_matrix(asked); }); };
  CHECK(refused({1, 4'000'000, 128, 4096}) == "accepted");
  CHECK(refused({1, 4'000'001, 1, 1}) == "out-of-range|draw");
  CHECK(refused({1, 0, 0, 1}) == "out-of-range|rows");
  CHECK(refused({1, 0, 129, 1}) == "out-of-range|rows");
  CHECK(refused({1, 0, 1, 0}) == "out-of-range|columns");
  CHECK(refused({1, 0, 1, 4097}) == "out-of-range|columns");
}

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
