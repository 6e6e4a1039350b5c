// One step: table of scores, batch, gradients, update. Then the loop over steps, and held-out examples with their keys rearranged.
#include "run.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "../numeric/check.hpp"
#include "../softmax/softmax.hpp"

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

/// The Frobenius norm of a part of the gradient, √Σ x²: the squares taken and added in double, in eight lanes; in double neither the squares of floats overflow nor vanish.
template <class Real>
double norm(std::span<const Real> x) noexcept {
  constexpr std::size_t kLanes = 8;
  double lanes[kLanes] = {};
  const std::size_t whole = x.size() / kLanes * kLanes;
  for (std::size_t i = 0; i < whole; i += kLanes) {
    for (std::size_t l = 0; l < kLanes; ++l) {
      const double entry = static_cast<double>(x[i + l]);
      lanes[l] += entry * entry;
    }
  }
  for (std::size_t i = whole; i < x.size(); ++i)
    lanes[i - whole] += static_cast<double>(x[i]) * static_cast<double>(x[i]);
  return std::sqrt(((lanes[0] + lanes[1]) + (lanes[2] + lanes[3])) + ((lanes[4] + lanes[5]) + (lanes[6] + lanes[7])));
}

InitialState checked(const Settings& settings, InitialState start) {
  const ScoreRule& rule = check(settings);
  require_numbers("embeddings", start.embeddings, settings.sizes.symbols * settings.sizes.model_dimension);
  require_numbers("weights", start.weights, Layout(settings.sizes, rule.score_function).size());
  return start;
}

/// The weights in what numbers() gave, beside the embeddings that the settings draw.
InitialState written(const Settings& settings, std::span<const double> numbers) {
  require_numbers("state", numbers, state_size(settings));
  const auto weights = numbers.subspan(kHead, Layout(settings.sizes, check(settings).score_function).size());
  return {initial_embeddings(settings), {weights.begin(), weights.end()}};
}

}  // namespace

template <class Real>
RunOf<Real>::RunOf(const Settings& settings) : RunOf(settings, initial_weights(settings)) {}

template <class Real>
RunOf<Real>::RunOf(const Settings& settings, const InitialState& start)
    : settings_(settings),
      rule_(&check(settings)),
      layout_(settings.sizes, rule_->score_function),
      table_(settings.sizes, rule_->score_function, initial_gain(*rule_, settings.rule, settings.sizes.dimension),
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
std::optional<Record> RunOf<Real>::evaluate(bool held_out) {
  if (diverged_at_) return std::nullopt;
  return evaluate(batch_of(settings_, steps_), held_out);
}

template <class Real>
std::optional<Record> RunOf<Real>::evaluate(const Examples& examples, bool held_out) {
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
  Record record = recall(scores, settings_.sizes.symbols, examples, value_map, score_gradient, value_gradient);
  if (held_out) accuracy_ = recall_accuracy(scores, settings_.sizes.symbols, held_out_, value_map);
  table_.backward(score_gradient, weights_, gradient_);
  const auto value_slopes = layout_.value_map(gradient_);
  for (std::size_t i = 0; i < value_slopes.size(); ++i) value_slopes[i] = static_cast<Real>(value_gradient.data()[i]);

  record.step = static_cast<double>(steps_);
  record.accuracy = accuracy_;
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
  std::optional<Record> record = evaluate(held_out);
  if (record) update();
  return record;
}

template class RunOf<float>;
template class RunOf<double>;

std::size_t state_size(const Settings& settings) {
  const std::size_t weights = Layout(settings.sizes, check(settings).score_function).size();
  return kHead + weights * (settings.optimizer == Optimizer::adam ? 3 : 1);
}

std::vector<double> train(Run& run, std::uint64_t steps, std::uint64_t held_out_every, std::optional<double> until) {
  numeric::require_count("steps", steps, 1, kMostSliceSteps);
  numeric::require_count("heldOutEvery", held_out_every, 1, kMostSliceSteps);
  if (until) numeric::require_between("until", *until, 0.0, 1.0);
  std::vector<double> records;
  for (std::uint64_t step = 0; step < steps; ++step) {
    const std::optional<Record> record = run.evaluate(run.steps_done() % held_out_every == 0);
    if (!record) break;
    const auto figures = record->figures();
    records.insert(records.end(), figures.begin(), figures.end());
    if (until && record->accuracy >= *until) break;
    run.update();
  }
  return records;
}

std::uint64_t steps_per_slice(const Settings& settings) {
  const ScoreFunction score_function = check(settings).score_function;
  const Sizes& sizes = settings.sizes;
  const double table = static_cast<double>(sizes.symbols * sizes.symbols * sizes.dimension);
  const double maps = static_cast<double>(sizes.symbols * sizes.model_dimension * sizes.dimension);
  const double rows = static_cast<double>(sizes.batch * (sizes.keys * sizes.keys + sizes.classes * sizes.classes));
  // In products and sums of the matrices: a tanh costs some thirty of them, an entry of a row as many.
  const double work = 4.0 * maps + (score_function == ScoreFunction::additive ? 40.0 : 3.0) * table + 30.0 * rows;
  constexpr double kTenMilliseconds = 1e8;
  return static_cast<std::uint64_t>(std::clamp(kTenMilliseconds / work, 1.0, 100.0));
}

numeric::Matrix recall_map(Run& run) {
  const Settings& settings = run.settings();
  const std::size_t n = settings.sizes.keys, symbols = settings.sizes.symbols;
  const Examples examples = held_out_of(settings);
  const std::vector<double>& scores = run.scores();
  numeric::Matrix map(static_cast<Eigen::Index>(n), static_cast<Eigen::Index>(n));
  for (std::size_t i = 0; i < n; ++i) {
    const std::size_t example = i % examples.count();
    const auto from = examples.symbols.begin() + static_cast<std::ptrdiff_t>(example * n);
    std::vector<std::uint32_t> keys(from, from + static_cast<std::ptrdiff_t>(n));
    std::swap(keys[i], keys[examples.asked[example]]);
    const auto row = numeric::row(map, static_cast<Eigen::Index>(i));
    for (std::size_t j = 0; j < n; ++j) {
      row[j] = numeric::require_finite("score", scores[keys[i] * symbols + keys[j]]);
    }
    softmax::softmax(row, row);
  }
  return map;
}

}  // namespace sqrtdk::training
