// Softmax in float, step by step.
#include "float_rows.hpp"

#include <cmath>
#include <cstddef>
#include <string>

#include "../numeric/check.hpp"
#include "../numeric/exp.hpp"

namespace sqrtdk::softmax {
namespace {

constexpr std::size_t kLanes = 16;

// Loops step a pointer through whole vectors: an index that is added to makes some compilers gather floats one by one.
// Inlined into one another, the steps are not vectorised.

/// The largest of a row; columns at least 1. NaN is passed over. “a < b ? b : a” is one instruction, “a > b ? a : b” is five.
[[gnu::noinline]] float largest(const float* row, std::size_t columns) {
  float lanes[kLanes];
  for (float& lane : lanes) lane = row[0];
  const float* whole = row + columns / kLanes * kLanes;
  for (const float* at = row; at != whole; at += kLanes) {
    for (std::size_t l = 0; l < kLanes; ++l) lanes[l] = lanes[l] < at[l] ? at[l] : lanes[l];
  }
  for (std::size_t half = kLanes / 2; half > 0; half /= 2) {
    for (std::size_t l = 0; l < half; ++l) lanes[l] = lanes[l] > lanes[l + half] ? lanes[l] : lanes[l + half];
  }
  float most = lanes[0];
  for (const float* at = whole; at != row + columns; ++at) most = most > *at ? most : *at;
  return most;
}

/// Σ of a row, in sixteen lanes that are added in order.
[[gnu::noinline]] float lane_sum(const float* row, std::size_t columns) {
  float lanes[kLanes] = {};
  const float* whole = row + columns / kLanes * kLanes;
  for (const float* at = row; at != whole; at += kLanes) {
    for (std::size_t l = 0; l < kLanes; ++l) lanes[l] += at[l];
  }
  float sum = 0;
  for (const float lane : lanes) sum += lane;
  for (const float* at = whole; at != row + columns; ++at) sum += *at;
  return sum;
}

/// to_j = e^(from_j − most). The arrays do not overlap.
[[gnu::noinline]] void exponentials(const float* __restrict from, float* __restrict to, std::size_t columns,
                                    float most) {
  // −88 for a finite `most`, where powers are 0. Were it a constant, compilers would take WebAssembly's `max`, which costs six
  // instructions of a processor for the sake of NaN; a comparison of variables costs one.
  const float least = -88.0f + 0.0f * most;
  for (std::size_t j = 0; j < columns; ++j) {
    const float below = from[j] - most;
    to[j] = numeric::quick_exp2((below < least ? least : below) * 1.44269504f);
  }
}

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
