// Rounding after every operation, and the first failure on the way; exact weights in 106 bits beside the rounded ones.
#include "rounded_softmax.hpp"

#include <vector>

#include "../numeric/check.hpp"
#include "../numeric/double_double.hpp"
#include "../softmax/softmax.hpp"

namespace sqrtdk::precision {
namespace {

using numeric::DoubleDouble;

void fail(RoundedSoftmax& row, Outcome outcome, std::size_t key) {
  if (row.outcome != Outcome::finished) return;
  row.outcome = outcome;
  row.key = key;
}

void round_scores(const NumberFormat& format, std::span<const double> scores, RoundedSoftmax& row) {
  for (std::size_t i = 0; i < scores.size(); ++i) {
    const double score = round_to(format, scores[i]);
    if (score - score != 0.0 && score != scores[i]) fail(row, Outcome::score_overflowed, i + 1);
    row.maximum = score > row.maximum ? score : row.maximum;
    row.scores.push_back(score);
  }
}

void add_exponentials(const NumberFormat& format, RoundedSoftmax& row) {
  double sum = 0.0;
  for (std::size_t i = 0; i < row.scores.size(); ++i) {
    const double difference = row.form == Form::shifted ? round_to(format, row.scores[i] - row.maximum) : row.scores[i];
    const double exponential = exp_in(format, difference);
    if (exponential == kInfinity) fail(row, Outcome::exponential_overflowed, i + 1);
    sum = round_to(format, sum + exponential);
    if (sum == kInfinity) fail(row, Outcome::sum_overflowed, i + 1);
    row.differences.push_back(difference);
    row.exponentials.push_back(exponential);
    row.sums.push_back(sum);
  }
  if (sum == 0.0) fail(row, Outcome::sum_vanished, 0);
}

/// Below this a number of 106 bits loses its lower half to underflow.
constexpr double kLeastExact = 1e-280;

struct ExactRow {
  std::vector<DoubleDouble> exponentials;
  DoubleDouble sum;
  double range = 0;
  std::size_t keys = 0;
};

ExactRow exact_row(const RoundedSoftmax& row) {
  ExactRow exact;
  for (const double score : row.scores) {
    const bool masked = score == -__builtin_huge_val();
    const numeric::Exact below = numeric::two_difference(masked ? row.maximum : score, row.maximum);
    exact.exponentials.push_back(masked ? DoubleDouble(0.0) : numeric::exp({below.value, below.error}));
    exact.sum = exact.sum + exact.exponentials.back();
    exact.range = -below.value > exact.range ? -below.value : exact.range;
    exact.keys += !masked;
  }
  return exact;
}

}  // namespace

RoundedSoftmax rounded_softmax(const NumberFormat& format, Form form, std::span<const double> scores) {
  if (softmax::row_maximum(scores) == -kInfinity) {
    throw InvalidArgument("fully-masked", "scores", "-∞ throughout", "at least one finite score");
  }
  RoundedSoftmax row{form, Outcome::finished, 0, {}, -kInfinity, {}, {}, {}, {}};
  round_scores(format, scores, row);
  if (row.outcome == Outcome::finished) add_exponentials(format, row);
  if (row.outcome == Outcome::finished) {
    for (const double exponential : row.exponentials) {
      row.weights.push_back(round_to(format, exponential / row.sums.back()));
    }
  }
  return row;
}

SoftmaxError softmax_error(const NumberFormat& format, const RoundedSoftmax& row) {
  if (row.outcome != Outcome::finished) {
    throw InvalidArgument("not-finished", "row", "overflowed or vanished", "a row that finished");
  }
  const ExactRow exact = exact_row(row);
  SoftmaxError error{0.0, 0, 0, exact.range, static_cast<double>(exact.keys) + 2.0, true};
  const double least = format.smallest_normal > kLeastExact ? format.smallest_normal : kLeastExact;
  bool underflowed = false;
  for (std::size_t i = 0; i < row.weights.size(); ++i) {
    const bool masked = row.scores[i] == -__builtin_huge_val();
    const bool subnormal = !masked && row.exponentials[i] < format.smallest_normal;
    underflowed = underflowed || subnormal;
    const DoubleDouble right = exact.exponentials[i] / exact.sum;
    if (right.hi < least) {
      error.left_out += !masked;
      continue;
    }
    error.bound_applies = error.bound_applies && !subnormal;
    const double off = numeric::abs((DoubleDouble(row.weights[i]) - right) / right).hi / format.unit_roundoff;
    if (off > error.worst || error.key == 0) {
      error.worst = off;
      error.key = i + 1;
    }
  }
  if (row.form == Form::shifted) error.bound += 2.0 * error.range;
  if (underflowed) error.bound += 1.0;
  const double taken =
      static_cast<double>(exact.keys) * format.smallest_subnormal;  // at most half of it, doubled to be safe
  error.bound_applies = error.bound_applies && (!underflowed || taken <= format.unit_roundoff * row.sums.back()) &&
                        error.bound * format.unit_roundoff < 1.0;
  return error;
}

}  // namespace sqrtdk::precision
