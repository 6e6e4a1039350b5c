// Fast attention and fast softmax at the boundary: floats in, floats out, in a module of their own.
#include <emscripten/bind.h>

#include <array>
#include <memory>
#include <span>
#include <string>

#include "../attention/fused.hpp"
#include "../softmax/softmax.hpp"
#include "values.hpp"

namespace {

using namespace sqrtdk;
using namespace sqrtdk::bindings;

/// Entries of one array at most: 64 MB. Five of them and what the work takes stay below the module's 512 MB.
constexpr std::size_t kMostFloats = std::size_t{1} << 24;

/// Room for floats that are written at once: to clear it first would cost as much as a copy.
struct Floats {
  std::size_t size;
  std::unique_ptr<float[]> entries{new float[size]};

  operator std::span<float>() const { return {entries.get(), size}; }
};

/// A set from big integers or symbols would throw in JavaScript. Entries are asked one by one only where not all are finite.
void require_numbers(const val& list, std::size_t size, const char* name) {
  if (size == 0) return;
  number(list[0], name);
  if (!list.isArray() || list.call<bool>("every", val::global("Number")["isFinite"])) return;
  for (std::size_t index = 0; index < size; ++index) {
    number(list[index], (std::string(name) + " entry " + std::to_string(index + 1)).c_str());
  }
}

/// A list of numbers whose length and kinds of entries have been asked, before there is room for them.
class Given {
 public:
  Given(const val& list, const char* name) : list_(list) {
    // Arrays of floats need no questions asked one by one, which cost as much as attention over a hundred keys.
    static const val kFloats = val::global("Float32Array");
    const bool plain = list.instanceof (kFloats);
    size_ = plain ? list["length"].as<std::size_t>() : 0;
    if (!plain || size_ > kMostFloats) size_ = length(list, name, kMostFloats);
    if (!plain) require_numbers(list, size_, name);
  }

  /// A matrix of that size.
  Given(const val& list, const char* name, std::uint64_t rows, std::uint64_t columns) : Given(list, name) {
    if (size_ == rows * columns) return;
    throw InvalidArgument("wrong-size", name, std::to_string(size_),
                          std::to_string(rows) + " × " + std::to_string(columns) + " entries");
  }

  std::size_t size() const { return size_; }

  Floats floats() const {
    Floats copy{size_};
    if (size_ > 0) val(emscripten::typed_memory_view(size_, copy.entries.get())).call<void>("set", list_);
    return copy;
  }

 private:
  const val& list_;
  std::size_t size_;
};

void require_room(const char* what, std::uint64_t entries) {
  if (entries <= kMostFloats) return;
  throw InvalidArgument("out-of-range", what, std::to_string(entries), "1 … " + std::to_string(kMostFloats));
}

val to_floats(const Floats& floats) {
  return val(emscripten::typed_memory_view(floats.size, floats.entries.get())).call<val>("slice");
}

/// What a request of attention says beside its three matrices.
struct Asked {
  attention::FusedShape sizes;
  double divisor;
  bool causal, weights;
};

/// The numbers of a request, in the order of its fields. In a few calls where it has just these fields in their usual order: asked one by one
/// they cost as much as attention over thirty keys.
std::array<double, 5> numbers_of(const val& input) {
  static const val kObject = val::global("Object"), kIsFinite = val::global("Number")["isFinite"];
  std::array<double, 5> numbers;
  if (input.typeOf().as<std::string>() == "object" && !input.isNull()) {
    constexpr std::string_view kUsual = "queries,keys,dimension,valueDimension,q,k,v,divisor,causal,weights";
    const val fields = kObject.call<val>("keys", input).call<val>("join");
    if (fields["length"].as<std::size_t>() == kUsual.size() && fields.as<std::string>() == kUsual) {
      const val finite = kObject.call<val>("values", input).call<val>("filter", kIsFinite);
      if (finite["length"].as<std::size_t>() == numbers.size()) {
        val(emscripten::typed_memory_view(numbers.size(), numbers.data())).call<void>("set", finite);
        return numbers;
      }
    }
  }
  require_fields(input,
                 {"queries", "keys", "dimension", "valueDimension", "q", "k", "v", "divisor", "causal", "weights"});
  std::size_t at = 0;
  for (const char* name : {"queries", "keys", "dimension", "valueDimension", "divisor"}) {
    numbers[at++] = number(input[name], name);
  }
  return numbers;
}

Asked asked_of(const val& input) {
  const auto [queries, keys, d, d_v, divisor] = numbers_of(input);
  const auto size = [](const char* name, double given, std::uint64_t most) {
    return numeric::require_count(name, given, 1, most);
  };
  return {{size("queries", queries, attention::kMostFusedLength), size("keys", keys, attention::kMostFusedLength),
           size("dimension", d, attention::kMostFusedWidth), size("valueDimension", d_v, attention::kMostFusedWidth)},
          divisor,
          truth(input["causal"], "causal"),
          truth(input["weights"], "weights")};
}

val fused_attention(val input) {
  return answer([&] {
    const auto [sizes, divisor, causal, asked] = asked_of(input);
    attention::require_divisor(divisor);  // before the inputs are copied
    if (asked) require_room("queries · keys", sizes.queries * sizes.keys);
    require_room("queries · valueDimension", sizes.queries * sizes.d_v);
    // Named: what is given must outlive what is asked of it.
    const val q_list = input["q"], k_list = input["k"], v_list = input["v"];
    const Given q_given(q_list, "q", sizes.queries, sizes.d), k_given(k_list, "k", sizes.keys, sizes.d),
        v_given(v_list, "v", sizes.keys, sizes.d_v);
    const Floats q = q_given.floats(), k = k_given.floats(), v = v_given.floats();
    attention::require_inputs(std::span<float>(q), std::span<float>(k), std::span<float>(v), sizes, divisor);
    const Floats output{static_cast<std::size_t>(sizes.queries * sizes.d_v)};
    const Floats weights{asked ? static_cast<std::size_t>(sizes.queries * sizes.keys) : 0};
    attention::fused_attention(std::span<float>(q), std::span<float>(k), std::span<float>(v), sizes, divisor, output,
                               {causal, weights, true});
    return object("output", to_floats(output), "weights", asked ? to_floats(weights) : val::null());
  });
}

val softmax_rows(val scores, val columns) {
  return answer([&] {
    const std::uint64_t width = count(columns, "columns", 1, kMostFloats);
    const Given list(scores, "scores");
    if (list.size() == 0) throw InvalidArgument("empty", "scores", "0", "at least one row of one score");
    if (list.size() % width != 0) {
      throw InvalidArgument("wrong-size", "scores", std::to_string(list.size()),
                            "whole rows of " + std::to_string(width));
    }
    const Floats given = list.floats();
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
