// What is known of a range of chunks so far: of each d, how many of its first chunks are there, and their sum or their lines.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "../sweep/summary.hpp"
#include "task.hpp"

namespace sqrtdk::sweep_program {

/// Sums of floating-point numbers depend on the order in which they are taken. The order is that of a run by one thread: chunk 0, then
/// 1, then 2 are added to one sum. So a part that begins at chunk 0 keeps one summary of each d, while a later part keeps
/// every chunk apart until the ones before it are there: as a line, and only until the line stands in a file.
class Part {
 public:
  /// throws  InvalidArgument if the task or the range is outside its limits
  Part(Task task, Range range);

  const Task& task() const { return task_; }
  const Range& range() const { return range_; }

  /// How many chunks of the range are there, of the d of that index.
  std::uint64_t done(std::size_t index) const { return done_[index]; }
  bool complete() const;

  /// The index of a d in the task.
  ///
  /// throws  InvalidArgument if the task has no such d
  std::size_t index_of(std::uint64_t d) const;

  /// Takes the next chunk of a d, or several that are merged already where the part begins at chunk 0 and has none of this d.
  ///
  /// throws  InvalidArgument if the summary is of another run, another d, another place, or has other counts than its chunks
  void add(std::size_t index, const sweep::Summary& next);

  /// The same for a chunk whose line stands in a file already.
  void restore(std::size_t index, const sweep::Summary& next);

  /// Goes on to the end of a range that begins where this complete part ends.
  ///
  /// throws  InvalidArgument otherwise, or if this part does not begin at chunk 0
  void extend(const Range& next);

  /// The summary of the chunks of a d that are there, of which there is at least one, in a part that begins at chunk 0.
  const sweep::Summary& merged(std::size_t index) const { return *merged_[index]; }

  /// Lines that stand in no file yet, each with its end: of a part that begins at chunk 0 the sum of each d, of any other each new chunk.
  std::string lines() const;
  /// Bytes of them, in a later part.
  std::size_t unwritten() const { return fresh_.size(); }
  /// Lets go of the lines of chunks, which are in a file now.
  void written() { fresh_ = std::string(); }

 private:
  void take(std::size_t index, const sweep::Summary& next);

  Task task_;
  Range range_;
  std::uint64_t fingerprint_;
  std::vector<std::uint64_t> done_;
  std::vector<std::optional<sweep::Summary>> merged_;  ///< of each d, where the range begins at 0
  std::string fresh_;                                  ///< lines of chunks, else
};

}  // namespace sqrtdk::sweep_program
