// A part of a run: the chunks that are done so far, and the ones that are left, cut into batches.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "../sweep/summary.hpp"
#include "task.hpp"

namespace sqrtdk::sweep_program {

/// Chunks from … to − 1 of every d. Each part of a run so has the same share of each d, and takes about as long as any other.
struct Range {
  std::uint64_t from = 0, to = 0;

  std::uint64_t size() const { return to - from; }
  bool operator==(const Range&) const = default;
};

/// "0:391"
std::string text_of(const Range& range);

/// throws  InvalidArgument unless 0 ≤ from < to ≤ chunks
void check(const Range& range, std::uint64_t chunks);

/// Part k of n, k = 1 … n: the shares differ by one chunk at most, and follow one another without a gap.
///
/// throws  InvalidArgument unless 1 ≤ k ≤ n ≤ chunks
Range share(std::uint64_t k, std::uint64_t n, std::uint64_t chunks);

/// Of each d: how many of its first chunks are done, and their sum or their lines.
///
/// Sums of floating-point numbers depend on the order in which they are taken. The order is that of a run by one thread: chunk 0, then
/// 1, then 2 are added to one sum. So a part that begins at chunk 0 keeps one summary of each d. A later part keeps
/// every chunk apart until the ones before it are there: as a line of text, and only until the line is in a file.
class Part {
 public:
  /// throws  InvalidArgument if the task or the range is outside its limits
  Part(Task task, Range range);

  const Task& task() const { return task_; }
  const Range& range() const { return range_; }

  /// How many chunks of the range are done, of the d of that index.
  std::uint64_t done(std::size_t index) const { return done_[index]; }
  bool complete() const;

  /// The index of a d in the task.
  ///
  /// throws  InvalidArgument if the task has no such d
  std::size_t index_of(std::uint64_t d) const;

  /// Adds the next chunk of a d, or several merged ones if the part begins at chunk 0 and has none of this d.
  ///
  /// throws  InvalidArgument if the summary is of another run, another d, another place, or has other counts than its chunks
  void add(std::size_t index, const sweep::Summary& next);

  /// The same for a chunk whose line is in a file already.
  void restore(std::size_t index, const sweep::Summary& next);

  /// Goes on to the end of a range that begins where this complete part ends.
  ///
  /// throws  InvalidArgument otherwise, or if this part does not begin at chunk 0
  void extend(const Range& next);

  /// The summary of the done chunks of a d, at least one, in a part that begins at chunk 0.
  const sweep::Summary& merged(std::size_t index) const { return *merged_[index]; }

  /// Lines that are in no file yet, each with its end: of a part that begins at chunk 0 the sum of each d, of any other each new chunk.
  std::string lines() const;
  /// Bytes of them, in a later part.
  std::size_t unwritten() const { return unwritten_.size(); }
  /// Forgets the lines of chunks, which are in a file now.
  void written() { unwritten_ = std::string(); }

 private:
  Task task_;
  Range range_;
  std::uint64_t fingerprint_;
  std::vector<std::uint64_t> done_;
  std::vector<std::optional<sweep::Summary>> merged_;  ///< of each d, if the range begins at 0
  std::string unwritten_;                              ///< lines of chunks, if it does not
};

/// A summary as one line of text: its numbers, blanks between; n zeros one after another are "*n", since most bins of its histograms
/// are empty.
std::string line_of(const sweep::Summary& summary);

/// The same summary to the bit.
///
/// throws  InvalidArgument if the line is no summary
sweep::Summary summary_of(std::string_view line);

/// Chunks first … first + count − 1 of one d.
struct Batch {
  std::uint64_t number = 0;     ///< counts up from 0
  std::uint64_t dimension = 0;  ///< index among the task's
  std::uint64_t first = 0, count = 0;
};

struct FinishedBatch {
  Batch batch;
  std::vector<sweep::Summary> summaries;  ///< one a chunk
};

/// Computes the chunks of a batch, one after another.
std::vector<sweep::Summary> run_batch(const Task& task, const Batch& batch);

/// Deals out the chunks that a part lacks and adds the finished ones in order, whatever order they come in. A batch takes about
/// 10 ms, or is one chunk: handing it over costs next to nothing.
class BatchQueue {
 public:
  explicit BatchQueue(Part& part);

  /// The next batch. Nothing if all are dealt, or if `ahead` batches are open: finished ones are held until the slowest one comes.
  std::optional<Batch> next(std::uint64_t ahead);

  /// Adds a batch, and those that waited for it, to the part.
  void add(FinishedBatch finished);

  /// Batches that are dealt and not yet added.
  std::uint64_t open() const { return next_number_ - next_added_; }

 private:
  Part& part_;
  std::vector<std::uint64_t> dealt_;  ///< chunks of each d that are in the part or dealt
  std::size_t dimension_ = 0;
  std::uint64_t next_number_ = 0, next_added_ = 0;
  std::map<std::uint64_t, FinishedBatch> held_;
};

}  // namespace sqrtdk::sweep_program
