// What was typed.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace sqrtdk::sweep_program {

enum class Command { run, merge, help, version };

/// Part k of n, as typed.
struct Share {
  std::uint64_t k, n;
};

/// Chunks from : to, as typed.
struct Chunks {
  std::uint64_t from, to;
};

struct CommandLine {
  Command command = Command::run;
  std::vector<std::string> files;  ///< the specification, or the parts
  std::string out, csv, partial;   ///< empty if not given; "-" is standard output
  std::optional<Chunks> chunks;
  std::optional<Share> share;
  std::optional<std::uint64_t> threads;  ///< 1 … 1024
  double every = 30;                     ///< seconds, 0.1 … 86400
  bool quiet = false;
};

/// arguments  without the name of the program
/// throws     InvalidArgument with the option, what was typed and what is permitted
CommandLine read_command_line(const std::vector<std::string>& arguments);

std::string usage();

}  // namespace sqrtdk::sweep_program
