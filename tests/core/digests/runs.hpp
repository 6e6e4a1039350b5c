// The fixed runs and their digests: equal digests mean that two builds computed the same bits.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "numeric/matrix.hpp"
#include "statistics/estimate.hpp"

namespace sqrtdk::digests {

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

/// Every fixed run, in the order of tests/reference/digests/digests.txt.
std::vector<Run> all_runs();

/// The lines of that file: digest and name of each run.
std::string lines();

/// Normal draws of the stream (2017, subject, 3), as doubles: 512 to a block.
std::vector<double> draws(std::uint64_t subject, int blocks);

/// The first of them as a matrix of at most 512 entries.
numeric::Matrix matrix_of_draws(std::uint64_t subject, Eigen::Index rows, Eigen::Index columns);

/// What the opening and the sweep compute: draws, softmax, attention, sweeps of several d, the opening picture, every rule, every
/// distribution of the entries.
std::vector<Run> sweep_runs();
Run worked_examples_run();
std::vector<Run> training_runs();

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
Run walks_run();
Run summit_run();
Run causal_rows_run();
Run additive_spread_run();
Run transformer_run();

}  // namespace sqrtdk::digests
