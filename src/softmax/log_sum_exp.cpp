// The shifted log-sum-exp.
#include "log_sum_exp.hpp"

#include <vector>

#include "../numeric/exact.hpp"
#include "../numeric/exp.hpp"
#include "../numeric/lanes.hpp"
#include "../numeric/log.hpp"
#include "row_check.hpp"

namespace sqrtdk::softmax {

double log_sum_exp(std::span<const double> scores) {
  const double maximum = row_maximum(scores);
  if (maximum == -__builtin_huge_val()) return maximum;
  // The largest term is 1; summing only the others keeps what they add when they are small.
  std::vector<double> others;
  others.reserve(scores.size());
  bool met = false;
  for (const double score : scores) {
    if (!met && score == maximum) {
      met = true;
      continue;
    }
    const numeric::Exact shifted = numeric::two_difference(score, maximum);
    others.push_back(numeric::exp(shifted.value, shifted.error));
  }
  return maximum + numeric::log_one_plus(numeric::compensated_sum(others));
}

}  // namespace sqrtdk::softmax
