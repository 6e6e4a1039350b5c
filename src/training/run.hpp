// A training run that can be stepped, copied, written down as numbers and gone on with, to the same bits; stretches of it, and its weights as a picture.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "../numeric/matrix.hpp"
#include "recall.hpp"
#include "records.hpp"
#include "score_table.hpp"
#include "settings.hpp"
#include "weights.hpp"

namespace sqrtdk::training {

/// One run. Real is what weights and matrix products are kept in: float on the page, double for checks of the gradient.
template <class Real>
class RunOf {
 public:
  /// throws  InvalidArgument as check
  explicit RunOf(const Settings& settings);

  /// From weights of the caller's own.
  ///
  /// throws  InvalidArgument as check, and "wrong-length" or "not-finite" for the start
  RunOf(const Settings& settings, const InitialState& start);

  /// Takes up a run where numbers() left it.
  ///
  /// throws  InvalidArgument as check, "wrong-length" or "not-finite" for the numbers
  RunOf(const Settings& settings, std::span<const double> numbers);

  /// The figures of the weights as they stand on the next batch, and their gradient; no update.
  ///
  /// held_out  whether the held-out examples are looked at anew; otherwise their last accuracy is repeated
  /// returns   nothing once scores, loss or another figure is not finite: the run has diverged
  std::optional<Record> evaluate(bool held_out = true);

  /// The same on examples of the caller's own.
  std::optional<Record> evaluate(const Examples& examples, bool held_out);

  /// Moves the weights by the gradient of the last look.
  void update();

  /// look, then update.
  std::optional<Record> step(bool held_out = true);

  /// Updates so far.
  std::uint64_t steps_done() const { return steps_; }
  /// The step whose figures were not finite.
  std::optional<std::uint64_t> diverged_at() const { return diverged_at_; }

  /// Everything that a run needs to be gone on with: steps done, the step at which it diverged or -1, the last accuracy, weights,
  /// and for Adam both moments. Weights of a diverged run are written as 0 where they are not finite.
  std::vector<double> numbers() const;

  /// As given.
  const Settings& settings() const { return settings_; }
  /// Where each part of weights and gradient lies.
  const Layout& layout() const { return layout_; }
  /// In the order of the layout.
  const std::vector<Real>& weights() const { return weights_; }
  /// Of the last look, in the same order.
  const std::vector<Real>& gradient() const { return gradient_; }

  /// Scores of every pair of symbols under the weights as they stand: symbols × symbols.
  const std::vector<double>& scores() { return table_.forward(weights_); }

 private:
  void move(std::size_t from, std::size_t count);
  numeric::Matrix values() const;

  Settings settings_;
  const ScoreRule* rule_;
  Layout layout_;
  ScoreTable<Real> table_;
  Examples held_out_;
  std::vector<Real> weights_, gradient_, first_, second_;
  std::uint64_t steps_ = 0;
  std::optional<std::uint64_t> diverged_at_;
  double accuracy_ = 0;
};

/// The run of the page.
using Run = RunOf<float>;

/// How many numbers() there are.
std::size_t state_size(const Settings& settings);

/// Steps of one slice at most.
inline constexpr std::uint64_t kMostSliceSteps = 2000;

/// Does up to so many steps, fewer where the run diverges.
///
/// steps           1 … kMostSliceSteps
/// held_out_every  ≥ 1: the held-out examples are looked at where the number of steps done is a multiple of it
/// until           0 … 1: ends before the update of the first step at which the held-out accuracy is at least so much
/// returns         steps × Record::kFigures
/// throws          InvalidArgument "out-of-range"
std::vector<double> train(Run& run, std::uint64_t steps, std::uint64_t held_out_every, std::optional<double> until);

/// Steps that take some ten milliseconds, at least 1.
///
/// throws  InvalidArgument as check
std::uint64_t steps_per_slice(const Settings& settings);

/// The weights as a picture, which shows a diagonal once the model has learned the task: those of n held-out examples; in example i the key asked for has been moved to place i.
///
/// run      not diverged
/// returns  n × n, row: example, column: key; rows sum to 1
/// throws   InvalidArgument "not-finite" where the run's scores are not
numeric::Matrix recall_map(Run& run);

}  // namespace sqrtdk::training
