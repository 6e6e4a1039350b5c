// Digests of a fixed set of runs: equal digests mean that two builds computed the same bits.
#pragma once

#include <string>
#include <vector>

namespace sqrtdk::digest {

/// A named run, what it covers, and every number that it made on the way.
struct Run {
  std::string name, covers;
  std::vector<double> numbers;
};

/// Fingerprint of a run's numbers, sixteen hexadecimal digits.
std::string digest(const Run& run);

/// The fixed runs of what draws and measures: normal draws, softmax, attention, sweeps of several d, the opening picture.
std::vector<Run> core_runs();

/// The fixed run of all worked examples; apart, since the page loads those as a module of their own.
std::vector<Run> worked_example_runs();

/// Both.
std::vector<Run> all_runs();

}  // namespace sqrtdk::digest
