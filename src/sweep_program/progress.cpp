// The line, and when it is written.
#include "progress.hpp"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace sqrtdk::sweep_program {
namespace {

constexpr std::string_view kSpeaker = "sqrtdk-sweep: ";

/// What a chunk takes, up to a factor: drawing and multiplying d components, then softmax and sums, which take as long as about sixteen.
double work_of_chunk(std::uint64_t d) { return static_cast<double>(d) + 16; }

double chunks_done(const Part& part) {
  double chunks = 0;
  for (std::size_t index = 0; index < part.task().dimensions.size(); ++index) {
    chunks += static_cast<double>(part.done(index));
  }
  return chunks;
}

double work_done(const Part& part) {
  double work = 0;
  for (std::size_t index = 0; index < part.task().dimensions.size(); ++index) {
    work += static_cast<double>(part.done(index)) * work_of_chunk(part.task().dimensions[index]);
  }
  return work;
}

double work_in_all(const Part& part) {
  double work = 0;
  for (const std::uint64_t d : part.task().dimensions) work += work_of_chunk(d);
  return work * static_cast<double>(part.range().size());
}

std::string rounded(double number, int decimals) {
  std::array<char, 40> text;
  std::snprintf(text.data(), text.size(), "%.*f", decimals, number);
  return text.data();
}

}  // namespace

std::string duration_text(double seconds) {
  const auto whole = static_cast<long long>(std::ceil(seconds));
  const auto number = [](long long count, const char* unit) { return std::to_string(count) + " " + unit; };
  if (whole < 60) return number(whole, "s");
  if (whole < 3600) return number(whole / 60, "min ") + number(whole % 60, "s");
  return number(whole / 3600, "h ") + number(whole % 3600 / 60, "min");
}

Progress::Progress(const Part& part, bool quiet)
    : part_(part),
      quiet_(quiet),
      terminal_(::isatty(STDERR_FILENO) != 0),
      begun_(Clock::now()),
      next_(begun_),
      chunks_before_(chunks_done(part)),
      work_before_(work_done(part)) {}

std::string Progress::line() const {
  const double seconds = std::chrono::duration<double>(Clock::now() - begun_).count();
  const double all = static_cast<double>(part_.range().size() * part_.task().dimensions.size());
  const double chunks = chunks_done(part_), work = work_done(part_), work_all = work_in_all(part_);
  std::string text = rounded(chunks, 0) + " of " + rounded(all, 0) + " chunks, " +
                     rounded(std::floor(1000 * work / work_all) / 10, 1) + " % of the work";
  if (chunks > chunks_before_ && seconds > 0) {
    const double rate = (chunks - chunks_before_) / seconds;
    text += ", " + rounded(rate, rate < 10 ? 2 : 0) + " chunks/s, ";
    text += chunks < all ? duration_text(seconds * (work_all - work) / (work - work_before_)) + " left"
                         : "in " + duration_text(seconds);
  }
  return text;
}

void Progress::write(const std::string& text) const {
  std::string whole = std::string(kSpeaker) + text;
  if (terminal_) whole = "\r" + whole + "\x1b[K";
  std::fputs(whole.c_str(), stderr);
  if (!terminal_) std::fputc('\n', stderr);
}

void Progress::update() {
  const auto now = Clock::now();
  if (quiet_ || now < next_) return;
  next_ = now + (terminal_ ? std::chrono::milliseconds(500) : std::chrono::milliseconds(5000));
  // The first line of a log would say nothing but 0 %.
  if (now - begun_ < std::chrono::milliseconds(300)) return;
  write(line());
  open_ = terminal_;
}

void Progress::end() {
  if (!quiet_) {
    write(line());
    if (terminal_) std::fputc('\n', stderr);
  }
  open_ = false;
}

void Progress::warn(const std::string& sentence) {
  if (open_) std::fputc('\n', stderr);
  open_ = false;
  say(sentence);
}

void say(const std::string& sentence) {
  std::string line = std::string(kSpeaker) + sentence;
  // What was given is repeated in it, and must neither break the line nor move the cursor.
  std::replace_if(
      line.begin(), line.end(), [](char letter) { return (letter >= 0 && letter < ' ') || letter == '\x7f'; }, '?');
  std::fputs((line + "\n").c_str(), stderr);
}

}  // namespace sqrtdk::sweep_program
