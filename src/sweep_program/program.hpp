// The program as a function: its options, and the executor that computes for it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "executor.hpp"

namespace sqrtdk::sweep_program {

/// The command line.
struct Options {
  enum class Command { run, merge, print };

  Command command = Command::run;
  std::string text;                                               ///< what print prints: help or version
  std::vector<std::string> files;                                 ///< the specification, or the parts
  std::string out, csv, partial;                                  ///< empty if not given; "-" is standard output
  std::optional<std::pair<std::uint64_t, std::uint64_t>> chunks;  ///< FROM and TO
  std::optional<std::pair<std::uint64_t, std::uint64_t>> part;    ///< K and N
  std::optional<std::uint64_t> threads;                           ///< 1 … 1024
  double every = 30;                                              ///< seconds, 0.1 … 86400
  bool quiet = false;
};

/// arguments  without the name of the program
/// throws     InvalidArgument with the option, what was typed and what is permitted
Options parse_options(const std::vector<std::string>& arguments);

/// Runs a command. Every rank of the executor calls it with the same arguments.
///
/// arguments  without the name of the program
/// returns    the exit code
int run_program(const std::vector<std::string>& arguments, Executor& executor, const ComputeBatch& compute = run_batch);

}  // namespace sqrtdk::sweep_program
