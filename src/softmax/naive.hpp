// The softmax as a textbook first writes it, without the shift: here to show how it fails, not to be used.
#pragma once

#include <span>

namespace sqrtdk::softmax {

/// p_i = exp(s_i) / Σ_j exp(s_j), straight from the definition.
///
/// scores   any doubles
/// weights  n; NaN as soon as one score exceeds 709.78 (∞/∞), or all lie below -745.13 (0/0)
void naive_softmax(std::span<const double> scores, std::span<double> weights) noexcept;

}  // namespace sqrtdk::softmax
