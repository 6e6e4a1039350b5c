#include "float_row_steps.hpp"

#include "../numeric/exp2.hpp"

namespace sqrtdk::softmax {
namespace {

constexpr std::size_t kLanes = 16;

}  // namespace

// Loops step a pointer through whole vectors: an index that is added to makes some compilers gather floats one by one.

float largest(const float* row, std::size_t columns) {
  float lanes[kLanes];
  for (float& lane : lanes) lane = row[0];
  const float* whole = row + columns / kLanes * kLanes;
  for (const float* at = row; at != whole; at += kLanes) {
    for (std::size_t l = 0; l < kLanes; ++l) lanes[l] = lanes[l] > at[l] ? lanes[l] : at[l];
  }
  for (std::size_t half = kLanes / 2; half > 0; half /= 2) {
    for (std::size_t l = 0; l < half; ++l) lanes[l] = lanes[l] > lanes[l + half] ? lanes[l] : lanes[l + half];
  }
  float most = lanes[0];
  for (const float* at = whole; at != row + columns; ++at) most = most > *at ? most : *at;
  return most;
}

float lane_sum(const float* row, std::size_t columns) {
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

void exponentials(const float* __restrict from, float* __restrict to, std::size_t columns, float most) {
  for (std::size_t j = 0; j < columns; ++j) to[j] = numeric::exp2((from[j] - most) * 1.44269504f);
}

}  // namespace sqrtdk::softmax
