// The table of additive attention: a tanh for each pair of symbols and hidden unit, kept for the way back.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace sqrtdk::training {

template <class Real>
/// Additive scores of all pairs of symbols, and their way back.
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

}  // namespace sqrtdk::training
