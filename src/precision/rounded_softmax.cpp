// Rounding after every operation, and the first failure on the way.
#include "rounded_softmax.hpp"

#include "../numeric/invalid_argument.hpp"
#include "../softmax/row_check.hpp"
#include "rounding.hpp"

namespace sqrtdk::precision {
namespace {

constexpr double kInfinity = __builtin_huge_val();

void fail(RoundedSoftmax& row, Outcome outcome, std::size_t key) {
  if (row.outcome != Outcome::finished) return;
  row.outcome = outcome;
  row.key = key;
}

void round_scores(const Format& format, std::span<const double> scores, RoundedSoftmax& row) {
  for (std::size_t i = 0; i < scores.size(); ++i) {
    const double score = round_to(format, scores[i]);
    if (score - score != 0.0 && score != scores[i]) fail(row, Outcome::score_overflowed, i + 1);
    row.maximum = score > row.maximum ? score : row.maximum;
    row.scores.push_back(score);
  }
}

void add_exponentials(const Format& format, RoundedSoftmax& row) {
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

}  // namespace

RoundedSoftmax rounded_softmax(const Format& format, Form form, std::span<const double> scores) {
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

}  // namespace sqrtdk::precision
