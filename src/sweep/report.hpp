// The figures of a summary, each with its error: what a reader sees of one d.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "../statistics/estimate.hpp"
#include "../statistics/row_powers.hpp"
#include "specification.hpp"

namespace sqrtdk::sweep {

/// What a rule made of the scores: means over rows with the error from independent rows.
struct RuleFigures {
  std::optional<double> divisor;      ///< empty where the rule is no divisor of d, or one that a double cannot hold
  std::optional<double> log_divisor;  ///< ln c(d); empty where the rule is no divisor of d
  bool score_std_known;  ///< score_std has a standard error and an interval; without, only its value means something
  statistics::Estimate score_std;                                             ///< of the scaled scores
  statistics::Estimate peak_weight, entropy, effective_keys, jacobian_trace;  ///< means over rows
  /// Of the typical row, to the width of its bin (LogHistogram states it).
  statistics::Estimate jacobian_trace_median;
};

/// Errors come from how rows vary for entries as usual, N(0, 1) and independent. For other assumptions that of
/// variance and std comes from the distribution (assumed_scores.hpp); where the distribution allows none, variance, std, skewness and kurtosis
/// are values without error, and so is the score std of a rule unless the rule bounds its scores. Errors of skewness and kurtosis
/// take moments to the eighth order from the sample, which tails heavier than the normal distribution's do not show.
struct Report {
  std::uint64_t d = 1;              ///< head dimension
  double samples = 0;               ///< queries counted
  statistics::ScoreFigures scores;  ///< of the raw scores
  std::optional<statistics::IntervalUnavailable>
      no_band;                                    ///< why variance and std have no interval; empty where they have one
  bool mean_known = true;                         ///< the mean has an error
  bool shape_known = true;                        ///< skewness and kurtosis have theirs
  double histogram_from = 0, histogram_to = 0;    ///< ends of the histogram of raw scores
  std::vector<std::optional<RuleFigures>> rules;  ///< empty where the rule is not defined at d
};

/// throws  InvalidArgument if the summary does not belong to the specification, or its sums have figures that overflow
Report report(const Specification& specification, const Summary& summary);

}  // namespace sqrtdk::sweep
