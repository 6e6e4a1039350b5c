// The sweep at the boundary: chunks, their merging, their report.
#include <emscripten/bind.h>

#include "../sweep/report.hpp"
#include "../sweep/specification.hpp"
#include "../theory/entries.hpp"
#include "values.hpp"

namespace {

using namespace sqrtdk;
using namespace sqrtdk::bindings;

constexpr std::size_t kMostNumbers = 100'000;

std::uint64_t sample_count(const val& samples) {
  return count(samples, "samples", sweep::kLeastSamples, sweep::kMostSamples);
}

/// What is assumed of the entries; left out or null, the usual.
sweep::Assumptions assumptions(const val& value) {
  sweep::Assumptions assumed;
  if (value.isUndefined() || value.isNull()) return assumed;
  require_fields(value, {"law", "correlation"});
  assumed.distribution = given_law(value["law"]);
  assumed.correlation = number_in(value, "correlation");
  return assumed;
}

sweep::Specification specification(const val& value) {
  require_fields(value, {"seed", "samples", "keys", "rules"}, {"entries"});
  sweep::Specification specification;
  specification.seed = seed_in(value);
  specification.samples = sample_count(field(value, "samples"));
  specification.keys = count_in(value, "keys", sweep::kLeastKeys, sweep::kMostKeys);
  const val rules = field(value, "rules");
  const std::size_t size = length(rules, "rules", sweep::kMostRules);
  for (std::size_t index = 0; index < size; ++index) specification.rules.push_back(choice(rules[index]));
  specification.assumptions = assumptions(field(value, "entries"));
  return specification;
}

val sweep_chunks(val samples) {
  return answer([&] { return sweep::chunk_count(sample_count(samples)); });
}

val sweep_chunk(val value, val d, val chunk) {
  return answer([&] {
    const sweep::Specification asked = specification(value);
    return sweep::run_chunk(asked, count(d, "d", sweep::kLeastDimension, sweep::kMostDimension),
                            count(chunk, "chunk", 0, sweep::chunk_count(asked.samples) - 1))
        .to_numbers();
  });
}

sweep::Summary summary(const val& value) {
  return sweep::Summary::from_numbers(numbers(value, "summary", kMostNumbers));
}

val merge_summaries(val earlier, val later) {
  return answer([&] {
    sweep::Summary merged = summary(earlier);
    merged.merge(summary(later));
    return merged.to_numbers();
  });
}

/// What theory says of the raw score, from code that shares nothing with the sweep.
val predicted(const sweep::Assumptions& assumed, std::uint64_t d) {
  const auto& [distribution, rho] = assumed;
  const theory::EntryMoments entries =
      theory::entry_moments(distribution.id, distribution.parameter, distribution.mean, distribution.std);
  const theory::CorrelatedScore score = theory::correlated_score(entries, rho, d);
  std::optional<double> kurtosis;
  if (rho == 0) {
    kurtosis = theory::independent_score(entries, entries, d).kurtosis;
  } else if (distribution.id == "normal" && distribution.mean == 0) {
    kurtosis = theory::correlated_score_moments(rho, d).kurtosis;
  }
  return object("mean", score.mean, "variance", score.variance, "std", score.std, "kurtosis", kurtosis);
}

/// The rule, and its figures: all null where the rule is not defined at d.
val rule_report(const scaling::Choice& rule, const std::optional<sweep::RuleFigures>& figures) {
  auto value = object("rule", rule);
  for_each_field(figures.value_or(sweep::RuleFigures{}), [&](const char* name, const auto& figure) {
    set(value, name, figures ? to_js(figure) : val::null());
  });
  return value;
}

val sweep_report(val asked, val d, val numbers_of_summary) {
  return answer([&] {
    const sweep::Specification run = specification(asked);
    const sweep::Summary seen = summary(numbers_of_summary);
    const sweep::Report report = sweep::report(run, seen);
    count(d, "d", seen.d, seen.d);
    const auto figure = [](const statistics::Estimate& of, bool known) {
      return to_js(sweep::figure_if_known(of, known));
    };
    const statistics::ScoreFigures& scores = report.scores;
    const bool band = !report.no_band;
    auto rules = val::array();
    for (std::size_t index = 0; index < report.rules.size(); ++index) {
      rules.set(index, rule_report(run.rules[index], report.rules[index]));
    }
    return object("d", report.d, "samples", report.samples,                 //
                  "mean", figure(scores.mean, report.mean_known),           //
                  "variance", figure(scores.variance, band),                //
                  "std", figure(scores.std, band),                          //
                  "skewness", figure(scores.skewness, report.shape_known),  //
                  "kurtosis", figure(scores.kurtosis, report.shape_known),  //
                  "noBand", report.no_band,                                 //
                  "predicted", predicted(run.assumptions, report.d),        //
                  "histogram",
                  object("from", report.histogram_from, "to", report.histogram_to, "counts", seen.histogram.counts,
                         "below", seen.histogram.below, "above", seen.histogram.above),
                  "rules", rules);
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(sweep) {
  emscripten::function("sweepChunks", &sweep_chunks);
  emscripten::function("sweepChunk", &sweep_chunk);
  emscripten::function("mergeSummaries", &merge_summaries);
  emscripten::function("sweepReport", &sweep_report);
}
