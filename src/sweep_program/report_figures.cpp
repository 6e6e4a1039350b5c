// Names beside members.
#include "report_figures.hpp"

namespace sqrtdk::sweep_program {

std::vector<NamedFigure> score_figures(const sweep::Report& report) {
  const bool band = !report.no_band;
  const auto& scores = report.scores;
  return {{"mean", scores.mean, report.mean_known},
          {"variance", scores.variance, band},
          {"std", scores.std, band},
          {"skewness", scores.skewness, report.shape_known},
          {"kurtosis", scores.kurtosis, report.shape_known}};
}

std::vector<NamedFigure> rule_figures(const std::optional<sweep::RuleFigures>& figures) {
  using Figures = sweep::RuleFigures;
  const auto named = [&figures](std::string_view name, statistics::Estimate Figures::*member, bool known = true) {
    return NamedFigure{name, figures ? std::optional(*figures.*member) : std::nullopt, known};
  };
  return {named("scoreStd", &Figures::score_std, figures && figures->spread_known),
          named("peakWeight", &Figures::peak_weight),
          named("entropy", &Figures::entropy),
          named("effectiveKeys", &Figures::effective_keys),
          named("jacobianTrace", &Figures::jacobian_trace),
          named("jacobianTraceMedian", &Figures::jacobian_trace_median)};
}

std::string_view no_band_text(const sweep::Report& report) {
  return report.no_band ? statistics::name_of(*report.no_band) : "";
}

}  // namespace sqrtdk::sweep_program
