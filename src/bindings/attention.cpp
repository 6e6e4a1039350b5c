// Scaled dot-product attention at the boundary.
#include "../attention/scaled_dot_product.hpp"

#include <emscripten/bind.h>

#include "../numeric/invalid_argument.hpp"
#include "answer.hpp"
#include "attention_limits.hpp"
#include "values.hpp"

namespace {

using emscripten::val;
using namespace sqrtdk;
using namespace sqrtdk::bindings;

Eigen::Index size(const val& input, const char* name) {
  return static_cast<Eigen::Index>(count(field(input, name), name, 1, kMostAttentionSize));
}

numeric::Matrix matrix(const val& input, const char* name, Eigen::Index rows, Eigen::Index columns) {
  const std::vector<double> entries = numbers(field(input, name), name, kMostAttentionSize * kMostAttentionSize);
  if (static_cast<Eigen::Index>(entries.size()) != rows * columns) {
    throw InvalidArgument("wrong-length", name, std::to_string(entries.size()) + " entries",
                          std::to_string(rows) + " × " + std::to_string(columns) + " entries");
  }
  return Eigen::Map<const numeric::Matrix>(entries.data(), rows, columns);
}

attention::Mask mask(const val& input, Eigen::Index queries, Eigen::Index keys) {
  const bool causal = truth(field(input, "causal"), "causal");
  const val given = field(input, "mask");
  if (given.isNull()) return causal ? attention::Mask::causal() : attention::Mask::none();
  std::vector<std::uint8_t> allowed;
  for (const double entry : numbers(given, "mask", kMostAttentionSize * kMostAttentionSize))
    allowed.push_back(entry != 0);
  const auto mask = attention::Mask::of(queries, keys, std::move(allowed));
  return causal ? mask.and_causal() : mask;
}

val attend(val input) {
  return answer([&] {
    const auto queries = size(input, "queries"), keys = size(input, "keys");
    const auto dimension = size(input, "dimension"), value_dimension = size(input, "valueDimension");
    const auto steps = attention::scaled_dot_product_attention(
        matrix(input, "q", queries, dimension), matrix(input, "k", keys, dimension),
        matrix(input, "v", keys, value_dimension), choice(field(input, "rule")), mask(input, queries, keys));
    auto value = val::object();
    value.set("divisor", to_value(steps.divisor));
    value.set("rawScores", to_array(steps.raw_scores));
    value.set("scaledScores", to_array(steps.scaled_scores));
    value.set("rowMaxima", to_array(steps.row_maxima));
    value.set("exponentials", to_array(steps.exponentials));
    value.set("sums", to_array(steps.sums));
    value.set("weights", to_array(steps.weights));
    value.set("output", to_array(steps.output));
    return value;
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(attention) { emscripten::function("attention", &attend); }
