// The logarithm of a sum of exponentials, without overflow.
#pragma once

#include <span>

namespace sqrtdk::softmax {

/// ln Σ_j exp(s_j) = m + ln Σ_j exp(s_j − m),   m = max_j s_j
///
/// scores   n ≥ 1; finite, or -∞ where masked
/// returns  within 2 ulp of the larger of |m| and ln n; -∞ if all are masked
/// throws   InvalidArgument "empty", "not-a-number" or "not-finite" (+∞)
double log_sum_exp(std::span<const double> scores);

}  // namespace sqrtdk::softmax
