// The Jacobian of softmax: how each weight reacts to each score. Its trace is one of attention_stats (softmax.hpp).
#pragma once

#include <span>
#include <vector>

#include "../numeric/matrix.hpp"

namespace sqrtdk::softmax {

/// Σ_{j≠i} p_j for every i, as the sum of the keys before and the sum of the keys after.
///
/// weights  n, each ≥ 0
/// returns  n; each within n · 2^-53 relative
std::vector<double> leave_one_out_sums(std::span<const double> weights);

/// The place, counted from 0, of the first largest weight. n ≥ 1.
std::size_t top_key(std::span<const double> weights) noexcept;

/// The Jacobian of softmax at the weights p.
///
///   J = diag(p) − p pᵀ:   J_ii = p_i (1 − p_i),   J_ij = −p_i p_j
///
/// 1 − p_i is taken as the sum of the other weights. J is symmetric, its rows sum to 0, its eigenvalues lie in [0, 1/2].
///
/// weights  n ≥ 1, each in [0, 1], summing to 1 within rounding
/// returns  n × n; entries within (n + 1) · 2^-53 relative to those at the weights given
numeric::Matrix jacobian(std::span<const double> weights);

/// J v without forming J: what a change v of the scores does to the weights, to first order.
///
///   (J v)_i = p_i (v_i − Σ_j p_j v_j) = p_i ((v_i − v_t) − Σ_j p_j (v_j − v_t)),   t the key of the largest weight
///
/// Seen from the top key, that key's own entry is a sum over the others alone, and near one-hot nothing cancels.
///
/// weights  as above
/// v        n, finite, and so are differences between them
/// result   n; entry i within (n/8 + 8) · 2^-53 · p_i (|v_i − v_t| + Σ_j p_j |v_j − v_t|); sums to 0; may be the memory of v
/// throws   InvalidArgument "out-of-range" if differences of v overflow
void jacobian_product(std::span<const double> weights, std::span<const double> v, std::span<double> result);

/// vᵀ J without forming J: the gradient in the scores, given the gradient v in the weights. J is symmetric: the numbers of J v.
inline void product_with_jacobian(std::span<const double> v, std::span<const double> weights,
                                  std::span<double> result) {
  jacobian_product(weights, v, result);
}

/// The Frobenius norm of J, a sum of positive terms.
///
///   ‖J‖² = Σ_i p_i² (1 − p_i)² + 2 Σ_{i<j} p_i² p_j²
///
/// √(n − 1)/n for even weights, 0 for a one-hot row, and not monotone between: for a measure of saturation take the trace.
///
/// weights  as above
/// returns  within 2n · 2^-53 relative, however close to one-hot
double jacobian_frobenius(std::span<const double> weights);

/// An interval that holds a number.
struct Bounds {
  double least, most;  ///< both belong to it
};

/// Where the largest eigenvalue λ of J must lie.
///
///   max_i p_i (1 − p_i) ≤ λ ≤ min(2 max_i p_i (1 − p_i), 1/2)
///
/// The left side is the largest diagonal entry (Rayleigh), the right side the largest disc (Gershgorin); with two keys they
/// touch λ = 2 p_1 p_2 from above.
///
/// weights  as above
/// source   S. Gershgorin 1931; softmax is 1/2-Lipschitz: P. Nair 2025, arXiv 2510.23012
Bounds jacobian_largest_eigenvalue(std::span<const double> weights);

}  // namespace sqrtdk::softmax
