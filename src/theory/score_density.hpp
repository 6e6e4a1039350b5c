// The density of the score S = q·k whose 2d entries are independent N(0, 1): the law itself, not its normal limit.
#pragma once

#include <cstdint>

namespace sqrtdk::theory {

/// Density of S = q·k.
///
///   f(x) = |x|^ν K_ν(|x|) / (√π 2^ν Γ(d/2)),  ν = (d − 1)/2;   d = 1: K₀(|x|)/π,  d = 2: e^{−|x|}/2
///
/// Given |q|², S is N(0, |q|²), and |q|² is χ²_d; so f(x) = E[e^{−x²/2W} / √(2πW)], which is what is computed.
///
/// x        a raw score, any finite number; not 0 where d = 1, since K₀ has no bound there
/// d        head dimension, 1 … 4096
/// returns  the density, within 1e-12 relative wherever it is a normal double; 0 where it underflows
/// throws   InvalidArgument if d or x is outside; code "unbounded" for d = 1, x = 0
/// source   C. C. Craig, On the frequency function of xy, Ann. Math. Stat. 7 (1936), for d = 1; S. Kotz, T. J. Kozubowski,
///          K. Podgórski, The Laplace Distribution and Generalizations (2001), chapter 4, for the Bessel function law
double score_density(double x, std::uint64_t d);

/// ln f(x), which does not underflow: about −|x| for large |x|.
///
/// returns  within 1e-12 · max(1, |ln f|)
double score_log_density(double x, std::uint64_t d);

}  // namespace sqrtdk::theory
