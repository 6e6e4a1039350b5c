// The files of a run: the partial file, from which a run goes on and parts are merged, and the result. A reader never meets half of one,
// even if the writer is killed.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "part.hpp"
#include "progress.hpp"

namespace sqrtdk::sweep_program {

/// Exit codes. 1: something failed while it was done (a file, memory, a thread); 2: the command or a file is refused.
inline constexpr int kFailed = 1, kRefused = 2;

/// An error that ends the program: one sentence for the reader and the exit code.
class Stop : public std::runtime_error {
 public:
  Stop(int code, const std::string& message) : std::runtime_error(message), code_(code) {}

  int code() const noexcept { return code_; }

 private:
  int code_;
};

/// Calls; a value that is refused becomes a Stop that names the file.
template <class Call>
decltype(auto) in_file(const std::string& file, Call call) {
  try {
    return call();
  } catch (const InvalidArgument& refused) {
    throw Stop(kRefused, file + ": " + refused.what());
  }
}

/// An open POSIX file that is closed with its owner.
class Descriptor {
 public:
  /// flags  of open(2); a new file gets the mode 0666 less the umask
  Descriptor(const std::string& path, int flags);
  ~Descriptor();
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;

  /// Negative if the file could not be opened; errno then says why.
  int number() const { return number_; }

 private:
  int number_;
};

/// A file that is read piece by piece.
class InputFile {
 public:
  /// A file that does not exist is no error yet.
  ///
  /// throws  Stop if the file exists and cannot be opened
  explicit InputFile(const std::string& path);

  bool exists() const { return descriptor_.number() >= 0; }
  /// throws  Stop if it does not exist
  void require_exists() const;
  /// Reads at most so many bytes; returns 0 at the end.
  ///
  /// throws  Stop if it cannot be read
  std::size_t read(char* to, std::size_t most);

 private:
  std::string path_;
  Descriptor descriptor_;
};

/// The whole of a file.
///
/// most    bytes that it may have
/// throws  Stop if it does not exist, cannot be read or is longer
std::string read_file(const std::string& path, std::size_t most);

/// Writes a new file beside it, has the system put it on the disk (fsync), and renames it: before, after, and if it fails, the
/// file of that name is whole. A terminal or a pipe is written to directly.
///
/// throws  Stop with path and reason; the old file is still there
void replace_file(const std::string& path, const std::string& text);

/// A file that grows at its end, by this process alone.
class AppendedFile {
 public:
  /// keep    bytes that stay; what follows them is cut off
  /// throws  Stop if it cannot be written, or another process appends to it and does not end within some seconds
  AppendedFile(const std::string& path, std::uint64_t keep);

  /// Writes at the end, and has the system put it on the disk.
  ///
  /// throws  Stop with path and reason; the file then is as it was
  void append(std::string_view text);

 private:
  std::string path_;
  Descriptor descriptor_;
  std::uint64_t size_;
};

/// Tries whether a file of that name could be written, before hours of work.
///
/// throws  Stop if its folder does not exist or takes no files
void require_writable(const std::string& path);

/// Writes to standard output.
///
/// throws  Stop if it cannot be written
void print(const std::string& text);

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
