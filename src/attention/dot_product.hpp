// One score as a sum and as geometry: the products that it adds up, two lengths, the angle between them, and a shadow.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace sqrtdk::attention {

/// Most entries of q and k that dot_product takes.
inline constexpr std::size_t kMostDotEntries = 4096;

/// The largest size of one entry that dot_product takes.
inline constexpr double kLargestDotEntry = 1e6;

/// What q·k is made of. Where q or k is 0 there is no angle, and where q is 0 nothing to cast a shadow on.
struct DotProduct {
  std::vector<double> products;  ///< q_i k_i
  double positive, negative;     ///< sums of the products above 0 and of those below
  double score;                  ///< q·k
  double query_norm, key_norm;   ///< |q| and |k|
  std::optional<double> cosine;  ///< of the angle, -1 … 1
  std::optional<double> angle;   ///< in degrees, 0 … 180
  std::optional<double> shadow;  ///< of k on q: q·k / |q| = |k| cos θ, negative where it falls behind
  std::vector<double> foot;      ///< where that shadow ends: q (q·k) / |q|²; 0 where q is 0
};

/// The score of one query and one key.
///
///   q·k = Σ q_i k_i = |q| |k| cos θ,   θ = 2 atan2(|u − v|, |u + v|),   u = q/|q|, v = k/|k|
///
/// q, k     1 … 4096 entries each, equally many; -1e6 … 1e6
/// returns  products exactly rounded; sums within d · 2^-53 Σ |q_i k_i|; the angle within 1e-13 degrees + 1e-14 of it
/// throws   InvalidArgument where a length or an entry is outside its limits
/// source   W. Kahan, How futile are mindless assessments of roundoff (2006), section 12, for the angle
DotProduct dot_product(std::span<const double> q, std::span<const double> k);

}  // namespace sqrtdk::attention
