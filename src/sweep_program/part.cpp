// Adding chunks in their order, and nothing else.
#include "part.hpp"

#include <algorithm>

#include "../numeric/check.hpp"
#include "../numeric/invalid_argument.hpp"
#include "summary_line.hpp"

namespace sqrtdk::sweep_program {
namespace {

/// Queries in chunks [from, to) of a run of so many.
std::uint64_t samples_in(std::uint64_t from, std::uint64_t to, std::uint64_t samples) {
  return std::min(to * sweep::kChunkSamples, samples) - from * sweep::kChunkSamples;
}

}  // namespace

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
  take(index, next);
  if (range_.from > 0) fresh_ += line_of(next) + '\n';
}

void Part::restore(std::size_t index, const sweep::Summary& next) { take(index, next); }

void Part::take(std::size_t index, const sweep::Summary& next) {
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
  std::string text = fresh_;
  for (const auto& merged : merged_) {
    if (merged) text += line_of(*merged) + '\n';
  }
  return text;
}

}  // namespace sqrtdk::sweep_program
