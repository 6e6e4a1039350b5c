// Rows under a causal mask: their places in the text, a slow twin, attention with its own causal mask, and the known amount by which figures change.
#include "experiments/causal_rows.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>
#include <string>
#include <vector>

#include "attention/scaled_dot_product.hpp"
#include "catch.hpp"
#include "experiments/gradient_rows.hpp"
#include "refusal.hpp"
#include "statistics/moments.hpp"
#include "theory/target_pull.hpp"

using namespace sqrtdk;
using experiments::causal_keys;
using experiments::GradientRow;
using experiments::GradientRows;
using experiments::MeasuredRows;
using experiments::RowFigure;
using numeric::Matrix;

TEST_CASE("rows in a sequence take each place of a text once, wherever they begin") {
  for (const std::uint64_t keys : {2, 3, 4, 6, 7, 8, 12, 64, 100, 512, 4096}) {
    CAPTURE(keys);
    for (const std::uint64_t first : {std::uint64_t{0}, std::uint64_t{1}, keys - 1, std::uint64_t{60'000}}) {
      std::set<std::uint64_t> places;
      for (std::uint64_t row = first; row < first + keys; ++row) places.insert(causal_keys(row, keys));
      CHECK(places.size() == keys);
      CHECK(*places.begin() == 1);
      CHECK(*places.rbegin() == keys);
    }
    CHECK(causal_keys(0, keys) == keys);
    CHECK(causal_keys(5 * keys + 1, keys) == causal_keys(1, keys));
  }
}

TEST_CASE("fewer rows than places are spread evenly over the text") {
  for (const std::uint64_t keys : {64, 100, 512, 4096}) {
    for (const std::uint64_t rows : {8, 16, 32, 60}) {
      CAPTURE(keys, rows);
      std::vector<std::uint64_t> places{0, keys + 1};
      for (std::uint64_t row = 0; row < rows; ++row) places.push_back(causal_keys(row, keys));
      std::sort(places.begin(), places.end());
      std::uint64_t widest = 0;
      for (std::size_t i = 1; i < places.size(); ++i) widest = std::max(widest, places[i] - places[i - 1]);
      CHECK(static_cast<double>(widest) <= 3.0 * static_cast<double>(keys) / static_cast<double>(rows));
    }
  }
}

TEST_CASE("queries of a text stand evenly from its beginning to its end") {
  CHECK(experiments::causal_places(8, 8) == std::vector<double>{1, 2, 3, 4, 5, 6, 7, 8});
  CHECK(experiments::causal_places(8, 64) == std::vector<double>{8, 16, 24, 32, 40, 48, 56, 64});
  CHECK(experiments::causal_places(8, 3) == std::vector<double>{1, 1, 2, 2, 2, 3, 3, 3});
  CHECK(experiments::causal_places(1, 5) == std::vector<double>{5});
}

TEST_CASE("every figure of a causal row is that of a slow twin on its first keys, and what is masked has no weight") {
  const GradientRows asked{3, 5, 7, 6, 14, {"sqrt", 0}, 500, true};
  GradientRows all = asked;
  all.causal = false;
  const MeasuredRows measured = experiments::gradient_rows(asked);
  for (Eigen::Index i = 0; i < 14; ++i) {
    const auto at = static_cast<std::size_t>(i);
    const std::uint64_t index = 500 + at;
    const GradientRow whole = experiments::draw_gradient_row(all, index);
    const auto n = static_cast<int>(causal_keys(index, 6));
    CAPTURE(index, n);
    CHECK(measured.keys[at] == n);
    CHECK(experiments::draw_gradient_row(asked, index).k == whole.k.topRows(n));
    double scores[6], weights[6]{}, total = 0, squares = 0, mean = 0, of_query = 0, of_target = 0;
    for (int j = 0; j < n; ++j) {
      scores[j] = whole.q.row(0).dot(whole.k.row(j)) / std::sqrt(7.0);
      total += std::exp(scores[j]);
    }
    for (int j = 0; j < n; ++j) {
      weights[j] = std::exp(scores[j]) / total;
      squares += weights[j] * weights[j];
      mean += weights[j] * whole.a[static_cast<std::size_t>(j)];
      CHECK(measured.scaled_scores(i, j) == Approx(scores[j]).epsilon(1e-13).margin(1e-14));
      CHECK(measured.weights(i, j) == Approx(weights[j]).epsilon(1e-13));
    }
    for (int j = n; j < 6; ++j) {
      CHECK(measured.scaled_scores(i, j) == -std::numeric_limits<double>::infinity());
      CHECK(measured.weights(i, j) == 0);
    }
    for (int c = 0; c < 7; ++c) {
      double slope = 0, pull = 0;
      for (int j = 0; j < n; ++j) {
        slope += weights[j] * (whole.a[static_cast<std::size_t>(j)] - mean) * whole.k(j, c) / std::sqrt(7.0);
        pull += weights[0] * ((j == 0 ? 1 : 0) - weights[j]) * whole.k(j, c) / std::sqrt(7.0);
      }
      of_query += slope * slope;
      of_target += pull * pull;
    }
    CHECK(measured[RowFigure::trace][at] == Approx(1 - squares).epsilon(1e-12).margin(1e-14));
    CHECK(measured[RowFigure::query_gradient][at] == Approx(std::sqrt(of_query)).epsilon(1e-11).margin(1e-14));
    CHECK(measured[RowFigure::pull][at] == Approx(n * std::sqrt(of_target)).epsilon(1e-11).margin(1e-14));
  }
}

TEST_CASE("a row of one key gives it all weight and passes no gradient, under every rule") {
  for (const scaling::Rule& rule : scaling::rules()) {
    CAPTURE(rule.id);
    const scaling::Choice choice{std::string(rule.id), rule.parameter ? rule.parameter->initial : 0};
    const MeasuredRows measured = experiments::gradient_rows({2, 0, 16, 5, 5, choice, 0, true});
    const auto alone =
        static_cast<std::size_t>(std::find(measured.keys.begin(), measured.keys.end(), 1.0) - measured.keys.begin());
    REQUIRE(alone < 5);
    CHECK(measured[RowFigure::peak][alone] == 1);
    CHECK(measured[RowFigure::right_key][alone] == 1);
    CHECK(measured[RowFigure::value_gradient][alone] == 1);
    for (const RowFigure none :
         {RowFigure::trace, RowFigure::score_gradient, RowFigure::query_gradient, RowFigure::pull}) {
      CHECK(measured[none][alone] == 0);
    }
  }
}

TEST_CASE("weights are those of attention with its own causal mask, once for each place of a text") {
  // Of each row's vectors, n queries that are all its own: query r of the matrix sees the first r keys.
  const std::uint64_t n = 9;
  const GradientRows asked{21, 0, 12, n, n, {"sqrt", 0}, 0, true};
  GradientRows all = asked;
  all.causal = false;
  const MeasuredRows measured = experiments::gradient_rows(asked);
  for (std::uint64_t row = 0; row < n; ++row) {
    const GradientRow whole = experiments::draw_gradient_row(all, row);
    const Matrix queries = whole.q.replicate(static_cast<Eigen::Index>(n), 1);
    const attention::AttentionSteps steps = attention::scaled_dot_product_attention(
        queries, whole.k, Matrix::Ones(static_cast<Eigen::Index>(n), 1), asked.rule, attention::Mask::causal());
    const auto place = static_cast<Eigen::Index>(causal_keys(row, n)) - 1;
    CHECK((measured.weights.row(static_cast<Eigen::Index>(row)) - steps.weights.row(place)).norm() <= 1e-14);
  }
}

TEST_CASE("pulls and steps under a causal mask are those of rows that are as long, times their own number of keys") {
  const std::vector<scaling::Choice> rules{{"none", 0}, {"sqrt", 0}, {"log-keys", 1}, {"layer-norm", 1}};
  for (const auto z : {std::optional<double>(), std::optional<double>(1.5)}) {
    const experiments::TargetPull asked{5, 3, 13, 8, rules, z, true};
    const Matrix pulls = experiments::target_pull(asked, 508, 9);
    const experiments::LearningSteps steps = experiments::learning_steps(asked, 0.7, 508, 9);
    for (Eigen::Index i = 0; i < 9; ++i) {
      const std::uint64_t index = 508 + static_cast<std::uint64_t>(i), n = causal_keys(index, 8);
      CAPTURE(index, n);
      if (n == 1) {
        CHECK(pulls.col(i).isZero(0));
        CHECK(steps.weights.col(i) == Matrix::Ones(4, 1));
        CHECK(steps.moved.col(i).isZero(0));
        continue;
      }
      const experiments::TargetPull as_long{5, 3, 13, n, rules, z};
      const experiments::LearningSteps alone = experiments::learning_steps(as_long, 0.7, index, 1);
      CHECK(pulls.col(i) == experiments::target_pull(as_long, index, 1).col(0));
      CHECK(steps.weights.col(i) == alone.weights.col(0));
      CHECK(steps.moved.col(i) == alone.moved.col(0));
    }
  }
}

TEST_CASE("the mask raises the target's mean weight from 1/n to the mean of 1/r over the places, whatever the divisor",
          "[simulation]") {
  const std::uint64_t n = 8;
  for (const char* rule : {"none", "sqrt", "linear"}) {
    CAPTURE(rule);
    statistics::Moments whole, masked;
    std::vector<statistics::Moments> places(n + 1);
    for (std::uint64_t draw = 0; draw < 8; ++draw) {
      for (const bool causal : {false, true}) {
        const MeasuredRows rows = experiments::gradient_rows({77, draw, 16, n, 2048, {rule, 0}, 0, causal});
        for (std::size_t i = 0; i < 2048; ++i) {
          const double weight = rows[RowFigure::right_key][i];
          (causal ? masked : whole).add(weight);
          if (causal) places[static_cast<std::size_t>(rows.keys[i])].add(weight);
        }
      }
    }
    const auto near = [](const statistics::Moments& of, double expected) {
      return std::fabs(of.mean - expected) <= 4 * std::sqrt(of.variance() / of.count) + 1e-15;
    };
    CHECK(near(whole, 1.0 / n));
    CHECK(near(masked, theory::mean_causal_weight(n)));
    CHECK_FALSE(near(masked, 1.0 / n));
    for (std::uint64_t r = 1; r <= n; ++r) CHECK(near(places[r], 1 / static_cast<double>(r)));
  }
}

TEST_CASE("the mean of 1/r is a harmonic number over n") {
  CHECK(theory::mean_causal_weight(2) == 0.75);
  CHECK(theory::mean_causal_weight(3) == Approx(11.0 / 18).epsilon(1e-15));
  // H_n = ln n + γ + 1/2n − 1/12n² + …
  const double n = 1 << 20, euler = 0.57721566490153286;
  CHECK(theory::mean_causal_weight(1 << 20) ==
        Approx((std::log(n) + euler + 1 / (2 * n) - 1 / (12 * n * n)) / n).epsilon(1e-14));
  CHECK(refusal_of([] { theory::mean_causal_weight(1); }) == "out-of-range|keys");
  CHECK(refusal_of([] { theory::mean_causal_weight((1 << 20) + 1); }) == "out-of-range|keys");
}

TEST_CASE("texts and queries outside their limits are refused by name") {
  CHECK(refusal_of([] { causal_keys(0, 1); }) == "out-of-range|keys");
  CHECK(refusal_of([] { causal_keys(0, 4097); }) == "out-of-range|keys");
  CHECK(refusal_of([] { experiments::causal_places(0, 8); }) == "out-of-range|queries");
  CHECK(refusal_of([] { experiments::causal_places(129, 8); }) == "out-of-range|queries");
  CHECK(refusal_of([] { experiments::causal_places(8, 1); }) == "out-of-range|keys");
}
