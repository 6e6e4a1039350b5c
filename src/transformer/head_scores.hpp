// The scores of one head on one text, before and after division, and how decided its rows are.
#pragma once

#include <cstddef>
#include <span>

#include "../numeric/bits.hpp"
#include "../statistics/histogram.hpp"
#include "../statistics/moments.hpp"

namespace sqrtdk::transformer {

/// Figures of the causal scores q_i · k_j, j ≤ i, of one head: n (n + 1) / 2 of a text of n tokens.
struct HeadScores {
  /// Histograms have bins of 1/4 from −16 to 16.
  static constexpr int kBins = 128;
  static constexpr double kFrom = -16, kTo = 16;   ///< ends of all bins
  using Histogram = statistics::Histogram<kBins>;  ///< its counts of what lies outside too

  statistics::Moments raw;  ///< of q·k; the divided scores have this mean and spread over c
  Histogram in_root_d;      ///< of q·k / √d_k, whatever the divisor
  Histogram divided;        ///< of q·k / c, what softmax sees
  double beyond = 0;        ///< share of |q·k| > 2√d_k
  double row_variance =
      0;  ///< of q·k within a row, the mean over the rows of two keys and more: softmax sees no more of the scores
  double peak = 0;     ///< largest weight of a row, the mean over all rows
  double entropy = 0;  ///< −Σ p ln p of a row in nats, the mean over all rows

  /// √ of the raw scores' variance, with count − 1.
  double std() const;
  /// √ of row_variance.
  double row_std() const;
};

/// Figures of a head.
///
/// raw      tokens × tokens, of which row i counts up to column i; finite
/// weights  the same after division by c, softmax of each causal row
/// d        d_k
/// divisor  c > 0
/// returns  moments and histograms in double of the floats given; peak and entropy as attention_stats
HeadScores head_scores(std::span<const float> raw, std::span<const float> weights, std::size_t tokens, std::size_t d,
                       double divisor);

}  // namespace sqrtdk::transformer
