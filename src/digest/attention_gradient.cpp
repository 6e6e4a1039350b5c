// The fixed run of the backward pass of attention.
#include "../attention/gradient.hpp"
#include "digests.hpp"
#include "fixed_draws.hpp"

namespace sqrtdk::digest {

Run attention_gradient_run() {
  Run run{"attention gradient",
          "every part of the backward pass of 5 queries and 6 keys, d = 16, under no rule, ÷ √d and ÷ d, with a mask "
          "and the "
          "causal one",
          {}};
  const numeric::Matrix q = matrix_of_draws(31, 5, 16), k = matrix_of_draws(32, 6, 16), v = matrix_of_draws(33, 6, 4);
  const numeric::Matrix output_gradient = matrix_of_draws(34, 5, 4);
  std::vector<std::uint8_t> allowed(30, 1);
  allowed[7] = allowed[13] = allowed[24] = 0;
  const auto mask = attention::Mask::of(5, 6, allowed).and_causal();
  for (const scaling::Rule& rule : scaling::rules()) {
    const auto steps = attention::scaled_dot_product_attention(
        q, k, v, {std::string(rule.id), rule.parameter ? rule.parameter->initial : 0}, mask);
    const auto gradient = attention::attention_gradient(q, k, v, steps, output_gradient);
    for (const auto* part : {&gradient.v, &gradient.weights, &gradient.scaled_scores, &gradient.q, &gradient.k}) {
      run.add_all(*part);
    }
    run.add(gradient.divisor);
    run.add(gradient.log_temperature);
    run.add(gradient.parameter.value_or(0));
  }
  return run;
}

}  // namespace sqrtdk::digest
