// Fast attention and fast softmax at the boundary: floats in, floats out, in a module of their own.
#include <emscripten/bind.h>

#include <memory>
#include <span>
#include <string>

#include "../attention/fused.hpp"
#include "../softmax/float_rows.hpp"
#include "answer.hpp"
#include "values.hpp"

namespace {

using emscripten::val;
using namespace sqrtdk;
using namespace sqrtdk::bindings;

/// Entries of one array at most: 64 MB. Five of them and what the work takes stay below the module's 512 MB.
constexpr std::size_t kMostEntries = std::size_t{1} << 24;

/// Room for floats that are written at once: to clear it first would cost as much as a copy.
struct Floats {
  std::size_t size;
  std::unique_ptr<float[]> entries{new float[size]};

  operator std::span<float>() const { return {entries.get(), size}; }
};

/// A set from big integers or symbols would throw in JavaScript. Entries are asked one by one only where not all are finite.
void require_numbers(const val& list, std::size_t size, const char* name) {
  number(list[0], name);
  if (!list.isArray() || list.call<bool>("every", val::global("Number")["isFinite"])) return;
  for (std::size_t index = 0; index < size; ++index) {
    number(list[index], (std::string(name) + " entry " + std::to_string(index + 1)).c_str());
  }
}

Floats floats(const val& list, const char* name) {
  // Arrays of floats need no questions asked one by one, which cost as much as attention over a hundred keys.
  static const val kFloats = val::global("Float32Array");
  const bool plain = list.instanceof (kFloats);
  const std::size_t size = plain ? list["length"].as<std::size_t>() : 0;
  Floats copy{plain && size <= kMostEntries ? size : length(list, name, kMostEntries)};
  if (copy.size == 0) return copy;
  if (!plain) require_numbers(list, copy.size, name);
  val(emscripten::typed_memory_view(copy.size, copy.entries.get())).call<void>("set", list);
  return copy;
}

val to_floats(const Floats& floats) {
  return val(emscripten::typed_memory_view(floats.size, floats.entries.get())).call<val>("slice");
}

attention::FusedShape shape(const val& input) {
  field(input, "queries");  // refuses what is no object, once for all
  const auto size = [&](const char* name, std::uint64_t most) { return count(input[name], name, 1, most); };
  return {size("queries", attention::kMostFusedLength), size("keys", attention::kMostFusedLength),
          size("dimension", attention::kMostFusedWidth), size("valueDimension", attention::kMostFusedWidth)};
}

val fused_attention(val input) {
  return answer([&] {
    const attention::FusedShape sizes = shape(input);
    const bool causal = truth(input["causal"], "causal"), asked = truth(input["weights"], "weights");
    const double divisor = number(input["divisor"], "divisor");
    if (asked && sizes.queries * sizes.keys > kMostEntries) {
      throw InvalidArgument("out-of-range", "queries · keys", std::to_string(sizes.queries * sizes.keys),
                            "1 … " + std::to_string(kMostEntries) + " where weights are asked for");
    }
    const Floats q = floats(input["q"], "q"), k = floats(input["k"], "k"), v = floats(input["v"], "v");
    const Floats output{static_cast<std::size_t>(sizes.queries * sizes.d_v)};
    const Floats weights{asked ? static_cast<std::size_t>(sizes.queries * sizes.keys) : 0};
    attention::fused_attention(std::span<float>(q), std::span<float>(k), std::span<float>(v), sizes, divisor, output,
                               {causal, weights});
    auto value = val::object();
    value.set("output", to_floats(output));
    value.set("weights", asked ? to_floats(weights) : val::null());
    return value;
  });
}

val softmax_rows(val scores, val columns) {
  return answer([&] {
    const std::uint64_t width = count(columns, "columns", 1, kMostEntries);
    const Floats given = floats(scores, "scores");
    const Floats weights{given.size};
    softmax::softmax_rows(std::span<float>(given), width, weights);
    return to_floats(weights);
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(fast_attention) {
  emscripten::function("fusedAttention", &fused_attention);
  emscripten::function("softmaxRows", &softmax_rows);
}
