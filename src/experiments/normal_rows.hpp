// Rows of independent normal scores and what softmax makes of them at any spread: the cells of a map that no closed form covers.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "../softmax/softmax.hpp"
#include "../statistics/estimate.hpp"

namespace sqrtdk::experiments {

/// Limits of NormalRows.
inline constexpr std::uint64_t kMostNormalRows = 16384, kMostNormalKeys = 65536;
/// Limits of a spread σ.
inline constexpr double kLeastSpread = 0.01, kMostSpread = 1000;

/// A row is called peaked where its largest weight is above that.
inline constexpr double kPeaked = 0.99;

/// Which rows are asked for.
struct NormalRows {
  std::uint64_t seed;  ///< any
  std::uint64_t keys;  ///< n, 2 … 65,536; the scores of fewer keys are the first of more
  std::uint64_t rows;  ///< 2 … 16,384; fewer are the first of more
};

/// Means over the rows.
struct SpreadFigures {
  statistics::Estimate peak;            ///< max_j p_j
  statistics::Estimate entropy;         ///< nats
  statistics::Estimate effective_keys;  ///< e^entropy of each row
  statistics::Estimate trace;           ///< tr J = 1 − Σ p²
  statistics::Estimate peaked;          ///< share of rows with a peak above 0.99
};

/// Rows of n independent N(0, 1) numbers z, each measured with the scores σ z at every spread σ: all spreads, and all n, see the same
/// draws.
///
///   p_j = e^{σ (z_j − max z)} / Z,   max p = 1/Z,   H = ln Z + (σ/Z) Σ (max z − z_j) e^{σ (z_j − max z)},   Z = Σ e^{σ (z_j − max z)}
///
/// spreads  σ, each 0.01 … 1000
/// returns  one for each spread. Sums are of floats: the figures of a row are within 2e-5 of exact ones (1e-6 measured), where the error
///          of a mean over 16,384 rows is 1e-3. Weights below 2^-60 of the largest count as 0.
/// throws   InvalidArgument if anything is outside its limits
/// source   B. Derrida, Random-energy model, Phys. Rev. B 24 (1981) 2613, for the model; measured here
std::vector<SpreadFigures> measure_spreads(const NormalRows& asked, std::span<const double> spreads);

/// One of these rows, with its largest weights first.
struct NormalRow {
  std::vector<double> weights;    ///< falling
  double rest;                    ///< what all other keys have together, 0 if there are none
  softmax::AttentionStats stats;  ///< of all its weights
};

/// row      0 … 16,383
/// shown    how many weights, 1 … 1024; all there are if the row has fewer
/// returns  in doubles: weights within a few ulp
/// throws   InvalidArgument if anything is outside its limits
NormalRow normal_row(std::uint64_t seed, std::uint64_t row, std::uint64_t keys, double spread, std::uint64_t shown);

}  // namespace sqrtdk::experiments
