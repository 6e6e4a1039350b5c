// Quantiles of the score S = q·k whose 2d entries are independent N(0, 1).
#pragma once

#include <cstdint>

namespace sqrtdk::theory {

/// x with P(S ≤ x) = p.
///
/// Newton's method, for p between ¼ and ¾ on ln P(0 < S ≤ x) against ln x, else on ln P(S > x) against x.
///
/// p        in (0, 1); P(S > x) = q is solved by −score_quantile(q, d), which keeps small q
/// d        head dimension, 1 … 4096
/// returns  within 1e-12 relative of the quantile at this p; odd about p = ½
/// throws   InvalidArgument if p is not inside (0, 1) or d is outside
double score_quantile(double p, std::uint64_t d);

}  // namespace sqrtdk::theory
