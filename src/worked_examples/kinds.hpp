// The kinds of worked example: one function for each.
#pragma once

#include "example.hpp"

namespace sqrtdk::worked_examples {

// Each computes the lines of its kind and fills an empty evaluation; throws InvalidArgument as evaluate() says.
void evaluate_softmax(const Example& example, Evaluation& evaluation);
void evaluate_exponential(const Example& example, Evaluation& evaluation);
void evaluate_population_variance(const Example& example, Evaluation& evaluation);
void evaluate_dot_product(const Example& example, Evaluation& evaluation);
void evaluate_law(const Example& example, Evaluation& evaluation);
void evaluate_product_law(const Example& example, Evaluation& evaluation);
void evaluate_square_of_sum(const Example& example, Evaluation& evaluation);
void evaluate_jacobian(const Example& example, Evaluation& evaluation);
void evaluate_jacobian_formula(const Example& example, Evaluation& evaluation);
void evaluate_illustration(const Example& example, Evaluation& evaluation);
void evaluate_saturation(const Example& example, Evaluation& evaluation);
void evaluate_temperature(const Example& example, Evaluation& evaluation);
void evaluate_gradient(const Example& example, Evaluation& evaluation);
void evaluate_ablation(const Example& example, Evaluation& evaluation);

}  // namespace sqrtdk::worked_examples
