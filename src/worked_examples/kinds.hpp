// The kinds of worked example, one function for each, and what they share: the rule's divisor, softmax and what is read off it, in DoubleDouble.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "line_writer.hpp"

namespace sqrtdk::worked_examples {

/// A kind computes the lines of an example and fills an empty evaluation; throws InvalidArgument as evaluate() says.
using Kind = void(const Example& example, Evaluation& evaluation);

Kind evaluate_softmax, evaluate_exponential, evaluate_dot_product, evaluate_population_variance, evaluate_illustration;
Kind evaluate_law, evaluate_product_law, evaluate_square_of_sum, evaluate_jacobian, evaluate_jacobian_formula;
Kind evaluate_saturation, evaluate_temperature, evaluate_gradient, evaluate_ablation;

/// The name of a kind in an Example, e.g. "dot_product".
std::string_view name_of(Kind* kind);

/// The place of an item in its list, from 1.
inline int place(std::size_t index) { return static_cast<int>(index + 1); }

/// d_k, or 64 where a rule needs one and the example gives none, which is then reported under Evaluation::assumed.
std::uint64_t known_dimension(std::optional<std::uint64_t> d, Evaluation& evaluation);

/// The divisor of an example: reports it, writes its line where there is a rule or a printed figure, and fills in a missing d_k.
/// Its d is 1 … 4096, inside the rule's domain; for e^(πd) at most 203. A parameter is the decimal number that was meant: 0.1,
/// not the double nearest to it.
///
/// throws  InvalidArgument "no-divisor" for a rule that is no divisor of d
Traced write_divisor(const Example& example, std::optional<std::uint64_t> d, const Given& printed, LineWriter& writer,
                     Evaluation& evaluation);

/// p_i = e^(x_i − max x) / Σ_j e^(x_j − max x), right to 25 digits or more for scores up to 1e6; weights below 1e-280 lose digits.
std::vector<DoubleDouble> exact_softmax(const std::vector<DoubleDouble>& scores);

/// Scores divided by a divisor.
std::vector<DoubleDouble> divided(std::vector<DoubleDouble> scores, const DoubleDouble& divisor);

/// p_i (1 − p_i), the diagonal of the softmax Jacobian.
std::vector<DoubleDouble> jacobian_diagonal(const std::vector<DoubleDouble>& weights);

/// The sum of terms, from the first on.
DoubleDouble sum_of(const std::vector<DoubleDouble>& terms);

/// The nearest doubles, for pictures.
std::vector<double> rounded_to_double(const std::vector<DoubleDouble>& values);

}  // namespace sqrtdk::worked_examples
