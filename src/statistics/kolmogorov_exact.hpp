// The exact law of the Kolmogorov–Smirnov distance for small samples.
#pragma once

namespace sqrtdk::statistics {

/// Samples for which the power of a matrix is quick: at most 0.1 s.
inline constexpr int kMostExact = 500;

/// P(D < d) for a sample of n.
///
///   n!/n^n · (Hⁿ)_kk,   H of size 2k − 1,   k = ⌊n d⌋ + 1
///
/// distance  d in (1/(2n), 1), n d² < 18
/// count     n, 1 … 500
/// returns   within 1e-12
/// source    G. Marsaglia, W. W. Tsang, J. Wang, Evaluating Kolmogorov's distribution, J. Stat. Softw. 8 (2003) no. 18
double kolmogorov_exact(double distance, int count);

}  // namespace sqrtdk::statistics
