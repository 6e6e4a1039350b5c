// What the program says on standard error: messages, and progress as chunks done, share of the work, rate, time left.
#pragma once

#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <string>

#include "part.hpp"

namespace sqrtdk::sweep_program {

/// Begins every line on standard error.
inline constexpr const char* kProgramName = "sqrtdk-sweep: ";

/// Writes the name of the program, a sentence and the end of the line to standard error.
inline void print_message(std::string sentence) {
  // The sentence repeats what was given, which must neither break the line nor move the cursor.
  const auto control = [](char letter) { return (letter >= 0 && letter < ' ') || letter == '\x7f'; };
  std::replace_if(sentence.begin(), sentence.end(), control, '?');
  std::fputs((kProgramName + sentence + "\n").c_str(), stderr);
}

/// Seconds in the words of a progress line: "8 s", "3 min 20 s", "2 h 5 min".
inline std::string duration_text(double seconds) {
  const auto whole = static_cast<long long>(std::ceil(seconds));
  const auto number = [](long long count, const char* unit) { return std::to_string(count) + " " + unit; };
  if (whole < 60) return number(whole, "s");
  if (whole < 3600) return number(whole / 60, "min ") + number(whole % 60, "s");
  return number(whole / 3600, "h ") + number(whole % 3600 / 60, "min");
}

class Progress {
 public:
  /// quiet  nothing is written but warnings
  Progress(const Part& part, bool quiet)
      : part_(part),
        quiet_(quiet),
        terminal_(::isatty(STDERR_FILENO) != 0),
        begun_(Clock::now()),
        next_(begun_),
        before_(done()) {}

  /// Writes a line, if the last is old enough: half a second on a terminal, where it is written over, else five.
  void update() {
    const auto now = Clock::now();
    if (quiet_ || now < next_) return;
    next_ = now + std::chrono::milliseconds(terminal_ ? 500 : 5000);
    // The first line of a log would say nothing but 0 %.
    if (now - begun_ < std::chrono::milliseconds(300)) return;
    write(line());
    open_ = terminal_;
  }

  /// Writes the last line.
  void end() {
    if (!quiet_) {
      write(line());
      if (terminal_) std::fputc('\n', stderr);
    }
    open_ = false;
  }

  /// Writes a sentence on its own line, in any case.
  void warn(const std::string& sentence) {
    if (open_) std::fputc('\n', stderr);
    open_ = false;
    print_message(sentence);
  }

 private:
  using Clock = std::chrono::steady_clock;

  /// Chunks, and the time that they take, in units of one component of each vector.
  struct Amount {
    double chunks = 0, work = 0;

    /// To draw and multiply d components takes time in proportion to d; softmax and sums take about as long as sixteen of them.
    void add(std::uint64_t count, std::uint64_t d) {
      chunks += static_cast<double>(count);
      work += static_cast<double>(count) * (static_cast<double>(d) + 16);
    }
  };

  Amount done() const {
    Amount amount;
    const auto& dimensions = part_.task().dimensions;
    for (std::size_t index = 0; index < dimensions.size(); ++index) amount.add(part_.done(index), dimensions[index]);
    return amount;
  }

  std::string line() const {
    Amount all;
    for (const std::uint64_t d : part_.task().dimensions) all.add(part_.range().size(), d);
    const Amount now = done();
    const double seconds = std::chrono::duration<double>(Clock::now() - begun_).count();
    std::string text = rounded(now.chunks, 0) + " of " + rounded(all.chunks, 0) + " chunks, " +
                       rounded(std::floor(1000 * now.work / all.work) / 10, 1) + " % of the work";
    if (now.chunks > before_.chunks && seconds > 0) {
      const double rate = (now.chunks - before_.chunks) / seconds;
      text += ", " + rounded(rate, rate < 10 ? 2 : 0) + " chunks/s, ";
      text += now.chunks < all.chunks
                  ? duration_text(seconds * (all.work - now.work) / (now.work - before_.work)) + " left"
                  : "in " + duration_text(seconds);
    }
    return text;
  }

  static std::string rounded(double number, int decimals) {
    std::array<char, 40> text;
    std::snprintf(text.data(), text.size(), "%.*f", decimals, number);
    return text.data();
  }

  void write(const std::string& text) const {
    const std::string whole = kProgramName + text;
    std::fputs((terminal_ ? "\r" + whole + "\x1b[K" : whole + "\n").c_str(), stderr);
  }

  const Part& part_;
  bool quiet_, terminal_, open_ = false;
  Clock::time_point begun_, next_;
  Amount before_;
};

}  // namespace sqrtdk::sweep_program
