// The scores of every pair of symbols: since all examples share the symbols, one table serves the whole batch.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "../attention/matrix_product.hpp"
#include "weights.hpp"

namespace sqrtdk::training {

/// Additive scores of all pairs of symbols and their backward pass; keeps a tanh for each pair and hidden unit.
template <class Real>
class AdditiveTable {
 public:
  /// table_ab = Σ_l v_l tanh(queries_al + keys_bl)
  ///
  /// queries, keys  symbols × h, as mapped
  /// vector         v, h
  /// table          symbols × symbols; overwritten
  void forward(const std::vector<Real>& queries, const std::vector<Real>& keys, std::span<const Real> vector,
               std::size_t symbols, std::vector<Real>& table);

  ///   u_abl = G_ab v_l (1 − t_abl²),  dqueries_al = Σ_b u_abl,  dkeys_bl = Σ_a u_abl,  dv_l = Σ_ab G_ab t_abl
  ///
  /// slopes  G, symbols × symbols
  void backward(const std::vector<Real>& slopes, std::span<const Real> vector, std::size_t symbols,
                std::vector<Real>& query_slopes, std::vector<Real>& key_slopes, std::span<Real> vector_slopes) const;

 private:
  std::vector<Real> units_;  ///< t: symbols × symbols × h
};

/// Scores and their backward pass.
///
///   Q = E W_Q,  K = E W_K
///   dot       S = g Q Kᵀ,  g = initial_gain · e^θ
///   cosine    S = g Q̂ K̂ᵀ,  rows of Q̂ and K̂ of length 1 (a row of length 0 stays 0)
///   additive  S_ab = g Σ_l v_l tanh(Q_al + K_bl)
///
/// Products are taken in Real, in the order that attention/matrix_product.hpp states; the gain multiplies in double.
template <class Real>
class ScoreTable {
 public:
  /// embeddings  E, symbols × d_model; copied
  ScoreTable(const Sizes& sizes, ScoreFunction score_function, double initial_gain, std::span<const double> embeddings);

  /// g of the weights; exactly initial_gain where θ is 0.
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
  ScoreFunction score_function_;
  double initial_gain_;
  Layout layout_;
  attention::LeftFactor<Real> embeddings_, embeddings_transposed_;
  std::vector<Real> queries_, keys_;                 ///< symbols × d; of length 1 for cosines
  std::vector<double> query_lengths_, key_lengths_;  ///< |q|, |k| of each symbol, for cosines
  std::vector<Real> raw_;                            ///< the table before the gain
  std::vector<double> scores_;
  std::vector<Real> slopes_, query_slopes_, key_slopes_;
  attention::MatrixProduct<Real> product_;
  AdditiveTable<Real> additive_;
};

}  // namespace sqrtdk::training
