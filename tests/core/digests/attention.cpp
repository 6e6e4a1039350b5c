// The fixed runs of attention beyond the first load: gradients of softmax and attention, additive attention, attention in float.
#include "attention/additive.hpp"
#include "attention/fused.hpp"
#include "attention/gradient.hpp"
#include "runs.hpp"
#include "softmax/jacobian.hpp"
#include "softmax/softmax.hpp"

namespace sqrtdk::digests {

Run softmax_gradient_run() {
  Run run{
      "softmax gradient",
      "Jacobian, its product, norm and eigenvalue bounds, and the temperature response at 5 temperatures, of 9 draws "
      "at 5 scales from 1e-3 to 1e3",
      {}};
  const std::vector<double> base = draws(21, 1), direction(base.begin() + 9, base.begin() + 18);
  for (const double scale : {1e-3, 1.0, 8.0, 100.0, 1e3}) {
    std::vector<double> scores(9), weights(9), product(9);
    for (std::size_t key = 0; key < scores.size(); ++key) scores[key] = scale * base[key];
    softmax::softmax(scores, weights);
    softmax::jacobian_product(weights, direction, product);
    const softmax::Bounds eigenvalue = softmax::jacobian_largest_eigenvalue(weights);
    run.add_all(softmax::jacobian(weights));
    run.add_all(product);
    for (const double number : {softmax::jacobian_frobenius(weights), eigenvalue.least, eigenvalue.most}) {
      run.add(number);
    }
    for (const double temperature : {0.01, 0.5, 1.0, 8.0, 1e4}) {
      const softmax::TemperatureResponse response = softmax::temperature_response(scores, temperature);
      for (const double number :
           {response.stats.peak, response.stats.entropy, response.stats.effective_keys, response.stats.jacobian_trace,
            response.mean, response.variance, response.entropy_slope, response.peak_slope, response.effective_slope}) {
        run.add(number);
      }
    }
  }
  return run;
}

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

Run additive_run() {
  Run run{"additive attention",
          "scores, their limit and every gradient of 5 queries of 8 numbers and 6 keys of 10, through 12 hidden units, "
          "near 0 "
          "and saturated",
          {}};
  const numeric::Matrix q = matrix_of_draws(41, 5, 8), k = matrix_of_draws(42, 6, 10);
  const numeric::Matrix score_gradient = matrix_of_draws(46, 5, 6);
  for (const double scale : {0.01, 0.3, 4.0}) {
    const attention::AdditiveMaps maps{scale * matrix_of_draws(43, 12, 8), scale * matrix_of_draws(44, 12, 10),
                                       matrix_of_draws(45, 12, 1)};
    const auto gradient = attention::additive_gradient(q, k, maps, score_gradient);
    run.add_all(attention::additive_scores(q, k, maps));
    run.add(attention::additive_score_limit(maps.v));
    for (const auto* part : {&gradient.q, &gradient.k, &gradient.maps.query_map, &gradient.maps.key_map}) {
      run.add_all(*part);
    }
    run.add_all(gradient.maps.v);
  }
  return run;
}

namespace {

std::vector<float> floats(std::uint64_t subject, std::uint64_t rows, std::uint64_t columns) {
  const std::uint64_t size = rows * columns;
  const std::vector<double> all = draws(subject, static_cast<int>(size / 512 + 1));
  return {all.begin(), all.begin() + static_cast<std::ptrdiff_t>(size)};
}

}  // namespace

Run fast_attention_run() {
  Run run{"fast attention",
          "fused attention of 7 × 300 and 261 × 40 tokens, d = 16 and 5, whole and causal, weights and output; softmax "
          "of 9 rows of 37 "
          "floats",
          {}};
  for (const attention::FusedShape& shape : {attention::FusedShape{7, 300, 16, 9}, {261, 40, 5, 3}}) {
    const std::vector<float> q = floats(71, shape.queries, shape.d), k = floats(72, shape.keys, shape.d),
                             v = floats(73, shape.keys, shape.d_v);
    for (const bool causal : {false, true}) {
      std::vector<float> output(shape.queries * shape.d_v), weights(shape.queries * shape.keys);
      attention::fused_attention(q, k, v, shape, 3, output, {causal, weights});
      run.add_all(output);
      run.add_all(weights);
    }
  }
  const std::vector<float> scores = floats(74, 9, 37);
  std::vector<float> weights(scores.size());
  softmax::softmax_rows(scores, 37, weights);
  run.add_all(weights);
  return run;
}

}  // namespace sqrtdk::digests
