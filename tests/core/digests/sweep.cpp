// The fixed runs of what the opening and the sweep compute.
#include "runs.hpp"

#include "attention/scaled_dot_product.hpp"
#include "experiments/opening.hpp"
#include "numeric/bits.hpp"
#include "random/entries.hpp"
#include "scaling/rule.hpp"
#include "softmax/softmax.hpp"
#include "sweep/report.hpp"
#include "sweep/specification.hpp"

namespace sqrtdk::digests {
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
  const sweep::Report report = sweep::report(specification, whole);
  const statistics::ScoreFigures& scores = report.scores;
  for (const auto* figure : {&scores.mean, &scores.variance, &scores.std, &scores.skewness, &scores.kurtosis})
    run.add(*figure);
  run.add(report.no_band ? static_cast<double>(*report.no_band) : -1);
  for (const auto& rule : report.rules) {
    if (!rule) continue;
    run.add(rule->log_divisor.value_or(-1));
    for (const auto* figure : {&rule->score_std, &rule->peak_weight, &rule->jacobian_trace_median}) run.add(*figure);
  }
}

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
  for (const random::Distribution& law : random::distributions()) {
    for (const Place& place : {Place{0, 1}, Place{0.5, 2}, Place{100, 0.01}}) {
      for (const double rho : {0.0, 0.3, -1.0}) {
        const random::EntryDistribution entries{std::string(law.id), law.parameter ? law.parameter->initial : 0,
                                                place.mean, place.std};
        add_sweep(run, {2017, 300, 3, {{"sqrt"}, {"cosine", 10}, {"layer-norm", 1}}, {entries, rho}}, 45);
      }
    }
  }
  return run;
}

Run normal_run() { return {"normal", "8 blocks of 512 normal draws of stream (2017, 64, 3)", draws(64, 8)}; }

Run softmax_run() {
  Run run{"softmax", "weights of 7 draws at 5 scales from 1e-3 to 1e4", {}};
  const std::vector<double> base = draws(1, 1);
  for (const double scale : {1e-3, 1.0, 8.0, 300.0, 1e4}) {
    std::vector<double> scores(7), weights(7);
    for (std::size_t key = 0; key < scores.size(); ++key) scores[key] = scale * base[key];
    softmax::softmax(scores, weights);
    run.numbers.insert(run.numbers.end(), weights.begin(), weights.end());
  }
  return run;
}

Run attention_run() {
  Run run{"attention", "every intermediate of 5 queries and 5 keys, d = 16, ÷ √d, causal", {}};
  const auto steps =
      attention::scaled_dot_product_attention(matrix_of_draws(11, 5, 16), matrix_of_draws(12, 5, 16),
                                              matrix_of_draws(13, 5, 3), {"sqrt", 0}, attention::Mask::causal());
  const auto take = [&run](const auto& part) {
    run.numbers.insert(run.numbers.end(), part.data(), part.data() + part.size());
  };
  take(steps.raw_scores);
  take(steps.scaled_scores);
  take(steps.row_maxima);
  take(steps.exponentials);
  take(steps.sums);
  take(steps.weights);
  take(steps.output);
  return run;
}

Run sweep_run(std::uint64_t d, std::uint64_t keys) {
  const sweep::Specification specification{
      2017, 600, keys, {{"none", 0}, {"sqrt", 0}, {"linear", 0}, {"log", 0}, {"power", 0.3}, {"constant", 8}}};
  Run run{"sweep d=" + std::to_string(d), "600 samples of " + std::to_string(keys) + " keys in 3 chunks, 6 rules", {}};
  const sweep::Summary whole = sweep::run(specification, d);
  run.numbers = whole.to_numbers();
  const sweep::Report report = sweep::report(specification, whole);
  for (const auto& figure : {report.scores.mean, report.scores.variance, report.scores.std, report.scores.skewness,
                             report.scores.kurtosis}) {
    run.add(figure);
  }
  for (const auto& rule : report.rules) {
    if (!rule) continue;
    for (const auto& figure : {rule->score_std, rule->peak_weight, rule->entropy, rule->effective_keys,
                               rule->jacobian_trace, rule->jacobian_trace_median}) {
      run.add(figure);
    }
  }
  return run;
}

Run opening_run() {
  Run run{"opening", "weights and readouts of the opening picture at every stop, seed 2017", {}};
  for (const experiments::OpeningRow& row : experiments::opening(2017, 5).rows) {
    for (const auto* list : {&row.mean_weights, &row.draw_weights, &row.mean_peak, &row.median_jacobian_trace}) {
      run.numbers.insert(run.numbers.end(), list->begin(), list->end());
    }
  }
  return run;
}

}  // namespace

std::vector<Run> sweep_runs() {
  return {normal_run(),    softmax_run(),    attention_run(),     sweep_run(1, 8),
          sweep_run(4, 8), sweep_run(64, 8), sweep_run(100, 3),   sweep_run(1000, 64),
          opening_run(),   all_rules_run(),  assumed_sweeps_run()};
}

}  // namespace sqrtdk::digests
