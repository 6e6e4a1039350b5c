// Dealing in the order of d and chunk; adding in the same.
#include "batches.hpp"

#include <algorithm>

#include "../sweep/chunk.hpp"

namespace sqrtdk::sweep_program {
namespace {

/// Draws in a batch, about 10 ms of work.
constexpr std::uint64_t kDraws = std::uint64_t{1} << 21;

/// A summary has 10 kB for each rule; a batch of them should stay below half a megabyte.
constexpr std::uint64_t kMostSummaries = 48;

std::uint64_t chunks_in_batch(const sweep::Specification& asked, std::uint64_t d) {
  const std::uint64_t draws = sweep::kChunkSamples * (asked.keys + 1) * d;
  return std::max<std::uint64_t>(1, std::min(kDraws / draws, kMostSummaries / asked.rules.size()));
}

}  // namespace

std::vector<sweep::Summary> run_batch(const Task& task, const Batch& batch) {
  std::vector<sweep::Summary> summaries;
  summaries.reserve(batch.count);
  for (std::uint64_t chunk = batch.first; chunk < batch.first + batch.count; ++chunk) {
    summaries.push_back(sweep::run_chunk(task.specification, task.dimensions[batch.dimension], chunk));
  }
  return summaries;
}

Batches::Batches(Part& part) : part_(part) {
  for (std::size_t index = 0; index < part.task().dimensions.size(); ++index) dealt_.push_back(part.done(index));
}

std::optional<Batch> Batches::next(std::uint64_t ahead) {
  const Task& task = part_.task();
  const Range& range = part_.range();
  if (open() >= ahead) return std::nullopt;
  while (dimension_ < dealt_.size() && dealt_[dimension_] == range.size()) ++dimension_;
  if (dimension_ == dealt_.size()) return std::nullopt;
  const std::uint64_t left = range.size() - dealt_[dimension_];
  const std::uint64_t count = std::min(left, chunks_in_batch(task.specification, task.dimensions[dimension_]));
  const Batch batch{next_number_++, dimension_, range.from + dealt_[dimension_], count};
  dealt_[dimension_] += count;
  return batch;
}

void Batches::take(Finished finished) {
  const std::uint64_t number = finished.batch.number;
  held_.emplace(number, std::move(finished));
  for (auto found = held_.find(next_added_); found != held_.end(); found = held_.find(next_added_)) {
    for (const sweep::Summary& summary : found->second.summaries) part_.add(found->second.batch.dimension, summary);
    held_.erase(found);
    ++next_added_;
  }
}

}  // namespace sqrtdk::sweep_program
