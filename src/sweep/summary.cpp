// A summary as a flat list of numbers and back, and whether such a list can be one. Rows are added and summaries merged in specification.cpp.
#include "summary.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <type_traits>

#include "../numeric/check.hpp"
#include "specification.hpp"

namespace sqrtdk::sweep {
namespace {

// Counts that fit each other, sums of even powers that are not negative.

[[noreturn]] void refuse(const char* what, const std::string& value, const std::string& range) {
  throw InvalidArgument("malformed", std::string("summary ") + what, value, range);
}

/// range  a text, or what writes one: a summary has a thousand numbers, and with a text for each, merging two takes five times as long
template <class Range>
void require(bool fits, const char* what, double value, const Range& range) {
  if (fits) return;
  if constexpr (std::is_invocable_v<Range>) {
    refuse(what, numeric::text_of(value), range());
  } else {
    refuse(what, numeric::text_of(value), range);
  }
}

bool whole(double count) { return count >= 0 && count == std::floor(count); }

/// No power of a row comes near it; beyond, merging would overflow.
constexpr double kMostPower = 1e150;

void require_moments(const statistics::Moments& moments, double count, const char* what) {
  require(moments.count == count, what, moments.count, [count] { return "a count of " + numeric::text_of(count); });
  require(moments.possible(), what, moments.m2, "sums of powers of one set of numbers");
}

void require_scores(const ScoreSums& sums, double rows, double scores, const char* what) {
  require(sums.rows.rows() == rows, what, sums.rows.rows(), [rows] { return numeric::text_of(rows) + " rows"; });
  require_moments(sums.pooled, scores, what);
  std::array<double, statistics::RowPowers::kNumbers> powers;
  sums.rows.write(powers.data());
  for (const double power : powers) require(std::fabs(power) <= kMostPower, what, power, "powers of at most 1e150");
}

double total(const Histogram& histogram) {
  double sum = 0;
  const auto add = [&sum](double count) {
    require(whole(count), "histogram", count, "whole numbers ≥ 0");
    sum += count;
  };
  std::for_each(histogram.counts.begin(), histogram.counts.end(), add);
  add(histogram.below);
  add(histogram.above);
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
          rule.jacobian_traces.count(), [rows] { return numeric::text_of(rows) + " in whole numbers ≥ 0"; });
}

/// throws  InvalidArgument "malformed" unless chunks, rows, scores, histogram and rules count the same rows, powers could be those of
///         one set of numbers, and none is so large that merging would overflow
void require_consistent(const Summary& summary) {
  const double rows = summary.raw.rows.rows(), scores = summary.raw.pooled.count;
  const double chunks = static_cast<double>(summary.chunks), chunk = static_cast<double>(kChunkSamples);
  // Only the last chunk of a run may be short.
  require(whole(rows) && rows > (chunks - 1) * chunk && rows <= chunks * chunk, "rows", rows,
          [chunks] { return "what " + numeric::text_of(chunks) + " chunks hold"; });
  require(whole(scores) && scores >= rows * kLeastKeys && scores <= rows * kMostKeys && std::fmod(scores, rows) == 0,
          "scores", scores, "as many for each row");
  require_scores(summary.raw, rows, scores, "scores");
  require(total(summary.histogram) == scores, "histogram", total(summary.histogram),
          [scores] { return numeric::text_of(scores) + " scores"; });
  for (const RuleSums& rule : summary.rules) require_rule(rule, rows, scores);
}

// One walk over the fields serves both ways, so writing and reading cannot disagree.

constexpr double kVersion = 1;
constexpr std::size_t kHeader = 7;

struct Writer {
  std::vector<double>& numbers;

  void number(double& value) { numbers.push_back(value); }
  template <class Block>
  void block(Block& block) {
    numbers.resize(numbers.size() + Block::kNumbers);
    block.write(&numbers[numbers.size() - Block::kNumbers]);
  }
};

struct Reader {
  std::span<const double> numbers;
  std::size_t position;

  void number(double& value) { value = numbers[position++]; }
  template <class Block>
  void block(Block& block) {
    block.read(&numbers[position]);
    position += Block::kNumbers;
  }
};

template <class Way>
void walk(Way& way, statistics::Moments& moments) {
  for (double* value : {&moments.count, &moments.mean, &moments.m2, &moments.m3, &moments.m4}) way.number(*value);
}

template <class Way>
void walk(Way& way, ScoreSums& sums) {
  walk(way, sums.pooled);
  way.block(sums.rows);
}

template <class Way>
void walk(Way& way, Summary& summary) {
  walk(way, summary.raw);
  for (double& count : summary.histogram.counts) way.number(count);
  way.number(summary.histogram.below);
  way.number(summary.histogram.above);
  for (RuleSums& rule : summary.rules) {
    walk(way, rule.scores);
    for (statistics::Moments* moments : {&rule.peak, &rule.entropy, &rule.effective_keys, &rule.jacobian_trace}) {
      walk(way, *moments);
    }
    way.block(rule.jacobian_traces);
  }
}

constexpr std::size_t kMoments = 5, kScores = kMoments + statistics::RowPowers::kNumbers;
constexpr std::size_t kShared = kScores + Histogram::kNumbers;
constexpr std::size_t kPerRule = kScores + 4 * kMoments + statistics::LogHistogram::kNumbers;

std::uint64_t whole_in(double least, double most, double value, const char* what) {
  require(value >= least && value <= most && whole(value), what, value, "a whole number");
  return static_cast<std::uint64_t>(value);
}

}  // namespace

std::vector<double> Summary::to_numbers() const {
  std::vector<double> numbers;
  numbers.reserve(kHeader + kShared + kPerRule * rules.size());
  numbers.push_back(kVersion);
  for (const std::uint64_t word :
       {fingerprint >> 32, fingerprint & 0xffffffff, d, first_chunk, chunks, std::uint64_t{rules.size()}}) {
    numbers.push_back(static_cast<double>(word));
  }
  Writer writer{numbers};
  Summary copy = *this;
  walk(writer, copy);
  return numbers;
}

Summary Summary::from_numbers(std::span<const double> numbers) {
  if (numbers.size() < kHeader || numbers[0] != kVersion) {
    refuse("header", std::to_string(numbers.size()) + " numbers", "a summary of version 1");
  }
  constexpr double kWord = 4294967295.0;
  const double chunk_limit = static_cast<double>(chunk_count(kMostSamples));
  Summary summary;
  summary.fingerprint =
      whole_in(0, kWord, numbers[1], "fingerprint") << 32 | whole_in(0, kWord, numbers[2], "fingerprint");
  summary.d = whole_in(kLeastDimension, kMostDimension, numbers[3], "d");
  summary.first_chunk = whole_in(0, chunk_limit, numbers[4], "first chunk");
  summary.chunks = whole_in(1, chunk_limit, numbers[5], "chunks");
  summary.rules.resize(whole_in(1, kMostRules, numbers[6], "rules"));
  const std::size_t expected = kHeader + kShared + kPerRule * summary.rules.size();
  if (numbers.size() != expected) {
    refuse("length", std::to_string(numbers.size()) + " numbers", std::to_string(expected) + " numbers");
  }
  for (const double number : numbers) require(std::isfinite(number), "number", number, "a finite number");
  Reader reader{numbers, kHeader};
  walk(reader, summary);
  require_consistent(summary);
  return summary;
}

}  // namespace sqrtdk::sweep
