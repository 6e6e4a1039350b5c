// Additive attention's scores and their gradient: the other half of the comparison with dot products.
#pragma once

#include "../numeric/matrix.hpp"

namespace sqrtdk::attention {

/// What an additive score is made of; h hidden units, queries of dimension d_q, keys of dimension d_k.
struct AdditiveMaps {
  numeric::Matrix query_map;  ///< W₁: h × d_q
  numeric::Matrix key_map;    ///< W₂: h × d_k
  numeric::Vector v;  ///< h; the caller draws it, as N(0, 1/h) (scores keep their size) or N(0, 1) (they grow like √h)
};

/// Scores of additive attention.
///
///   s_ij = vᵀ tanh(W₁ q_i + W₂ k_j)
///
/// With h = d, entries of q and k N(0, 1) and of W₁, W₂ N(0, 1/d), the scores of one network have a standard deviation of
/// 1.3, 5.7, 23 at h = 4, 64, 1024 on average if v ~ N(0, 1) (over all networks 1.40, 5.8, 23), and 0.70 … 0.72 if v ~ N(0, 1/h).
///
/// q        n × d_q queries, finite
/// k        m × d_k keys, finite
/// maps     finite entries
/// returns  n × m; |s_ij| ≤ additive_score_limit(v); within (h/8 + 5 + (d_q + d_k)/8 · A) · 2^-53 · Σ |v_l|, where A bounds the sums of
///          absolute products in W₁ q and W₂ k
/// throws   InvalidArgument "empty", "wrong-size", "not-a-number" or "not-finite", naming the matrix or its entry, or an entry of the result
///          that overflows
/// source   Bahdanau, Cho & Bengio 2015, arXiv 1409.0473, appendix A.1.2; Vaswani et al. 2017, section 3.2.1
numeric::Matrix additive_scores(const numeric::Matrix& q, const numeric::Matrix& k, const AdditiveMaps& maps);

/// Σ_l |v_l|, which no additive score exceeds, whatever q and k: it grows like h for N(0, 1) and like √h for N(0, 1/h).
double additive_score_limit(const numeric::Vector& v);

/// The gradient of a loss in all that additive scores are made of.
struct AdditiveGradient {
  numeric::Matrix q, k;  ///< n × d_q, m × d_k
  AdditiveMaps maps;     ///< of the shapes of the maps
};

/// Backward pass of the additive scores.
///
///   t_ij = tanh(W₁ q_i + W₂ k_j),   u_ij = g_ij v ∘ (1 − t_ij²),   dL/dv = Σ_ij g_ij t_ij,
///   dL/dW₁ = Σ_i (Σ_j u_ij) q_iᵀ,   dL/dW₂ = Σ_j (Σ_i u_ij) k_jᵀ,   dL/dq_i = W₁ᵀ Σ_j u_ij,   dL/dk_j = W₂ᵀ Σ_i u_ij
///
/// 1 − t² is numeric::tanh_slope, which keeps its digits where a unit saturates.
///
/// q, k, maps      as in additive_scores
/// score_gradient  n × m: g = dL/ds, finite
/// throws          as additive_scores
AdditiveGradient additive_gradient(const numeric::Matrix& q, const numeric::Matrix& k, const AdditiveMaps& maps,
                                   const numeric::Matrix& score_gradient);

}  // namespace sqrtdk::attention
