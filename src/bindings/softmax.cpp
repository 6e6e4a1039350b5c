// Softmax step by step, its Jacobian, and how its weights react to temperature, at the boundary.
#include "../softmax/softmax.hpp"

#include <emscripten/bind.h>

#include <algorithm>

#include "../softmax/jacobian.hpp"
#include "values.hpp"

namespace sqrtdk {

template <>
struct Fields<softmax::Bounds> : softmax::Bounds {
  static constexpr auto all = std::tuple{Field{"least", &Bounds::least}, Field{"most", &Bounds::most}};
};
/// Beside its stats.
template <>
struct Fields<softmax::TemperatureResponse> : softmax::TemperatureResponse {
  static constexpr auto all = std::tuple{
      Field{"mean", &TemperatureResponse::mean}, Field{"variance", &TemperatureResponse::variance},
      Field{"peakSlope", &TemperatureResponse::peak_slope}, Field{"entropySlope", &TemperatureResponse::entropy_slope},
      Field{"effectiveSlope", &TemperatureResponse::effective_slope}};
};

}  // namespace sqrtdk

namespace {

using namespace sqrtdk;
using namespace sqrtdk::bindings;

constexpr std::uint64_t kMostScores = 1024;         ///< in one row
constexpr std::uint64_t kMostTableEntries = 65536;  ///< rows × keys of a table of weights
constexpr std::uint64_t kMostJacobianKeys = 256;    ///< the matrix has their square
constexpr std::uint64_t kMostTemperatures = 512;

/// Of a row of weights, with the sizes of its Jacobian.
struct JacobianSizes {
  double peak, trace, frobenius;
  softmax::Bounds eigenvalue;
};

JacobianSizes jacobian_sizes_of(std::span<const double> weights) {
  const softmax::AttentionStats stats = softmax::attention_stats(weights);
  return {stats.peak, stats.jacobian_trace, softmax::jacobian_frobenius(weights),
          softmax::jacobian_largest_eigenvalue(weights)};
}

std::vector<double> weights_of(std::span<const double> scores) {
  std::vector<double> weights(scores.size());
  softmax::softmax(scores, weights);
  return weights;
}

val softmax_steps(val list) {
  return answer([&] {
    const std::vector<double> scores = some_numbers(list, "scores", kMostScores);
    std::vector<double> exponentials(scores.size()), weights(scores.size());
    const softmax::Steps steps = softmax::softmax(scores, exponentials, weights);
    auto value = object("maximum", steps.maximum, "exponentials", exponentials, "sum", steps.sum, "logSumExp",
                        softmax::log_sum_exp(scores), "weights", weights);
    set_fields(value, softmax::attention_stats(weights));
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
    std::vector<softmax::AttentionStats> stats;
    for (Eigen::Index i = 0; i < rows; ++i) stats.push_back(softmax::attention_stats(numeric::row(weights, i)));
    auto value = object("weights", weights);
    set_columns(value, stats);
    return value;
  });
}

val softmax_jacobian(val list) {
  return answer([&] {
    const std::vector<double> weights = weights_of(some_numbers(list, "scores", kMostJacobianKeys));
    const JacobianSizes sizes = jacobian_sizes_of(weights);
    return object("weights", weights, "jacobian", softmax::jacobian(weights), "trace", sizes.trace, "frobenius",
                  sizes.frobenius, "largestEigenvalue", sizes.eigenvalue);
  });
}

/// v times the Jacobian at the scores, from either side.
template <class Product>
val product(const val& list, const val& vector, Product times) {
  return answer([&] {
    const std::vector<double> scores = some_numbers(list, "scores", kMostScores);
    std::vector<double> v = numbers(vector, "v", kMostScores);
    require_length("v", v.size(), scores.size());
    times(weights_of(scores), v);
    return v;
  });
}

val jacobian_product(val list, val vector) {
  return product(list, vector, [](const std::vector<double>& weights, std::vector<double>& v) {
    softmax::jacobian_product(weights, v, v);
  });
}

val product_with_jacobian(val vector, val list) {
  return product(list, vector, [](const std::vector<double>& weights, std::vector<double>& v) {
    softmax::product_with_jacobian(v, weights, v);
  });
}

/// How large the Jacobian is as scores are multiplied.
val jacobian_sizes(val list, val factor_list) {
  return answer([&] {
    const std::vector<double> scores = some_numbers(list, "scores", kMostScores);
    const std::vector<double> factors = some_numbers(factor_list, "factors", kMostScores);
    require_work("scores · factors", static_cast<double>(scores.size() * factors.size()), kMostTableEntries);
    std::vector<JacobianSizes> sizes;
    for (const double factor : factors) {
      std::vector<double> weights = scores;
      for (double& score : weights) score *= factor;
      softmax::softmax(weights, weights);
      sizes.push_back(jacobian_sizes_of(weights));
    }
    return object("peak", to_column(sizes, &JacobianSizes::peak),            //
                  "trace", to_column(sizes, &JacobianSizes::trace),          //
                  "frobenius", to_column(sizes, &JacobianSizes::frobenius),  //
                  "eigenvalueLeast", to_column(sizes, [](const auto& at) { return at.eigenvalue.least; }),
                  "eigenvalueMost", to_column(sizes, [](const auto& at) { return at.eigenvalue.most; }));
  });
}

val temperature_response(val list, val temperature_list) {
  return answer([&] {
    const std::vector<double> scores = some_numbers(list, "scores", kMostScores);
    const std::vector<double> temperatures = some_numbers(temperature_list, "temperatures", kMostTemperatures);
    require_work("scores · temperatures", static_cast<double>(scores.size() * temperatures.size()), kMostTableEntries);
    std::vector<softmax::TemperatureResponse> responses;
    std::vector<double> weights(scores.size() * temperatures.size());
    for (std::size_t row = 0; row < temperatures.size(); ++row) {
      responses.push_back(softmax::temperature_response(
          scores, temperatures[row], std::span<double>(weights).subspan(row * scores.size(), scores.size())));
    }
    auto value = val::object();
    set_columns(value, responses, &softmax::TemperatureResponse::stats);
    set_columns(value, responses);
    set(value, "weights", weights);
    return value;
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(softmax) {
  emscripten::function("softmaxSteps", &softmax_steps);
  emscripten::function("softmaxRows", &softmax_rows);
  emscripten::function("softmaxJacobian", &softmax_jacobian);
  emscripten::function("jacobianProduct", &jacobian_product);
  emscripten::function("productWithJacobian", &product_with_jacobian);
  emscripten::function("jacobianSizes", &jacobian_sizes);
  emscripten::function("temperatureResponse", &temperature_response);
}
