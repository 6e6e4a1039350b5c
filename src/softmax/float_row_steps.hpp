// What softmax does to a row in float, step by step. A file of its own: inlined into one another, the steps are not vectorised.
#pragma once

#include <cstddef>

namespace sqrtdk::softmax {

/// The largest of a row; columns at least 1. NaN is passed over.
float largest(const float* row, std::size_t columns);

/// to_j = e^(from_j − most). The arrays do not overlap.
void exponentials(const float* from, float* to, std::size_t columns, float most);

/// Σ of a row, in sixteen lanes that are added in order.
float lane_sum(const float* row, std::size_t columns);

}  // namespace sqrtdk::softmax
