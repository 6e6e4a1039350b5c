// Refusal of rows that have no softmax.
#include "row_check.hpp"

#include <string>

#include "../numeric/check.hpp"

namespace sqrtdk::softmax {

double row_maximum(std::span<const double> scores) {
  if (scores.empty()) throw InvalidArgument("empty", "scores", "", "at least one score");
  double maximum = -__builtin_huge_val();
  for (std::size_t i = 0; i < scores.size(); ++i) {
    const double score = scores[i];
    if (score != score || score == __builtin_huge_val()) {
      throw InvalidArgument(score != score ? "not-a-number" : "not-finite", "score " + std::to_string(i + 1),
                            numeric::text_of(score), "finite numbers, or -∞ where masked");
    }
    maximum = score > maximum ? score : maximum;
  }
  return maximum;
}

}  // namespace sqrtdk::softmax
