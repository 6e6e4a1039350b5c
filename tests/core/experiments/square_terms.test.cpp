// The d² terms of a squared score: against a slow twin, against theory, prefixes, limits.
#include "experiments/square_terms.hpp"

#include <cmath>
#include <vector>

#include "catch.hpp"
#include "random/normal.hpp"
#include "refusal.hpp"

using namespace sqrtdk;
using experiments::Squares;
using experiments::SquareTerms;

TEST_CASE(
    "a term is the product of an entry of the query and one of the key, which take turns in the sample's stream") {
  std::vector<double> entries(10);
  random::normal_numbers({4, 0x50000, 3 * 20'000 + 7}, entries);
  const std::vector<double> terms = experiments::score_terms({4, 3, 5, 1}, 7);
  REQUIRE(terms.size() == 5);
  for (std::size_t i = 0; i < 5; ++i) CHECK(terms[i] == entries[2 * i] * entries[2 * i + 1]);
}

TEST_CASE("averages are those of a slow twin that adds every product of every sample") {
  for (const std::uint64_t d : {1, 2, 5, 64}) {
    CAPTURE(d);
    const Squares asked{9, 2, d, 37};
    const SquareTerms found = experiments::square_terms(asked);
    REQUIRE(found.averages.rows() == static_cast<Eigen::Index>(d));
    long double scores = 0, diagonal = 0, others = 0, squares = 0;
    for (std::size_t i = 0; i < d; ++i) {
      for (std::size_t j = 0; j < d; ++j) {
        long double total = 0, sizes = 0;
        for (std::uint64_t sample = 0; sample < asked.samples; ++sample) {
          const std::vector<double> x = experiments::score_terms(asked, sample);
          total += static_cast<long double>(x[i]) * x[j];
          sizes += std::fabs(static_cast<long double>(x[i]) * x[j]);
        }
        const double average = found.averages(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j));
        CHECK(std::fabs(average - static_cast<double>(total / 37)) <= 38 * 0x1p-53 * static_cast<double>(sizes / 37));
        (i == j ? diagonal : others) += total / 37;
        if (i != j) squares += (total / 37) * (total / 37);
      }
    }
    for (std::uint64_t sample = 0; sample < asked.samples; ++sample) {
      long double score = 0;
      for (const double term : experiments::score_terms(asked, sample)) score += term;
      scores += score * score / 37;
    }
    const auto near = [](long double right) { return Approx(static_cast<double>(right)).epsilon(1e-12).margin(1e-12); };
    CHECK(found.diagonal_sum == near(diagonal));
    CHECK(found.diagonal_mean == near(diagonal / d));
    CHECK(found.off_diagonal_sum == near(others));
    CHECK(found.mean_square == near(scores));
    CHECK(found.off_diagonal_mean.has_value() == (d > 1));
    CHECK(found.off_diagonal_rms.has_value() == (d > 1));
    if (d == 1) continue;
    CHECK(*found.off_diagonal_mean == near(others / (d * d - d)));
    CHECK(*found.off_diagonal_rms == near(std::sqrt(squares / (d * d - d))));
  }
}

TEST_CASE("the mean square of the score is the sum of all d² averages, d of them on the diagonal") {
  for (const std::uint64_t d : {1, 3, 17, 64}) {
    const SquareTerms found = experiments::square_terms({1, 0, d, 200});
    CHECK(found.mean_square == Approx(found.diagonal_sum + found.off_diagonal_sum).epsilon(1e-13));
    CHECK(found.averages.sum() == Approx(found.mean_square).epsilon(1e-13));
    CHECK(found.averages == found.averages.transpose());
    CHECK(found.diagonal_terms == d);
    CHECK(found.off_diagonal_terms == d * (d - 1));
  }
}

TEST_CASE("averages on the diagonal tend to 1, the others to 0 like one over the root of the samples") {
  for (const auto& [d, samples] : {std::pair<std::uint64_t, std::uint64_t>{64, 4096}, {64, 64}, {8, 20'000}}) {
    const double n = static_cast<double>(samples), size = static_cast<double>(d), pairs = size * (size - 1);
    CAPTURE(d, samples);
    const SquareTerms found = experiments::square_terms({23, 1, d, samples});
    // Five standard errors each: Var x² = 8, Var xy = 1, and Var (q·k)² = (2 + 6/d) d².
    CHECK(std::fabs(found.diagonal_mean - 1) < 5 * std::sqrt(8 / (size * n)));
    CHECK(std::fabs(*found.off_diagonal_mean) < 5 * std::sqrt(2 / (pairs * n)));
    CHECK(std::fabs(found.mean_square - size) < 5 * size * std::sqrt((2 + 6 / size) / n));
    CHECK(found.off_diagonal_rms_expected == 1 / std::sqrt(n));
    // The square of an average of n such products has kurtosis 3 + 78/n.
    const double error = std::sqrt((2 + 78 / n) * 2 / pairs) / 2;
    CHECK(std::fabs(*found.off_diagonal_rms / found.off_diagonal_rms_expected - 1) < 5 * error);
  }
}

TEST_CASE("one sample shows the products of its own terms") {
  const Squares asked{6, 0, 4, 1};
  const SquareTerms found = experiments::square_terms(asked);
  const std::vector<double> x = experiments::score_terms(asked, 0);
  for (Eigen::Index i = 0; i < 4; ++i) {
    for (Eigen::Index j = 0; j < 4; ++j) {
      CHECK(found.averages(i, j) == x[static_cast<std::size_t>(i)] * x[static_cast<std::size_t>(j)]);
    }
  }
  CHECK(found.off_diagonal_rms_expected == 1);
}

TEST_CASE("the terms of a smaller d are the first of a larger, and fewer samples the first of more") {
  const numeric::Matrix large = experiments::square_terms({5, 9, 64, 30}).averages;
  for (const std::uint64_t d : {1, 7, 16, 33, 63}) {
    const auto size = static_cast<Eigen::Index>(d);
    CHECK(experiments::square_terms({5, 9, d, 30}).averages == large.topLeftCorner(size, size));
  }
  const numeric::Matrix ten = 10 * experiments::square_terms({5, 9, 3, 10}).averages;
  const std::vector<double> next = experiments::score_terms({5, 9, 3, 1}, 10);
  const numeric::Matrix eleven = 11 * experiments::square_terms({5, 9, 3, 11}).averages;
  CHECK(eleven(0, 1) - ten(0, 1) == Approx(next[0] * next[1]).margin(1e-12));
  CHECK(eleven(2, 2) - ten(2, 2) == Approx(next[2] * next[2]).margin(1e-12));
}

TEST_CASE("seed, draw and sample each give other terms") {
  const double first = experiments::score_terms({1, 0, 1, 1}, 0)[0];
  CHECK(experiments::score_terms({1, 0, 1, 1}, 0)[0] == first);
  CHECK(experiments::score_terms({2, 0, 1, 1}, 0)[0] != first);
  CHECK(experiments::score_terms({1, 1, 1, 1}, 0)[0] != first);
  CHECK(experiments::score_terms({1, 0, 1, 1}, 1)[0] != first);
  CHECK(experiments::score_terms({1, 0, 1, 1}, 19'999)[0] != experiments::score_terms({1, 1, 1, 1}, 0)[0]);
}

TEST_CASE("squares outside their limits are refused by name") {
  const auto refused = [](const Squares& asked) { return refusal_of([&] { experiments::square_terms(asked); }); };
  CHECK(refused({1, 1'000'000, 1, 20'000}) == "accepted");
  CHECK(refused({1, 1'000'001, 1, 1}) == "out-of-range|draw");
  CHECK(refused({1, 0, 0, 1}) == "out-of-range|d");
  CHECK(refused({1, 0, 65, 1}) == "out-of-range|d");
  CHECK(refused({1, 0, 1, 0}) == "out-of-range|samples");
  CHECK(refused({1, 0, 1, 20'001}) == "out-of-range|samples");
  CHECK(refusal_of([] { experiments::score_terms({1, 0, 1, 1}, 20'000); }) == "out-of-range|sample");
  CHECK(refusal_of([] { experiments::score_terms({1, 0, 65, 1}, 0); }) == "out-of-range|d");
}
