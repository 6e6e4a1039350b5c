// Adding rows to sums, and merging sums.
#include "summary.hpp"

#include <string>

#include "../numeric/invalid_argument.hpp"

namespace sqrtdk::sweep {

void ScoreSums::add_row(std::span<const double> scores, std::span<const double> deviations, double width) {
  for (const double score : scores) pooled.add(score);
  rows.add_row(deviations, width);
}

void ScoreSums::merge(const ScoreSums& later) {
  pooled.merge(later.pooled);
  rows.merge(later.rows);
}

void RuleSums::add_readouts(const softmax::Readouts& readouts) {
  peak.add(readouts.peak);
  entropy.add(readouts.entropy);
  effective_keys.add(readouts.effective_keys);
  jacobian_trace.add(readouts.jacobian_trace);
  jacobian_traces.add(readouts.jacobian_trace);
}

void RuleSums::merge(const RuleSums& later) {
  scores.merge(later.scores);
  peak.merge(later.peak);
  entropy.merge(later.entropy);
  effective_keys.merge(later.effective_keys);
  jacobian_trace.merge(later.jacobian_trace);
  jacobian_traces.merge(later.jacobian_traces);
}

void Summary::merge(const Summary& later) {
  if (later.fingerprint != fingerprint || later.d != d || later.rules.size() != rules.size()) {
    throw InvalidArgument("another-run", "summary", "d = " + std::to_string(later.d),
                          "a summary of the same run and d");
  }
  if (later.first_chunk != first_chunk + chunks) {
    throw InvalidArgument("out-of-order", "summary", "chunk " + std::to_string(later.first_chunk),
                          "chunk " + std::to_string(first_chunk + chunks));
  }
  chunks += later.chunks;
  raw.merge(later.raw);
  histogram.merge(later.histogram);
  for (std::size_t rule = 0; rule < rules.size(); ++rule) rules[rule].merge(later.rules[rule]);
}

}  // namespace sqrtdk::sweep
