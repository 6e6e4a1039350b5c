// Fast attention and fast softmax at the boundary: floats in, floats out, in a module of their own.
#include <emscripten/bind.h>

#include <vector>

#include "../attention/fused.hpp"
#include "../softmax/float_rows.hpp"
#include "answer.hpp"
#include "values.hpp"

namespace {

using emscripten::val;
using namespace sqrtdk;
using namespace sqrtdk::bindings;

/// Entries of one array at most: 256 MB.
constexpr std::size_t kMostEntries = std::size_t{1} << 26;

std::vector<float> floats(const val& list, const char* name) {
  std::vector<float> copy(length(list, name, kMostEntries));
  if (copy.empty()) return copy;
  number(list[0], name);  // a set from big integers would throw in JavaScript
  val(emscripten::typed_memory_view(copy.size(), copy.data())).call<void>("set", list);
  return copy;
}

val to_floats(const std::vector<float>& entries) {
  return val(emscripten::typed_memory_view(entries.size(), entries.data())).call<val>("slice");
}

attention::FusedShape shape(const val& input) {
  const auto size = [&](const char* name, std::uint64_t most) { return count(field(input, name), name, 1, most); };
  return {size("queries", attention::kMostFusedLength), size("keys", attention::kMostFusedLength),
          size("dimension", attention::kMostFusedWidth), size("valueDimension", attention::kMostFusedWidth)};
}

val fused_attention(val input) {
  return answer([&] {
    const attention::FusedShape sizes = shape(input);
    const bool causal = truth(field(input, "causal"), "causal"), asked = truth(field(input, "weights"), "weights");
    const double divisor = number(field(input, "divisor"), "divisor");
    const std::vector<float> q = floats(field(input, "q"), "q"), k = floats(field(input, "k"), "k"),
                             v = floats(field(input, "v"), "v");
    std::vector<float> output(sizes.queries * sizes.d_v), weights;
    if (asked) {
      if (sizes.queries * sizes.keys > kMostEntries) {
        throw InvalidArgument("out-of-range", "queries · keys", std::to_string(sizes.queries * sizes.keys),
                              "1 … " + std::to_string(kMostEntries) + " where weights are asked for");
      }
      weights.resize(sizes.queries * sizes.keys);
    }
    attention::fused_attention(q, k, v, sizes, divisor, output, {causal, weights});
    auto value = val::object();
    value.set("output", to_floats(output));
    value.set("weights", asked ? to_floats(weights) : val::null());
    return value;
  });
}

val softmax_rows(val scores, val columns) {
  return answer([&] {
    const std::uint64_t width = count(columns, "columns", 1, kMostEntries);
    const std::vector<float> given = floats(scores, "scores");
    std::vector<float> weights(given.size());
    softmax::softmax_rows(given, width, weights);
    return to_floats(weights);
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(fast_attention) {
  emscripten::function("fusedAttention", &fused_attention);
  emscripten::function("softmaxRows", &softmax_rows);
}
