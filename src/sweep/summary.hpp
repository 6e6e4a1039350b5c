// What a run of chunks has seen: sums that can be merged in chunk order and sent between workers as plain numbers.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "../softmax/softmax.hpp"
#include "../statistics/histogram.hpp"
#include "../statistics/moments.hpp"
#include "../statistics/row_powers.hpp"

namespace sqrtdk::sweep {

/// The raw scores' histogram: 96 bins over ±6 standard deviations about the mean (assumed_scores.hpp).
inline constexpr int kScoreBins = 96;
/// How far the histogram reaches, in standard deviations.
inline constexpr double kScoreReach = 6;

/// Of raw scores.
using Histogram = statistics::Histogram<kScoreBins>;

/// Pooled moments of scores, and how they vary between rows.
struct ScoreSums {
  statistics::Moments pooled;  ///< of all scores, counted one by one
  statistics::RowPowers rows;  ///< of the same scores, row by row

  /// deviations  the scores less a centre that is the same for all rows
  /// width       their typical size
  void add_row(std::span<const double> scores, std::span<const double> deviations, double width);
  /// Appends the rows that follow.
  void merge(const ScoreSums& later);
};

/// What one scale rule made of the same vectors; empty where the rule is not defined at this d.
struct RuleSums {
  ScoreSums scores;                                                   ///< of the scaled scores
  statistics::Moments peak, entropy, effective_keys, jacobian_trace;  ///< of each row
  statistics::LogHistogram jacobian_traces;                           ///< for the median

  /// Counts one row.
  void add_stats(const softmax::AttentionStats& stats);
  /// Appends the rows that follow.
  void merge(const RuleSums& later);
};

/// The summary of chunks [first_chunk, first_chunk + chunks) of one d.
struct Summary {
  std::uint64_t fingerprint = 0, d = 1, first_chunk = 0, chunks = 0;  ///< which run, which d, which chunks
  ScoreSums raw;                                                      ///< of q·k
  Histogram histogram;                                                ///< of q·k
  std::vector<RuleSums> rules;                                        ///< in the order of the specification

  /// Appends the chunks that follow; the order of merging is the order of chunks, so the bits do not depend on who counted.
  ///
  /// throws  InvalidArgument unless `later` is of the same run and d and begins where this ends
  void merge(const Summary& later);

  /// As plain numbers, version first.
  std::vector<double> to_numbers() const;

  /// throws  InvalidArgument if the numbers are not a summary of this version: length, header or counts do not fit
  static Summary from_numbers(std::span<const double> numbers);
};

}  // namespace sqrtdk::sweep
