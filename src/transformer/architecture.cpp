// Checks of sizes, and the table of tensors.
#include "architecture.hpp"

#include "../numeric/check.hpp"

namespace sqrtdk::transformer {

void check(const Sizes& sizes) {
  for (const SizeLimit& limit : kSizeLimits) {
    numeric::require_count(limit.name, sizes.*limit.size, limit.least, limit.most);
  }
  if (sizes.width % sizes.heads != 0) {
    throw InvalidArgument("out-of-range", "width", std::to_string(sizes.width),
                          "a multiple of heads, " + std::to_string(sizes.heads));
  }
}

std::vector<TensorShape> tensors_of(const Sizes& sizes, std::uint64_t stage) {
  numeric::require_count("stage", stage, 0, stages(sizes) - 1);
  const std::uint64_t w = sizes.width;
  const TensorShape table{std::string(kTokenTable), sizes.vocabulary, w};
  if (stage == 0) return {table, {"wpe.weight", sizes.context, w}};
  if (stage == sizes.layers + 1) return {{"ln_f.weight", 1, w}, {"ln_f.bias", 1, w}};
  if (stage == sizes.layers + 2) return {table};

  std::vector<TensorShape> tensors;
  const std::string block = "h." + std::to_string(stage - 1) + ".";
  const auto add_norm = [&](const char* part) {
    for (const char* vector : {".weight", ".bias"}) tensors.push_back({block + part + vector, 1, w});
  };
  const auto add_map = [&](const char* part, std::uint64_t inputs, std::uint64_t outputs) {
    tensors.push_back({block + part + ".weight", inputs, outputs, true});
    tensors.push_back({block + part + ".bias", 1, outputs});
  };
  add_norm("ln_1");
  add_map("attn.c_attn", w, 3 * w);
  add_map("attn.c_proj", w, w);
  add_norm("ln_2");
  add_map("mlp.c_fc", w, sizes.hidden_units());
  add_map("mlp.c_proj", sizes.hidden_units(), w);
  return tensors;
}

}  // namespace sqrtdk::transformer
