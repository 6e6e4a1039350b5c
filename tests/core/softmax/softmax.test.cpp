// Softmax against mpmath and the laws that it obeys; rows in float against it.
#include "softmax/softmax.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "../../reference/softmax/goldens.hpp"
#include "accuracy.hpp"
#include "catch.hpp"
#include "hashed_numbers.hpp"
#include "numeric/check.hpp"
#include "refusal.hpp"
#include "ulps.hpp"

using namespace sqrtdk;

namespace {

constexpr double kMasked = -std::numeric_limits<double>::infinity();

std::vector<double> scores_of(const HashedRow& row) {
  std::vector<double> scores;
  for (int i = 0; i < row.keys; ++i) {
    const auto index = static_cast<std::uint64_t>(i);
    scores.push_back(row.spread == 0 ? hashed::even(row.seed, index) * 10000.0
                                     : hashed::bell(row.seed, index) * row.spread);
  }
  return scores;
}

std::vector<double> weights_of(const std::vector<double>& scores) {
  std::vector<double> weights(scores.size());
  softmax::softmax(scores, weights);
  return weights;
}

std::string refusal(const std::vector<double>& scores) {
  std::vector<double> weights(scores.size(), 7.0);
  try {
    softmax::softmax(scores, weights);
  } catch (const InvalidArgument& refused) {
    CHECK(std::count(weights.begin(), weights.end(), 7.0) == static_cast<std::ptrdiff_t>(weights.size()));
    return refused.code() + "|" + refused.parameter();
  }
  return "accepted";
}

constexpr float kFloatInfinity = std::numeric_limits<float>::infinity();

std::vector<float> scores(std::uint64_t rows, std::uint64_t columns, double spread) {
  std::vector<float> all(rows * columns);
  for (std::uint64_t i = 0; i < all.size(); ++i) all[i] = static_cast<float>(spread * hashed::bell(columns, i));
  return all;
}

std::vector<float> float_weights_of(const std::vector<float>& rows, std::uint64_t columns) {
  std::vector<float> weights(rows.size(), -1);
  softmax::softmax_rows(rows, columns, weights);
  return weights;
}

std::string float_refusal(const std::vector<float>& rows, std::uint64_t columns, std::uint64_t weights) {
  std::vector<float> room(weights);
  return refusal_of([&] { softmax::softmax_rows(rows, columns, room); });
}

}  // namespace

TEST_CASE("softmax is right to 2.1 ulp for spreads from 1 to 1000 and scores up to 10000, for 1 to 4096 keys") {
  int current = -1;
  std::vector<double> weights;
  accuracy::Worst normal(4.0, accuracy::kUlp), subnormal(1.0, accuracy::kUlp);
  for (const PickedWeight& golden : kPickedWeights) {
    if (golden.row != current) weights = weights_of(scores_of(kHashedRows[golden.row]));
    current = golden.row;
    INFO("row " << golden.row << ", key " << golden.index);
    const double error = ulps(weights[static_cast<std::size_t>(golden.index)], golden.weight);
    (golden.weight < 0x1p-1022 ? subnormal : normal).see(error);
  }
  normal.record("softmax::softmax", "1 … 4096 keys, spreads 1 … 1000, scores to ±10⁴", "mpmath");
  subnormal.record("softmax::softmax", "weights below 2^-1022, in spacings", "mpmath");
  CHECK(normal.error() <= 2.1);
}

TEST_CASE("small rows are right to 2 ulp, their subnormal weights to one spacing") {
  int subnormal = 0;
  accuracy::Worst normal_error(4.0, accuracy::kUlp), subnormal_error(1.0, accuracy::kUlp);
  for (const ShortRow& row : kShortRows) {
    const auto weights = weights_of({row.scores, row.scores + row.keys});
    for (int i = 0; i < row.keys; ++i) {
      INFO("weight " << i + 1 << " = " << row.weights[i]);
      const bool tiny = row.weights[i] > 0 && row.weights[i] < 0x1p-1022;
      subnormal += tiny;
      (tiny ? subnormal_error : normal_error).see(ulps(weights[static_cast<std::size_t>(i)], row.weights[i]));
    }
  }
  normal_error.record("softmax::softmax", "1 … 4096 keys, spreads 1 … 1000, scores to ±10⁴", "mpmath");
  subnormal_error.record("softmax::softmax", "weights below 2^-1022, in spacings", "mpmath");
  CHECK(normal_error.error() <= 2.0);
  CHECK(subnormal >= 20);
}

TEST_CASE("the weights of a row sum to one") {
  accuracy::Worst worst(4 * 0x1p-53, accuracy::kAbsolute);
  for (const HashedRow& row : kHashedRows) {
    long double sum = 0;
    for (const double weight : weights_of(scores_of(row))) sum += static_cast<long double>(weight);
    worst.see(std::fabs(static_cast<double>(sum - 1)));
  }
  worst.record("softmax::softmax, sum of a row", "1 … 4096 keys, spreads 1 … 1000, scores to ±10⁴", "1");
}

TEST_CASE("adding one number to all scores changes no weight") {
  const std::vector<double> scores = {0.25, -3.5, 2.0, 1.75, -800.0};
  for (const double shift : {-4096.0, 1.0, 8192.0}) {
    std::vector<double> shifted = scores;
    for (double& score : shifted) score += shift;  // exact for these numbers
    CHECK(weights_of(shifted) == weights_of(scores));
  }
}

TEST_CASE("exchanging scores exchanges weights") {
  const auto scores = hashed::bells(7, 33, 5.0);
  auto reversed = scores;
  std::reverse(reversed.begin(), reversed.end());
  const auto weights = weights_of(scores), mirrored = weights_of(reversed);
  for (std::size_t i = 0; i < scores.size(); ++i) CHECK(ulps(mirrored[scores.size() - 1 - i], weights[i]) <= 1.0);
}

TEST_CASE("halving the temperature squares the odds of two keys") {
  const std::vector<double> scores = {1.0, 0.25, -0.5};
  const auto warm = weights_of(scores), cold = weights_of({2.0, 0.5, -1.0});
  const double odds = warm[0] / warm[1];
  CHECK(cold[0] / cold[1] == Approx(odds * odds).epsilon(1e-14));
}

TEST_CASE("a masked key has weight 0 and the others share as if it were not there") {
  const auto with = weights_of({1.0, kMasked, 2.0, kMasked, 4.0}), without = weights_of({1.0, 2.0, 4.0});
  CHECK(with[1] == 0.0);
  CHECK(with[3] == 0.0);
  CHECK(with[0] == Approx(without[0]).epsilon(1e-15));
  CHECK(with[2] == Approx(without[1]).epsilon(1e-15));
  CHECK(with[4] == Approx(without[2]).epsilon(1e-15));
}

TEST_CASE("equal scores share equally, however large, and the greatest doubles do not overflow") {
  CHECK(weights_of({1e308, 1e308}) == std::vector<double>{0.5, 0.5});
  CHECK(weights_of({1.7e308, -1.7e308}) == std::vector<double>{1.0, 0.0});
  CHECK(weights_of({3.0}) == std::vector<double>{1.0});
}

TEST_CASE("rows without a softmax are refused by name, and nothing is written") {
  CHECK(refusal({}) == "empty|scores");
  CHECK(refusal({1.0, std::nan("")}) == "not-a-number|score 2");
  CHECK(refusal({std::numeric_limits<double>::infinity(), 1.0}) == "not-finite|score 1");
  CHECK(refusal({kMasked, kMasked}) == "fully-masked|scores");
}

TEST_CASE("the steps of a softmax fit together") {
  const std::vector<double> scores = {14.0, 10.0, 12.0};
  std::vector<double> exponentials(3), weights(3);
  const softmax::Steps steps = softmax::softmax(scores, exponentials, weights);
  CHECK(steps.maximum == 14.0);
  CHECK(exponentials[0] == 1.0);
  CHECK(exponentials[1] == Approx(std::exp(-4.0)).epsilon(1e-15));
  CHECK(steps.sum == Approx(1.0 + std::exp(-4.0) + std::exp(-2.0)).epsilon(1e-15));
  CHECK(weights == weights_of(scores));
}

TEST_CASE("scores and weights may be the same memory") {
  std::vector<double> row = {1.0, 2.0, 3.0};
  const auto right = weights_of(row);
  softmax::softmax(row, row);
  CHECK(row == right);
}

TEST_CASE("the rows of a matrix are softmaxes of their own, and a fully masked one is named") {
  numeric::Matrix scores(2, 3);
  scores << 1, 2, 3, kMasked, 5, 5;
  const numeric::Matrix weights = softmax::softmax_rows(scores);
  CHECK(weights(0, 2) == weights_of({1, 2, 3})[2]);
  CHECK(weights(1, 0) == 0.0);
  CHECK(weights(1, 1) == 0.5);
  scores.row(1).setConstant(kMasked);
  try {
    softmax::softmax_rows(scores);
    FAIL("accepted");
  } catch (const InvalidArgument& refused) {
    CHECK(refused.code() == "fully-masked");
    CHECK(refused.parameter() == "mask row 2");
  }
}

TEST_CASE("log-sum-exp is right to 2 ulp, and to the last digits where one score towers") {
  accuracy::Worst worst(2.0, accuracy::kUlp);
  for (const HashedRow& row : kHashedRows) {
    INFO("row of seed " << row.seed);
    worst.see(ulps(softmax::log_sum_exp(scores_of(row)), row.log_sum_exp));
  }
  worst.record("softmax::log_sum_exp", "1 … 4096 keys, spreads 1 … 1000, scores to ±10⁴", "mpmath");
  CHECK(softmax::log_sum_exp(std::vector<double>{0.0, -40.0}) == Approx(std::exp(-40.0)).epsilon(1e-14));
  CHECK(softmax::log_sum_exp(std::vector<double>{kMasked}) == kMasked);
}

TEST_CASE("the naive softmax agrees while it can, and overflows where softmax does not") {
  const std::vector<double> small = {1.0, 2.0, 3.0}, large = {710.0, 711.0, 712.0};
  std::vector<double> weights(3);
  softmax::naive_softmax(small, weights);
  for (std::size_t i = 0; i < 3; ++i) CHECK(weights[i] == Approx(weights_of(small)[i]).epsilon(1e-15));
  softmax::naive_softmax(large, weights);
  for (const double weight : weights) CHECK(std::isnan(weight));
  CHECK(weights_of(large) == weights_of(small));
}

TEST_CASE("rows in float keep to their bound beside the softmax in double, for any length and spread") {
  accuracy::Worst worst(1.0, accuracy::kOfBound);
  for (const std::uint64_t columns : {1, 2, 3, 15, 16, 17, 64, 100, 1000, 1024}) {
    for (const double spread : {0.01, 1.0, 8.0, 30.0}) {
      const std::vector<float> given = scores(20, columns, spread), got = float_weights_of(given, columns);
      for (std::size_t begin = 0; begin < given.size(); begin += columns) {
        std::vector<double> row(given.begin() + begin, given.begin() + begin + columns), right(columns);
        softmax::softmax(row, right);
        const double most = *std::max_element(row.begin(), row.end());
        for (std::uint64_t j = 0; j < columns; ++j) {
          const double below = most - row[j], n = static_cast<double>(columns);
          const double weight = static_cast<double>(got[begin + j]);
          if (below > 87) {
            CHECK(weight <= 1.7e-38);
            continue;
          }
          const double bound = (n / 16 + 12 + 3 * std::log(n) + 3 * below) * 0x1p-24;
          // What falls below the normal floats after the division is rounded to their spacing.
          worst.see(std::max(0.0, (std::abs(weight - right[j]) - 0x1p-149) / (bound * right[j])));
        }
      }
    }
  }
  worst.record("softmax::softmax_rows, float",
               "1 … 1024 keys, spreads 0.01 … 30; the bound is (n/16 + 12 + 3 ln n + 3 (m − x)) u, relative",
               "softmax::softmax in double");
  CHECK(worst.error() > 0.05);
}

TEST_CASE(
    "a shift of all scores by a power of two that loses no digit changes no bit, and equal scores share equally") {
  std::vector<float> given = scores(3, 40, 1);
  for (float& score : given) score = std::round(score * 1024) / 1024;
  const std::vector<float> before = float_weights_of(given, 40);
  for (float& score : given) score += 64;
  CHECK(float_weights_of(given, 40) == before);
  for (const float weight : float_weights_of(std::vector<float>(8, -3.5f), 8)) CHECK(weight == 0.125f);
}

TEST_CASE("masked scores get weight 0 and leave the others as if they were not there") {
  const std::vector<float> weights = float_weights_of({1, -kFloatInfinity, 2, -kFloatInfinity}, 4),
                           alone = float_weights_of({1, 2}, 2);
  CHECK(weights == std::vector<float>{alone[0], 0, alone[1], 0});
  CHECK(float_weights_of({0, -88}, 2) == std::vector<float>{1, 0});
}

TEST_CASE("rows in float refuse what has no softmax, and name the row") {
  CHECK(float_refusal({1, 2, 3, 4}, 2, 4) == "accepted");
  CHECK(float_refusal({}, 2, 0) == "empty|scores");
  CHECK(float_refusal({1, 2}, 0, 2) == "empty|scores");
  CHECK(float_refusal({1, 2, 3}, 2, 3) == "wrong-size|scores");
  CHECK(float_refusal({1, 2, 3, 4}, 2, 3) == "wrong-size|weights");
  CHECK(float_refusal({1, 2, 3, std::nanf("")}, 2, 4) == "not-a-number|score row 2");
  CHECK(float_refusal({1, kFloatInfinity, 3, 4}, 2, 4) == "not-finite|score row 1");
  CHECK(float_refusal({1, 2, -kFloatInfinity, -kFloatInfinity}, 2, 4) == "fully-masked|score row 2");
}
