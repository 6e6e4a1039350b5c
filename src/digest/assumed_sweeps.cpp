// The fixed runs of sweeps beyond the first: every scale rule of the table, and every law of the entries with means, spreads, correlation.
#include "../random/entry_law.hpp"
#include "../scaling/rule.hpp"
#include "../sweep/chunk.hpp"
#include "../sweep/report.hpp"
#include "digests.hpp"

namespace sqrtdk::digest {
namespace {

std::vector<scaling::Choice> every_rule() {
  std::vector<scaling::Choice> choices;
  for (const scaling::Rule& rule : scaling::rules()) {
    choices.push_back({std::string(rule.id), rule.parameter ? rule.parameter->initial : 0});
  }
  return choices;
}

/// The summary and the report of two chunks.
void add_sweep(Run& run, const sweep::Specification& specification, std::uint64_t d) {
  sweep::Summary whole = sweep::run_chunk(specification, d, 0);
  whole.merge(sweep::run_chunk(specification, d, 1));
  run.add_all(whole.to_numbers());
  const auto take = [&run](const statistics::Estimate& figure) {
    for (const double number : {figure.value, figure.standard_error, figure.low, figure.high}) run.add(number);
  };
  const sweep::Report report = sweep::report(specification, whole);
  const statistics::ScoreFigures& scores = report.scores;
  for (const auto* figure : {&scores.mean, &scores.variance, &scores.std, &scores.skewness, &scores.kurtosis})
    take(*figure);
  run.add(report.no_band ? static_cast<double>(*report.no_band) : -1);
  for (const auto& rule : report.rules) {
    if (!rule) continue;
    run.add(rule->log_divisor.value_or(-1));
    for (const auto* figure : {&rule->score_std, &rule->peak_weight, &rule->jacobian_trace_median}) take(*figure);
  }
}

}  // namespace

Run all_rules_run() {
  Run run{"sweep, all rules", "300 samples of 5 keys at d = 1, 12, 70 and 300 under every rule of the table", {}};
  for (const std::uint64_t d : {1, 12, 70, 300}) add_sweep(run, {2017, 300, 5, every_rule()}, d);
  return run;
}

Run assumed_sweeps_run() {
  Run run{"sweep under assumptions",
          "300 samples of 3 keys at d = 45 under √d, cosine and layer norm, for each law of the entries at its first "
          "parameter, with "
          "mean and deviation 0 and 1, 0.5 and 2, 100 and 0.01, and correlation 0, 0.3 and -1",
          {}};
  struct Place {
    double mean, std;
  };
  for (const random::Law& law : random::laws()) {
    for (const Place& place : {Place{0, 1}, Place{0.5, 2}, Place{100, 0.01}}) {
      for (const double rho : {0.0, 0.3, -1.0}) {
        const random::EntryLaw entries{std::string(law.id), law.parameter ? law.parameter->initial : 0, place.mean,
                                       place.std};
        add_sweep(run, {2017, 300, 3, {{"sqrt"}, {"cosine", 10}, {"layer-norm", 1}}, {entries, rho}}, 45);
      }
    }
  }
  return run;
}

}  // namespace sqrtdk::digest
