// The figures of a summary, each with its error: what a reader sees of one d.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "../statistics/estimate.hpp"
#include "../statistics/row_powers.hpp"
#include "specification.hpp"
#include "summary.hpp"

namespace sqrtdk::sweep {

/// What a rule made of the scores: means over rows with the error from independent rows.
struct RuleFigures {
  std::optional<double> divisor;      ///< empty where the rule is no divisor of d, or one that a double cannot hold
  std::optional<double> log_divisor;  ///< ln c(d); empty where the rule is no divisor of d
  statistics::Estimate score_std, peak_weight, entropy, effective_keys, jacobian_trace;
  /// Of the typical row, to the width of its bin (log_histogram.hpp states it).
  statistics::Estimate jacobian_trace_median;
};

struct Report {
  std::uint64_t d = 1;
  double samples = 0;
  statistics::ScoreFigures scores;
  double histogram_from = 0, histogram_to = 0;
  std::vector<std::optional<RuleFigures>> rules;  ///< empty where the rule is not defined at d
};

/// throws  InvalidArgument if the summary does not belong to the specification
Report report(const Specification& specification, const Summary& summary);

}  // namespace sqrtdk::sweep
