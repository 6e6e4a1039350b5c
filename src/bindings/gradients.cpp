// Softmax step by step, its Jacobian, and the backward pass of attention at the boundary.
#include "../attention/gradient.hpp"

#include <emscripten/bind.h>

#include "../softmax/jacobian.hpp"
#include "../softmax/log_sum_exp.hpp"
#include "../softmax/readouts.hpp"
#include "../softmax/softmax.hpp"
#include "answer.hpp"
#include "attention_input.hpp"
#include "chapter_limits.hpp"
#include "lists.hpp"

namespace {

using emscripten::val;
using namespace sqrtdk;
using namespace sqrtdk::bindings;

std::vector<double> weights_of(std::span<const double> scores) {
  std::vector<double> weights(scores.size());
  softmax::softmax(scores, weights);
  return weights;
}

void set_readouts(val& value, const softmax::Readouts& readouts) {
  value.set("peak", readouts.peak);
  value.set("entropy", readouts.entropy);
  value.set("effectiveKeys", readouts.effective_keys);
  value.set("jacobianTrace", readouts.jacobian_trace);
}

val softmax_steps(val list) {
  return answer([&] {
    const std::vector<double> scores = some_numbers(list, "scores", kMostScores);
    std::vector<double> exponentials(scores.size()), weights(scores.size());
    const softmax::Steps steps = softmax::softmax(scores, exponentials, weights);
    auto value = val::object();
    value.set("maximum", steps.maximum);
    value.set("exponentials", to_array(exponentials));
    value.set("sum", steps.sum);
    value.set("logSumExp", softmax::log_sum_exp(scores));
    value.set("weights", to_array(weights));
    set_readouts(value, softmax::readouts(weights));
    return value;
  });
}

val softmax_rows(val list, val keys_of_a_row) {
  return answer([&] {
    const auto keys = static_cast<Eigen::Index>(count(keys_of_a_row, "keys", 1, kMostScores));
    const std::vector<double> scores = some_numbers(list, "scores", kMostTableEntries);
    const auto rows = static_cast<Eigen::Index>(scores.size()) / keys;
    require_length("scores", scores.size(), static_cast<std::size_t>(std::max<Eigen::Index>(rows, 1) * keys));
    const numeric::Matrix weights = softmax::softmax_rows(Eigen::Map<const numeric::Matrix>(scores.data(), rows, keys));
    std::vector<softmax::Readouts> readouts;
    for (Eigen::Index i = 0; i < rows; ++i) readouts.push_back(softmax::readouts(numeric::row(weights, i)));
    auto value = val::object();
    value.set("weights", to_array(weights));
    value.set("peak", to_column(readouts, [](const auto& row) { return row.peak; }));
    value.set("entropy", to_column(readouts, [](const auto& row) { return row.entropy; }));
    value.set("effectiveKeys", to_column(readouts, [](const auto& row) { return row.effective_keys; }));
    value.set("jacobianTrace", to_column(readouts, [](const auto& row) { return row.jacobian_trace; }));
    return value;
  });
}

val softmax_jacobian(val list) {
  return answer([&] {
    const std::vector<double> weights = weights_of(some_numbers(list, "scores", kMostJacobianKeys));
    const softmax::Bounds eigenvalue = softmax::jacobian_largest_eigenvalue(weights);
    auto value = val::object();
    value.set("weights", to_array(weights));
    value.set("jacobian", to_array(softmax::jacobian(weights)));
    value.set("trace", softmax::readouts(weights).jacobian_trace);
    value.set("frobenius", softmax::jacobian_frobenius(weights));
    value.set("largestEigenvalue", to_range(eigenvalue.least, eigenvalue.most));
    return value;
  });
}

val jacobian_product(val list, val vector) {
  return answer([&] {
    const std::vector<double> scores = some_numbers(list, "scores", kMostScores);
    std::vector<double> v = numbers(vector, "v", kMostScores);
    require_length("v", v.size(), scores.size());
    softmax::jacobian_product(weights_of(scores), v, v);
    return to_array(v);
  });
}

val product_with_jacobian(val vector, val list) {
  return answer([&] {
    const std::vector<double> scores = some_numbers(list, "scores", kMostScores);
    std::vector<double> v = numbers(vector, "v", kMostScores);
    require_length("v", v.size(), scores.size());
    softmax::product_with_jacobian(v, weights_of(scores), v);
    return to_array(v);
  });
}

/// What the Jacobian becomes as scores are multiplied.
val jacobian_sizes(val list, val factor_list) {
  return answer([&] {
    const std::vector<double> scores = some_numbers(list, "scores", kMostScores);
    const std::vector<double> factors = some_numbers(factor_list, "factors", kMostScores);
    require_work("scores · factors", static_cast<double>(scores.size() * factors.size()), kMostTableEntries);
    std::vector<double> peak, trace, frobenius, least, most;
    for (const double factor : factors) {
      std::vector<double> weights = scores;
      for (double& score : weights) score *= factor;
      softmax::softmax(weights, weights);
      const softmax::Readouts readouts = softmax::readouts(weights);
      const softmax::Bounds eigenvalue = softmax::jacobian_largest_eigenvalue(weights);
      peak.push_back(readouts.peak);
      trace.push_back(readouts.jacobian_trace);
      frobenius.push_back(softmax::jacobian_frobenius(weights));
      least.push_back(eigenvalue.least);
      most.push_back(eigenvalue.most);
    }
    auto value = val::object();
    value.set("peak", to_array(peak));
    value.set("trace", to_array(trace));
    value.set("frobenius", to_array(frobenius));
    value.set("eigenvalueLeast", to_array(least));
    value.set("eigenvalueMost", to_array(most));
    return value;
  });
}

val attention_gradient(val input, val upstream) {
  return answer([&] {
    require_fields(input, {"queries", "keys", "dimension", "valueDimension", "q", "k", "v", "rule", "causal", "mask"});
    const auto size = [&](const char* name) { return matrix_size(input, name, kMostGradientSize); };
    const auto queries = size("queries"), keys = size("keys");
    const auto dimension = size("dimension"), value_dimension = size("valueDimension");
    const numeric::Matrix q = matrix(input, "q", queries, dimension), k = matrix(input, "k", keys, dimension),
                          v = matrix(input, "v", keys, value_dimension);
    auto named = val::object();
    named.set("outputGradient", upstream);
    const auto steps =
        attention::scaled_dot_product_attention(q, k, v, choice(field(input, "rule")), mask(input, queries, keys));
    const auto gradient =
        attention::attention_gradient(q, k, v, steps, matrix(named, "outputGradient", queries, value_dimension));
    auto value = val::object();
    value.set("q", to_array(gradient.q));
    value.set("k", to_array(gradient.k));
    value.set("v", to_array(gradient.v));
    value.set("weights", to_array(gradient.weights));
    value.set("scaledScores", to_array(gradient.scaled_scores));
    value.set("divisor", gradient.divisor);
    value.set("logTemperature", gradient.log_temperature);
    value.set("parameter", bindings::to_value(gradient.parameter));
    return value;
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(gradients) {
  emscripten::function("softmaxSteps", &softmax_steps);
  emscripten::function("softmaxRows", &softmax_rows);
  emscripten::function("softmaxJacobian", &softmax_jacobian);
  emscripten::function("jacobianProduct", &jacobian_product);
  emscripten::function("productWithJacobian", &product_with_jacobian);
  emscripten::function("jacobianSizes", &jacobian_sizes);
  emscripten::function("attentionGradient", &attention_gradient);
}
