// Softmax in few bits against exact fractions; its failures by name; its error beside the bound.
#include "precision/rounded_softmax.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "../../reference/precision/goldens.hpp"
#include "catch.hpp"
#include "hashed_numbers.hpp"
#include "numeric/check.hpp"
#include "precision/rounding.hpp"
#include "refusal.hpp"
#include "softmax/softmax.hpp"

using namespace sqrtdk;
using numeric::find_number_format;
using numeric::NumberFormat;
using precision::Form;
using precision::kInfinity;
using precision::Outcome;
using precision::rounded_softmax;
using precision::RoundedSoftmax;
using precision::softmax_error;
using precision::SoftmaxError;

namespace {

RoundedSoftmax naive(const char* format, const std::vector<double>& scores) {
  return rounded_softmax(find_number_format(format), Form::naive, scores);
}

RoundedSoftmax shifted(const char* format, const std::vector<double>& scores) {
  return rounded_softmax(find_number_format(format), Form::shifted, scores);
}

void check_failed(const RoundedSoftmax& row, Outcome outcome, std::size_t key) {
  CHECK(row.outcome == outcome);
  CHECK(row.key == key);
  CHECK(row.weights.empty());
  for (const auto* step : {&row.scores, &row.differences, &row.exponentials, &row.sums}) {
    for (const double number : *step) CHECK_FALSE(std::isnan(number));
  }
}

std::string row_refusal(const std::vector<double>& scores) {
  return refusal_of([&] { naive("float16", scores); });
}

/// The worst error, in u, of rows of hashed scores; each must keep to its bound.
double worst_error(const NumberFormat& format, Form form, int keys, double spread, int rows) {
  double worst = 0;
  for (int seed = 0; seed < rows; ++seed) {
    const auto scores = hashed::bells(static_cast<std::uint64_t>(1000 + seed), keys, spread);
    const RoundedSoftmax row = rounded_softmax(format, form, scores);
    REQUIRE(row.outcome == Outcome::finished);
    const SoftmaxError error = softmax_error(format, row);
    if (error.bound_applies) CHECK(error.worst <= error.bound);
    worst = std::max(worst, error.worst);
  }
  return worst;
}

}  // namespace

TEST_CASE("softmax in few bits agrees with exact fractions rounded at every step, bit for bit") {
  for (const RoundedSoftmaxGolden& golden : kRoundedSoftmax) {
    const std::vector<double> scores(golden.scores, golden.scores + golden.keys);
    const RoundedSoftmax row =
        rounded_softmax(find_number_format(golden.format), golden.shifted ? Form::shifted : Form::naive, scores);
    INFO(golden.format << (golden.shifted ? " shifted " : " naive ") << golden.keys);
    REQUIRE((row.outcome == Outcome::finished) == golden.finished);
    for (std::size_t i = 0; i < row.weights.size(); ++i) CHECK(row.weights[i] == golden.weights[i]);
  }
}

TEST_CASE("every step holds numbers of the format alone, and each follows from the step before") {
  const auto scores = hashed::bells(51, 30, 3.0);
  for (const NumberFormat& format : numeric::number_formats()) {
    for (const Form form : {Form::naive, Form::shifted}) {
      const RoundedSoftmax row = rounded_softmax(format, form, scores);
      for (const auto* step : {&row.scores, &row.differences, &row.exponentials, &row.sums, &row.weights}) {
        REQUIRE(step->size() == scores.size());
        for (const double number : *step) CHECK(precision::round_to(format, number) == number);
      }
      double sum = 0;
      for (std::size_t i = 0; i < scores.size(); ++i) {
        const double shift = form == Form::shifted ? row.maximum : 0.0;
        CHECK(row.differences[i] == precision::round_to(format, row.scores[i] - shift));
        sum = precision::round_to(format, sum + row.exponentials[i]);
        CHECK(row.sums[i] == sum);
        CHECK(row.weights[i] == precision::round_to(format, row.exponentials[i] / row.sums.back()));
      }
    }
  }
}

TEST_CASE("the naive form overflows where theory says, and the key at fault is named") {
  // The largest number of each format whose exponential is finite, and the next one.
  struct Edge {
    const char* format;
    double last, next;
  };
  for (const Edge& edge :
       {Edge{"float16", 11.0859375, 11.09375}, Edge{"bfloat16", 88.5, 89.0}, Edge{"float32", 0x1.62e42ep6, 0x1.62e43p6},
        Edge{"float64", 0x1.62e42fefa39efp9, 0x1.62e42fefa39f0p9}}) {
    INFO(edge.format);
    CHECK(naive(edge.format, {0.0, edge.last}).outcome == Outcome::finished);
    check_failed(naive(edge.format, {0.0, edge.next, 1.0}), Outcome::exponential_overflowed, 2);
    CHECK(naive(edge.format, {0.0, edge.next, 1.0}).exponentials[1] == kInfinity);
    CHECK(shifted(edge.format, {0.0, edge.next, 1.0}).outcome == Outcome::finished);
  }
}

TEST_CASE("three exponentials that fit may have a sum that does not") {
  check_failed(naive("float16", {10.5, 10.0, 10.5}), Outcome::sum_overflowed, 3);
  CHECK(shifted("float16", {10.5, 10.0, 10.5}).outcome == Outcome::finished);
}

TEST_CASE("scores far below zero vanish without the shift, and are equal keys with it") {
  check_failed(naive("float16", {-18.0, -18.0}), Outcome::sum_vanished, 0);
  CHECK(shifted("float16", {-18.0, -18.0}).weights == std::vector<double>{0.5, 0.5});
}

TEST_CASE("a score too large for the format fails in either form, before any exponential") {
  check_failed(shifted("float16", {1.0, 70000.0}), Outcome::score_overflowed, 2);
  check_failed(naive("float16", {-70000.0, 1.0}), Outcome::score_overflowed, 1);
  CHECK(shifted("bfloat16", {1.0, 70000.0}).weights == std::vector<double>{0.0, 1.0});
}

TEST_CASE("the shifted form never overflows while the scores fit, over the whole range of the format") {
  for (const NumberFormat& format : numeric::number_formats()) {
    const RoundedSoftmax row =
        rounded_softmax(format, Form::shifted, std::vector<double>{-format.largest, format.largest, 0.0});
    CHECK(row.outcome == Outcome::finished);
    CHECK(row.weights == std::vector<double>{0.0, 1.0, 0.0});
  }
}

TEST_CASE("a number of the format added to all scores, exactly, changes no weight of the shifted form") {
  const std::vector<double> scores = {0.25, -1.5, 2.0, 1.75}, moved = {4.25, 2.5, 6.0, 5.75};
  for (const NumberFormat& format : numeric::number_formats()) {
    CHECK(rounded_softmax(format, Form::shifted, scores).weights ==
          rounded_softmax(format, Form::shifted, moved).weights);
  }
}

TEST_CASE("masked keys have weight 0 in either form and are not counted in the bound") {
  for (const Form form : {Form::naive, Form::shifted}) {
    const RoundedSoftmax row =
        rounded_softmax(find_number_format("float32"), form, std::vector<double>{1.0, -kInfinity, 2.0, -kInfinity});
    REQUIRE(row.outcome == Outcome::finished);
    CHECK(row.weights[1] == 0.0);
    CHECK(row.weights[3] == 0.0);
    const SoftmaxError error = softmax_error(find_number_format("float32"), row);
    CHECK(error.bound == (form == Form::naive ? 4.0 : 6.0));
    CHECK(error.bound_applies);
    CHECK(error.worst <= error.bound);
    CHECK(error.left_out == 0);
  }
}

TEST_CASE("float64 step by step agrees with the softmax of the core within its bound") {
  const auto scores = hashed::bells(52, 100, 4.0);
  std::vector<double> right(scores.size());
  softmax::softmax(scores, right);
  const RoundedSoftmax row = shifted("float64", scores);
  const SoftmaxError error = softmax_error(find_number_format("float64"), row);
  CHECK(error.bound_applies);
  CHECK(error.worst <= error.bound);
  for (std::size_t i = 0; i < scores.size(); ++i) {
    CHECK(row.weights[i] == Approx(right[i]).epsilon((error.worst + 5) * 0x1p-53));
  }
}

TEST_CASE("errors keep to (n + 2)u without the shift and to (n + 2 + 2Δ)u with it, in every format") {
  for (const NumberFormat& format : numeric::number_formats()) {
    INFO(format.id);
    for (const int keys : {2, 16, 64}) {
      for (const double spread : {0.5, 1.0, 2.0}) {
        worst_error(format, Form::naive, keys, spread, 20);
        worst_error(format, Form::shifted, keys, spread, 20);
      }
      worst_error(format, Form::shifted, keys, 8.0, 20);
    }
  }
}

TEST_CASE(
    "measured errors of float32: about 11u at σ = 1 and 38u at σ = 8 for 64 keys, 28u for 1024, far below the bound") {
  const NumberFormat& format = find_number_format("float32");
  const double calm = worst_error(format, Form::shifted, 64, 1.0, 300);
  const double hot = worst_error(format, Form::shifted, 64, 8.0, 300);
  const double many = worst_error(format, Form::shifted, 1024, 1.0, 100);
  CAPTURE(calm, hot, many);
  CHECK(calm > 5);
  CHECK(calm < 20);
  CHECK(hot > 15);
  CHECK(hot < 60);
  CHECK(many > 10);
  CHECK(many < 60);
}

TEST_CASE("the bound of a wider row is wider by twice the spread, and a bound above 1/u is not claimed") {
  const SoftmaxError narrow = softmax_error(find_number_format("float32"), shifted("float32", {0.0, 1.0}));
  const SoftmaxError wide = softmax_error(find_number_format("float32"), shifted("float32", {0.0, 5.0}));
  CHECK(narrow.bound == 6.0);
  CHECK(wide.bound == 14.0);
  CHECK(wide.range == 5.0);
  const auto row = shifted("bfloat16", std::vector<double>(300, 1.0));
  CHECK_FALSE(softmax_error(find_number_format("bfloat16"), row).bound_applies);  // 302 > 2^8
}

TEST_CASE("in bfloat16 a sum of ones stops at 256: 300 equal keys all weigh 1/256") {
  const auto row = shifted("bfloat16", std::vector<double>(300, 1.0));
  CHECK(row.sums.back() == 256.0);
  CHECK(row.weights[0] == 1.0 / 256);
  CHECK(softmax_error(find_number_format("bfloat16"), row).worst == Approx((300.0 / 256 - 1) * 256).epsilon(1e-12));
}

TEST_CASE("where exponentials that count are subnormal no bound is claimed, and the error is large indeed") {
  const RoundedSoftmax row = naive("float16", {-16.0, -15.0, -16.5});
  REQUIRE(row.outcome == Outcome::finished);
  const SoftmaxError error = softmax_error(find_number_format("float16"), row);
  CHECK_FALSE(error.bound_applies);
  CHECK(error.worst > 100);
}

TEST_CASE("weights below the normal numbers are counted, not judged") {
  const SoftmaxError error = softmax_error(find_number_format("float16"), shifted("float16", {0.0, -12.0, -30.0}));
  CHECK(error.left_out == 2);
  CHECK(error.key == 1);
  CHECK(error.bound_applies);
  CHECK(error.worst <= error.bound);
}

TEST_CASE("rows without a softmax, and rows that did not finish, are refused") {
  CHECK(row_refusal({}) == "empty|scores");
  CHECK(row_refusal({std::nan("")}) == "not-a-number|score 1");
  CHECK(row_refusal({1.0, kInfinity}) == "not-finite|score 2");
  CHECK(row_refusal({-kInfinity}) == "fully-masked|scores");
  CHECK_THROWS_AS(softmax_error(find_number_format("float16"), naive("float16", {12.0})), InvalidArgument);
}
