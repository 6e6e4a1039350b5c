// How the program ends before its work is done: an error with its exit code, or a signal. And the messages on standard error.
#pragma once

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <initializer_list>
#include <stdexcept>
#include <string>

#include "../numeric/check.hpp"

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

/// Calls; a value that is refused is refused under the name that the reader of a file or a command knows.
template <class Call>
decltype(auto) under_name(const std::string& name, Call call) {
  try {
    return call();
  } catch (const InvalidArgument& refused) {
    throw InvalidArgument(refused.code(), name, refused.value(), refused.range());
  }
}

/// Begins every line on standard error.
inline constexpr const char* kProgramName = "sqrtdk-sweep: ";

/// Writes the name of the program, a sentence and the end of the line to standard error.
inline void print_message(std::string sentence) {
  // The sentence repeats what was given, which must neither break the line nor move the cursor.
  const auto control = [](char letter) { return (letter >= 0 && letter < ' ') || letter == '\x7f'; };
  std::replace_if(sentence.begin(), sentence.end(), control, '?');
  std::fputs((kProgramName + sentence + "\n").c_str(), stderr);
}

/// SIGINT or SIGTERM once it came, else 0. Only noted: the work looks at it between two batches.
inline volatile std::sig_atomic_t caught_signal = 0;

inline void handle_signals(std::initializer_list<int> signals, void (*handler)(int)) {
  struct sigaction action {};
  action.sa_handler = handler;
  sigemptyset(&action.sa_mask);
  for (const int signal : signals) sigaction(signal, &action, nullptr);
}

/// From now on SIGINT and SIGTERM set caught_signal.
inline void watch_signals() {
  handle_signals({SIGINT, SIGTERM}, [](int signal) { caught_signal = signal; });
}

/// From now on SIGINT and SIGTERM do nothing: another process ends this one.
inline void ignore_signals() { handle_signals({SIGINT, SIGTERM}, SIG_IGN); }

/// From now on writing to a closed pipe or past a limit returns an error, which is reported, and does not kill the process.
inline void ignore_write_signals() { handle_signals({SIGPIPE, SIGXFSZ}, SIG_IGN); }

}  // namespace sqrtdk::sweep_program
