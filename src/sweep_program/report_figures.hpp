// The figures of a report under the names that files give them: those of the page's core.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "../sweep/report.hpp"

namespace sqrtdk::sweep_program {

struct NamedFigure {
  std::string_view name;
  std::optional<statistics::Estimate> figure;  ///< empty where the rule is not defined at this d
  bool known;                                  ///< it has a standard error and an interval
};

/// Of the raw scores: mean, variance, std, skewness, kurtosis.
std::vector<NamedFigure> score_figures(const sweep::Report& report);

/// Of one rule: scoreStd, peakWeight, entropy, effectiveKeys, jacobianTrace, jacobianTraceMedian.
std::vector<NamedFigure> rule_figures(const std::optional<sweep::RuleFigures>& figures);

/// Why there is no band for the variance: "no-fourth-moment", "no-sixth-moment", "too-skewed"; empty if there is one.
std::string_view no_band_text(const sweep::Report& report);

}  // namespace sqrtdk::sweep_program
