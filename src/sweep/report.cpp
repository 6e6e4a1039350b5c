// From sums to figures.
#include "report.hpp"

#include <cmath>

#include "../numeric/invalid_argument.hpp"
#include "../scaling/divisor.hpp"
#include "../scaling/scaler.hpp"
#include "spread.hpp"

namespace sqrtdk::sweep {
namespace {

statistics::Estimate mean_of(const statistics::Moments& rows) {
  return statistics::symmetric(rows.mean, std::sqrt(rows.variance() / rows.count));
}

/// Scores over e^(πd) are so small that their squares vanish long before they do; the raw ones say what their spread is.
statistics::Estimate over_exp_pi(const statistics::Estimate& raw, std::uint64_t d) {
  const auto over = [d](double figure) { return scaling::over_exp_pi(figure, static_cast<double>(d)); };
  return {over(raw.value), over(raw.standard_error), over(raw.low), over(raw.high)};
}

RuleFigures figures_of(const RuleSums& sums, const scaling::Choice& choice, const Specification& specification,
                       const Report& report) {
  const scaling::Scaler scale(choice, report.d);
  const double width = scaled_spread(scale, specification, report.d).width;
  const bool shrunk = scale.rule().kind == scaling::Kind::exponential;
  return {scale.divisor(),
          scale.rule().divides ? std::optional<double>(scaling::log_divisor(choice, report.d)) : std::nullopt,
          shrunk ? over_exp_pi(report.scores.std, report.d)
                 : statistics::score_figures(sums.scores.pooled, sums.scores.rows, width).std,
          mean_of(sums.peak),
          mean_of(sums.entropy),
          mean_of(sums.effective_keys),
          mean_of(sums.jacobian_trace),
          sums.jacobian_traces.median()};
}

}  // namespace

Report report(const Specification& specification, const Summary& summary) {
  check(specification);
  if (summary.fingerprint != fingerprint(specification) || summary.rules.size() != specification.rules.size()) {
    throw InvalidArgument("another-run", "summary", "d = " + std::to_string(summary.d),
                          "a summary of this specification");
  }
  const Spread spread = raw_spread(specification.assumptions, summary.d);
  Report report;
  report.d = summary.d;
  report.samples = summary.raw.rows.rows();
  report.scores = statistics::score_figures(summary.raw.pooled, summary.raw.rows, spread.width);
  report.histogram_from = spread.centre - kScoreReach * spread.width;
  report.histogram_to = spread.centre + kScoreReach * spread.width;
  for (std::size_t index = 0; index < summary.rules.size(); ++index) {
    const RuleSums& sums = summary.rules[index];
    if (sums.peak.count == 0) {
      report.rules.emplace_back();
    } else {
      report.rules.emplace_back(figures_of(sums, specification.rules[index], specification, report));
    }
  }
  return report;
}

}  // namespace sqrtdk::sweep
