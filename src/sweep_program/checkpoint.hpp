// When the partial file is written, and what is done when it cannot be.
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "files.hpp"
#include "partial_file.hpp"
#include "progress.hpp"

namespace sqrtdk::sweep_program {

/// Bytes of new chunks that are written before the time has come, and bytes that are kept where writing fails. A run ends rather than keep more.
inline constexpr std::size_t kUsualUnwritten = std::size_t{1} << 21, kMostUnwritten = std::size_t{1} << 28;

class Checkpoint {
 public:
  /// path     empty: nothing is ever written
  /// seconds  between two writings
  Checkpoint(std::string path, double seconds);

  /// The part of the file, if there is one; else a fresh one, written at once, so that a bad path is known before the work.
  ///
  /// throws  Stop if the file is damaged, of another task or range, or in use
  Part begin(const Task& task, const Range& range);

  /// Writes if it is time. A failure is a warning, once until it works again: the work goes on, and the file before it stays.
  ///
  /// throws  Stop if nothing can be written and kMostUnwritten bytes wait for it
  void update(Part& part, Progress& progress);

  /// Replaces the file of a part that begins at chunk 0: a line for each d. Appends the new chunks of any other.
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

/// A partial file, summary by summary.
///
/// throws  Stop with path and reason
PartialFile load_part(const std::string& path, const SeeSummary& see = {});

/// throws  Stop if the part in the file is of another task
void require_task(const std::string& path, const Part& part, const Task& task);

}  // namespace sqrtdk::sweep_program
