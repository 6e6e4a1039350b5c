// The square of a score term by term: d² products, of which d stay and the others average out.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "../numeric/matrix.hpp"

namespace sqrtdk::experiments {

/// Limits of Squares.
inline constexpr std::uint64_t kMostSquareDimension = 64, kMostSquareSamples = 20'000;

/// What is asked for.
struct Squares {
  std::uint64_t seed;     ///< any
  std::uint64_t draw;     ///< which of the independent draws of this seed, 0 … 1,000,000
  std::uint64_t d;        ///< head dimension, 1 … 64
  std::uint64_t samples;  ///< fresh queries and keys, 1 … 20,000
};

/// What the terms have come to over the samples, and what theory expects where it is no whole number.
struct SquareTerms {
  numeric::Matrix averages;          ///< d × d, symmetric: mean of x_i x_j over the samples
  double diagonal_mean;              ///< tends to E x_i² = 1
  double diagonal_sum;               ///< tends to d
  double off_diagonal_sum;           ///< tends to 0
  double mean_square;                ///< of (q·k)²: diagonal_sum + off_diagonal_sum but for rounding
  double off_diagonal_rms_expected;  ///< 1/√samples: E (x_i x_j)² = 1 for i ≠ j
  std::optional<double> off_diagonal_mean, off_diagonal_rms;  ///< empty for d = 1
  std::uint64_t diagonal_terms, off_diagonal_terms;           ///< d and d² − d
};

/// The terms x_i = q_i k_i of the score of one sample, q and k with independent N(0, 1) entries.
///
/// sample   0 … 19,999: has a stream of its own
/// returns  d terms; those of a smaller d are a prefix
/// throws   InvalidArgument if anything is outside its limits
std::vector<double> score_terms(const Squares& asked, std::uint64_t sample);

/// Averages of all terms of the squared score.
///
///   (q·k)² = (Σ_i x_i)² = Σ_i x_i² + Σ_{i≠j} x_i x_j,   E x_i² = 1,   E x_i x_j = 0 for i ≠ j
///
/// returns  averages within (samples + 1) · 2^-53 · mean |x_i x_j|; those of a smaller d are the upper left part; further figures
///          within d · 2^-53 more
/// throws   InvalidArgument if anything is outside its limits
/// source   Vaswani et al. 2017, footnote 4: the variance of q·k is d
SquareTerms square_terms(const Squares& asked);

}  // namespace sqrtdk::experiments
