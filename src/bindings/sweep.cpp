// The sweep at the boundary: chunks, their merging, their report.
#include <emscripten/bind.h>

#include "../numeric/check.hpp"
#include "../sweep/chunk.hpp"
#include "../sweep/report.hpp"
#include "../theory/correlated_score.hpp"
#include "../theory/entries.hpp"
#include "answer.hpp"
#include "entry_values.hpp"
#include "values.hpp"

namespace {

using emscripten::val;
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
  assumed.law = given_law(value["law"]);
  assumed.correlation = number(field(value, "correlation"), "correlation");
  return assumed;
}

sweep::Specification specification(const val& value) {
  require_fields(value, {"seed", "samples", "keys", "rules"}, {"entries"});
  sweep::Specification specification;
  specification.seed = seed(field(value, "seed"));
  specification.samples = sample_count(field(value, "samples"));
  specification.keys = count(field(value, "keys"), "keys", sweep::kLeastKeys, sweep::kMostKeys);
  const val rules = field(value, "rules");
  const std::size_t size = length(rules, "rules", sweep::kMostRules);
  for (std::size_t index = 0; index < size; ++index) specification.rules.push_back(choice(rules[index]));
  specification.assumptions = assumptions(field(value, "entries"));
  return specification;
}

val sweep_chunks(val samples) {
  return answer([&] { return val(static_cast<double>(sweep::chunk_count(sample_count(samples)))); });
}

val sweep_chunk(val value, val d, val chunk) {
  return answer([&] {
    const sweep::Specification asked = specification(value);
    return to_array(sweep::run_chunk(asked, count(d, "d", sweep::kLeastDimension, sweep::kMostDimension),
                                     count(chunk, "chunk", 0, sweep::chunk_count(asked.samples) - 1))
                        .to_numbers());
  });
}

sweep::Summary summary(const val& value) {
  return sweep::Summary::from_numbers(numbers(value, "summary", kMostNumbers));
}

val merge_summaries(val earlier, val later) {
  return answer([&] {
    sweep::Summary merged = summary(earlier);
    merged.merge(summary(later));
    return to_array(merged.to_numbers());
  });
}

val to_value(const sweep::Histogram& histogram, const sweep::Report& report) {
  auto value = val::object();
  value.set("from", report.histogram_from);
  value.set("to", report.histogram_to);
  value.set("counts", to_array(histogram.counts));
  value.set("below", histogram.below);
  value.set("above", histogram.above);
  return value;
}

/// A figure whose standard error and interval are null where nobody knows them.
val to_value(const statistics::Estimate& figure, bool known) {
  auto value = bindings::to_value(figure);
  if (known) return value;
  for (const char* part : {"standardError", "low", "high"}) value.set(part, val::null());
  return value;
}

val to_value(const std::optional<statistics::NoBand>& refusal) {
  return refusal ? val(std::string(statistics::name_of(*refusal))) : val::null();
}

/// What theory says of the raw score, from code that shares nothing with the sweep.
val predicted(const sweep::Assumptions& assumed, std::uint64_t d) {
  const auto& [law, rho] = assumed;
  const theory::EntryMoments entries = theory::entry_moments(law.id, law.parameter, law.mean, law.std);
  const theory::CorrelatedScore score = theory::correlated_score(entries, rho, d);
  std::optional<double> kurtosis;
  if (rho == 0) {
    kurtosis = theory::independent_score(entries, entries, d).kurtosis;
  } else if (law.id == "normal" && law.mean == 0) {
    kurtosis = theory::correlated_score_law(rho, d).kurtosis;
  }
  auto value = val::object();
  value.set("mean", score.mean);
  value.set("variance", bindings::to_value(score.variance));
  value.set("std", bindings::to_value(score.std));
  value.set("kurtosis", bindings::to_value(kurtosis));
  return value;
}

val to_value(const scaling::Choice& rule, const std::optional<sweep::RuleFigures>& figures) {
  const auto figure = [&figures](statistics::Estimate sweep::RuleFigures::*member) {
    return figures ? bindings::to_value((*figures).*member) : val::null();
  };
  auto value = val::object();
  value.set("rule", bindings::to_value(rule));
  value.set("divisor", bindings::to_value(figures ? figures->divisor : std::nullopt));
  value.set("logDivisor", bindings::to_value(figures ? figures->log_divisor : std::nullopt));
  value.set("scoreStd", figures ? to_value(figures->score_std, figures->spread_known) : val::null());
  value.set("peakWeight", figure(&sweep::RuleFigures::peak_weight));
  value.set("entropy", figure(&sweep::RuleFigures::entropy));
  value.set("effectiveKeys", figure(&sweep::RuleFigures::effective_keys));
  value.set("jacobianTrace", figure(&sweep::RuleFigures::jacobian_trace));
  value.set("jacobianTraceMedian", figure(&sweep::RuleFigures::jacobian_trace_median));
  return value;
}

val sweep_report(val asked, val d, val numbers_of_summary) {
  return answer([&] {
    const sweep::Specification run = specification(asked);
    const sweep::Summary seen = summary(numbers_of_summary);
    const sweep::Report report = sweep::report(run, seen);
    count(d, "d", seen.d, seen.d);
    auto value = val::object();
    value.set("d", static_cast<double>(report.d));
    value.set("samples", report.samples);
    value.set("mean", to_value(report.scores.mean, report.mean_known));
    const bool known = !report.no_band;
    value.set("variance", to_value(report.scores.variance, known));
    value.set("std", to_value(report.scores.std, known));
    value.set("skewness", to_value(report.scores.skewness, report.shape_known));
    value.set("kurtosis", to_value(report.scores.kurtosis, report.shape_known));
    value.set("noBand", to_value(report.no_band));
    value.set("predicted", predicted(run.assumptions, report.d));
    value.set("histogram", to_value(seen.histogram, report));
    auto rules = val::array();
    for (std::size_t index = 0; index < report.rules.size(); ++index) {
      rules.set(index, to_value(run.rules[index], report.rules[index]));
    }
    value.set("rules", rules);
    return value;
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(sweep) {
  emscripten::function("sweepChunks", &sweep_chunks);
  emscripten::function("sweepChunk", &sweep_chunk);
  emscripten::function("mergeSummaries", &merge_summaries);
  emscripten::function("sweepReport", &sweep_report);
}
