// Counts against counts, and powers against powers.
#include "summary_check.hpp"

#include <array>
#include <cmath>
#include <string>

#include "../numeric/check.hpp"
#include "../numeric/invalid_argument.hpp"

namespace sqrtdk::sweep {
namespace {

void require(bool fits, const char* what, double value, const std::string& range) {
  if (!fits) throw InvalidArgument("malformed", std::string("summary ") + what, numeric::text_of(value), range);
}

bool whole(double count) { return count >= 0 && count == std::floor(count); }

/// No power of a row comes near it; beyond, merging would overflow.
constexpr double kMostPower = 1e150;

void require_moments(const statistics::Moments& moments, double count, const char* what) {
  require(moments.count == count, what, moments.count, "a count of " + numeric::text_of(count));
  require(moments.possible(), what, moments.m2, "sums of powers of one set of numbers");
}

void require_scores(const ScoreSums& sums, double rows, double scores, const char* what) {
  require(sums.rows.rows() == rows, what, sums.rows.rows(), numeric::text_of(rows) + " rows");
  require_moments(sums.pooled, scores, what);
  std::array<double, statistics::RowPowers::kNumbers> powers;
  sums.rows.write(powers.data());
  for (const double power : powers) require(std::fabs(power) <= kMostPower, what, power, "powers of at most 1e150");
}

double total(const Histogram& histogram) {
  double sum = 0;
  for (const double count : histogram.counts) {
    require(whole(count), "histogram", count, "whole numbers ≥ 0");
    sum += count;
  }
  for (const double count : {histogram.below, histogram.above}) {
    require(whole(count), "histogram", count, "whole numbers ≥ 0");
    sum += count;
  }
  return sum;
}

void require_rule(const RuleSums& rule, double rows, double scores) {
  const bool defined = rule.peak.count != 0;  // a rule that is not defined at this d has counted nothing
  if (!defined) rows = scores = 0;
  require_scores(rule.scores, rows, scores, "rule");
  for (const auto* moments : {&rule.peak, &rule.entropy, &rule.effective_keys, &rule.jacobian_trace}) {
    require_moments(*moments, rows, "rule");
  }
  require(rule.jacobian_traces.counts_are_whole() && rule.jacobian_traces.count() == rows, "Jacobian traces",
          rule.jacobian_traces.count(), numeric::text_of(rows) + " in whole numbers ≥ 0");
}

}  // namespace

void require_consistent(const Summary& summary) {
  const double rows = summary.raw.rows.rows(), scores = summary.raw.pooled.count;
  const double chunks = static_cast<double>(summary.chunks), chunk = static_cast<double>(kChunkSamples);
  // Only the last chunk of a run may be short.
  require(whole(rows) && rows > (chunks - 1) * chunk && rows <= chunks * chunk, "rows", rows,
          "what " + numeric::text_of(chunks) + " chunks hold");
  require(whole(scores) && scores >= rows * kLeastKeys && scores <= rows * kMostKeys && std::fmod(scores, rows) == 0,
          "scores", scores, "as many for each row");
  require_scores(summary.raw, rows, scores, "scores");
  require(total(summary.histogram) == scores, "histogram", total(summary.histogram),
          numeric::text_of(scores) + " scores");
  for (const RuleSums& rule : summary.rules) require_rule(rule, rows, scores);
}

}  // namespace sqrtdk::sweep
