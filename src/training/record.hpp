// The figures of one step of training, in a fixed order, as tables of records hold them.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

namespace sqrtdk::training {

/// Taken with the weights before the step's update, on the step's batch.
struct Record {
  double step = 0;                 ///< updates done before it
  double loss = 0;                 ///< nats
  double batch_accuracy = 0;       ///< share of the batch, 0 … 1
  double accuracy = 0;             ///< on the held-out examples, as last measured
  double entropy = 0;              ///< mean of rows, nats
  double peak = 0;                 ///< mean peak weight of rows
  double score_std = 0;            ///< of the scaled scores of a row
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

}  // namespace sqrtdk::training
