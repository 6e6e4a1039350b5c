// GPT-2 as data: its sizes and their limits, and its tensors by the names of published files, in the order in which a pass needs them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "../numeric/bits.hpp"

namespace sqrtdk::transformer {

/// Sizes of a model. GPT-2 small has 12 layers of 12 heads, width 768; medium 24 of 16, 1024; both 50257 tokens and 1024 places.
struct Sizes {
  std::uint64_t layers = 0;      ///< blocks, one after another
  std::uint64_t heads = 0;       ///< of each layer; divides the width
  std::uint64_t width = 0;       ///< components of a hidden state
  std::uint64_t vocabulary = 0;  ///< tokens that there are
  std::uint64_t context = 0;     ///< tokens that a text may have

  /// d_k, of queries, keys and values.
  std::uint64_t head_dimension() const { return width / heads; }
  /// Units between the two maps that follow attention.
  std::uint64_t hidden_units() const { return 4 * width; }
};

/// A size, and what it may be.
struct SizeLimit {
  const char* name;            ///< as callers know it
  std::uint64_t Sizes::*size;  ///< where it stands
  std::uint64_t least, most;   ///< both permitted
};

/// Limits of the sizes: GPT-2's largest, of 48 layers, 25 heads and width 1600, keeps them.
inline constexpr SizeLimit kSizeLimits[] = {{"layers", &Sizes::layers, 1, 48},
                                            {"heads", &Sizes::heads, 1, 64},
                                            {"width", &Sizes::width, 1, 2048},
                                            {"vocabulary", &Sizes::vocabulary, 2, 100'000},
                                            {"context", &Sizes::context, 2, 1024}};

/// Throws InvalidArgument "out-of-range" for a size beyond its limits, or a width that the heads do not divide.
void check(const Sizes& sizes);

/// A tensor of the model: `rows` of `columns` numbers each, in row-major order. A vector is one row.
struct TensorShape {
  std::string name;             ///< as tensors_of says
  std::uint64_t rows, columns;  ///< of a map: inputs and outputs
  bool map = false;             ///< whether it is the matrix of a linear map
};

/// The table of embeddings, read twice: at the start for the text's tokens, at the end, where each row gives a token's logit.
inline constexpr std::string_view kTokenTable = "wte.weight";

/// How many stages a pass has, each of which needs tensors of its own: it embeds the text, runs block after block, does a last LayerNorm,
/// and reads the loss.
constexpr std::uint64_t stages(const Sizes& sizes) { return sizes.layers + 3; }

/// The tensors of a stage, by the names of GPT-2's published files without the prefix "transformer.". Maps are inputs × outputs, as there.
///
///   stage 0           wte.weight, wpe.weight
///   stage i           h.<i − 1>.ln_1, attn.c_attn (queries, keys and values side by side), attn.c_proj, ln_2, mlp.c_fc, mlp.c_proj
///   stage layers + 1  ln_f
///   stage layers + 2  wte.weight
///
/// sizes   checked
/// stage   0 … layers + 2
/// throws  InvalidArgument "out-of-range"
/// source  Radford et al. 2019, Language models are unsupervised multitask learners, and its released code and weights
std::vector<TensorShape> tensors_of(const Sizes& sizes, std::uint64_t stage);

}  // namespace sqrtdk::transformer
