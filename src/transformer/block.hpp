// One block of GPT-2 on the hidden states of several texts at once, each with a divisor of its own.
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <vector>

#include "architecture.hpp"
#include "layers.hpp"

namespace sqrtdk::transformer {

/// A LayerNorm's two vectors.
struct Norm {
  std::span<const float> gain, shift;  ///< g and b, width each
};

/// The tensors of a block, in the order of tensors_of.
struct BlockTensors {
  Norm before_attention;    ///< LN₁
  Map queries_keys_values;  ///< W_Q, W_K and W_V side by side
  Map merge;                ///< W_o
  Norm before_units;        ///< LN₂
  Map to_units;             ///< W₁
  Map from_units;           ///< W₂
};

/// A tensor as it is kept: a vector, or the matrix of a map in the panels that products read. Its memory serves the next of the same shape.
struct Tensor {
  std::vector<float> vector;              ///< of a bias, a gain or a shift
  attention::RightFactor<float> weights;  ///< of a map

  /// Writes rows first, first + 1, …
  ///
  /// shape    of the whole tensor; all that is no map is one row
  /// numbers  whole rows, no more than are left
  void take(const TensorShape& shape, std::uint64_t first, std::span<const float> numbers);
};

/// The tensors of a block from twelve that are kept.
BlockTensors block_tensors(std::span<const Tensor> tensors);

/// Is shown every head of every variant as it is computed: raw scores q·k and weights, tokens × tokens each; the weights are 0 after the diagonal.
using HeadVisitor = std::function<void(std::size_t variant, std::size_t head, std::span<const float> raw,
                                       std::span<const float> weights)>;

/// A block and the memory that it works in.
///
///   a  = attention(LN₁(x)),  x ← x + a W_o + b_o
///   x ← x + GELU(LN₂(x) W₁ + b₁) W₂ + b₂
///   attention of a head:  softmax(Q Kᵀ / c + causal mask) V
///
/// Rows never touch but for attention within their variant: the variants have the bits that each of them has alone, and a text's beginning
/// has the bits of the whole text.
///
/// source  Radford et al. 2019 (pre-norm: LayerNorm before each part)
class Block {
 public:
  /// sizes   checked
  /// tokens  of the text
  Block(const Sizes& sizes, std::size_t tokens) : sizes_(sizes), tokens_(tokens) {}

  /// Runs all variants through.
  ///
  /// divisors  c of each variant
  /// states    x: variants · tokens × width, overwritten
  /// visit     called for each variant and head
  /// throws    InvalidArgument "not-finite", parameter "scores of head <i>", counted from 1, where scores or hidden states overflow
  void operator()(const BlockTensors& tensors, std::span<const double> divisors, std::span<float> states,
                  const HeadVisitor& visit);

 private:
  void attend(std::size_t variant, std::size_t head, double divisor, const HeadVisitor& visit);

  Sizes sizes_;
  std::size_t tokens_;
  Mapper map_;
  attention::MatrixProduct<float> product_;
  std::vector<float> normed_, merged_;  ///< of all variants, as wide as a state
  std::vector<float> wide_;             ///< first queries, keys and values, then the units: four states wide
  std::vector<float> raw_, scaled_, weights_, output_;  ///< of one head
};

}  // namespace sqrtdk::transformer
