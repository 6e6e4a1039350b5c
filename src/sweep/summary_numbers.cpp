// A summary as a flat list of numbers and back. One walk over the fields serves both ways, so the two cannot disagree.
#include <cmath>
#include <string>

#include "../numeric/check.hpp"
#include "../numeric/invalid_argument.hpp"
#include "summary.hpp"
#include "summary_check.hpp"

namespace sqrtdk::sweep {
namespace {

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

[[noreturn]] void refuse(const char* what, const std::string& value, const std::string& range) {
  throw InvalidArgument("malformed", std::string("summary ") + what, value, range);
}

std::uint64_t whole(std::span<const double> numbers, std::size_t place, const char* what, double least, double most) {
  const double value = numbers[place];
  if (!(value >= least && value <= most) || value != std::floor(value)) {
    refuse(what, numeric::text_of(value), "a whole number");
  }
  return static_cast<std::uint64_t>(value);
}

}  // namespace

std::vector<double> Summary::to_numbers() const {
  std::vector<double> numbers;
  numbers.reserve(kHeader + kShared + kPerRule * rules.size());
  for (const double value :
       {kVersion, static_cast<double>(fingerprint >> 32), static_cast<double>(fingerprint & 0xffffffff),
        static_cast<double>(d), static_cast<double>(first_chunk), static_cast<double>(chunks),
        static_cast<double>(rules.size())}) {
    numbers.push_back(value);
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
  summary.fingerprint = whole(numbers, 1, "fingerprint", 0, kWord) << 32 | whole(numbers, 2, "fingerprint", 0, kWord);
  summary.d = whole(numbers, 3, "d", kLeastDimension, kMostDimension);
  summary.first_chunk = whole(numbers, 4, "first chunk", 0, chunk_limit);
  summary.chunks = whole(numbers, 5, "chunks", 1, chunk_limit);
  summary.rules.resize(whole(numbers, 6, "rules", 1, kMostRules));
  const std::size_t expected = kHeader + kShared + kPerRule * summary.rules.size();
  if (numbers.size() != expected) {
    refuse("length", std::to_string(numbers.size()) + " numbers", std::to_string(expected) + " numbers");
  }
  for (const double number : numbers) {
    if (!std::isfinite(number)) refuse("number", numeric::text_of(number), "a finite number");
  }
  Reader reader{numbers, kHeader};
  walk(reader, summary);
  require_consistent(summary);
  return summary;
}

}  // namespace sqrtdk::sweep
