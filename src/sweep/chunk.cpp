// The walk of one chunk: stream → scores → each rule → sums.
#include "chunk.hpp"

#include <algorithm>
#include <cmath>

#include "../numeric/check.hpp"
#include "../scaling/divisor.hpp"
#include "../softmax/softmax.hpp"
#include "scores.hpp"

namespace sqrtdk::sweep {
namespace {

/// The divisors of the specification's rules at this d; 0 marks a rule that is not defined here.
std::vector<double> divisors(const Specification& specification, std::uint64_t d) {
  std::vector<double> all;
  for (const scaling::Choice& choice : specification.rules) {
    all.push_back(scaling::defined_at(scaling::find(choice.id), d) ? scaling::divisor(choice, d) : 0);
  }
  return all;
}

/// Sums one query's row of scores, raw and under each rule.
class RowCounter {
 public:
  RowCounter(const Specification& specification, std::uint64_t d)
      : divisors_(divisors(specification, d)),
        scale_(std::sqrt(static_cast<double>(d))),
        scaled_(specification.keys),
        weights_(specification.keys) {}

  void count(std::span<const double> scores, Summary& summary) {
    summary.raw.add_row(scores, scale_);
    for (const double score : scores) summary.histogram.add(score / scale_, -kScoreReach, kScoreReach);
    for (std::size_t rule = 0; rule < divisors_.size(); ++rule) {
      const double divisor = divisors_[rule];
      if (divisor == 0) continue;
      std::transform(scores.begin(), scores.end(), scaled_.begin(),
                     [divisor](double score) { return score / divisor; });
      softmax::softmax(scaled_, weights_);
      summary.rules[rule].add_row(scaled_, scale_ / divisor, softmax::readouts(weights_));
    }
  }

 private:
  std::vector<double> divisors_;
  double scale_;
  std::vector<double> scaled_, weights_;
};

}  // namespace

Summary run_chunk(const Specification& specification, std::uint64_t d, std::uint64_t chunk) {
  check(specification);
  numeric::require_count("d", static_cast<double>(d), kLeastDimension, kMostDimension);
  numeric::require_count("chunk", static_cast<double>(chunk), 0, chunk_count(specification.samples) - 1);

  Summary summary;
  summary.fingerprint = fingerprint(specification);
  summary.d = d;
  summary.first_chunk = chunk;
  summary.chunks = 1;
  summary.rules.resize(specification.rules.size());

  random::Stream stream({specification.seed, d, chunk});
  ScoreRows rows(specification.keys);
  RowCounter counter(specification, d);
  std::vector<double> scores(specification.keys);
  const std::uint64_t samples = std::min(kChunkSamples, specification.samples - chunk * kChunkSamples);
  for (std::uint64_t first = 0; first < samples; first += random::kLanes) {
    rows.clear();
    rows.extend(stream, d);
    const int lanes = static_cast<int>(std::min<std::uint64_t>(random::kLanes, samples - first));
    for (int lane = 0; lane < lanes; ++lane) {
      for (std::uint64_t key = 0; key < specification.keys; ++key) scores[key] = rows.score(key, lane);
      counter.count(scores, summary);
    }
  }
  return summary;
}

}  // namespace sqrtdk::sweep
