// What is known of a range of chunks so far: of each d, the summaries of the first so many chunks of the range.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "../sweep/summary.hpp"
#include "task.hpp"

namespace sqrtdk::sweep_program {

/// Sums of floating-point numbers depend on the order in which they are taken. The order is that of a run by one thread: chunk 0, then
/// 1, then 2 are added to one sum. So a part that begins at chunk 0 keeps one summary of each d, while a later part must
/// keep every chunk apart until the ones before it are there.
class Part {
 public:
  /// throws  InvalidArgument if the task or the range is outside its limits
  Part(Task task, Range range);

  const Task& task() const { return task_; }
  const Range& range() const { return range_; }

  /// How many chunks of the range are there, of the d of that index.
  std::uint64_t done(std::size_t index) const { return done_[index]; }
  bool complete() const;

  /// Takes the next chunk of a d, or several that are merged already where the part begins at chunk 0 and has none of this d.
  ///
  /// throws  InvalidArgument if the summary is of another run, another d, another place, or has other counts than its chunks
  void add(std::size_t index, const sweep::Summary& next);

  /// Takes a complete part that begins where this complete one ends, this one at chunk 0.
  ///
  /// throws  InvalidArgument otherwise
  void append(const Part& later);

  /// The summary of the chunks of a d that are there, of which there is at least one, in a part that begins at chunk 0.
  const sweep::Summary& merged(std::size_t index) const { return *merged_[index]; }

  /// The lines that a file keeps of a d: one a summary.
  std::vector<std::string> lines(std::size_t index) const;

 private:
  Task task_;
  Range range_;
  std::uint64_t fingerprint_;
  std::vector<std::uint64_t> done_;
  std::vector<std::optional<sweep::Summary>> merged_;  ///< of each d, where the range begins at 0
  std::vector<std::vector<std::string>> apart_;        ///< of each d, else: each chunk as its line
};

}  // namespace sqrtdk::sweep_program
