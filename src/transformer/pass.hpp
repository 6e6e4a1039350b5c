// A forward pass through GPT-2 that is fed tensor by tensor, so that one reading of a weight file serves several divisors of the scores.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "../numeric/bits.hpp"
#include "../scaling/rule.hpp"
#include "architecture.hpp"
#include "block.hpp"
#include "head_scores.hpp"
#include "read_out.hpp"

namespace sqrtdk::transformer {

/// How a variant of the pass divides its scores; the model was trained with √d_k.
struct Variant {
  scaling::Choice rule{"sqrt",
                       0};  ///< one that divides by a function of d: {"temperature", f} is the factor f, c = f √d_k
  std::optional<std::uint64_t>
      layer;  ///< the one layer, from 0, that the rule is for; the others keep √d_k. Empty: all
};

/// A head, both counted from 0.
struct HeadPlace {
  std::uint64_t layer = 0, head = 0;  ///< below those of the sizes
};

/// What a pass computes.
struct Request {
  Sizes sizes;                      ///< within kSizeLimits
  std::vector<std::uint32_t> text;  ///< 2 … context tokens, each below the vocabulary
  std::vector<Variant> variants;    ///< 1 … kMostVariants
  std::vector<HeadPlace> patterns;  ///< heads whose weights are kept
};

/// Variants of a request at most.
inline constexpr std::uint64_t kMostVariants = 16;
/// Numbers of all hidden states at most: variants · tokens · width.
inline constexpr std::uint64_t kMostStates = std::uint64_t{1} << 22;
/// Weights of all patterns at most: variants · patterns · tokens².
inline constexpr std::uint64_t kMostWeights = std::uint64_t{1} << 24;

/// Throws what Pass throws of its request, before there is memory for it.
void check(const Request& request);

/// A pass. Hidden states stay inside; what it waits for is asked by `wanted`, and each complete stage runs at once.
class Pass {
 public:
  /// memory  in bytes, for V variants of n tokens and width w: 4 (11 V n w + 12 w² + 3 n²) while a block runs, 4 V n (2 w + 1024) while
  ///         the loss is read, beside patterns and 2200 for each head of each variant
  /// throws  InvalidArgument "out-of-range", "unknown", "no-divisor" or "outside-domain": parameter a size,
  ///         "tokens", "token <i>", "variants", "layer of variant <i>", "layer of pattern <i>", "head of pattern <i>", "rule", "divisor" or a
  ///         product of these
  explicit Pass(const Request& request);

  /// A tensor that is not complete yet, and how many of its rows have been taken.
  struct Wanted {
    TensorShape tensor;       ///< all of it
    std::uint64_t taken = 0;  ///< rows
  };
  /// What the present stage still needs, in any order; nothing once the pass is done.
  std::vector<Wanted> wanted() const;

  /// Stages that are done, of stages(sizes).
  std::uint64_t stages_done() const { return stage_; }
  /// Whether losses are there.
  bool done() const { return stage_ == stages(request_.sizes); }

  /// Throws what `take` throws of a name and of how many numbers come, for callers who make room for them only then.
  void require_rows(std::string_view name, std::uint64_t numbers) const;

  /// Takes the next rows of a tensor. With the last rows that a stage waits for, the stage runs for all variants.
  ///
  /// name     as tensors_of says
  /// numbers  whole rows, at least one, no more than are left
  /// throws   InvalidArgument "unexpected" (not wanted now), "wrong-size", "not-a-number" or "not-finite" ("<name> entry <i>"), after
  ///          which the pass is as before; "not-finite" where scores, states or logits overflow, after which it takes nothing ("ended")
  void take(std::string_view name, std::span<const float> numbers);

  /// c of a variant in a layer.
  double divisor(std::size_t variant, std::size_t layer) const;

  /// Figures of a head.
  ///
  /// throws  InvalidArgument "out-of-range"; "too-early" while its layer has not run
  const HeadScores& head(std::size_t variant, const HeadPlace& place) const;

  /// The weights of a head asked for in `patterns`: tokens × tokens, row: query.
  ///
  /// pattern  its place in the request, from 0
  /// throws   as head
  std::span<const float> pattern(std::size_t variant, std::size_t pattern) const;

  /// throws  InvalidArgument "too-early" before the pass is done
  const std::vector<Loss>& losses() const;
  /// Logits of what follows the text: variants × vocabulary. throws  as losses
  const std::vector<float>& last_logits() const;

  /// As it was given.
  const Request& request() const { return request_; }

 private:
  void begin_stage();
  void embed(bool tokens, std::uint64_t first, std::span<const float> rows);
  void finish_stage();
  void run_block(std::uint64_t layer);
  void require_run(std::uint64_t layer) const;
  void require_done() const;

  Request request_;
  std::vector<double> divisors_;  ///< layers × variants
  std::uint64_t stage_ = 0;
  bool ended_ = false;          ///< by an overflow
  std::vector<Wanted> wanted_;  ///< of this stage, complete ones too
  std::vector<Tensor> held_;    ///< what has been taken of them
  std::vector<float> states_;   ///< variants · tokens × width
  Block block_;
  ReadOut read_out_;
  std::vector<HeadScores> heads_;  ///< layers × variants × heads
  std::vector<float> patterns_;    ///< variants × patterns × tokens²
  std::vector<Loss> losses_;
};

}  // namespace sqrtdk::transformer
