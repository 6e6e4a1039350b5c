// Exact weights in 106 bits, and the rounded ones beside them.
#include "softmax_error.hpp"

#include <vector>

#include "../numeric/double_double.hpp"
#include "../numeric/exact.hpp"
#include "../numeric/invalid_argument.hpp"

namespace sqrtdk::precision {
namespace {

using numeric::DoubleDouble;

/// Below this a number of 106 bits loses its lower half to underflow.
constexpr double kLeastExact = 1e-280;

struct ExactRow {
  std::vector<DoubleDouble> exponentials;
  DoubleDouble sum;
  double spread = 0;
  std::size_t keys = 0;
};

ExactRow exact_row(const RoundedSoftmax& row) {
  ExactRow exact;
  for (const double score : row.scores) {
    const bool masked = score == -__builtin_huge_val();
    const numeric::Exact below = numeric::two_difference(masked ? row.maximum : score, row.maximum);
    exact.exponentials.push_back(masked ? DoubleDouble(0.0) : numeric::exp({below.value, below.error}));
    exact.sum = exact.sum + exact.exponentials.back();
    exact.spread = -below.value > exact.spread ? -below.value : exact.spread;
    exact.keys += !masked;
  }
  return exact;
}

}  // namespace

SoftmaxError softmax_error(const Format& format, const RoundedSoftmax& row) {
  if (row.outcome != Outcome::finished) {
    throw InvalidArgument("not-finished", "row", "overflowed or vanished", "a row that finished");
  }
  const ExactRow exact = exact_row(row);
  SoftmaxError error{0.0, 0, 0, exact.spread, static_cast<double>(exact.keys) + 2.0, true};
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
  if (row.form == Form::shifted) error.bound += 2.0 * error.spread;
  if (underflowed) error.bound += 1.0;
  const double taken =
      static_cast<double>(exact.keys) * format.smallest_subnormal;  // at most half of it, doubled to be safe
  error.bound_applies = error.bound_applies && (!underflowed || taken <= format.unit_roundoff * row.sums.back()) &&
                        error.bound * format.unit_roundoff < 1.0;
  return error;
}

}  // namespace sqrtdk::precision
