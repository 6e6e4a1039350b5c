// From sums to figures.
#include "report.hpp"

#include <cmath>

#include "../numeric/check.hpp"
#include "../numeric/exp.hpp"
#include "../scaling/divisor.hpp"
#include "../scaling/scaled_score.hpp"
#include "assumed_scores.hpp"

namespace sqrtdk::sweep {
namespace {

/// Scores over e^(πd) are so small that their squares vanish long before they do; the raw ones say how large they are.
statistics::Estimate over_exp_pi(const statistics::Estimate& raw, std::uint64_t d) {
  const auto over = [d](double figure) { return scaling::over_exp_pi(figure, static_cast<double>(d)); };
  const auto known = [&over](const std::optional<double>& figure) {
    return figure ? std::optional(over(*figure)) : std::nullopt;
  };
  return {over(raw.value), known(raw.standard_error), known(raw.low), known(raw.high)};
}

/// The interval that the distribution gives a variance or a standard deviation; nothing changes for the usual entries.
statistics::Estimate by_law(const statistics::Estimate& seen, std::optional<double> relative_error) {
  if (!relative_error) return seen;
  const double factor = numeric::exp(statistics::kNormal975 * *relative_error);
  return {seen.value, seen.value * *relative_error, seen.value / factor, seen.value * factor};
}

/// Rules that multiply q·k by something that is the same for all pairs of a sweep.
bool proportional(const scaling::Rule& rule) {
  const scaling::Needs& needs = rule.needs;
  return !needs.query_norm && !needs.key_norm && rule.kind != scaling::Kind::soft_cap;
}

bool bounded(const scaling::Rule& rule) { return rule.needs.key_norm || rule.kind == scaling::Kind::soft_cap; }

bool light_tails(const random::EntryDistribution& distribution) {
  const random::Kind kind = random::find_distribution(distribution.id).kind;
  return kind == random::Kind::normal || kind == random::Kind::uniform || kind == random::Kind::rademacher;
}

/// What makes the figures of a rule out of its sums.
struct RuleReader {
  const Specification& specification;
  const Report& report;
  std::optional<double> relative_error;  ///< of the standard deviation, by the distribution

  RuleFigures operator()(const RuleSums& sums, const scaling::Choice& choice) const {
    const scaling::Scaler scale(choice, report.d);
    const scaling::Rule& rule = scale.rule();
    return {scale.divisor(),
            rule.divides ? std::optional<double>(scaling::log_divisor(choice, report.d)) : std::nullopt,
            !report.no_band || bounded(rule),
            score_std(sums, scale),
            statistics::mean_of(sums.peak),
            statistics::mean_of(sums.entropy),
            statistics::mean_of(sums.effective_keys),
            statistics::mean_of(sums.jacobian_trace),
            sums.jacobian_traces.median()};
  }

  statistics::Estimate score_std(const RuleSums& sums, const scaling::Scaler& scale) const {
    if (scale.rule().kind == scaling::Kind::exponential) return over_exp_pi(report.scores.std, report.d);
    const double width = scaled_location_scale(scale, specification, report.d).scale;
    const auto seen = statistics::score_figures(sums.scores.pooled, sums.scores.rows, width).std;
    return proportional(scale.rule()) ? by_law(seen, relative_error) : seen;
  }
};

void require_figure(const statistics::Estimate& figure) {
  for (const std::optional<double>& number :
       {std::optional(figure.value), figure.standard_error, figure.low, figure.high}) {
    if (number && !std::isfinite(*number)) {
      throw InvalidArgument("malformed", "summary", numeric::text_of(*number), "sums whose figures are finite numbers");
    }
  }
}

/// Sums that no sweep gives may fit each other all the same; then their figures may overflow.
void require_figures(const Report& report) {
  const auto& [mean, variance, std, skewness, kurtosis] = report.scores;
  for (const auto* figure : {&mean, &variance, &std, &skewness, &kurtosis}) require_figure(*figure);
  for (const auto& rule : report.rules) {
    if (!rule) continue;
    for (const auto* figure : {&rule->score_std, &rule->peak_weight, &rule->entropy, &rule->effective_keys,
                               &rule->jacobian_trace, &rule->jacobian_trace_median}) {
      require_figure(*figure);
    }
  }
}

}  // namespace

Report report(const Specification& specification, const Summary& summary) {
  check(specification);
  if (summary.fingerprint != fingerprint(specification) || summary.rules.size() != specification.rules.size()) {
    throw InvalidArgument("another-run", "summary", "d = " + std::to_string(summary.d),
                          "a summary of this specification");
  }
  const LocationScale expected = raw_location_scale(specification.assumptions, summary.d);
  Report report;
  report.d = summary.d;
  report.samples = summary.raw.rows.rows();
  report.scores = statistics::score_figures(summary.raw.pooled, summary.raw.rows, expected.scale);
  std::optional<double> relative_error;
  if (!specification.assumptions.usual()) {
    const VarianceJudgement judgement = judge_variance(specification, summary.d, report.samples);
    report.no_band = judgement.refusal;
    report.mean_known = judgement.mean_known;
    report.shape_known = !judgement.refusal && light_tails(specification.assumptions.distribution);
    relative_error = judgement.relative_error;
    report.scores.variance = by_law(report.scores.variance, relative_error);
    *relative_error /= 2;
    report.scores.std = by_law(report.scores.std, relative_error);
  }
  report.histogram_from = expected.location - kScoreReach * expected.scale;
  report.histogram_to = expected.location + kScoreReach * expected.scale;
  const RuleReader read{specification, report, relative_error};
  for (std::size_t index = 0; index < summary.rules.size(); ++index) {
    const RuleSums& sums = summary.rules[index];
    if (sums.peak.count == 0) {
      report.rules.emplace_back();
    } else {
      report.rules.emplace_back(read(sums, specification.rules[index]));
    }
  }
  require_figures(report);
  return report;
}

}  // namespace sqrtdk::sweep
