// The standard normal distribution: density, probabilities and quantiles, to full precision in the tails.
#pragma once

namespace sqrtdk::theory {

/// φ(z) = e^{−z²/2} / √(2π).
///
/// z        any finite number
/// returns  within 4e-16 relative; 0 beyond |z| = 38.6
double normal_density(double z) noexcept;

/// Φ(z) = P(Z ≤ z).
///
/// z        any finite number
/// returns  within 1e-14 relative wherever it is a normal double, also far below
double normal_cdf(double z) noexcept;

/// Q(z) = P(Z > z) = Φ(−z), within 1e-14 relative.
double normal_upper_tail(double z) noexcept;

/// P(0 < Z ≤ z) = Φ(z) − ½, odd in z, within 1e-14 relative also for small z.
double normal_from_centre(double z) noexcept;

/// Q(z) e^{z²/2}, the tail without its exponential factor: ½ at 0, tending to 1/(z √(2π)).
///
///   z < 1:  (½ − φ(z) Σ z^{2k+1}/(2k+1)!!) e^{z²/2}
///   z ≥ 1, with x = z/√2, h = ½:  (hx/2π) (1/x² + 2 Σ_k e^{−k²h²}/(x² + k²h²)) − e^{x²}/(e^{2πx/h} − 1)
///
/// The sum is the trapezoidal rule for the Gaussian average of x/(x² + t²); the last term pays for its pole, and is
/// dropped from x = π/h on, where it would be below e^{−39}.
///
/// z        ≥ 0, ∞ included
/// returns  within 4e-15 relative
/// source   C. Chiarella, A. Reichel, On the evaluation of integrals related to the error function, Math. Comp. 22 (1968)
double scaled_normal_tail(double z) noexcept;

/// throws  InvalidArgument "not-a-number", "not-finite" or "out-of-range" unless 0 < p < 1
void require_probability(double p);

/// z with P(Z ≤ z) = p.
///
/// p        in (0, 1); the upper tail's quantile at q is −normal_quantile(q), which keeps small q
/// returns  within 1e-14 relative of the quantile at this p
/// throws   InvalidArgument if p is not inside (0, 1)
double normal_quantile(double p);

}  // namespace sqrtdk::theory
