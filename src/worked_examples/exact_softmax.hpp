// Softmax and what is read off it, in DoubleDouble.
#pragma once

#include <vector>

#include "../numeric/double_double.hpp"

namespace sqrtdk::worked_examples {

using numeric::DoubleDouble;

/// p_i = e^(x_i − max x) / Σ_j e^(x_j − max x), right to 25 digits or more for scores up to 1e6; weights below 1e-280 lose digits.
std::vector<DoubleDouble> exact_softmax(const std::vector<DoubleDouble>& scores);

/// Scores divided by a divisor.
std::vector<DoubleDouble> divided(std::vector<DoubleDouble> scores, const DoubleDouble& divisor);

/// tr J = Σ p_i (1 − p_i), the trace of the softmax Jacobian.
DoubleDouble jacobian_trace(const std::vector<DoubleDouble>& weights);

/// −Σ p_i ln p_i in nats; 0 · ln 0 = 0.
DoubleDouble entropy(const std::vector<DoubleDouble>& weights);

/// The nearest doubles, for pictures.
std::vector<double> rounded_to_double(const std::vector<DoubleDouble>& values);

}  // namespace sqrtdk::worked_examples
