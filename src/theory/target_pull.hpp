// The target key's pull as theory has it: which spread of scores lets a query hear a key that was named beforehand.
#pragma once

#include <cstdint>

namespace sqrtdk::theory {

// With scores s_j = q·k_j / c of spread σ = √d/c, the weight of target t moves with the query by
//
//   ∂p_t/∂q = (p_t/c) (k_t − Σ_j p_j k_j),
//
// whose length is σ p_t times that of the bracket in units of √d. For large d the bracket's length is √((1 − p_t)² + Σ_{j≠t} p_j²): 1 for
// many keys below the collapse, less where few keys share the weight. What follows is n σ p_t, without the bracket.
//
//   keys     n, 2 … 2^30
//   spread   σ, 0.01 … 128: the standard deviation of independent normal scores
//   z        where the target's score lies, in standard deviations, -8 … 8
//   throws   InvalidArgument if anything is outside

/// n σ p_t in the limit of many keys, for a target at z standard deviations:   σ e^{zσ − σ²/2}.
///
/// At z = 0, the median key, σ e^{−σ²/2}: greatest at σ = 1. Division swallows the reaction left of it, and right of it the spread takes
/// the key's share. Holds for n → ∞ with σ fixed below √(2 ln n) (gaussian_softmax.hpp), where Σ e^{s_j} is about n e^{σ²/2}.
///
/// returns  within 4 ulp of the formula
/// source   ln n p_t = s_t − ln (1/n) Σ e^{s_j}, and the law of large numbers for the sum
double limiting_pull(double spread, double z);

/// The σ at which it is greatest:   (z + √(z² + 4))/2.   1 at z = 0, 1.618 at z = 1, 0.618 at z = −1. Of many keys, as above: it has to lie
/// below √(2 ln n).
double best_spread(double z);

/// E ln Σ_j e^{σ z_j} of n independent N(0, 1) numbers z_j.
///
///   E LSE = ∫ (e^{−e^x} − φ(x)ⁿ) dx,   φ(x) = E exp(−e^{x + σz})
///
/// returns  within 1e-12 · max(1, |E LSE|)
/// source   ln S = ∫₀^∞ (e^{−t} − e^{−tS}) dt/t (Frullani), t = e^x, independence
double mean_log_sum_exp(std::uint64_t keys, double spread);

/// E tr J = 1 − E Σ p²: how sensitive softmax is to independent normal scores of spread σ.
///
///   E tr J = n (n − 1) ∫ φ^{n−2} φ′² dx;   d E LSE/dσ = σ E tr J
///
/// returns  within 1e-12
/// source   Stein's lemma for the derivative; two integrations by parts for the first form, in which nothing cancels
double mean_jacobian_trace(std::uint64_t keys, double spread);

/// E H, the mean entropy of softmax of independent normal scores, in nats:   E H = E LSE − σ² E tr J,   at any n and σ.
///
/// returns  within 1e-12 · max(1, E LSE + σ²)
/// source   H = LSE − Σ p_j s_j, and E Σ p_j s_j = σ² E tr J by Stein's lemma
double mean_entropy(std::uint64_t keys, double spread);

/// The geometric mean of n σ p_t over rows, at any n:   n σ exp(−E LSE),   since E s_t = 0.
///
/// The median agrees with it only for many keys below the collapse, where both tend to limiting_pull(σ, 0). At σ = 1 and large d the bracket
/// would take 3.1 % from it with 8 keys, 21.5 % with 3 and 42.6 % with 2.
///
/// returns  within 1e-11 relative, 0 where it underflows
double geometric_mean_pull(std::uint64_t keys, double spread);

/// The same over rows whose target lies at z standard deviations, the other n − 1 keys free.
///
///   n σ exp(zσ − E ln(e^{zσ} + Σ_{j<n} e^{σ z_j}))
///
/// Where the target is likely to win the row, large z and few keys, this grows with σ on and on: there the bracket counts, which falls.
///
/// returns  within 1e-11 relative, 0 where it underflows
double geometric_mean_pull_at(std::uint64_t keys, double spread, double z);

/// The σ at which geometric_mean_pull is greatest:   σ² E tr J = 1.   1.167 for 8 keys, 1.020 for 64, 1.003 for 512; it tends to 1.
///
/// Of 2 keys it is 2.066, of 3 1.545, since the bracket is left out: simulated with it, for large d, the top lies at 1.24 ± 0.02 and
/// 1.32 ± 0.02, of 8 at 1.20 ± 0.02.
///
/// returns  within 1e-10
double best_spread_of_keys(std::uint64_t keys);

/// The target's mean weight over the places of a text of n tokens under a causal mask, with any spread: a row of r keys gives it 1/r.
///
///   (1/n) Σ_{r=1}^{n} 1/r = H_n/n
///
/// keys     n, 2 … 2^20, each of which is added up
/// returns  within 1e-14 relative
/// throws   InvalidArgument if n is outside
/// source   keys are drawn alike, so that each of r has the same mean weight, and the weights add up to 1
double mean_causal_weight(std::uint64_t keys);

}  // namespace sqrtdk::theory
