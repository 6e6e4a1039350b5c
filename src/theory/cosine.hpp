// The cosine C between two independent vectors of no preferred direction, e.g. normal q and k: its distribution, and what attention by
// cosines can attend to.
#pragma once

#include <cstdint>

namespace sqrtdk::theory {

/// The first moments of C.
struct CosineMoments {
  double mean, variance, std, kurtosis;  ///< of C; the kurtosis of a normal distribution is 3
};

/// Moments of C.
///
///   E C = 0,  Var C = 1/d,  E C⁴/(E C²)² = 3d/(d + 2)
///
/// d        dimension, 1 … 4096; at d = 1 the cosine is 1 or −1, each with probability ½
/// returns  exact to rounding
/// throws   InvalidArgument if d is outside
/// source   C² follows the beta distribution with parameters ½ and (d − 1)/2; E C⁴ = 3/(d (d + 2))
CosineMoments cosine_moments(std::uint64_t d);

// In the following
//   x        in [-1, 1]
//   d        dimension, 2 … 4096; at d = 1 the distribution is no density, C is 1 or −1, each with probability ½
//   returns  within 1e-12 relative wherever the value is a normal double
//   throws   InvalidArgument if d or x is outside
//   source   C² follows the beta distribution with parameters ½ and (d − 1)/2

/// The density of C:  f(x) = Γ(d/2) / (√π Γ((d − 1)/2)) · (1 − x²)^{(d−3)/2}.
///
/// throws   also InvalidArgument "unbounded" for d = 2, x = ±1
double cosine_density(double x, std::uint64_t d);

/// P(C > x) = (1 − x²)^{(d−1)/2} E[M(x√W)], W ~ χ²_{d−1}, for x ≥ 0; M is the normal tail without its exponential.
///
/// C > x is Z > √W x/√(1 − x²) for a normal Z; taking the exponential out of its probability and rescaling W gives this.
double cosine_upper_tail(double x, std::uint64_t d);

/// P(C ≤ x).
double cosine_cdf(double x, std::uint64_t d);

/// P(0 < C ≤ x) = E[Φ(√W x/√(1 − x²)) − ½], odd in x.
double cosine_from_centre(double x, std::uint64_t d);

/// x with P(C ≤ x) = p, by Newton's method in artanh x.
///
/// p        in (0, 1)
/// returns  within 1e-12 relative of the quantile at this p; ±1 where it rounds to that
double cosine_quantile(double p, std::uint64_t d);

// Scores are g cos(q, k_j), within -g … g; g is the gain, 1 for bare cosines.
//
//   keys     n, 2 … 2^30
//   gain     g, 0 … 1e300
//   returns  exact to a few roundings
//   throws   InvalidArgument if an argument is outside
//   source   softmax of the scores named; that cosines need a gain is why A. Henry et al., Query-Key Normalization for Transformers,
//            arXiv 2010.04245 (2020), learn one

/// The largest weight that any row can have: one key along the query, all others opposite.
///
///   1/(1 + (n − 1) e^{−2g});   bare cosines: 0.105 for n = 64, 0.0072 for n = 1024
double cosine_peak_bound(std::uint64_t keys, double gain);

/// The weight of a key along the query when all others are at right angles to it.
///
///   1/(1 + (n − 1) e^{−g});   bare cosines: 0.041 for n = 64
double cosine_peak_among_orthogonal(std::uint64_t keys, double gain);

/// The gain with which a key along the query has weight w among n − 1 at right angles; half of it is needed at least in any row.
///
///   g = ln(w (n − 1)/(1 − w));   w = 0.9: ln(9 (n − 1)), 6.34 for n = 64
///
/// weight   w, 1/n ≤ w < 1
double gain_for_peak(std::uint64_t keys, double weight);

}  // namespace sqrtdk::theory
