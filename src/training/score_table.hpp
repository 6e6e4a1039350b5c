// The scores of every pair of symbols: since all examples share the symbols, one table serves the whole batch.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "additive_table.hpp"
#include "matrix_product.hpp"
#include "weights.hpp"

namespace sqrtdk::training {

/// Scores and their backward pass.
///
///   Q = E W_Q,  K = E W_K
///   dot       S = g Q Kᵀ,  g = first_gain · e^θ
///   cosine    S = g Q̂ K̂ᵀ,  rows of Q̂ and K̂ of length 1 (a row of length 0 stays 0)
///   additive  S_ab = g Σ_l v_l tanh(Q_al + K_bl)
///
/// Products are taken in Real, in the order that matrix_product.hpp states; the gain multiplies in double.
template <class Real>
class ScoreTable {
 public:
  /// embeddings  E, symbols × d_model; copied
  ScoreTable(const Sizes& sizes, Likeness likeness, double first_gain, std::span<const double> embeddings);

  /// g of the weights; exactly first_gain where θ is 0.
  double gain(const std::vector<Real>& weights) const;

  /// Computes the table of the weights. returns  symbols × symbols, row: query, column: key
  const std::vector<double>& forward(const std::vector<Real>& weights);

  /// Adds up what the last table's gradient makes of the weights' gradient.
  ///
  ///   dot     dQ = g G K,  dK = g Gᵀ Q,  dW_Q = Eᵀ dQ,  dW_K = Eᵀ dK,  dθ = Σ G ∘ S
  ///   cosine  the same for Q̂ and K̂; then dq = (dq̂ − q̂ (q̂·dq̂))/|q|
  ///
  /// score_gradient  G = dL/dS, symbols × symbols
  /// gradient        of the layout's size; all but the part of W_V is overwritten
  void backward(const std::vector<double>& score_gradient, const std::vector<Real>& weights,
                std::vector<Real>& gradient);

 private:
  void normalise(std::vector<Real>& rows, std::vector<double>& lengths) const;
  void denormalise(const std::vector<Real>& rows, const std::vector<double>& lengths, std::vector<Real>& slopes) const;

  std::size_t symbols_, wide_, d_;
  Likeness likeness_;
  double first_gain_;
  Layout layout_;
  LeftFactor<Real> embeddings_, embeddings_transposed_;
  std::vector<Real> queries_, keys_;                 ///< symbols × d; of length 1 for cosines
  std::vector<double> query_lengths_, key_lengths_;  ///< |q|, |k| of each symbol, for cosines
  std::vector<Real> raw_;                            ///< the table before the gain
  std::vector<double> scores_;
  std::vector<Real> slopes_, query_slopes_, key_slopes_;
  MatrixProduct<Real> product_;
  AdditiveTable<Real> additive_;
};

}  // namespace sqrtdk::training
