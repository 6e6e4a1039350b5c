// Training against differences, against slow scalar twins of its parts, and against PyTorch: every rule with both optimisers, with and
// without a trained W_V, in double and in float.
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
#include "attention/additive.hpp"
#include "catch.hpp"
#include "training/recall.hpp"
#include "training/run.hpp"

using namespace sqrtdk;
using training::Settings;
namespace golden = training_golden;

namespace {

Settings small_settings(const training::ScoreRule& rule) {
  Settings settings;
  settings.rule = {std::string(rule.id), 3};
  settings.sizes = {7, 4, 3, 6, 10, 9, 5};
  settings.train_values = true;
  return settings;
}

double loss_at(const Settings& settings, const training::InitialState& start, const training::Examples& examples) {
  training::RunOf<double> run(settings, start);
  return run.evaluate(examples, false)->loss;
}

}  // namespace

TEST_CASE("the gradient of every rule's every weight is what differences of the loss say") {
  for (const training::ScoreRule& rule : training::score_rules()) {
    INFO(rule.id);
    const Settings settings = small_settings(rule);
    training::InitialState start = training::initial_weights(settings);
    // Away from the identity and from a gain of its start, so that no term hides.
    for (std::size_t i = 0; i < start.weights.size(); ++i) start.weights[i] += 0.01 * static_cast<double>(i % 7);
    const training::Examples examples = training::batch_of(settings, 3);
    training::RunOf<double> run(settings, start);
    REQUIRE(run.evaluate(examples, false));
    constexpr double kStep = 1e-5;
    for (std::size_t i = 0; i < start.weights.size(); ++i) {
      training::InitialState above = start, below = start;
      above.weights[i] += kStep;
      below.weights[i] -= kStep;
      const double slope = (loss_at(settings, above, examples) - loss_at(settings, below, examples)) / (2 * kStep);
      INFO("weight " << i);
      CHECK(std::fabs(run.gradient()[i] - slope) <= 1e-8 * (1 + std::fabs(slope)));
    }
  }
}

TEST_CASE("the table of additive attention is that of attention's own additive scores") {
  Settings settings = small_settings(training::find_score_rule("additive"));
  training::RunOf<double> run(settings);
  const training::InitialState start = training::initial_weights(settings);
  const auto matrix = [](std::span<const double> entries, Eigen::Index rows, Eigen::Index columns) {
    numeric::Matrix found(rows, columns);
    std::copy(entries.begin(), entries.end(), found.data());
    return found;
  };
  const training::Layout& layout = run.layout();
  attention::AdditiveMaps maps{matrix(layout.query_map(start.weights), 9, 5).transpose(),
                               matrix(layout.key_map(start.weights), 9, 5).transpose(), numeric::Vector(5)};
  for (Eigen::Index l = 0; l < 5; ++l) maps.v(l) = layout.additive_vector(start.weights)[static_cast<std::size_t>(l)];
  const numeric::Matrix embeddings = matrix(start.embeddings, 7, 9);
  const numeric::Matrix right = attention::additive_scores(embeddings, embeddings, maps);
  for (std::size_t pair = 0; pair < 49; ++pair) CHECK(run.scores()[pair] == Approx(right.data()[pair]).margin(1e-13));
}

TEST_CASE("loss and figures of a batch are those of the formulas, written out for each example") {
  Settings settings = small_settings(training::find_score_rule("sqrt"));
  training::RunOf<double> run(settings);
  const training::Examples examples = training::batch_of(settings, 0);
  const std::vector<double> scores = run.scores();
  const training::Record record = *run.evaluate(examples, false);
  double loss = 0, entropy = 0, peak = 0, right = 0;
  for (std::size_t e = 0; e < 6; ++e) {
    double weights[4], sum = 0, logits[3] = {}, all = 0, top = 0;
    const std::uint32_t query = examples.symbols[e * 4 + examples.asked[e]];
    for (std::size_t j = 0; j < 4; ++j) sum += weights[j] = std::exp(scores[query * 7 + examples.symbols[e * 4 + j]]);
    for (std::size_t j = 0; j < 4; ++j) {
      const double p = weights[j] / sum;
      logits[examples.classes[e * 4 + j]] += 4 * p;
      entropy -= p * std::log(p) / 6;
      top = std::max(top, p);
    }
    peak += top / 6;
    for (const double logit : logits) all += std::exp(logit);
    const std::uint32_t wanted = examples.classes[e * 4 + examples.asked[e]];
    loss += (std::log(all) - logits[wanted]) / 6;
    right += logits[wanted] >= *std::max_element(logits, logits + 3) ? 1.0 / 6 : 0.0;
  }
  CHECK(record.loss == Approx(loss).epsilon(1e-13));
  CHECK(record.entropy == Approx(entropy).epsilon(1e-13));
  CHECK(record.peak == Approx(peak).epsilon(1e-13));
  CHECK(record.batch_accuracy == Approx(right).epsilon(1e-13));
}

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
  const training::Layout layout(settings.sizes, rule.score_function);
  training::InitialState start{from_64ths(golden::kEmbeddings64), std::vector<double>(layout.size())};
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
    REQUIRE(run.evaluate(examples_of(0), false).has_value());
    see_parts(worst, run.layout(), run.gradient(), right);
  }
  worst.record("training::RunOf::evaluate",
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
      const std::optional<training::Record> record = run.evaluate(examples_of(step), false);
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
