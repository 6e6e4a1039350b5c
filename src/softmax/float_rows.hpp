// Softmax of many rows in float, at speed.
#pragma once

#include <cstdint>
#include <span>

namespace sqrtdk::softmax {

/// weights_ij = e^(x_ij − m_i) / Σ_j e^(x_ij − m_i), m_i the largest score of row i.
///
/// scores   rows × columns, row-major; −∞ is masked and gets weight 0
/// columns  at least 1; scores hold whole rows
/// weights  as many; they must not overlap the scores
/// returns  weights within (columns / 16 + 12 + 3 ln columns + 3 (m_i − x_ij)) u of the exact ones, relative, u = 2⁻²⁴; 0 for
///          scores more than 87.7 below the largest
/// throws   InvalidArgument "wrong-size", "empty", "not-a-number", "not-finite" (+∞) or "fully-masked" (parameter "score row <i>",
///          counted from 1)
/// source   double, with 4 ulp and every step: softmax.hpp
void softmax_rows(std::span<const float> scores, std::uint64_t columns, std::span<float> weights);

}  // namespace sqrtdk::softmax
