// The Kolmogorov–Smirnov test of a sample against a law whose cdf is known exactly.
#pragma once

#include <cstdint>
#include <span>

namespace sqrtdk::statistics {

/// The largest distance between the sample's step function and the cdf.
///
///   D = max_i max( i/n − F(x_(i)), F(x_(i)) − (i − 1)/n ),   i from 1
///
/// cdf      F at the sorted sample: n ≥ 1 numbers in [0, 1], ascending
/// returns  in [1/(2n), 1]
/// throws   InvalidArgument "empty", "not-ascending" or "out-of-range"
double kolmogorov_distance(std::span<const double> cdf);

/// Probability that a sample of n from the law itself lies as far away or farther: the p-value of a distance.
///
///   n ≤ 500: exact, n!/n^n times an entry of the n-th power of a matrix
///   n > 500: Kolmogorov's limit and its expansion to n^(−3/2)
///   n D² ≥ 18: 2 e^(−2 n D²), below 5e-16
///
/// distance  in [0, 1]
/// count     n ≥ 1, at most 2^53
/// returns   in [0, 1]; absolute error below 1e-12 for n ≤ 500, below 0.07/n² beyond (measured to n = 2000)
/// throws    InvalidArgument if an argument is outside its domain
/// source    G. Marsaglia, W. W. Tsang, J. Wang, J. Stat. Softw. 8 (2003) no. 18, for the matrix;
///           W. Pelz, I. J. Good, J. R. Stat. Soc. B 38 (1976) 152–156, for the expansion
double kolmogorov_p_value(double distance, std::uint64_t count);

/// The limit of large samples: probability that √n D exceeds z.
///
///   2 Σ_k (−1)^(k−1) e^(−2 k² z²)   or, for z < 1,   1 − (√(2π)/z) Σ_k e^(−(2k−1)² π²/(8 z²)),   k from 1
///
/// z        ≥ 0
/// returns  within 1e-14 relative
/// throws   InvalidArgument if z is negative, NaN or infinite
/// source   A. N. Kolmogorov, Giorn. Ist. Ital. Attuari 4 (1933) 83–91
double kolmogorov_limit(double z);

}  // namespace sqrtdk::statistics
