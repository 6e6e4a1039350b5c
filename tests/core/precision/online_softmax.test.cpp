// Softmax in one pass: equal to two passes, whatever the order of the keys and the cut into tiles.
#include "precision/online_softmax.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <string>
#include <vector>

#include "accuracy.hpp"
#include "catch.hpp"
#include "hashed_numbers.hpp"
#include "numeric/check.hpp"
#include "numeric/double_double.hpp"
#include "precision/rounding.hpp"
#include "refusal.hpp"

using namespace sqrtdk;
using numeric::find_number_format;
using numeric::NumberFormat;
using precision::online_merge;
using precision::online_result;
using precision::online_start;
using precision::online_step;
using precision::OnlineState;

namespace {

constexpr double kUnseen = -std::numeric_limits<double>::infinity();
constexpr std::size_t kColumns = 3;

struct Keys {
  std::vector<double> scores;
  std::vector<std::vector<double>> values;
};

/// n keys whose scores and values are numbers of the format.
Keys keys_of(const NumberFormat& format, std::uint64_t seed, std::size_t n, double spread) {
  Keys keys;
  for (std::size_t j = 0; j < n; ++j) {
    keys.scores.push_back(precision::round_to(format, hashed::bell(seed, j) * spread));
    keys.values.emplace_back();
    for (std::size_t c = 0; c < kColumns; ++c) {
      keys.values.back().push_back(precision::round_to(format, hashed::bell(seed + 1, j * kColumns + c)));
    }
  }
  return keys;
}

OnlineState seen(const NumberFormat& format, const Keys& keys, std::size_t from, std::size_t to) {
  OnlineState state = online_start(kColumns);
  for (std::size_t j = from; j < to; ++j) state = online_step(format, state, keys.scores[j], keys.values[j]);
  return state;
}

/// Two passes in 106 bits, and the bound (6n + 2Δ) u Σ p |v| for each column.
void check_result(const NumberFormat& format, const Keys& keys, const std::vector<double>& found) {
  using numeric::DoubleDouble;
  const auto [least, most] = std::minmax_element(keys.scores.begin(), keys.scores.end());
  const double factor = (6.0 * static_cast<double>(keys.scores.size()) + 2 * (*most - *least)) * format.unit_roundoff;
  accuracy::Worst worst(1.0, accuracy::kOfBound);
  REQUIRE(found.size() == kColumns);
  for (std::size_t c = 0; c < kColumns; ++c) {
    DoubleDouble sum = 0.0, output = 0.0, size = 0.0;
    for (std::size_t j = 0; j < keys.scores.size(); ++j) {
      const DoubleDouble e = numeric::exp(DoubleDouble(keys.scores[j]) - DoubleDouble(*most));
      sum = sum + e;
      output = output + e * keys.values[j][c];
      size = size + e * std::fabs(keys.values[j][c]);
    }
    const double off = numeric::abs(output / sum - DoubleDouble(found[c])).hi;
    worst.see(off / (factor * (size / sum).hi + static_cast<double>(keys.scores.size()) * format.smallest_subnormal));
  }
  worst.record("precision::online_step, online_merge, " + std::string(format.id),
               "1 … 60 keys in any order and cut; the bound is (6n + 2Δ) u Σ p_j |v_j|", "two passes in 106 bits");
}

void check_close(const OnlineState& a, const OnlineState& b, double relative) {
  CHECK(a.maximum == b.maximum);
  CHECK(a.sum == Approx(b.sum).epsilon(relative));
  REQUIRE(a.output.size() == b.output.size());
  for (std::size_t c = 0; c < a.output.size(); ++c) CHECK(std::fabs(a.output[c] - b.output[c]) <= relative * 3 * b.sum);
}

std::string state_refusal(double score, const std::vector<double>& value) {
  return refusal_of([&] { online_step(find_number_format("float16"), online_start(2), score, value); });
}

}  // namespace

TEST_CASE("one pass gives what two passes give, within (6n + 2Δ)u, in every format") {
  for (const NumberFormat& format : numeric::number_formats()) {
    for (const std::size_t n : {std::size_t{1}, std::size_t{2}, std::size_t{17}, std::size_t{60}}) {
      for (const double spread : {0.5, 3.0}) {
        INFO(format.id << ", " << n << " keys, spread " << spread);
        const Keys keys = keys_of(format, n, n, spread);
        check_result(format, keys, online_result(format, seen(format, keys, 0, n)));
      }
    }
  }
}

TEST_CASE("the recurrence, step by step: a larger score shrinks what was there, a smaller one adds little") {
  const NumberFormat& format = find_number_format("float64");
  const std::vector<double> first = {2.0}, second = {-1.0}, third = {4.0};
  OnlineState state = online_step(format, online_start(1), 1.0, first);
  CHECK(state.maximum == 1.0);
  CHECK(state.sum == 1.0);
  CHECK(state.output == first);
  state = online_step(format, state, 3.0, second);
  CHECK(state.maximum == 3.0);
  CHECK(state.sum == Approx(1 + std::exp(-2.0)).epsilon(1e-15));
  CHECK(state.output[0] == Approx(-1 + 2 * std::exp(-2.0)).epsilon(1e-15));
  state = online_step(format, state, 2.0, third);
  CHECK(state.maximum == 3.0);
  CHECK(state.sum == Approx(1 + std::exp(-2.0) + std::exp(-1.0)).epsilon(1e-15));
  CHECK(state.output[0] == Approx(-1 + 2 * std::exp(-2.0) + 4 * std::exp(-1.0)).epsilon(1e-15));
}

TEST_CASE("m is the largest score so far and never falls, l lies between 1 and the number of keys") {
  const NumberFormat& format = find_number_format("float32");
  const Keys keys = keys_of(format, 61, 50, 4.0);
  OnlineState state = online_start(kColumns);
  for (std::size_t j = 0; j < 50; ++j) {
    const OnlineState next = online_step(format, state, keys.scores[j], keys.values[j]);
    CHECK(next.maximum == std::max(state.maximum, keys.scores[j]));
    CHECK(next.sum >= 1.0);
    CHECK(next.sum <= static_cast<double>(j + 1));
    state = next;
  }
}

TEST_CASE("merging is associative within rounding, however the keys are cut into tiles") {
  for (const NumberFormat& format : numeric::number_formats()) {
    const Keys keys = keys_of(format, 62, 48, 2.0);
    const OnlineState a = seen(format, keys, 0, 5), b = seen(format, keys, 5, 21), c = seen(format, keys, 21, 48);
    const OnlineState left = online_merge(format, online_merge(format, a, b), c);
    const OnlineState right = online_merge(format, a, online_merge(format, b, c));
    INFO(format.id);
    check_close(left, right, 40 * format.unit_roundoff);
    check_result(format, keys, online_result(format, left));
    check_result(format, keys, online_result(format, right));
  }
}

TEST_CASE("merging is exactly associative where nothing is rounded: equal scores, small whole values") {
  const NumberFormat& format = find_number_format("float16");
  std::vector<OnlineState> one;
  for (int j = 0; j < 6; ++j) {
    const std::vector<double> value = {static_cast<double>(j * j - 7), 3.0 - j};
    one.push_back(online_step(format, online_start(2), 1.5, value));
  }
  const auto merge = [&](const OnlineState& a, const OnlineState& b) { return online_merge(format, a, b); };
  const OnlineState forward = merge(merge(merge(merge(merge(one[0], one[1]), one[2]), one[3]), one[4]), one[5]);
  const OnlineState tree = merge(merge(one[0], one[1]), merge(merge(one[2], one[3]), merge(one[4], one[5])));
  CHECK(forward.maximum == tree.maximum);
  CHECK(forward.sum == 6.0);
  CHECK(tree.sum == 6.0);
  CHECK(forward.output == tree.output);
}

TEST_CASE("merging is commutative to the last bit, and a state with nothing seen changes nothing") {
  for (const NumberFormat& format : numeric::number_formats()) {
    const Keys keys = keys_of(format, 63, 20, 3.0);
    const OnlineState a = seen(format, keys, 0, 9), b = seen(format, keys, 9, 20);
    const OnlineState ab = online_merge(format, a, b), ba = online_merge(format, b, a);
    CHECK(ab.sum == ba.sum);
    CHECK(ab.output == ba.output);
    for (const OnlineState& same :
         {online_merge(format, a, online_start(kColumns)), online_merge(format, online_start(kColumns), a)}) {
      CHECK(same.maximum == a.maximum);
      CHECK(same.sum == a.sum);
      CHECK(same.output == a.output);
    }
  }
  const OnlineState nothing = online_merge(find_number_format("float16"), online_start(2), online_start(2));
  CHECK(nothing.maximum == kUnseen);
  CHECK(nothing.sum == 0.0);
}

TEST_CASE("a step is a merge with the state of one key") {
  const NumberFormat& format = find_number_format("float32");
  const Keys keys = keys_of(format, 64, 12, 2.0);
  const OnlineState before = seen(format, keys, 0, 11), last = seen(format, keys, 11, 12);
  const OnlineState merged = online_merge(format, before, last), stepped = seen(format, keys, 0, 12);
  CHECK(merged.sum == stepped.sum);
  CHECK(merged.output == stepped.output);
}

TEST_CASE("the order of the keys does not matter within the bound: rising, falling and mixed scores") {
  for (const NumberFormat& format : numeric::number_formats()) {
    Keys keys = keys_of(format, 65, 40, 3.0);
    std::vector<std::size_t> order(40);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(),
              [&](std::size_t a, std::size_t b) { return keys.scores[a] < keys.scores[b]; });
    Keys rising, falling;
    for (const std::size_t j : order) {
      rising.scores.push_back(keys.scores[j]);
      rising.values.push_back(keys.values[j]);
      falling.scores.insert(falling.scores.begin(), keys.scores[j]);
      falling.values.insert(falling.values.begin(), keys.values[j]);
    }
    for (const Keys& each : {keys, rising, falling}) {
      check_result(format, each, online_result(format, seen(format, each, 0, 40)));
    }
  }
}

TEST_CASE("one number added to all scores changes no bit but m") {
  const NumberFormat& format = find_number_format("float32");
  const std::vector<double> scores = {0.25, -3.5, 2.0, 1.75}, value = {1.5};
  OnlineState here = online_start(1), there = online_start(1);
  for (const double score : scores) {
    here = online_step(format, here, score, value);
    there = online_step(format, there, score + 1024.0, value);
  }
  CHECK(there.maximum == here.maximum + 1024.0);
  CHECK(there.sum == here.sum);
  CHECK(there.output == here.output);
}

TEST_CASE("scores far beyond the reach of exponentials do no harm, and masked keys are not seen") {
  const NumberFormat& format = find_number_format("float16");
  const std::vector<double> value = {2.0}, other = {-3.0};
  OnlineState state = online_step(format, online_start(1), kUnseen, other);
  CHECK(state.sum == 0.0);
  state = online_step(format, state, -60000.0, other);
  state = online_step(format, state, 60000.0, value);
  state = online_step(format, state, kUnseen, other);
  CHECK(state.maximum == 60000.0);
  CHECK(online_result(format, state) == value);
}

TEST_CASE("sums of values beyond the format are reported as an overflow, and no NaN comes of them") {
  const NumberFormat& format = find_number_format("float16");
  const std::vector<double> large = {60000.0}, beyond = {1e6};
  const OnlineState one = online_step(format, online_start(1), 0.0, large);
  CHECK(online_result(format, one) == std::vector<double>{precision::round_to(format, 60000.0)});
  const OnlineState two = online_step(format, one, 0.0, large);
  CHECK(two.overflowed);
  CHECK(two.output.empty());
  CHECK(two.sum == 2.0);
  CHECK(online_step(format, two, 1.0, large).overflowed);
  CHECK(online_merge(format, one, two).overflowed);
  CHECK(online_step(format, online_start(1), 0.0, beyond).overflowed);
  CHECK_THROWS_AS(online_result(format, two), InvalidArgument);
}

TEST_CASE("steps and results that make no sense are refused by name") {
  CHECK(state_refusal(std::nan(""), {1, 2}) == "not-a-number|score");
  CHECK(state_refusal(-kUnseen, {1, 2}) == "not-finite|score");
  CHECK(state_refusal(70000.0, {1, 2}) == "out-of-range|score");
  CHECK(state_refusal(1.0, {1}) == "wrong-size|value");
  CHECK(state_refusal(1.0, {1, std::nan("")}) == "not-a-number|value 2");
  CHECK_THROWS_AS(online_result(find_number_format("float16"), online_start(2)), InvalidArgument);
  CHECK_THROWS_AS(online_merge(find_number_format("float16"), online_start(2), online_start(3)), InvalidArgument);
}
