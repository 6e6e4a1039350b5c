// Digests of a fixed set of runs: equal digests mean that two builds computed the same bits.
#pragma once

#include <string>
#include <vector>

#include "../statistics/estimate.hpp"

namespace sqrtdk::digest {

/// A named run, what it covers, and every number that it made on the way.
struct Run {
  std::string name, covers;
  std::vector<double> numbers;

  void add(double number) { numbers.push_back(number); }

  /// The figure, and what is known of its error and its interval.
  void add(const statistics::Estimate& figure) {
    add(figure.value);
    for (const auto& known : {figure.standard_error, figure.low, figure.high}) {
      if (known) add(*known);
    }
  }

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

// One run for each subject of the chapters.
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
Run dot_versus_additive_run();
Run fast_attention_run();
Run experiments_run();
Run normal_rows_run();
Run target_pull_run();

}  // namespace sqrtdk::digest
