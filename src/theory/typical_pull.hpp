// The target key's pull on the typical row, at any number of keys: the hill that many keys turn into σ e^{−σ²/2}.
#pragma once

#include <cstdint>
#include <optional>

namespace sqrtdk::theory {

// With independent scores σ z_j, the others' sum e^L = Σ_{j≠t} e^{σ z_j} decides the target's weight:
//
//   p_t = 1/(1 + e^{L − σ z_t}),   p_t (1 − p_t) = 1/(2 + 2 cosh(L − σ z_t))
//
// which falls in |L − σ z_t|, so that its median is at the median of that. The density of L comes from that of a single σ z_j: if A and B are
// logarithms of independent sums,
//
//   f_{ln(e^A + e^B)}(y) = ∫ f_A(y − ln(1 + e^v)) f_B(y − ln(1 + e^{−v})) dv      (v = B − A, Jacobian 1)
//
//   keys     n, 2 … 4096
//   spread   σ, 0.01 … 128
//   z        where the target's score lies, in standard deviations, -8 … 8
//   throws   InvalidArgument if anything is outside

/// n times the median length of ∂p_t/∂q over rows, any target, large d:   n σ/(2 + 2 cosh m) √(1 + E Σ w²), m the median of |L − σ z_t|.
///
/// w are the weights of the other n − 1 keys among themselves, E Σ w² = 1 − E tr J (target_pull.hpp): the bracket of ∂p_t/∂q has that length
/// where Σ w² is at its mean, and always for two keys and in the limit of many.
///
/// returns  the median of n σ p_t (1 − p_t) √(1 + E Σ w²) within a share of 3e-5 · max(1, σ). That of the length itself, measured against
///          200,000 rows of 2 to 64 keys, σ from ½ to 8, any target and z from −1 to 1: within 2 %
double typical_pull(std::uint64_t keys, double spread);

/// The same over rows whose target lies at z.
double typical_pull_at(std::uint64_t keys, double spread, double z);

/// The top of the hill.
struct TypicalTop {
  double spread;        ///< σ at the top
  double share_of_one;  ///< the pull at σ = 1 over that at the top
};

/// Where the typical pull is greatest over σ, for a target at z, or for any: then at 1.6 among 2 keys, 1.7 among 3, and nearer to 1 the more there are: at 1.4 among 8.
///
/// returns  the spread within 1 %, for the top is broad; the share within 1e-3
/// throws   InvalidArgument if n or z is outside
/// source   J. Kiefer, Sequential minimax search for a maximum, Proc. Am. Math. Soc. 4 (1953) 502–506, by the golden section
TypicalTop typical_top(std::uint64_t keys, std::optional<double> z = std::nullopt);

}  // namespace sqrtdk::theory
