// Associative recall: examples of n keys that each carry a class, one of which is asked for; and what a batch of them makes of a table of scores.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "../numeric/matrix.hpp"
#include "records.hpp"
#include "settings.hpp"

namespace sqrtdk::training {

/// The query's symbol is that of the key asked for, and that key's class is the answer.
struct Examples {
  std::size_t keys = 0;                ///< n of each example
  std::vector<std::uint32_t> symbols;  ///< examples × n, all different within an example, below Sizes::symbols
  std::vector<std::uint32_t> classes;  ///< examples × n, below Sizes::classes
  std::vector<std::uint32_t> asked;    ///< of each example: the place of the key asked for, below n

  /// How many examples.
  std::size_t count() const { return asked.size(); }
};

/// Examples of equal chances: every choice of n symbols in every order, every class, every place.
///
/// Chances differ from equal ones by at most 128 · 2^-32, since a draw is a 32-bit word times the number of choices.
/// step     which batch of the run; batches of different steps and seeds are independent
/// returns  settings.sizes.batch examples
Examples batch_of(const Settings& settings, std::uint64_t step);

/// The examples that accuracy is measured on: settings.sizes.held_out of them, independent of all batches.
Examples held_out_of(const Settings& settings);

/// The factor of the read-out: large enough for a confident answer, since pooled classes lie in [0, 1].
inline constexpr double kReadOut = 4.0;

/// Forward and backward pass of the batch.
///
///   p = softmax(S[a, b_1 … b_n]),  o_c = Σ_{j: v_j = c} p_j,  logits = 4 o W_V,  loss = −ln softmax(logits)_answer
///   g = (softmax(logits) − onehot)/batch,  dW_V = 4 Σ o gᵀ,  do = 4 W_V g,  dS[a, b_j] += p_j (do_{v_j} − Σ_i p_i do_{v_i})
///
/// scores          symbols × symbols, finite
/// symbols         columns of scores
/// values          W_V, C × C
/// score_gradient  dL/dS, overwritten
/// value_gradient  dL/dW_V, overwritten
/// returns         loss, batch accuracy and figures of the rows; the rest of the record is 0
Record recall(const std::vector<double>& scores, std::size_t symbols, const Examples& examples,
              const numeric::Matrix& values, std::vector<double>& score_gradient, numeric::Matrix& value_gradient);

/// Share of examples answered rightly, as Record::batch_accuracy; quicker, since it needs no gradients.
double recall_accuracy(const std::vector<double>& scores, std::size_t symbols, const Examples& examples,
                       const numeric::Matrix& values);

}  // namespace sqrtdk::training
