// When the partial file is written, and what is done when it cannot be.
#pragma once

#include <chrono>
#include <string>

#include "part.hpp"
#include "progress.hpp"

namespace sqrtdk::sweep_program {

/// The most bytes of a partial file that are read.
inline constexpr std::size_t kMostPartialBytes = std::size_t{1} << 32;

class Checkpoint {
 public:
  /// path     empty: nothing is ever written
  /// seconds  between two writings
  Checkpoint(std::string path, double seconds);

  /// The part of the file, if there is one; else a fresh one, written at once, so that a bad path is known before the work.
  ///
  /// throws  Stop if the file is damaged, or of another task or range
  Part begin(const Task& task, const Range& range) const;

  /// Writes if it is time. A failure is a warning, once until it works again: the work goes on, and the file before it stays.
  void update(const Part& part, Progress& progress);

  /// throws  Stop if it cannot be written
  void write(const Part& part) const;

 private:
  using Clock = std::chrono::steady_clock;

  std::string path_;
  std::chrono::duration<double> every_;
  Clock::time_point last_;
  bool failing_ = false;
};

/// The part in a partial file.
///
/// throws  Stop with path and reason
Part load_part(const std::string& path);

/// throws  Stop if the part in the file is of another task
void require_task(const std::string& path, const Part& part, const Task& task);

}  // namespace sqrtdk::sweep_program
