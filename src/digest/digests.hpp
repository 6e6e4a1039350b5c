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

/// The fixed runs: normal draws, softmax, attention, sweeps of several d, the opening picture, all worked examples.
std::vector<Run> runs();

}  // namespace sqrtdk::digest
