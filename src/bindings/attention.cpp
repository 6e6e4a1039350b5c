// Scaled dot-product attention at the boundary.
#include "../attention/scaled_dot_product.hpp"

#include <emscripten/bind.h>

#include "answer.hpp"
#include "attention_input.hpp"
#include "attention_limits.hpp"
#include "values.hpp"

namespace {

using emscripten::val;
using namespace sqrtdk;
using namespace sqrtdk::bindings;

val attend(val input) {
  return answer([&] {
    require_fields(input, {"queries", "keys", "dimension", "valueDimension", "q", "k", "v", "rule", "causal", "mask"});
    const auto size = [&](const char* name) { return matrix_size(input, name, kMostAttentionSize); };
    const auto queries = size("queries"), keys = size("keys");
    const auto dimension = size("dimension"), value_dimension = size("valueDimension");
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
