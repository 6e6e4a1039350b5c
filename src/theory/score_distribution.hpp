// The score S = q·k of independent N(0, 1) entries: moments, density, probabilities, quantiles, distance to normal, overflow of e^S.
#pragma once

#include <cstdint>
#include <string_view>

namespace sqrtdk::theory {

/// The largest head dimension for which the distributions of scores and cosines state their accuracy.
inline constexpr std::uint64_t kMostDimension = 4096;

/// d as a double.
///
/// throws  InvalidArgument "out-of-range" unless least ≤ d ≤ 4096
double require_dimension(std::uint64_t d, std::uint64_t least = 1);

/// The largest order of a moment or cumulant: above it some leave the range of a double.
inline constexpr int kMostOrder = 60;

/// throws  InvalidArgument unless least ≤ order ≤ kMostOrder
int require_order(std::uint64_t order, std::uint64_t least);

/// Mean, variance, standard deviation and kurtosis of S = q·k.
///
///   E S = 0,  Var S = d,  std S = √d,  E S⁴ / (E S²)² = 3 + 6/d
///
/// source  d independent products, each of mean 0, variance 1 and fourth moment 9
struct ScoreMoments {
  double mean, variance, std, kurtosis;  ///< of S; the kurtosis of a normal distribution is 3
};

/// d        head dimension, d ≥ 1
/// returns  the moments, exact to rounding
/// throws   InvalidArgument if d = 0 or d > 2^32
ScoreMoments score_moments(std::uint64_t d);

/// Density of the normal distribution with the score's mean and variance.
///
///   φ(x) = exp(−x² / 2d) / √(2πd)
///
/// x        a score
/// d        head dimension, d ≥ 1
/// returns  the density, relative error below (4 + x² / 2d) · 2^-52; it is the limit for large d, not the exact distribution of q·k
/// throws   InvalidArgument if d = 0 or d > 2^32
double normal_score_density(double x, std::uint64_t d);

/// E S^j.
///
///   j = 2i:  (2i − 1)!! · d (d + 2) … (d + 2i − 2);   j odd: 0
///
/// order    j, 0 … 60: beyond, the moment of d = 4096 leaves the doubles
/// d        head dimension, 1 … 4096
/// returns  exact to rounding, 2i roundings
/// throws   InvalidArgument if order or d is outside
double score_moment(std::uint64_t order, std::uint64_t d);

/// κ_j of S, from ln E e^{tS} = −(d/2) ln(1 − t²).
///
///   j = 2i:  d (2i − 1)!;   j odd: 0
///
/// order    j, 1 … 60
/// d        head dimension, 1 … 4096
/// returns  exact to rounding
/// throws   InvalidArgument if order or d is outside
double score_cumulant(std::uint64_t order, std::uint64_t d);

/// E|S|, the typical size of a score.
///
///   2 Γ((d + 1)/2) / (√π Γ(d/2))  ≈  √(2d/π) (1 − 1/4d)
///
/// d        head dimension, 1 … 4096
/// returns  within 1e-15 relative
/// throws   InvalidArgument if d is outside
double mean_absolute_score(std::uint64_t d);

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
///          K. Podgórski, The Laplace Distribution and Generalizations (2001), chapter 4, for the Bessel function distribution
double score_density(double x, std::uint64_t d);

/// ln f(x), which does not underflow: about −|x| for large |x|.
///
/// returns  within 1e-12 · max(1, |ln f|)
double score_log_density(double x, std::uint64_t d);

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

/// x with P(S ≤ x) = p.
///
/// Newton's method, for p between ¼ and ¾ on ln P(0 < S ≤ x) against ln x, else on ln P(S > x) against x.
///
/// p        in (0, 1); P(S > x) = q is solved by −score_quantile(q, d), which keeps small q
/// d        head dimension, 1 … 4096
/// returns  within 1e-12 relative of the quantile at this p; odd about p = ½
/// throws   InvalidArgument if p is not inside (0, 1) or d is outside
double score_quantile(double p, std::uint64_t d);

/// How far the scores of two keys typically lie apart: the median of |S − S'| for one query of length √d.
///
///   √(2d) Φ⁻¹(¾) = 0.954 √d, since given q the difference is N(0, 2|q|²)
///
/// d        head dimension, 1 … 4096
/// returns  within 1e-14 relative; the root mean square of the difference, √(2d), is half as large again
/// throws   InvalidArgument if d is outside
double typical_gap(std::uint64_t d);

/// How far, and where.
struct NormalDistance {
  double distance;  ///< sup_x |F(x√d) − Φ(x)|
  double at;        ///< the x > 0 where it is reached; −x is the other place
};

/// sup |F − Φ| of q·k/√d, normal entries.
///
/// F − Φ has its largest value where the densities cross first, between the centre and one standard deviation; beyond the second
/// crossing, near 2.3 standard deviations, it is smaller and of the other sign.
///
/// d        head dimension, 1 … 4096
/// returns  distance within 1e-10 relative: it is a difference, and an error of 1e-15 counts at large d; at within 1e-6
/// throws   InvalidArgument if d is outside
/// source   score_from_centre and normal.hpp
NormalDistance distance_to_normal(std::uint64_t d);

/// Its leading term for large d, the Edgeworth term of the kurtosis.
///
///   (6/d)/24 · max |x³ − 3x| φ(x) = √6 x φ(x) / (4d),  x = √(3 − √6);   0.1377/d
///
/// It falls like 1/d, not 1/√d: by symmetry the term of the skewness is 0.
///
/// d        head dimension, 1 … 4096
/// throws   InvalidArgument if d is outside
/// source   Edgeworth's expansion F − Φ = −(κ/24)(x³ − 3x) φ(x) + …, κ = 6/d the excess kurtosis; x⁴ − 6x² + 3 = 0 at its top
double distance_to_normal_leading_term(std::uint64_t d);

/// Where e^x leaves a format.
struct ExpRange {
  double overflows_above;   ///< ln((2 − 2^{−p}) 2^most): from there on e^x rounds to ∞
  double largest_argument;  ///< the largest x of the format itself with finite e^x
  double normal_from;       ///< ln 2^least: below, e^x is subnormal
  double zero_below;        ///< ln 2^{least − p}: from there down e^x rounds to 0
};

/// The range of x in which e^x, rounded once to the format, is finite and normal.
///
/// format   id of one of numeric::number_formats()
/// returns  within 1 ulp of a double, largest_argument exactly
/// throws   InvalidArgument "unknown" if there is no such format
/// source   ties to even: half a step above the largest number rounds to ∞, half the smallest subnormal to 0
ExpRange exp_range(std::string_view format);

/// How often the unshifted exponential of a score overflows, for S = q·k of independent N(0, 1) entries: P(S/c > x).
///
/// The score is rounded to the format before exp takes it, so x lies half way from largest_argument to the format's next number: 88.75 in bfloat16,
/// where 88.5 and 89 are neighbours, though e^x overflows from 88.72 on.
///
/// Subtracting the row's largest score before exp makes it impossible, with any divisor: overflow is no reason for √d.
///
/// format   id of one of numeric::number_formats()
/// divisor  c, 1e-300 … 1e300: 1 for raw scores, √d for scaled ones
/// d        head dimension, 1 … 4096
/// returns  within 1e-12 relative wherever it is a normal double, 0 where it underflows
/// throws   InvalidArgument if the format is unknown, or the divisor or d outside
/// source   score_upper_tail
double overflow_probability(std::string_view format, double divisor, std::uint64_t d);

/// Its natural logarithm, which does not underflow; within 1e-12 · max(1, |ln P|).
double log_overflow_probability(std::string_view format, double divisor, std::uint64_t d);

}  // namespace sqrtdk::theory
