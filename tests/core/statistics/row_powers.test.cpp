// Errors of score figures when scores share a query: against simulation and against the theory of normal rows.
#include <cmath>
#include <vector>

#include "catch.hpp"
#include "normal_draws.hpp"
#include "random/entries.hpp"
#include "statistics/row_powers.hpp"

using namespace sqrtdk;
using statistics::Moments;
using statistics::RowPowers;

namespace {

/// Rows of scores |q| z_j with |q|² a mean of d squares: the law of q·k, without the sweep.
class Rows {
 public:
  explicit Rows(std::uint64_t chunk) : normal_({99, 1, chunk}) {}

  std::vector<double> row(int d, int keys) {
    double square = 0;
    for (int i = 0; i < d; ++i) square += std::pow(normal_.next(), 2);
    std::vector<double> scores;
    for (int j = 0; j < keys; ++j) scores.push_back(std::sqrt(square) * normal_.next());
    return scores;
  }

 private:
  NormalDraws normal_;
};

statistics::ScoreFigures figures(std::uint64_t chunk, int rows, int d, int keys) {
  Rows source(chunk);
  Moments pooled;
  RowPowers powers;
  const double scale = std::sqrt(d);
  for (int i = 0; i < rows; ++i) {
    const auto row = source.row(d, keys);
    for (const double score : row) pooled.add(score);
    powers.add_row(row, scale);
  }
  return statistics::score_figures(pooled, powers, scale);
}

}  // namespace

TEST_CASE("the standard error of the variance is the theory's for rows that share a query") {
  // Var(mean of s² in a row of n) = d² [ (2/d)(1 − 1/n)·1 + (2 + 6/d)·1/n ]: the part of |q|² does not shrink with n.
  for (const int d : {4, 64}) {
    for (const int keys : {1, 8}) {
      const auto seen = figures(1, 4000, d, keys);
      const double n = keys;
      const double shared = 2.0 / d, own = (2 + 6.0 / d) - shared;
      const double expected = d * std::sqrt((shared + own / n) / 4000);
      CHECK(seen.variance.standard_error.value() == Approx(expected).epsilon(0.12));
    }
  }
}

TEST_CASE("nominal 95 % intervals hold the truth in about 95 % of runs", "[simulation]") {
  int variance = 0, mean = 0;
  constexpr int kRuns = 400, kDimension = 16;
  for (int run = 0; run < kRuns; ++run) {
    const auto seen = figures(100 + static_cast<std::uint64_t>(run), 400, kDimension, 4);
    variance += seen.variance.low <= kDimension && kDimension <= seen.variance.high;
    mean += seen.mean.low <= 0 && 0 <= seen.mean.high;
  }
  CHECK(variance >= 0.92 * kRuns);
  CHECK(variance <= 0.98 * kRuns);
  CHECK(mean >= 0.92 * kRuns);
  CHECK(mean <= 0.98 * kRuns);
}

TEST_CASE("the interval of the kurtosis holds the truth in 95 % of runs or more, of few rows and of many, at any d",
          "[simulation]") {
  for (const int d : {1, 4, 64}) {
    for (const int rows : {32, 256, 1024}) {
      INFO("d = " << d << ", " << rows << " rows of 8 scores");
      constexpr int kRuns = 400;
      int held = 0;
      for (int run = 0; run < kRuns; ++run) {
        const auto seen = figures(1000 + static_cast<std::uint64_t>(run), rows, d, 8).kurtosis;
        const double truth = 3 + 6.0 / d;
        held += seen.low <= truth && truth <= seen.high ? 1 : 0;
      }
      CHECK(held >= 0.95 * kRuns);
    }
  }
}

TEST_CASE("the interval of the skewness holds the truth in 91 to 98 % of runs from 256 rows on, and in fewer before",
          "[simulation]") {
  const auto held = [](int d, int rows) {
    constexpr int kRuns = 400;
    int count = 0;
    for (int run = 0; run < kRuns; ++run) {
      const auto seen = figures(1000 + static_cast<std::uint64_t>(run), rows, d, 8).skewness;
      count += seen.low <= 0 && 0 <= seen.high ? 1 : 0;
    }
    return static_cast<double>(count) / kRuns;
  };
  for (const int d : {1, 2, 16, 64}) {
    for (const int rows : {256, 1024}) {
      INFO("d = " << d << ", " << rows << " rows of 8 scores");
      CHECK(held(d, rows) >= 0.91);
      CHECK(held(d, rows) <= 0.98);
    }
  }
  CHECK(held(1, 32) < 0.85);
}

TEST_CASE("the same holds for entries with light tails") {
  const random::Entries entries({"uniform"});
  constexpr int kRuns = 400, kDimension = 4, kKeys = 8, kPlaces = (1 + kKeys) * kDimension;
  const double truth = 3 + (1.8 * 1.8 - 3) / kDimension;
  for (const int rows : {32, 256}) {
    int held = 0;
    for (int run = 0; run < kRuns; ++run) {
      random::Stream stream({99, 2, static_cast<std::uint64_t>(run)});
      Moments pooled;
      RowPowers powers;
      std::vector<float> block(static_cast<std::size_t>(kPlaces) * random::kLanes);
      for (int done = 0; done < rows; done += random::kLanes) {
        entries.fill_standard(stream, block.data(), kPlaces);
        for (int lane = 0; lane < random::kLanes; ++lane) {
          const auto entry = [&](int place) { return static_cast<double>(block[place * random::kLanes + lane]); };
          std::vector<double> scores(kKeys);
          for (int key = 0; key < kKeys; ++key) {
            for (int i = 0; i < kDimension; ++i) scores[key] += entry(i) * entry((1 + key) * kDimension + i);
            pooled.add(scores[key]);
          }
          powers.add_row(scores, 2);
        }
      }
      const auto seen = statistics::score_figures(pooled, powers, 2).kurtosis;
      held += seen.low <= truth && truth <= seen.high ? 1 : 0;
    }
    INFO(rows << " rows");
    CHECK(held >= 0.95 * kRuns);
  }
}

TEST_CASE("the error is independent of the unit of the scores") {
  Moments pooled, doubled;
  RowPowers powers, powers_doubled;
  Rows source(7);
  for (int i = 0; i < 50; ++i) {
    auto row = source.row(9, 5);
    for (const double score : row) pooled.add(score);
    powers.add_row(row, 3);
    for (double& score : row) score *= 2;
    for (const double score : row) doubled.add(score);
    powers_doubled.add_row(row, 6);
  }
  const auto a = statistics::score_figures(pooled, powers, 3),
             b = statistics::score_figures(doubled, powers_doubled, 6);
  CHECK(b.variance.standard_error.value() == Approx(4 * a.variance.standard_error.value()));
  CHECK(b.std.low.value() == Approx(2 * a.std.low.value()));
  CHECK(b.kurtosis.standard_error.value() == Approx(a.kurtosis.standard_error.value()));
}

TEST_CASE("merging two lots of rows gives the errors of all rows") {
  RowPowers whole, first, second;
  Rows source(8);
  for (int i = 0; i < 60; ++i) {
    const auto row = source.row(4, 3);
    whole.add_row(row, 2);
    (i < 17 ? first : second).add_row(row, 2);
  }
  first.merge(second);
  CHECK(first.rows() == 60);
  for (const auto& gradient : {std::array<double, 4>{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}, {-1, 2, 0.5, 1}}) {
    CHECK(first.standard_error(gradient).value() == Approx(whole.standard_error(gradient).value()).epsilon(1e-12));
  }
}

TEST_CASE("one row has no error and no interval, and a row of zeros makes nothing NaN") {
  RowPowers powers;
  Moments pooled;
  const std::vector<double> zeros(4, 0.0);
  for (const double zero : zeros) pooled.add(zero);
  powers.add_row(zeros, 1);
  const auto seen = statistics::score_figures(pooled, powers, 1);
  for (const auto& figure : {seen.mean, seen.variance, seen.std, seen.skewness, seen.kurtosis}) {
    CHECK(figure.value == 0);
    CHECK_FALSE(figure.standard_error);
    CHECK_FALSE(figure.low);
    CHECK_FALSE(figure.high);
  }
}

TEST_CASE("two single scores tell a mean with an error, and nothing of how well spread and shape are known") {
  Moments pooled;
  RowPowers powers;
  for (const double score : {1.0, 4.0}) {
    pooled.add(score);
    powers.add_row(std::vector{score}, 1);
  }
  const auto seen = statistics::score_figures(pooled, powers, 1);
  CHECK(seen.mean.standard_error.value() == Approx(1.5));
  CHECK(seen.mean.low.value() == Approx(2.5 - 12.706204736 * 1.5));
  for (const auto& figure : {seen.variance, seen.std, seen.skewness, seen.kurtosis}) {
    CHECK_FALSE(figure.standard_error);
    CHECK_FALSE(figure.low);
  }
}
