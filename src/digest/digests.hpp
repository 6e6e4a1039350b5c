// Digests of a fixed set of runs: equal digests mean that two builds computed the same bits.
#pragma once

#include <string>
#include <vector>

namespace sqrtdk::digest {

/// A named run, what it covers, and every number that it made on the way.
struct Run {
  std::string name, covers;
  std::vector<double> numbers;

  void add(double number) { numbers.push_back(number); }

  /// Every number of a list or a matrix.
  template <class Numbers>
  void add_all(const Numbers& all) {
    numbers.insert(numbers.end(), all.data(), all.data() + all.size());
  }
};

/// Fingerprint of a run's numbers, sixteen hexadecimal digits.
std::string digest(const Run& run);

/// The fixed runs of what draws and measures: normal draws, softmax, attention, sweeps of several d, the opening picture, sweeps
/// of every rule and under every law of the entries.
std::vector<Run> core_runs();

/// The fixed run of all worked examples; apart, since the page loads those as a module of their own.
std::vector<Run> worked_example_runs();

/// The fixed runs of what chapters ask for beyond the first load: one for each of the subjects below.
std::vector<Run> chapter_runs();

/// The fixed runs of training, a module of its own as well.
std::vector<Run> training_runs();

/// All four, in this order.
std::vector<Run> all_runs();

// Parts of core_runs in files of their own.
Run all_rules_run();
Run assumed_sweeps_run();

// One run for each subject of the chapters, each in a file of its own.
Run softmax_gradient_run();
Run attention_gradient_run();
Run additive_run();
Run precision_run();
Run entry_laws_run();
Run initialization_run();
Run statistics_run();
Run score_law_run();
Run normal_law_run();
Run closed_forms_run();
Run two_kinds_run();
Run fast_attention_run();
Run experiments_run();
Run normal_rows_run();

}  // namespace sqrtdk::digest
