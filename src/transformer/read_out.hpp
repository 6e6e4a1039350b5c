// How well a model predicts its text: the hidden states against every row of the embedding table, a slice of it at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "../attention/matrix_product.hpp"
#include "../numeric/bits.hpp"
#include "architecture.hpp"

namespace sqrtdk::transformer {

/// What a text cost the model.
struct Loss {
  double nats = 0;             ///< cross-entropy of the next token, the mean over the text's tokens but the first
  double bits = 0;             ///< the same over ln 2
  std::vector<double> tokens;  ///< −ln p of the text's second token, third token, …
};

/// The loss of several texts as one: the mean over all predicted tokens of all of them. One text alone keeps its bits.
///
/// texts    losses of the tokens of each, −ln p in nats
/// returns  tokens: those of all texts, one text after another
/// throws   InvalidArgument "empty" where there is no token, "not-finite" for a mean that overflows
Loss joint_loss(std::span<const std::vector<double>> texts);

/// Cross-entropy of the next token with the tied embedding, of several variants of a text.
///
///   logit_t = h · wte_t,  loss_i = ln Σ_t e^(logit_it) − logit_i,text(i + 1)
///
/// Logits are float, sums over the vocabulary double. They go by blocks of 1024 rows of the table, wherever a slice ends: bits do not depend
/// on how it is read.
class ReadOut {
 public:
  /// sizes     checked
  /// tokens    the text, at least two, each below the vocabulary
  /// variants  at least one
  ReadOut(const Sizes& sizes, std::span<const std::uint32_t> tokens, std::size_t variants);

  /// states  variants · tokens × width, after the last LayerNorm
  void begin(std::span<const float> states);

  /// Takes the next rows of wte.weight.
  ///
  /// rows    whole rows of `width` numbers
  void take(std::span<const float> rows);

  /// Once every row has been taken.
  ///
  /// throws  InvalidArgument "not-finite", parameter "loss", where logits overflow
  std::vector<Loss> losses() const;

  /// Logits of what follows the text's last token: variants × vocabulary.
  const std::vector<float>& last_logits() const { return last_logits_; }

 private:
  void begin_block();
  void read_block();

  Sizes sizes_;
  std::vector<std::uint32_t> text_;
  std::size_t variants_;
  attention::LeftFactor<float> states_;
  attention::RightFactor<float> table_;        ///< a block of the table, a column for each of its rows
  std::vector<float> logits_;                  ///< what the block gives
  std::size_t read_ = 0, held_ = 0;            ///< rows of the table that are done, and that wait in the block
  std::vector<double> maxima_, sums_, right_;  ///< of each row of states
  std::vector<float> last_logits_;
};

}  // namespace sqrtdk::transformer
