// The figures of every step of training, in a fixed order; those of several runs side by side, and how soon they reach an accuracy.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace sqrtdk::training {

/// Taken with the weights before the step's update, on the step's batch.
struct Record {
  double step = 0;                 ///< updates done before it
  double loss = 0;                 ///< mean of −ln p(class asked for), nats
  double batch_accuracy = 0;       ///< share of examples whose class has the largest logit; of equals the lowest counts
  double accuracy = 0;             ///< on the held-out examples, as last measured
  double entropy = 0;              ///< mean of rows, nats
  double peak = 0;                 ///< mean peak weight of rows
  double score_std = 0;            ///< of all scores of the batch about their mean
  double median_trace = 0;         ///< of tr J over rows: how sensitive softmax is to its scores
  double median_right_weight = 0;  ///< of the key asked for
  double query_gradient = 0, key_gradient = 0, value_gradient = 0;  ///< Frobenius norms of dL/dW
  double gain = 0;  ///< that scores are multiplied by: 1/c(d), or learned

  /// How many figures a record has.
  static constexpr std::size_t kFigures = 13;
  /// All figures, in the order of kFigureNames.
  std::array<double, kFigures> figures() const {
    return {step,      loss,         batch_accuracy,      accuracy,       entropy,      peak,
            score_std, median_trace, median_right_weight, query_gradient, key_gradient, value_gradient,
            gain};
  }
};

/// Names of the figures, in their order.
inline constexpr std::array<std::string_view, Record::kFigures> kFigureNames{
    "step",        "loss",          "batchAccuracy", "accuracy",          "entropy",
    "peak",        "scoreStd",      "medianTrace",   "medianRightWeight", "queryGradient",
    "keyGradient", "valueGradient", "gain"};

/// Places of figures that others ask for.
inline constexpr std::size_t kStepFigure = 0, kAccuracyFigure = 3;

/// Runs that are compared at most.
inline constexpr std::size_t kMostRuns = 32;

/// Several runs side by side, step by step: of each figure in each row the median and the ends.
struct Bands {
  std::size_t rows = 0;                         ///< of the longest run
  std::vector<double> median, least, greatest;  ///< rows × Record::kFigures
  std::vector<double> runs;                     ///< of each row: how many runs have it
};

/// The bands of several runs; row r summarises the r-th record of each run that is so long.
///
/// records  1 … kMostRuns runs, each rows × Record::kFigures, finite; a run may have no row
/// throws   InvalidArgument "empty", "out-of-range", "wrong-length" or "not-finite"
Bands bands_of(const std::vector<std::vector<double>>& records);

/// The first step at whose record the held-out accuracy is at least so much.
///
/// records   rows × Record::kFigures
/// accuracy  0 … 1
/// throws    InvalidArgument "wrong-length" or "out-of-range"
std::optional<double> steps_to_accuracy(std::span<const double> records, double accuracy);

/// Steps to an accuracy over runs; a run that does not reach it is later than all that do.
struct StepsToAccuracy {
  std::size_t reached = 0;         ///< runs that reach it
  std::optional<double> median;    ///< none where half of the runs or more do not
  std::optional<double> least;     ///< none where no run does
  std::optional<double> greatest;  ///< none where a run does not
};

/// How soon several runs reach the accuracy.
///
/// records   1 … kMostRuns runs, each rows × Record::kFigures
/// accuracy  0 … 1
/// throws    InvalidArgument "out-of-range" or "wrong-length"
StepsToAccuracy steps_to_accuracy_of_runs(const std::vector<std::vector<double>>& records, double accuracy);

/// How many times the least of several numbers of steps the greatest is: 1 is even. None where the least is 0.
///
/// steps   1 … kMostRuns numbers, finite, not negative
/// throws  InvalidArgument "not-a-number", "not-finite" or "out-of-range"
std::optional<double> largest_to_smallest(std::span<const double> steps);

}  // namespace sqrtdk::training
