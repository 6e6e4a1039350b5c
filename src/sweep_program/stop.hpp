// Why the program ends early: one sentence for the reader and the exit code.
#pragma once

#include <stdexcept>
#include <string>

#include "../numeric/invalid_argument.hpp"

namespace sqrtdk::sweep_program {

/// 1: something failed while it was done (a file, memory, a thread); 2: what was asked, or a file that was given, is refused.
inline constexpr int kFailed = 1, kRefused = 2;

class Stop : public std::runtime_error {
 public:
  Stop(int code, const std::string& message) : std::runtime_error(message), code_(code) {}

  int code() const noexcept { return code_; }

 private:
  int code_;
};

/// What makes of a refused value inside a file a sentence that names the file.
template <class Call>
decltype(auto) in_file(const std::string& file, Call call) {
  try {
    return call();
  } catch (const InvalidArgument& refused) {
    throw Stop(kRefused, file + ": " + refused.what());
  }
}

/// The same refusal under the name that a reader of the file knows.
template <class Call>
decltype(auto) under_name(const std::string& name, Call call) {
  try {
    return call();
  } catch (const InvalidArgument& refused) {
    throw InvalidArgument(refused.code(), name, refused.value(), refused.range());
  }
}

}  // namespace sqrtdk::sweep_program
