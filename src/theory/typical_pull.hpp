// The target key's pull on the typical row, at any number of keys: the hill that many keys turn into σ e^{−σ²/2}.
#pragma once

#include <cstdint>

namespace sqrtdk::theory {

// With independent scores σ z_j, the others' sum e^L = Σ_{j≠t} e^{σ z_j} decides the target's weight:
//
//   p_t = 1/(1 + e^{L − σ z_t})
//
// which falls in L − σ z_t, so that its median is that of L − σ z_t. The density of L comes from that of a single σ z_j: if A and B are
// logarithms of independent sums,
//
//   f_{ln(e^A + e^B)}(y) = ∫ f_A(y − ln(1 + e^v)) f_B(y − ln(1 + e^{−v})) dv      (v = B − A, Jacobian 1)
//
//   keys     n, 2 … 4096
//   spread   σ, 0.01 … 128
//   z        where the target's score lies, in standard deviations, -8 … 8
//   throws   InvalidArgument if anything is outside

/// The median of p_t over rows, any target.
///
/// returns  ln p_t/(1 − p_t) within 3e-5 · max(1, σ); ½ for two keys
double median_weight(std::uint64_t keys, double spread);

/// The same over rows whose target lies at z.
double median_weight_at(std::uint64_t keys, double spread, double z);

/// n times the length of ∂p_t/∂q in the row with the median p_t, large d:   n σ p_t (1 − p_t) √(1 + E Σ w²).
///
/// That is the median length where few rows have p_t > ½, as among many keys: p (1 − p) rises to there and falls beyond. w are the weights of
/// the other n − 1 keys among themselves, E Σ w² = 1 − E tr J (target_pull.hpp): the bracket of ∂p_t/∂q has that length where Σ w² is at its
/// mean, and always for two keys and in the limit of many.
///
/// returns  as the median, from 8 keys on, measured against 65,536 rows at d = 256: within 1 % for σ ≤ 2, within 3 % at z = 1; where the pull is
///          a fiftieth of its top, 12 % too large for 8 keys and 2 % too small for 64. Too large by half for 3 keys at σ = 2, by far for 2
double typical_pull(std::uint64_t keys, double spread);

/// The same over rows whose target lies at z.
double typical_pull_at(std::uint64_t keys, double spread, double z);

/// The top of the hill.
struct TypicalTop {
  double spread;        ///< σ at the top
  double share_of_one;  ///< typical_pull at σ = 1 over that at the top
};

/// Where typical_pull is greatest over σ, any target: at 1.4 among 8 keys, and nearer to 1 the more there are.
///
/// keys     n, 3 … 4096; two keys have no top, since each keeps the weight ½ on the typical row whatever σ is
/// returns  the spread within 0.01, for the top is broad; the share within 1e-3 of what typical_pull gives
/// throws   InvalidArgument if n is outside
/// source   J. Kiefer, Sequential minimax search for a maximum, Proc. Am. Math. Soc. 4 (1953) 502–506, by the golden section
TypicalTop typical_top(std::uint64_t keys);

}  // namespace sqrtdk::theory
