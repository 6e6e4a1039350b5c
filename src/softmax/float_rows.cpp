#include "float_rows.hpp"

#include <cmath>
#include <cstddef>
#include <string>

#include "../numeric/invalid_argument.hpp"
#include "float_row_steps.hpp"

namespace sqrtdk::softmax {
namespace {

[[noreturn]] void refuse(const float* scores, std::size_t row, std::size_t columns) {
  const std::string name = "score row " + std::to_string(row + 1);
  for (std::size_t j = 0; j < columns; ++j) {
    if (std::isnan(scores[j])) throw InvalidArgument("not-a-number", name, "NaN", "finite, or −∞ where masked");
    if (std::isinf(scores[j]) && scores[j] > 0)
      throw InvalidArgument("not-finite", name, "∞", "finite, or −∞ where masked");
  }
  throw InvalidArgument("fully-masked", name, "−∞ everywhere", "at least one key that is not masked");
}

}  // namespace

void softmax_rows(std::span<const float> scores, std::uint64_t columns, std::span<float> weights) {
  const std::size_t width = columns;
  if (width == 0 || scores.empty()) throw InvalidArgument("empty", "scores", "0", "at least one row of one score");
  if (scores.size() % width != 0 || weights.size() != scores.size()) {
    throw InvalidArgument("wrong-size", scores.size() % width != 0 ? "scores" : "weights",
                          std::to_string(scores.size() % width != 0 ? scores.size() : weights.size()),
                          "whole rows of " + std::to_string(width) + ", as many weights as scores");
  }
  for (std::size_t begin = 0; begin < scores.size(); begin += width) {
    const float* from = scores.data() + begin;
    float* to = weights.data() + begin;
    const float most = largest(from, width);
    exponentials(from, to, width, most);
    const float sum = lane_sum(to, width);
    if (!std::isfinite(sum)) refuse(from, begin / width, width);
    const float share = 1.0f / sum;
    for (std::size_t j = 0; j < width; ++j) to[j] *= share;
  }
}

}  // namespace sqrtdk::softmax
