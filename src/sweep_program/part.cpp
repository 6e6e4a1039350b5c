// Chunks are dealt in the order of d and chunk, and added in the same.
#include "part.hpp"

#include <algorithm>
#include <cmath>

namespace sqrtdk::sweep_program {
namespace {

/// Draws in a batch, about 10 ms of work.
constexpr std::uint64_t kDraws = std::uint64_t{1} << 21;

/// A summary has 10 kB for each rule; a batch of them should stay below half a megabyte.
constexpr std::uint64_t kMostSummaries = 48;

/// More numbers than a summary of sixteen rules has.
constexpr std::size_t kMostNumbers = 30'000;

/// Queries in chunks [from, to) of a run of so many.
std::uint64_t samples_in(std::uint64_t from, std::uint64_t to, std::uint64_t samples) {
  return std::min(to * sweep::kChunkSamples, samples) - from * sweep::kChunkSamples;
}

}  // namespace

std::string text_of(const Range& range) { return std::to_string(range.from) + ":" + std::to_string(range.to); }

void check(const Range& range, std::uint64_t chunks) {
  if (range.from < range.to && range.to <= chunks) return;
  throw InvalidArgument("out-of-range", "chunks", text_of(range),
                        "FROM:TO with 0 ≤ FROM < TO ≤ " + std::to_string(chunks));
}

Range share(std::uint64_t k, std::uint64_t n, std::uint64_t chunks) {
  if (n < 1 || n > chunks || k < 1 || k > n) {
    throw InvalidArgument("out-of-range", "part", std::to_string(k) + "/" + std::to_string(n),
                          "K/N with 1 ≤ K ≤ N ≤ " + std::to_string(chunks) + ", the chunks of each d");
  }
  return {(k - 1) * chunks / n, k * chunks / n};
}

Part::Part(Task task, Range range)
    : task_(std::move(task)),
      range_(range),
      fingerprint_(sweep::fingerprint(task_.specification)),
      done_(task_.dimensions.size()),
      merged_(task_.dimensions.size()) {
  check(task_);
  check(range_, task_.chunks());
}

bool Part::complete() const {
  return std::all_of(done_.begin(), done_.end(), [this](std::uint64_t done) { return done == range_.size(); });
}

std::size_t Part::index_of(std::uint64_t d) const {
  const auto found = std::find(task_.dimensions.begin(), task_.dimensions.end(), d);
  if (found == task_.dimensions.end()) {
    throw InvalidArgument("another-run", "summary d", std::to_string(d), "a d of the specification");
  }
  return static_cast<std::size_t>(found - task_.dimensions.begin());
}

void Part::add(std::size_t index, const sweep::Summary& next) {
  restore(index, next);
  if (range_.from > 0) unwritten_ += line_of(next) + '\n';
}

void Part::restore(std::size_t index, const sweep::Summary& next) {
  const auto require = [](bool fits, const char* what, const std::string& value, const std::string& permitted) {
    if (!fits) throw InvalidArgument("another-run", std::string("summary ") + what, value, permitted);
  };
  const sweep::Specification& asked = task_.specification;
  require(next.fingerprint == fingerprint_ && next.rules.size() == asked.rules.size(), "fingerprint",
          std::to_string(next.fingerprint), std::to_string(fingerprint_));
  const std::uint64_t d = task_.dimensions[index];
  require(next.d == d, "d", std::to_string(next.d), std::to_string(d));
  const std::uint64_t first = range_.from + done_[index];
  const std::uint64_t most = range_.from == 0 && done_[index] == 0 ? range_.to : 1;
  require(next.first_chunk == first && next.chunks >= 1 && next.chunks <= most && first + next.chunks <= range_.to,
          "chunks", text_of(Range{next.first_chunk, next.first_chunk + next.chunks}),
          "chunk " + std::to_string(first) + " of " + text_of(range_));
  const auto rows = static_cast<double>(samples_in(first, first + next.chunks, asked.samples));
  require(next.raw.rows.rows() == rows, "rows", numeric::text_of(next.raw.rows.rows()), numeric::text_of(rows));
  const double scores = rows * static_cast<double>(asked.keys);
  require(next.raw.pooled.count == scores, "scores", numeric::text_of(next.raw.pooled.count), numeric::text_of(scores));

  if (range_.from == 0) {
    if (auto& merged = merged_[index]) {
      merged->merge(next);
    } else {
      merged = next;
    }
  }
  done_[index] += next.chunks;
}

void Part::extend(const Range& next) {
  if (range_.from != 0 || !complete() || next.from != range_.to) {
    throw InvalidArgument("out-of-order", "chunks", text_of(next), "chunks from " + std::to_string(range_.to));
  }
  check(next, task_.chunks());
  range_.to = next.to;
}

std::string Part::lines() const {
  std::string text = unwritten_;
  for (const auto& merged : merged_) {
    if (merged) text += line_of(*merged) + '\n';
  }
  return text;
}

std::string line_of(const sweep::Summary& summary) {
  const auto positive_zero = [](double number) { return number == 0 && !std::signbit(number); };
  const std::vector<double> numbers = summary.to_numbers();
  std::string line;
  for (auto number = numbers.begin(); number != numbers.end();) {
    const auto zeros = std::find_if_not(number, numbers.end(), positive_zero) - number;
    if (!line.empty()) line += ' ';
    if (zeros > 1) {
      line += '*' + std::to_string(zeros);
      number += zeros;
    } else {
      append_exact(line, *number++);
    }
  }
  return line;
}

sweep::Summary summary_of(std::string_view line) {
  std::vector<double> numbers;
  while (true) {
    const std::size_t end = line.find(' ');
    const std::string_view token = line.substr(0, end);
    const bool is_zeros = token.starts_with('*');
    const auto zeros = is_zeros ? number_in<std::size_t>(token.substr(1)) : std::nullopt;
    const auto number = is_zeros ? std::nullopt : number_in<double>(token);
    if ((!zeros && !number) || zeros.value_or(1) > kMostNumbers - numbers.size()) {
      throw InvalidArgument("malformed", "summary", std::string(token.substr(0, 40)), "numbers, or *n for n zeros");
    }
    numbers.insert(numbers.end(), zeros.value_or(1), number.value_or(0));
    if (end == std::string_view::npos) break;
    line.remove_prefix(end + 1);
  }
  return sweep::Summary::from_numbers(numbers);
}

std::vector<sweep::Summary> run_batch(const Task& task, const Batch& batch) {
  std::vector<sweep::Summary> summaries;
  summaries.reserve(batch.count);
  for (std::uint64_t chunk = batch.first; chunk < batch.first + batch.count; ++chunk) {
    summaries.push_back(sweep::run_chunk(task.specification, task.dimensions[batch.dimension], chunk));
  }
  return summaries;
}

BatchQueue::BatchQueue(Part& part) : part_(part) {
  for (std::size_t index = 0; index < part.task().dimensions.size(); ++index) dealt_.push_back(part.done(index));
}

std::optional<Batch> BatchQueue::next(std::uint64_t ahead) {
  const Task& task = part_.task();
  const Range& range = part_.range();
  if (open() >= ahead) return std::nullopt;
  while (dimension_ < dealt_.size() && dealt_[dimension_] == range.size()) ++dimension_;
  if (dimension_ == dealt_.size()) return std::nullopt;
  const sweep::Specification& asked = task.specification;
  const std::uint64_t draws = sweep::kChunkSamples * (asked.keys + 1) * task.dimensions[dimension_];
  const std::uint64_t most = std::max<std::uint64_t>(1, std::min(kDraws / draws, kMostSummaries / asked.rules.size()));
  const std::uint64_t first = dealt_[dimension_], count = std::min(range.size() - first, most);
  dealt_[dimension_] += count;
  return Batch{next_number_++, dimension_, range.from + first, count};
}

void BatchQueue::add(FinishedBatch finished) {
  const std::uint64_t number = finished.batch.number;
  held_.emplace(number, std::move(finished));
  for (auto found = held_.find(next_added_); found != held_.end(); found = held_.find(next_added_)) {
    for (const sweep::Summary& summary : found->second.summaries) part_.add(found->second.batch.dimension, summary);
    held_.erase(found);
    ++next_added_;
  }
}

}  // namespace sqrtdk::sweep_program
