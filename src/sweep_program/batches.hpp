// The work that is left of a part, cut into batches of chunks; finished ones are added in order, however they come.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "part.hpp"

namespace sqrtdk::sweep_program {

/// Chunks first … first + count − 1 of one d.
struct Batch {
  std::uint64_t number = 0;     ///< counts up from 0
  std::uint64_t dimension = 0;  ///< index among the task's
  std::uint64_t first = 0, count = 0;
};

struct Finished {
  Batch batch;
  std::vector<sweep::Summary> summaries;  ///< one a chunk
};

/// The chunks themselves: run_chunk, one after another.
std::vector<sweep::Summary> run_batch(const Task& task, const Batch& batch);

/// Deals out what a part lacks and takes it in. A batch takes about 10 ms, or is one chunk: handing over costs nothing beside it.
class Batches {
 public:
  explicit Batches(Part& part);

  /// The next batch; nothing if all are dealt, or if `ahead` batches wait for the slowest one to be finished: so many are held.
  std::optional<Batch> next(std::uint64_t ahead);

  /// Adds a batch, and those that waited for it, to the part.
  void take(Finished finished);

  /// Dealt, and not yet added.
  std::uint64_t open() const { return next_number_ - next_added_; }

 private:
  Part& part_;
  std::vector<std::uint64_t> dealt_;  ///< chunks of each d that are in the part or dealt
  std::size_t dimension_ = 0;
  std::uint64_t next_number_ = 0, next_added_ = 0;
  std::map<std::uint64_t, Finished> held_;
};

}  // namespace sqrtdk::sweep_program
