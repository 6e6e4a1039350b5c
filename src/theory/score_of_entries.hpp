// Mean, variance and higher moments of a score q·k whose entries follow any law.
#pragma once

#include <cstdint>
#include <optional>

#include "entry_laws.hpp"

namespace sqrtdk::theory {

/// The first moments of S.
struct ScoreMoments {
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
ScoreMoments independent_score(const EntryMoments& q, const EntryMoments& k, std::uint64_t d);

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

/// Mean and spread of a score whose q and k are correlated, entry by entry.
struct CorrelatedScore {
  double mean;                          ///< E S, which always exists
  std::optional<double> variance, std;  ///< empty where they take a moment that does not exist
};

/// q_i = μ + σ a_i, k_i = μ + σ (ρ a_i + √(1 − ρ²) z_i), a and z independent with one law of mean 0 and variance 1.
///
///   E S = d (μ² + ρσ²)
///   Var S = d [σ⁴ (1 + ρ² (K − 2)) + 2μ²σ² (1 + ρ) + 2μσ³γρ (1 + ρ)];   normal, μ = 0, σ = 1:  d (1 + ρ²)
///
/// The mean grows like d and the spread like √d, so that with ρ > 0 dividing by √d fixes the noise and lets the signal grow,
/// dividing by d fixes the signal; they are equal at ρ ≈ 1/√d. For the kurtosis the eighth moment of the entries would be needed;
/// see correlated_score_law.hpp for normal entries.
///
/// entries  the law of the entries of q
/// rho      ρ in [-1, 1]
/// d        head dimension, 1 … 4096
/// returns  within 1e-14 of the largest term
/// throws   InvalidArgument if a moment, rho or d is outside
/// source   Var(a + b) = 2(1 + ρ), Var(ab) = 1 + ρ²(K − 2), Cov(a + b, ab) = γρ(1 + ρ) for b = ρa + √(1 − ρ²) z
CorrelatedScore correlated_score(const EntryMoments& entries, double rho, std::uint64_t d);

}  // namespace sqrtdk::theory
