// Additive attention at the boundary: scores and their gradient.
#include "../attention/additive.hpp"

#include <emscripten/bind.h>

#include "answer.hpp"
#include "attention_input.hpp"
#include "chapter_limits.hpp"
#include "lists.hpp"

namespace {

using emscripten::val;
using namespace sqrtdk;
using namespace sqrtdk::bindings;

struct Given {
  numeric::Matrix q, k;
  attention::AdditiveMaps maps;
};

Given given(const val& input) {
  require_fields(input,
                 {"queries", "keys", "queryDimension", "keyDimension", "hidden", "q", "k", "queryMap", "keyMap", "v"});
  const auto tokens = [&](const char* name) { return matrix_size(input, name, kMostAdditiveSize); };
  const auto width = [&](const char* name) { return matrix_size(input, name, kMostAdditiveWidth); };
  const auto queries = tokens("queries"), keys = tokens("keys");
  const auto query_dimension = width("queryDimension"), key_dimension = width("keyDimension"), hidden = width("hidden");
  require_work("queries · keys · hidden", static_cast<double>(queries * keys * hidden), kMostAdditiveUnits);
  return {matrix(input, "q", queries, query_dimension),
          matrix(input, "k", keys, key_dimension),
          {matrix(input, "queryMap", hidden, query_dimension), matrix(input, "keyMap", hidden, key_dimension),
           matrix(input, "v", hidden, 1)}};
}

val additive_scores(val input) {
  return answer([&] {
    const Given all = given(input);
    auto value = val::object();
    value.set("scores", to_array(attention::additive_scores(all.q, all.k, all.maps)));
    value.set("limit", attention::additive_score_limit(all.maps.v));
    return value;
  });
}

val additive_gradient(val input, val upstream) {
  return answer([&] {
    const Given all = given(input);
    auto named = val::object();
    named.set("scoreGradient", upstream);
    const auto gradient = attention::additive_gradient(all.q, all.k, all.maps,
                                                       matrix(named, "scoreGradient", all.q.rows(), all.k.rows()));
    auto value = val::object();
    value.set("q", to_array(gradient.q));
    value.set("k", to_array(gradient.k));
    value.set("queryMap", to_array(gradient.maps.query_map));
    value.set("keyMap", to_array(gradient.maps.key_map));
    value.set("v", to_array(gradient.maps.v));
    return value;
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(additive) {
  emscripten::function("additiveScores", &additive_scores);
  emscripten::function("additiveGradient", &additive_gradient);
}
