// Probabilities of the score S = q·k whose 2d entries are independent N(0, 1).
#pragma once

#include <cstdint>

namespace sqrtdk::theory {

// Each of these is an average over W = |q|² ~ χ²_d of the same probability for N(0, W), by one quadrature.
//
//   x        a raw score, any finite number
//   d        head dimension, 1 … 4096
//   returns  within 1e-12 relative wherever the probability is a normal double; 0 where it underflows
//   throws   InvalidArgument if d or x is outside
//   source   the mixture is theirs: S. Kotz, T. J. Kozubowski, K. Podgórski, The Laplace Distribution and Generalizations (2001)

/// P(S > x) = E[Q(x/√W)].
double score_upper_tail(double x, std::uint64_t d);

/// ln P(S > x), which does not underflow; within 1e-12 · max(1, |ln P|).
double score_log_upper_tail(double x, std::uint64_t d);

/// F(x) = P(S ≤ x) = P(S > −x).
double score_cdf(double x, std::uint64_t d);

/// P(0 < S ≤ x) = E[Φ(x/√W) − ½] = F(x) − ½, odd in x; keeps small x, which F(x) − ½ loses.
double score_from_centre(double x, std::uint64_t d);

/// P(|S| > x), x ≥ 0.
double score_outside(double x, std::uint64_t d);

}  // namespace sqrtdk::theory
