// Progress on standard error: chunks done, share of the work, rate, time left.
#pragma once

#include <chrono>
#include <string>

#include "part.hpp"

namespace sqrtdk::sweep_program {

class Progress {
 public:
  /// quiet  nothing is written but warnings
  Progress(const Part& part, bool quiet);

  /// Writes a line, if the last is old enough: half a second on a terminal, where it is written over, else five.
  void update();
  /// Writes the last line.
  void end();
  /// Writes a sentence of its own line, in any case.
  void warn(const std::string& sentence);

 private:
  using Clock = std::chrono::steady_clock;

  std::string line() const;
  void write(const std::string& text) const;

  const Part& part_;
  bool quiet_, terminal_, open_ = false;
  Clock::time_point begun_, next_;
  double chunks_before_, work_before_;
};

/// "sqrtdk-sweep: ", a sentence and the end of the line, on standard error.
void say(const std::string& sentence);

/// Seconds in the words of a progress line: "8 s", "3 min 20 s", "2 h 5 min".
std::string duration_text(double seconds);

}  // namespace sqrtdk::sweep_program
