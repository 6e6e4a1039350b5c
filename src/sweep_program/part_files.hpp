// The files of a part: the partial file, from which a run goes on and parts are merged, and the result of a complete run.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "files.hpp"
#include "part.hpp"
#include "progress.hpp"

namespace sqrtdk::sweep_program {

// The partial file: a header, then blocks of summaries, each with a checksum. Finished chunks are appended and never written again.
// docs/sweeps.md describes the format.

/// Name and version of the format, the task in JSON, and their checksum.
std::string partial_header(const Part& part);

/// A block of the lines that are in no file yet; empty if there are none.
std::string partial_block(const Part& part);

/// Header and block: the whole file of a part none of whose lines has been written.
inline std::string partial_text(const Part& part) { return partial_header(part) + partial_block(part); }

/// Reads at most so many bytes to that place, as POSIX read does; returns 0 at the end.
using ReadBytes = std::function<std::size_t(char*, std::size_t)>;

/// Gets each summary of the file in its order.
using SeeSummary = std::function<void(std::size_t index, const sweep::Summary& summary)>;

struct PartialFile {
  Part part;
  std::uint64_t kept = 0;     ///< bytes up to the end of the last whole block
  std::uint64_t dropped = 0;  ///< bytes after it: what a killed run was writing
};

/// Reads a partial file block by block; no more than a block is in memory.
///
/// see     is called only for blocks whose checksum is right
/// throws  InvalidArgument if a byte has changed, the header is not whole, or it was written by another version of format or core
PartialFile read_partial(const ReadBytes& read, const SeeSummary& see = {});
PartialFile read_partial(std::string_view text);

/// Bytes of new chunks that are written before the time has come, and bytes that are kept while writing fails. A run ends rather than
/// keep more.
inline constexpr std::size_t kUsualUnwritten = std::size_t{1} << 21, kMostUnwritten = std::size_t{1} << 28;

/// Writes the partial file of a run now and then.
class Checkpoint {
 public:
  /// path     empty: nothing is ever written
  /// seconds  between two writings
  Checkpoint(std::string path, double seconds);

  /// The part of the file, if there is one; else a fresh one, written at once, so that a bad path is known before the work.
  ///
  /// throws  Stop if the file is damaged, of another task or range, or in use
  Part begin(const Task& task, const Range& range);

  /// Writes if it is time. A failure is a warning, once until writing works again: the work goes on, and the old file stays.
  ///
  /// throws  Stop if nothing can be written and kMostUnwritten bytes wait for it
  void update(Part& part, Progress& progress);

  /// Replaces the file of a part that begins at chunk 0, a line for each d. Appends the new chunks of any other part.
  ///
  /// throws  Stop if it cannot be written
  void write(Part& part);

 private:
  using Clock = std::chrono::steady_clock;

  std::string path_;
  std::chrono::duration<double> every_;
  Clock::time_point last_;
  std::optional<AppendedFile> appended_;
  bool failing_ = false;
};

/// The whole run from complete parts that follow one another, named in any order, merged in the order of their chunks. They are read
/// one at a time, and twice: no more than a block of one is in memory.
///
/// paths   partial files
/// throws  Stop with the file and the chunks if a part is damaged, not complete, of another specification, or if a chunk is missing or
///         there twice
Part merge_parts(const std::vector<std::string>& paths);

/// The result: the specification, the summary of each d to the bit, and the figures that the core makes of it.
///
/// part     complete, all chunks of the run
/// returns  JSON; docs/sweeps.md describes the format
std::string result_json(const Part& part);

/// One record for each d and rule, the names of the columns first; RFC 4180. A figure that the core does not have is an empty field.
std::string result_csv(const Part& part);

}  // namespace sqrtdk::sweep_program
