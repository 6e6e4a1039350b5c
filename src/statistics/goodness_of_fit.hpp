// Tests of a sample against a distribution that is known exactly: Kolmogorov–Smirnov, and Anderson–Darling, which weighs the tails.
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

/// Probability that a sample of n from the distribution itself lies as far away or farther: the p-value of a distance.
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

/// The squared distance between the sample's step function F_n and the cdf F, weighed by 1/(F (1 − F)).
///
///   A² = −n − (1/n) Σ_i (2i − 1) (ln F(x_(i)) + ln(1 − F(x_(n+1−i)))),   i from 1
///
/// below    F at the sorted sample: n ≥ 1 numbers in [0, 1], ascending
/// above    1 − F at the same sample, from a formula that keeps the upper tail's digits: n numbers in [0, 1], descending
/// returns  ≥ 0; ∞ if a number lies where the distribution has no mass (F = 0 or 1 − F = 0)
/// throws   InvalidArgument "empty", "not-ascending", "out-of-range", or "unequal-lengths"
/// source   T. W. Anderson, D. A. Darling, A test of goodness of fit, J. Am. Stat. Assoc. 49 (1954) 765–769
double anderson_darling(std::span<const double> below, std::span<const double> above);

/// Probability that a sample of n from the distribution itself gives as large an A² or a larger one.
///
/// statistic  A² ≥ 0; ∞ gives 0
/// count      n ≥ 1
/// returns    in [0, 1]; the limit of large n within 1e-12; from n = 4 on within 0.0015 (as much as a million simulated samples
///            resolve; 0.0043 at n = 3, 0.013 at 2, 0.069 at 1). The correction for n is a fit that adds up to 0.001/n of its own,
///            so that p-values far below 0.001/n say how small rather than how much
/// throws     InvalidArgument if A² is negative or NaN, or n is 0
/// source     T. W. Anderson, D. A. Darling, Ann. Math. Stat. 23 (1952) 193–212, for the limit; G. Marsaglia, J. Marsaglia,
///            Evaluating the Anderson–Darling distribution, J. Stat. Softw. 9 (2004) no. 2, for the correction
double anderson_darling_p_value(double statistic, std::uint64_t count);

}  // namespace sqrtdk::statistics
