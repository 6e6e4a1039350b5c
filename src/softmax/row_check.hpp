// What a row of scores may hold, checked once for all functions of softmax.
#pragma once

#include <span>

namespace sqrtdk::softmax {

/// The largest score of a row.
///
/// scores   finite, or -∞ where masked
/// returns  max_j s_j; -∞ if all are masked
/// throws   InvalidArgument "empty", "not-a-number" or "not-finite" (+∞), naming the score, counted from 1
double row_maximum(std::span<const double> scores);

}  // namespace sqrtdk::softmax
