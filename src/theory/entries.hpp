// Distributions that entries of q and k may follow: their moments as data, and those of the score q·k that they give.
// random/entries.hpp states entry moments too: they stand here a second time on purpose, since theory shares no code with the experiment.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace sqrtdk::theory {

/// The moments of one distribution, as a row of a table.
struct EntryMomentFormula {
  std::string_view id;         ///< stable name in links and files, that of random::distributions()
  std::string_view formula;    ///< E x^j in plain text
  std::string_view parameter;  ///< its name as readers know it; empty if there is none
  double least, most;          ///< its range
  bool least_permitted;        ///< whether the range includes its lower end
  std::optional<double> (*moment)(double parameter, int order);  ///< E x^order; empty where it does not exist
  std::string_view source;                                       ///< where the moments are taken from
};

/// normal, uniform, rademacher, laplace, student-t (ν), log-normal (s).
std::span<const EntryMomentFormula> entry_moment_formulas();

/// E x^j of an entry x of mean 0 and variance 1.
///
///   normal (j − 1)!!,  uniform √3^j/(j + 1),  Rademacher 1,  Laplace j!/√2^j: for even j; 0 for odd j
///   Student-t  Π_{i ≤ j/2} (2i − 1)(ν − 2)/(ν − 2i) for even j, 0 for odd j; none for j ≥ ν
///   log-normal  u^{−j/2} Σ_k c_jk u^k,  u = e^{s²} − 1,  c_jk = Σ_i (−1)^{j−i} C(j, i) C(i(i − 1)/2, k)
///
/// c_jk counts the graphs of k edges on j labelled points none of which is alone; being ≥ 0 they add without cancellation.
///
/// distribution        one of entry_moment_formulas(), by its id
/// parameter  ν in (2, 1000], s in [0.01, 2]; ignored where the distribution takes none
/// order      j, 0 … 8
/// returns    within 1e-14 relative; empty where the moment does not exist
/// throws     InvalidArgument "unknown" for the distribution; or if its parameter or the order is outside
/// source     N. L. Johnson, S. Kotz, N. Balakrishnan, Continuous Univariate Distributions, 2nd ed. (1994, 1995), but for the
///            graphs: expand E (e^{sz} − e^{s²/2})^j in u
std::optional<double> entry_moment(std::string_view distribution, double parameter, std::uint64_t order);

/// The distribution of one entry μ + σx as far as the score's first four moments feel it.
struct EntryMoments {
  double mean = 0;                     ///< μ, -1e30 … 1e30
  double std = 1;                      ///< σ, 1e-30 … 1e30
  std::optional<double> skewness = 0;  ///< γ = E x³, empty where it does not exist
  std::optional<double> kurtosis = 3;  ///< K = E x⁴, 1 + γ² … 1e30, empty where it does not exist
};

/// The EntryMoments of a distribution.
///
/// throws  as entry_moment, or if mean or std is outside
EntryMoments entry_moments(std::string_view distribution, double parameter = 0, double mean = 0, double std = 1);

/// throws  InvalidArgument unless mean, std, skewness and kurtosis are in the ranges above; K ≥ 1 + γ² is asked for within 1e-9
void require_moments(const EntryMoments& entries);

/// The first moments of S.
struct IndependentScore {
  double mean, variance, std;                ///< of S
  std::optional<double> skewness, kurtosis;  ///< empty where they do not exist
};

/// Moments of S = Σ q_i k_i with 2d independent entries, those of q alike and those of k alike.
///
///   E S = d μ_q μ_k,   Var S = d (σ_q² σ_k² + μ_q² σ_k² + μ_k² σ_q²)
///   skewness = γ₁/√d,   kurtosis = 3 + (K₁ − 3)/d,   γ₁ and K₁ those of one product
///
/// With q_i = μ_q + a and k_i = μ_k + b a product differs from its mean by μ_k a + μ_q b + ab, the powers of which are expanded
/// in the moments of a and b: sums of like size, no differences of raw moments. For means of 0, kurtosis = 3 + (K_q K_k − 3)/d.
///
/// q, k     moments of the entries
/// d        head dimension, 1 … 4096
/// returns  within 1e-14 relative; the skewness within 1e-14 of the largest of its terms
/// throws   InvalidArgument if a moment (require_moments) or d is outside
/// source   independence alone: variances and fourth cumulants of independent summands add
IndependentScore independent_score(const EntryMoments& q, const EntryMoments& k, std::uint64_t d);

/// Kurtosis of S for independent entries of mean 0.
///
///   3 + (K_q K_k − 3)/d:   Rademacher 3 − 2/d, uniform 3 + 0.24/d, normal 3 + 6/d, Laplace 3 + 33/d
///
/// query_kurtosis, key_kurtosis  K_q, K_k of the entries, 1 … 1e30
/// d                             head dimension, 1 … 4096
/// returns                       exact to rounding
/// throws                        InvalidArgument if a kurtosis or d is outside
/// source                        E (q_i k_i)⁴ = K_q K_k
double score_kurtosis(double query_kurtosis, double key_kurtosis, std::uint64_t d);

/// Mean and standard deviation of a score whose q and k are correlated, entry by entry.
struct CorrelatedScore {
  double mean;                          ///< E S, which always exists
  std::optional<double> variance, std;  ///< empty where they take a moment that does not exist
};

/// q_i = μ + σ a_i, k_i = μ + σ (ρ a_i + √(1 − ρ²) z_i), a and z independent with one distribution of mean 0 and variance 1.
///
///   E S = d (μ² + ρσ²)
///   Var S = d [σ⁴ (1 + ρ² (K − 2)) + 2μ²σ² (1 + ρ) + 2μσ³γρ (1 + ρ)];   normal, μ = 0, σ = 1:  d (1 + ρ²)
///
/// The mean grows like d and the standard deviation like √d, so that with ρ > 0 dividing by √d fixes the noise and lets the signal grow,
/// dividing by d fixes the signal; they are equal at ρ ≈ 1/√d. For the kurtosis the eighth moment of the entries would be needed;
/// for normal entries see below.
///
/// entries  the distribution of the entries of q
/// rho      ρ in [-1, 1]
/// d        head dimension, 1 … 4096
/// returns  within 1e-14 of the largest term
/// throws   InvalidArgument if a moment, rho or d is outside
/// source   Var(a + b) = 2(1 + ρ), Var(ab) = 1 + ρ²(K − 2), Cov(a + b, ab) = γρ(1 + ρ) for b = ρa + √(1 − ρ²) z
CorrelatedScore correlated_score(const EntryMoments& entries, double rho, std::uint64_t d);

// Correlated normal entries: pairs (q_i, k_i) of N(0, 1) numbers with correlation ρ. S is (1 + ρ) G − (1 − ρ) G' with independent G, G' of
// the gamma distribution of shape d/2, since 4 q·k = |q + k|² − |q − k|². So
//
//   E e^{tS} = [(1 − ρt)² − t²]^{−d/2}
//
//   rho      ρ, -1 … 1; 0 gives the distribution of score_distribution.hpp, 1 that of |q|²
//   d        head dimension, 1 … 4096
//   throws   InvalidArgument if an argument is outside
//   source   the gamma distributions; for the density R. E. Gaunt, A note on the distribution of the product of zero-mean correlated normal
//            random variables, Stat. Neerl. 73 (2019) 176-179, at d = 1; the mgf gives the power d

/// The first moments of S.
struct CorrelatedScoreMoments {
  double mean, variance, std, skewness, kurtosis;  ///< of S; the kurtosis of a normal distribution is 3
};

/// E S = ρd,   Var S = d (1 + ρ²),   skewness = 2ρ (3 + ρ²)/√(d (1 + ρ²)³),   kurtosis = 3 + 6 (1 + 6ρ² + ρ⁴)/(d (1 + ρ²)²).
///
/// returns  exact to rounding
CorrelatedScoreMoments correlated_score_moments(double rho, std::uint64_t d);

/// κ_j of S.
///
///   (d/2) (j − 1)! [(1 + ρ)^j + (−1)^j (1 − ρ)^j]  =  d (j − 1)! Σ C(j, i) ρ^i over the i ≤ j that are even or odd with j
///
/// order    j, 1 … 60
/// returns  within 1e-14 relative: the terms of the sum have one sign
double correlated_score_cumulant(std::uint64_t order, double rho, std::uint64_t d);

/// E S^j, from E S^j = Σ C(j − 1, i − 1) κ_i E S^{j−i}, in which all terms have one sign.
///
/// order    j, 0 … 60
/// returns  within 1e-13 relative
double correlated_score_moment(std::uint64_t order, double rho, std::uint64_t d);

/// ln of the density of S for |ρ| < 1.
///
///   f_ρ(x) = (1 − ρ²)^{d/2 − 1} e^{ρy} f₀(y),   y = x/(1 − ρ²),   f₀: score_density
///
/// The density of q·k without correlation, tilted by e^{ρy} and shrunk by 1 − ρ².
///
/// x        a raw score, any finite number for which y is finite; not 0 where d = 1
/// rho      ρ, strictly between -1 and 1
/// returns  within 1e-12 + 1e-15 (|y| + d |ln(1 − ρ²)|)
double correlated_score_log_density(double x, double rho, std::uint64_t d);

/// The density itself, within the same error relatively; 0 where it underflows.
double correlated_score_density(double x, double rho, std::uint64_t d);

}  // namespace sqrtdk::theory
