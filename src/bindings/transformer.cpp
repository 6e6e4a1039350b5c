// A pass through GPT-2 at the boundary: a request in, bytes of tensors in, figures out. The pass itself stays in the module until it is deleted.
#include "../transformer/pass.hpp"

#include <emscripten/bind.h>

#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "../transformer/tensor_bytes.hpp"
#include "values.hpp"

namespace sqrtdk {

template <>
struct Fields<transformer::TensorShape> : transformer::TensorShape {
  static constexpr auto all = std::tuple{Field{"name", &TensorShape::name}, Field{"rows", &TensorShape::rows},
                                         Field{"columns", &TensorShape::columns}};
};
template <>
struct Fields<transformer::HeadScores::Histogram> : transformer::HeadScores::Histogram {
  static constexpr auto all = std::tuple{Field{"counts", &Histogram::counts}, Field{"below", &Histogram::below},
                                         Field{"above", &Histogram::above}};
};
template <>
struct Fields<transformer::HeadScores> : transformer::HeadScores {
  static constexpr auto all = std::tuple{Field{"count", [](const HeadScores& head) { return head.raw.count; }},
                                         Field{"mean", [](const HeadScores& head) { return head.raw.mean; }},
                                         Field{"std", &HeadScores::std},
                                         Field{"rowStd", &HeadScores::row_std},
                                         Field{"beyond", &HeadScores::beyond},
                                         Field{"peak", &HeadScores::peak},
                                         Field{"entropy", &HeadScores::entropy}};
};
template <>
struct Fields<transformer::Loss> : transformer::Loss {
  static constexpr auto all =
      std::tuple{Field{"nats", &Loss::nats}, Field{"bits", &Loss::bits}, Field{"tokens", &Loss::tokens}};
};

}  // namespace sqrtdk

namespace {

using namespace sqrtdk;
using namespace sqrtdk::bindings;
using transformer::Pass;
using transformer::Sizes;

/// Bytes of one call at most; a larger tensor comes in several slices of whole rows.
constexpr std::size_t kMostBytes = std::size_t{1} << 24;
/// Heads whose weights a request may ask for.
constexpr std::size_t kMostPatterns = 48 * 64;
/// Texts whose losses are joined at most.
constexpr std::size_t kMostTexts = 1024;

Sizes sizes_in(const val& input) {
  Names names;
  for (const transformer::SizeLimit& limit : transformer::kSizeLimits) names.push_back(limit.name);
  require_fields(input, names);
  Sizes sizes;
  for (const transformer::SizeLimit& limit : transformer::kSizeLimits) {
    sizes.*limit.size = count_in(input, limit.name, limit.least, limit.most);
  }
  transformer::check(sizes);
  return sizes;
}

transformer::Request request_in(const val& input) {
  require_fields(input, {"sizes", "tokens", "variants", "patterns"});
  transformer::Request request;
  request.sizes = sizes_in(input["sizes"]);
  for (const std::uint64_t token :
       counts(input["tokens"], "token", 0, request.sizes.vocabulary - 1, request.sizes.context)) {
    request.text.push_back(static_cast<std::uint32_t>(token));
  }
  const val variants = input["variants"], patterns = input["patterns"];
  const std::size_t divisors = length(variants, "variants", transformer::kMostVariants),
                    heads = length(patterns, "patterns", kMostPatterns);
  for (std::size_t index = 0; index < divisors; ++index) {
    const val each = variants[index];
    require_fields(each, {"rule", "layer"});
    transformer::Variant variant{choice(each["rule"]), std::nullopt};
    if (!each["layer"].isNull()) variant.layer = count_in(each, "layer", 0, request.sizes.layers - 1);
    request.variants.push_back(std::move(variant));
  }
  for (std::size_t index = 0; index < heads; ++index) {
    const val each = patterns[index];
    require_fields(each, {"layer", "head"});
    request.patterns.push_back(
        {count_in(each, "layer", 0, request.sizes.layers - 1), count_in(each, "head", 0, request.sizes.heads - 1)});
  }
  transformer::check(request);
  return request;
}

std::size_t byte_length(const val& list) {
  if (!list.instanceof (val::global("Uint8Array"))) {
    throw InvalidArgument("not-a-list", "bytes", list.typeOf().as<std::string>(), "bytes, a Uint8Array");
  }
  return length(list, "bytes", kMostBytes);
}

/// The numbers of a slice. Bytes of float32 go straight to where they are read, since WebAssembly too has the least significant byte first:
/// with room cleared for them and one more copy, a pass of 64 tokens through GPT-2 small took 1.8 s instead of 0.9.
std::unique_ptr<float[]> numbers_in(const val& list, const std::string& name, transformer::Storage storage,
                                    std::size_t count) {
  std::unique_ptr<float[]> numbers(new float[count]);
  const auto copy_to = [&](std::uint8_t* bytes, std::size_t size) {
    val(emscripten::typed_memory_view(size, bytes)).call<void>("set", list);
  };
  if (storage == transformer::Storage::float32) {
    copy_to(reinterpret_cast<std::uint8_t*>(numbers.get()), count * sizeof(float));
    return numbers;
  }
  std::vector<std::uint8_t> bytes(count * transformer::bytes_of(storage));
  copy_to(bytes.data(), bytes.size());
  transformer::decode(name, storage, bytes, {numbers.get(), count});
  return numbers;
}

/// A pass that scripts hold and delete; its methods answer as functions do.
class BoundPass {
 public:
  explicit BoundPass(const transformer::Request& request) : pass_(request) {}

  val divisors(const val& variant) const {
    return answer([&] {
      std::vector<double> all;
      const std::size_t at = variant_in(variant);
      for (std::size_t layer = 0; layer < sizes().layers; ++layer) all.push_back(pass_.divisor(at, layer));
      return all;
    });
  }

  val wanted() const {
    return answer([&] {
      return to_list(pass_.wanted(), [](const Pass::Wanted& each) {
        auto item = to_js(each.tensor);
        set(item, "taken", each.taken);
        return item;
      });
    });
  }

  val take(const val& name_value, const val& dtype, const val& bytes) {
    return answer([&] {
      const std::string name = text(name_value, "tensor");
      const transformer::Storage storage = transformer::find_storage(text(dtype, "dtype"));
      const std::size_t size = byte_length(bytes), width = transformer::bytes_of(storage);
      if (size % width != 0) {
        throw InvalidArgument("wrong-size", name, std::to_string(size) + " bytes",
                              "numbers of " + std::to_string(width) + " bytes");
      }
      pass_.require_rows(name, size / width);
      const std::unique_ptr<float[]> numbers = numbers_in(bytes, name, storage, size / width);
      pass_.take(name, {numbers.get(), size / width});
      return object("stages", pass_.stages_done(), "of", transformer::stages(sizes()), "done", pass_.done());
    });
  }

  val heads(const val& variant) const {
    return answer([&] {
      const std::size_t at = variant_in(variant);
      std::vector<transformer::HeadScores> all;
      // The first stage embeds the text.
      const std::uint64_t done = pass_.stages_done(), run = done > sizes().layers ? sizes().layers
                                                            : done > 0            ? done - 1
                                                                                  : 0;
      for (std::uint64_t layer = 0; layer < run; ++layer) {
        for (std::uint64_t head = 0; head < sizes().heads; ++head) all.push_back(pass_.head(at, {layer, head}));
      }
      if (all.empty()) throw InvalidArgument("too-early", "layer", "0", "layers that have run");
      return to_columns(all);
    });
  }

  val histograms(const val& variant, const val& layer, const val& head) const {
    return answer([&] {
      const transformer::HeadScores& scores =
          pass_.head(variant_in(variant),
                     {count(layer, "layer", 0, sizes().layers - 1), count(head, "head", 0, sizes().heads - 1)});
      return object("from", transformer::HeadScores::kFrom, "to", transformer::HeadScores::kTo, "inRootD",
                    scores.in_root_d, "divided", scores.divided);
    });
  }

  val pattern(const val& variant, const val& place) const {
    return answer([&] {
      const std::span<const float> weights =
          pass_.pattern(variant_in(variant), count(place, "pattern", 0, kMostPatterns));
      return val(emscripten::typed_memory_view(weights.size(), weights.data())).call<val>("slice");
    });
  }

  val loss(const val& variant) const {
    return answer([&] {
      const std::size_t at = variant_in(variant);
      return pass_.losses()[at];
    });
  }

 private:
  const Sizes& sizes() const { return pass_.request().sizes; }
  std::size_t variant_in(const val& variant) const {
    return count(variant, "variant", 0, pass_.request().variants.size() - 1);
  }

  Pass pass_;
};

val transformer_limits() {
  return answer([] {
    auto all = object("tokens", to_range(2, static_cast<double>(transformer::kSizeLimits[4].most)), "variants",
                      to_range(1, transformer::kMostVariants), "states", to_range(1, transformer::kMostStates),
                      "weights", to_range(0, transformer::kMostWeights), "bytes", to_range(1, kMostBytes));
    for (const transformer::SizeLimit& limit : transformer::kSizeLimits) {
      set(all, limit.name, to_range(static_cast<double>(limit.least), static_cast<double>(limit.most)));
    }
    return all;
  });
}

val transformer_tensors(val sizes_value) {
  return answer([&] {
    const Sizes sizes = sizes_in(sizes_value);
    std::vector<std::vector<transformer::TensorShape>> stages;
    for (std::uint64_t stage = 0; stage < transformer::stages(sizes); ++stage) {
      stages.push_back(transformer::tensors_of(sizes, stage));
    }
    return stages;
  });
}

val start_pass(val request) {
  return answer([&] { return val(BoundPass(request_in(request))); });
}

val joint_loss(val losses) {
  return answer([&] {
    std::vector<std::vector<double>> texts(length(losses, "losses", kMostTexts));
    for (std::size_t at = 0; at < texts.size(); ++at) {
      texts[at] = some_numbers(losses[at], "losses", transformer::kSizeLimits[4].most);
    }
    return transformer::joint_loss(texts);
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(transformer) {
  emscripten::function("transformerLimits", &transformer_limits);
  emscripten::function("transformerTensors", &transformer_tensors);
  emscripten::function("startPass", &start_pass);
  emscripten::function("jointLoss", &joint_loss);
  emscripten::class_<BoundPass>("TransformerPass")
      .function("divisors", &BoundPass::divisors)
      .function("wanted", &BoundPass::wanted)
      .function("take", &BoundPass::take)
      .function("heads", &BoundPass::heads)
      .function("histograms", &BoundPass::histograms)
      .function("pattern", &BoundPass::pattern)
      .function("loss", &BoundPass::loss);
}
