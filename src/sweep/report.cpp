// From sums to figures.
#include "report.hpp"

#include <cmath>

#include "../numeric/invalid_argument.hpp"
#include "../scaling/divisor.hpp"

namespace sqrtdk::sweep {
namespace {

statistics::Estimate mean_of(const statistics::Moments& rows) {
  return statistics::symmetric(rows.mean, std::sqrt(rows.variance() / rows.count));
}

RuleFigures figures_of(const RuleSums& sums, double divisor, double scale) {
  return {divisor,
          statistics::score_figures(sums.scores.pooled, sums.scores.rows, scale / divisor).std,
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
  const double scale = std::sqrt(static_cast<double>(summary.d));
  Report report;
  report.d = summary.d;
  report.samples = summary.raw.rows.rows();
  report.scores = statistics::score_figures(summary.raw.pooled, summary.raw.rows, scale);
  report.histogram_from = -kScoreReach * scale;
  report.histogram_to = kScoreReach * scale;
  for (std::size_t index = 0; index < summary.rules.size(); ++index) {
    const RuleSums& sums = summary.rules[index];
    if (sums.peak.count == 0) {
      report.rules.emplace_back();
    } else {
      report.rules.emplace_back(figures_of(sums, scaling::divisor(specification.rules[index], summary.d), scale));
    }
  }
  return report;
}

}  // namespace sqrtdk::sweep
