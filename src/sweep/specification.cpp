// Checks of a specification and its fingerprint; the walk of one chunk: stream → scores → each rule → sums; how sums are merged; all chunks of one d.
#include "specification.hpp"

#include <algorithm>
#include <optional>

#include "../numeric/bits.hpp"
#include "../numeric/check.hpp"
#include "../random/score_rows.hpp"
#include "../random/stream.hpp"
#include "../random/subjects.hpp"
#include "../scaling/scaled_score.hpp"
#include "../softmax/softmax.hpp"
#include "assumed_scores.hpp"

namespace sqrtdk::sweep {

void check(const Specification& specification) {
  numeric::require_count("samples", specification.samples, kLeastSamples, kMostSamples);
  numeric::require_count("keys", specification.keys, kLeastKeys, kMostKeys);
  numeric::require_count("rules", specification.rules.size(), 1, kMostRules);
  for (const scaling::Choice& choice : specification.rules) scaling::check(choice);
  random::check(specification.assumptions.distribution);
  numeric::require_between("correlation", specification.assumptions.correlation, -1.0, 1.0);
}

std::uint64_t chunk_count(std::uint64_t samples) {
  numeric::require_count("samples", samples, kLeastSamples, kMostSamples);
  return (samples + kChunkSamples - 1) / kChunkSamples;
}

std::uint64_t fingerprint(const Specification& specification) {
  numeric::Fingerprint print;
  print.add(specification.seed);
  print.add(specification.samples);
  print.add(specification.keys);
  for (const scaling::Choice& choice : specification.rules) {
    print.add(std::string_view(choice.id));
    print.add(scaling::find(choice.id).parameter ? choice.parameter : 0.0);
  }
  if (const Assumptions& assumed = specification.assumptions; !assumed.usual()) {
    print.add(std::string_view(assumed.distribution.id));
    const double parameter =
        random::find_distribution(assumed.distribution.id).parameter ? assumed.distribution.parameter : 0.0;
    for (const double number : {parameter, assumed.distribution.mean, assumed.distribution.std, assumed.correlation})
      print.add(number);
  }
  return print.value();
}

void ScoreSums::add_row(std::span<const double> scores, std::span<const double> deviations, double width) {
  for (const double score : scores) pooled.add(score);
  rows.add_row(deviations, width);
}

void ScoreSums::merge(const ScoreSums& later) {
  pooled.merge(later.pooled);
  rows.merge(later.rows);
}

void RuleSums::add_stats(const softmax::AttentionStats& stats) {
  peak.add(stats.peak);
  entropy.add(stats.entropy);
  effective_keys.add(stats.effective_keys);
  jacobian_trace.add(stats.jacobian_trace);
  jacobian_traces.add(stats.jacobian_trace);
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

namespace {

static_assert(random::count_of(random::Subject::sweeps) == kMostDimension, "each d has a stream of its own");

/// A rule at one d, and where its scores lie.
struct AppliedRule {
  scaling::Scaler scale;
  LocationScale expected;
};

/// The specification's rules at this d; empty where one is not defined.
std::vector<std::optional<AppliedRule>> applied_rules(const Specification& specification, std::uint64_t d) {
  std::vector<std::optional<AppliedRule>> all;
  for (const scaling::Choice& choice : specification.rules) {
    if (scaling::defined_at(scaling::find(choice.id), d)) {
      const scaling::Scaler scale(choice, d);
      all.push_back(AppliedRule{scale, scaled_location_scale(scale, specification, d)});
    } else {
      all.emplace_back();
    }
  }
  return all;
}

/// What any of the rules needs.
scaling::Needs joint_needs(const Specification& specification) {
  scaling::Needs joint;
  for (const scaling::Choice& choice : specification.rules) {
    const scaling::Needs& needs = scaling::find(choice.id).needs;
    joint.query_norm |= needs.query_norm;
    joint.key_norm |= needs.key_norm;
    joint.means |= needs.means;
  }
  return joint;
}

/// Sums one query's row of scores, raw and under each rule.
class RowCounter {
 public:
  RowCounter(const Specification& specification, std::uint64_t d)
      : rules_(applied_rules(specification, d)),
        expected_(raw_location_scale(specification.assumptions, d)),
        scores_(specification.keys),
        scaled_(specification.keys),
        deviations_(specification.keys),
        weights_(specification.keys) {}

  void count(std::span<const scaling::Pair> pairs, Summary& summary) {
    std::transform(pairs.begin(), pairs.end(), scores_.begin(), [](const auto& pair) { return pair.plain.dot; });
    add_row(scores_, expected_, summary.raw);
    for (const double score : scores_) {
      summary.histogram.add((score - expected_.location) / expected_.scale, -kScoreReach, kScoreReach);
    }
    for (std::size_t rule = 0; rule < rules_.size(); ++rule) {
      if (!rules_[rule]) continue;
      const scaling::Scaler& scale = rules_[rule]->scale;
      std::transform(pairs.begin(), pairs.end(), scaled_.begin(), [&scale](const auto& pair) { return scale(pair); });
      softmax::softmax(scaled_, weights_);
      add_row(scaled_, rules_[rule]->expected, summary.rules[rule].scores);
      summary.rules[rule].add_stats(softmax::attention_stats(weights_));
    }
  }

 private:
  void add_row(const std::vector<double>& scores, const LocationScale& expected, ScoreSums& sums) {
    if (expected.location == 0) {
      sums.add_row(scores, scores, expected.scale);
    } else {
      std::transform(scores.begin(), scores.end(), deviations_.begin(),
                     [&expected](double score) { return score - expected.location; });
      sums.add_row(scores, deviations_, expected.scale);
    }
  }

  std::vector<std::optional<AppliedRule>> rules_;
  LocationScale expected_;
  std::vector<double> scores_, scaled_, deviations_, weights_;
};

}  // namespace

Summary run_chunk(const Specification& specification, std::uint64_t d, std::uint64_t chunk) {
  check(specification);
  numeric::require_count("d", d, kLeastDimension, kMostDimension);
  numeric::require_count("chunk", chunk, 0, chunk_count(specification.samples) - 1);

  Summary summary;
  summary.fingerprint = fingerprint(specification);
  summary.d = d;
  summary.first_chunk = chunk;
  summary.chunks = 1;
  summary.rules.resize(specification.rules.size());

  random::Stream stream({specification.seed, random::subject(random::Subject::sweeps, d), chunk});
  random::ScoreRows rows(specification.keys, specification.assumptions, joint_needs(specification));
  RowCounter counter(specification, d);
  std::vector<scaling::Pair> pairs(specification.keys);
  const std::uint64_t samples = std::min(kChunkSamples, specification.samples - chunk * kChunkSamples);
  for (std::uint64_t first = 0; first < samples; first += random::kLanes) {
    rows.clear();
    rows.extend(stream, d);
    const int lanes = static_cast<int>(std::min<std::uint64_t>(random::kLanes, samples - first));
    for (int lane = 0; lane < lanes; ++lane) {
      for (std::uint64_t key = 0; key < specification.keys; ++key) pairs[key] = rows.pair(key, lane);
      counter.count(pairs, summary);
    }
  }
  return summary;
}

Summary run(const Specification& specification, std::uint64_t d) {
  Summary whole = run_chunk(specification, d, 0);
  const std::uint64_t chunks = chunk_count(specification.samples);
  for (std::uint64_t chunk = 1; chunk < chunks; ++chunk) whole.merge(run_chunk(specification, d, chunk));
  return whole;
}

}  // namespace sqrtdk::sweep
