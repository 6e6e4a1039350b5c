// Softmax of rows in float against the one in double, its laws and its refusals.
#include "softmax/float_rows.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "accuracy.hpp"
#include "catch.hpp"
#include "hashed_numbers.hpp"
#include "numeric/check.hpp"
#include "softmax/softmax.hpp"

using namespace sqrtdk;

namespace {

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
  try {
    softmax::softmax_rows(rows, columns, room);
  } catch (const InvalidArgument& refused) {
    return refused.code() + "|" + refused.parameter();
  }
  return "accepted";
}

}  // namespace

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
