// One step: table of scores, batch, gradients, update.
#include "run.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "../numeric/invalid_argument.hpp"
#include "norm.hpp"
#include "optimizer.hpp"
#include "recall.hpp"

namespace sqrtdk::training {
namespace {

/// Numbers before the weights: steps, step of divergence, accuracy.
constexpr std::size_t kHead = 3;

bool finite(std::span<const double> all) {
  return std::all_of(all.begin(), all.end(), [](double each) { return std::isfinite(each); });
}

void require_numbers(const char* name, std::span<const double> given, std::size_t wanted) {
  if (given.size() != wanted) {
    throw InvalidArgument("wrong-length", name, std::to_string(given.size()), std::to_string(wanted));
  }
  if (!finite(given)) throw InvalidArgument("not-finite", name, "a number that is not finite", "finite numbers");
}

Start checked(const Settings& settings, Start start) {
  const ScoreRule& rule = check(settings);
  require_numbers("embeddings", start.embeddings, settings.sizes.symbols * settings.sizes.model_dimension);
  require_numbers("weights", start.weights, Layout(settings.sizes, rule.likeness).size());
  return start;
}

/// The weights in what numbers() gave, beside the embeddings that the settings draw.
Start written(const Settings& settings, std::span<const double> numbers) {
  require_numbers("state", numbers, state_size(settings));
  const auto weights = numbers.subspan(kHead, Layout(settings.sizes, check(settings).likeness).size());
  return {drawn_embeddings(settings), {weights.begin(), weights.end()}};
}

}  // namespace

template <class Real>
RunOf<Real>::RunOf(const Settings& settings) : RunOf(settings, drawn_start(settings)) {}

template <class Real>
RunOf<Real>::RunOf(const Settings& settings, const Start& start)
    : settings_(settings),
      rule_(&check(settings)),
      layout_(settings.sizes, rule_->likeness),
      table_(settings.sizes, rule_->likeness, first_gain(*rule_, settings.rule, settings.sizes.dimension),
             checked(settings, start).embeddings),
      held_out_(held_out_of(settings)),
      weights_(start.weights.begin(), start.weights.end()),
      gradient_(layout_.size()) {
  if (settings.optimizer == Optimizer::adam) {
    first_.resize(layout_.size());
    second_.resize(layout_.size());
  }
}

template <class Real>
RunOf<Real>::RunOf(const Settings& settings, std::span<const double> numbers)
    : RunOf(settings, written(settings, numbers)) {
  if (numbers[0] < 0 || numbers[0] > 9e15 || numbers[0] != std::floor(numbers[0])) {
    throw InvalidArgument("not-an-integer", "state", "steps done", "a whole number of steps");
  }
  steps_ = static_cast<std::uint64_t>(numbers[0]);
  if (numbers[1] >= 0) diverged_at_ = steps_;
  accuracy_ = numbers[2];
  std::size_t at = kHead + weights_.size();
  for (std::vector<Real>* moments : {&first_, &second_}) {
    for (Real& each : *moments) each = static_cast<Real>(numbers[at++]);
  }
}

template <class Real>
std::vector<double> RunOf<Real>::numbers() const {
  std::vector<double> all{static_cast<double>(steps_), diverged_at_ ? static_cast<double>(*diverged_at_) : -1.0,
                          accuracy_};
  for (const std::vector<Real>* list : {&weights_, &first_, &second_}) {
    for (const Real each : *list) all.push_back(std::isfinite(each) ? static_cast<double>(each) : 0.0);
  }
  return all;
}

template <class Real>
numeric::Matrix RunOf<Real>::values() const {
  const auto list = layout_.value_map(weights_);
  const auto side = static_cast<Eigen::Index>(layout_.value_side);
  numeric::Matrix matrix(side, side);
  std::copy(list.begin(), list.end(), matrix.data());
  return matrix;
}

template <class Real>
std::optional<Record> RunOf<Real>::look(bool held_out) {
  if (diverged_at_) return std::nullopt;
  return look_at(batch_of(settings_, steps_), held_out);
}

template <class Real>
std::optional<Record> RunOf<Real>::look_at(const Examples& examples, bool held_out) {
  if (diverged_at_) return std::nullopt;
  const std::vector<double>& scores = table_.forward(weights_);
  const numeric::Matrix value_map = values();
  const std::span<const double> value_entries(value_map.data(), static_cast<std::size_t>(value_map.size()));
  if (!finite(scores) || !finite(value_entries)) {
    diverged_at_ = steps_;
    return std::nullopt;
  }
  std::vector<double> score_gradient(scores.size());
  numeric::Matrix value_gradient;
  const Recall found = recall(scores, settings_.sizes.symbols, examples, value_map, score_gradient, value_gradient);
  if (held_out) accuracy_ = recall_accuracy(scores, settings_.sizes.symbols, held_out_, value_map);
  table_.backward(score_gradient, weights_, gradient_);
  const auto value_slopes = layout_.value_map(gradient_);
  for (std::size_t i = 0; i < value_slopes.size(); ++i) value_slopes[i] = static_cast<Real>(value_gradient.data()[i]);

  Record record;
  record.step = static_cast<double>(steps_);
  record.loss = found.loss;
  record.batch_accuracy = found.accuracy;
  record.accuracy = accuracy_;
  record.entropy = found.entropy;
  record.peak = found.peak;
  record.score_std = found.score_std;
  record.median_trace = found.median_trace;
  record.median_right_weight = found.median_right_weight;
  record.query_gradient = norm(std::span<const Real>(layout_.query_map(gradient_)));
  record.key_gradient = norm(std::span<const Real>(layout_.key_map(gradient_)));
  record.value_gradient = norm(std::span<const Real>(value_slopes));
  record.gain = table_.gain(weights_);
  // Finite scores may still have squares, or slopes, that overflow.
  if (!finite(record.figures())) {
    diverged_at_ = steps_;
    return std::nullopt;
  }
  return record;
}

template <class Real>
void RunOf<Real>::update() {
  if (diverged_at_) return;
  ++steps_;
  move(0, 2 * layout_.map + layout_.vector);
  if (settings_.train_values) move(2 * layout_.map + layout_.vector, layout_.value_side * layout_.value_side);
  if (rule_->learns) move(layout_.size() - 1, 1);
}

template <class Real>
void RunOf<Real>::move(std::size_t from, std::size_t count) {
  const auto weights = std::span(weights_).subspan(from, count);
  const auto gradient = std::span<const Real>(gradient_).subspan(from, count);
  if (settings_.optimizer == Optimizer::sgd) {
    descend<Real>(weights, gradient, settings_.rate);
  } else {
    adam<Real>(weights, gradient, std::span(first_).subspan(from, count), std::span(second_).subspan(from, count),
               steps_, settings_.rate);
  }
}

template <class Real>
std::optional<Record> RunOf<Real>::step(bool held_out) {
  std::optional<Record> record = look(held_out);
  if (record) update();
  return record;
}

template class RunOf<float>;
template class RunOf<double>;

std::size_t state_size(const Settings& settings) {
  const std::size_t weights = Layout(settings.sizes, check(settings).likeness).size();
  return kHead + weights * (settings.optimizer == Optimizer::adam ? 3 : 1);
}

}  // namespace sqrtdk::training
