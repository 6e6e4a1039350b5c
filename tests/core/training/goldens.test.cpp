// Steps of training against PyTorch: every rule with both optimisers, with and without a trained W_V, in double and in float.
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "../../reference/training/goldens.hpp"
#include "accuracy.hpp"
#include "catch.hpp"
#include "training/run.hpp"

using namespace sqrtdk;
namespace golden = training_golden;

namespace {

/// Sixty-fourths as they stand in the tables; their values are exact in float too.
std::vector<double> from_64ths(std::span<const int> numbers) {
  std::vector<double> all;
  for (const int number : numbers) all.push_back(number / 64.0);
  return all;
}

training::Settings settings_of(std::string_view rule, double gain, std::string_view optimizer, double rate,
                               bool train_values) {
  training::Settings settings;
  const bool takes_gain = training::find_score_rule(rule).parameter.has_value();
  settings.rule = {std::string(rule), takes_gain ? gain : 0.0};
  settings.sizes.symbols = golden::kSymbols;
  settings.sizes.keys = golden::kKeys;
  settings.sizes.classes = golden::kClasses;
  settings.sizes.batch = golden::kBatch;
  settings.sizes.held_out = 1;
  settings.sizes.model_dimension = golden::kModelDimension;
  settings.sizes.dimension = golden::kDimension;
  settings.optimizer = optimizer == "adam" ? training::Optimizer::adam : training::Optimizer::sgd;
  settings.rate = rate;
  settings.train_values = train_values;
  return settings;
}

/// A run that starts from the weights of the tables.
template <class Real>
training::RunOf<Real> run_of(const training::Settings& settings) {
  const training::ScoreRule& rule = training::find_score_rule(settings.rule.id);
  const training::Layout layout(settings.sizes, rule.likeness);
  training::Start start{from_64ths(golden::kEmbeddings64), std::vector<double>(layout.size())};
  const auto fill = [](std::span<double> part, const std::vector<double>& numbers) {
    std::copy_n(numbers.begin(), part.size(), part.begin());
  };
  fill(layout.query_map(start.weights), from_64ths(golden::kQueryMap64));
  fill(layout.key_map(start.weights), from_64ths(golden::kKeyMap64));
  fill(layout.additive_vector(start.weights), from_64ths(golden::kAdditiveVector64));
  for (std::size_t c = 0; c < layout.value_side; ++c) layout.value_map(start.weights)[c * (layout.value_side + 1)] = 1;
  return training::RunOf<Real>(settings, start);
}

training::Examples examples_of(std::size_t step) {
  constexpr std::size_t kPlaces = std::size_t{golden::kBatch} * golden::kKeys;
  training::Examples examples;
  examples.keys = golden::kKeys;
  const auto take = [](std::vector<std::uint32_t>& list, std::span<const int> all, std::size_t from,
                       std::size_t count) {
    for (const int number : all.subspan(from, count)) list.push_back(static_cast<std::uint32_t>(number));
  };
  take(examples.symbols, golden::kKeySymbols, step * kPlaces, kPlaces);
  take(examples.classes, golden::kKeyClasses, step * kPlaces, kPlaces);
  take(examples.asked, golden::kAsked, step * golden::kBatch, golden::kBatch);
  return examples;
}

/// Compares parts of a list of weights, or of its gradient, with a golden that has the same names for them.
template <class Real, class Golden>
void see_parts(accuracy::Worst& worst, const training::Layout& layout, const std::vector<Real>& found,
               const Golden& right) {
  const auto see = [&](std::span<const Real> part, const double* goldens) {
    for (std::size_t i = 0; i < part.size(); ++i) {
      INFO("entry " << i << ": " << part[i] << " for " << goldens[i]);
      worst.see(std::fabs(static_cast<double>(part[i]) - goldens[i]));
    }
  };
  see(layout.query_map(found), right.query);
  see(layout.key_map(found), right.key);
  see(layout.additive_vector(found), right.vector);
  see(layout.value_map(found), right.value);
  see(layout.log_gain(found), &right.log_gain);
}

template <class Real>
void check_first_gradients(double bound) {
  accuracy::Worst worst(bound, accuracy::kAbsolute);
  for (const golden::Gradients& right : golden::kGradients) {
    INFO(right.rule);
    auto run = run_of<Real>(settings_of(right.rule, right.first_gain, "sgd", 0.1, true));
    REQUIRE(run.look_at(examples_of(0), false).has_value());
    see_parts(worst, run.layout(), run.gradient(), right);
  }
  worst.record("training::RunOf::look_at",
               sizeof(Real) == 4 ? "gradients of every rule, in float" : "gradients of every rule, in double",
               "PyTorch");
}

/// Figures and weights have their magnitude near 1; scores of additive attention and unscaled ones reach 10.
template <class Real>
void check_runs(double bound) {
  accuracy::Worst worst(bound, accuracy::kAbsolute);
  for (const golden::Run& right : golden::kRuns) {
    INFO(right.rule << ", " << right.optimizer << (right.train_values ? ", W_V trained" : ""));
    auto run = run_of<Real>(settings_of(right.rule, right.first_gain, right.optimizer, right.rate, right.train_values));
    for (std::size_t step = 0; step < golden::kSteps; ++step) {
      INFO("step " << step);
      const std::optional<training::Record> record = run.look_at(examples_of(step), false);
      REQUIRE(record.has_value());
      const double found[] = {record->loss,
                              record->batch_accuracy,
                              record->entropy,
                              record->peak,
                              record->score_std,
                              record->median_trace,
                              record->median_right_weight,
                              record->query_gradient,
                              record->key_gradient,
                              record->value_gradient,
                              record->gain};
      for (std::size_t figure = 0; figure < std::size(found); ++figure) {
        INFO("figure " << figure << ": " << found[figure] << " for " << right.figures[step][figure]);
        worst.see(std::fabs(found[figure] - right.figures[step][figure]));
      }
      run.update();
    }
    see_parts(worst, run.layout(), run.weights(), right);
  }
  worst.record("training::RunOf::update",
               sizeof(Real) == 4 ? "five steps of every rule, in float" : "five steps of every rule, in double",
               "PyTorch");
}

}  // namespace

TEST_CASE("gradients of every rule's weights agree with PyTorch") {
  check_first_gradients<double>(1e-14);
  check_first_gradients<float>(1e-6);
}

TEST_CASE("five steps of every rule, by SGD and by Adam, agree with PyTorch in every figure and weight") {
  check_runs<double>(1e-13);
  check_runs<float>(1e-5);
}

TEST_CASE("goldens of training know every rule there is") {
  for (const training::ScoreRule& rule : training::score_rules()) {
    INFO(rule.id);
    CHECK(std::any_of(std::begin(golden::kGradients), std::end(golden::kGradients),
                      [&](const golden::Gradients& each) { return each.rule == rule.id; }));
  }
}
