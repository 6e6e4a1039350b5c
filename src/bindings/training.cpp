// Training runs at the boundary: settings and a state in, records and the next state out; nothing is kept between calls.
#include <emscripten/bind.h>

#include "../training/bands.hpp"
#include "../training/pace.hpp"
#include "../training/recall_map.hpp"
#include "../training/slice.hpp"
#include "answer.hpp"
#include "digest.hpp"
#include "lists.hpp"

namespace {

using emscripten::val;
using namespace sqrtdk;
using namespace sqrtdk::bindings;
using training::Run;
using training::Settings;

/// Narrower than the core's: beyond it the page has nothing to show.
constexpr double kLeastRate = 1e-6, kMostRate = 1000;
/// Multiplications of one call of trainSteps at most: some seconds of a worker.
constexpr double kMostTrainingWork = 4e10;
constexpr std::size_t kMostRecordNumbers = 10000 * training::Record::kFigures;

training::Optimizer optimizer(const val& value) {
  const std::string name = text(value, "optimizer");
  if (name == "sgd") return training::Optimizer::sgd;
  if (name == "adam") return training::Optimizer::adam;
  throw InvalidArgument("unknown", "optimizer", name, "sgd, adam");
}

Settings settings(const val& input) {
  Names fields{"seed", "rule", "optimizer", "rate", "trainValues", "smallStart"};
  for (const training::SizeRange& range : training::kSizeRanges) fields.push_back(range.name);
  require_fields(input, fields);
  Settings asked;
  asked.seed = seed(input["seed"]);
  asked.rule =
      choice(input["rule"], [](std::string_view id) { return training::find_score_rule(id).parameter.has_value(); });
  for (const training::SizeRange& range : training::kSizeRanges) {
    asked.sizes.*range.size = count(input[range.name], range.name, range.least, range.most);
  }
  asked.optimizer = optimizer(input["optimizer"]);
  asked.rate = numeric::require_between("rate", number(input["rate"], "rate"), kLeastRate, kMostRate);
  asked.train_values = truth(input["trainValues"], "trainValues");
  asked.small_start = truth(input["smallStart"], "smallStart");
  training::check(asked);
  return asked;
}

Run run(const Settings& asked, const val& state) {
  return {asked, numbers(state, "state", training::state_size(asked))};
}

val training_rules() {
  return answer([] {
    return to_list(training::score_rules(), [](const training::ScoreRule& rule) {
      auto value = val::object();
      value.set("id", std::string(rule.id));
      value.set("formula", std::string(rule.formula));
      value.set("parameter", val::null());
      if (rule.parameter) {
        auto parameter = to_range(rule.parameter->least, rule.parameter->most);
        parameter.set("name", std::string(rule.parameter->name));
        parameter.set("initial", rule.parameter->initial);
        value.set("parameter", parameter);
      }
      value.set("learns", rule.learns);
      value.set("reference", std::string(rule.reference));
      return value;
    });
  });
}

val training_limits() {
  return answer([] {
    auto all = val::object();
    for (const training::SizeRange& range : training::kSizeRanges) {
      all.set(range.name, to_range(static_cast<double>(range.least), static_cast<double>(range.most)));
    }
    all.set("rate", to_range(kLeastRate, kMostRate));
    all.set("steps", to_range(1, static_cast<double>(training::kMostSliceSteps)));
    all.set("runs", to_range(1, static_cast<double>(training::kMostRuns)));
    return all;
  });
}

val training_figures() {
  return answer(
      [] { return to_list(training::kFigureNames, [](std::string_view name) { return val(std::string(name)); }); });
}

val start_training(val input) {
  return answer([&] { return to_array(Run(settings(input)).numbers()); });
}

val train_steps(val input, val state, val steps_value, val every_value, val until_value) {
  return answer([&] {
    const Settings asked = settings(input);
    const std::uint64_t steps = count(steps_value, "steps", 1, training::kMostSliceSteps),
                        every = count(every_value, "heldOutEvery", 1, training::kMostSliceSteps);
    const training::Sizes& sizes = asked.sizes;
    require_work(
        "steps · symbols · d · modelDimension",
        static_cast<double>(steps * sizes.symbols * sizes.dimension) * static_cast<double>(sizes.model_dimension),
        kMostTrainingWork);
    std::optional<double> until;
    if (!until_value.isNull()) until = number(until_value, "until");
    Run taken = run(asked, state);
    auto slice = val::object();
    slice.set("records", to_array(training::train(taken, steps, every, until)));
    slice.set("state", to_array(taken.numbers()));
    slice.set("step", static_cast<double>(taken.steps_done()));
    slice.set("divergedAt", taken.diverged_at() ? val(static_cast<double>(*taken.diverged_at())) : val::null());
    return slice;
  });
}

val measure_training(val input, val state) {
  return answer([&] {
    const std::optional<training::Record> record = run(settings(input), state).look();
    return record ? to_array(record->figures()) : val::null();
  });
}

val steps_per_slice(val input) {
  return answer([&] { return val(static_cast<double>(training::steps_per_slice(settings(input)))); });
}

val training_map(val input, val state) {
  return answer([&] {
    const Settings asked = settings(input);
    Run taken = run(asked, state);
    auto value = val::object();
    value.set("keys", static_cast<double>(asked.sizes.keys));
    value.set("weights", to_array(training::recall_map(taken)));
    return value;
  });
}

std::vector<std::vector<double>> records_of(const val& runs) {
  std::vector<std::vector<double>> records(length(runs, "runs", training::kMostRuns));
  for (std::size_t index = 0; index < records.size(); ++index) {
    records[index] = numbers(runs[index], "records", kMostRecordNumbers);
  }
  return records;
}

val training_bands(val runs) {
  return answer([&] {
    const training::Bands bands = training::bands_of(records_of(runs));
    auto value = val::object();
    value.set("rows", static_cast<double>(bands.rows));
    value.set("median", to_array(bands.median));
    value.set("least", to_array(bands.least));
    value.set("greatest", to_array(bands.greatest));
    value.set("runs", to_array(bands.runs));
    return value;
  });
}

val steps_to_accuracy(val records, val accuracy) {
  return answer([&] {
    return to_value(
        training::steps_to_accuracy(numbers(records, "records", kMostRecordNumbers), number(accuracy, "accuracy")));
  });
}

val pace_to_accuracy(val runs, val accuracy) {
  return answer([&] {
    const training::Pace pace = training::pace_to(records_of(runs), number(accuracy, "accuracy"));
    auto value = val::object();
    value.set("reached", static_cast<double>(pace.reached));
    value.set("median", to_value(pace.median));
    value.set("least", to_value(pace.least));
    value.set("greatest", to_value(pace.greatest));
    return value;
  });
}

val unevenness(val steps) {
  return answer([&] { return to_value(training::unevenness(numbers(steps, "steps", training::kMostRuns))); });
}

val training_start(val input) {
  return answer([&] {
    const Settings asked = settings(input);
    const training::ScoreRule& rule = training::check(asked);
    const training::Layout layout(asked.sizes, rule.likeness);
    const training::Start start = training::drawn_start(asked);
    auto value = val::object();
    value.set("embeddings", to_array(start.embeddings));
    value.set("queryMap", to_array(layout.query_map(start.weights)));
    value.set("keyMap", to_array(layout.key_map(start.weights)));
    value.set("additiveVector", to_array(layout.additive_vector(start.weights)));
    value.set("gain", training::first_gain(rule, asked.rule, asked.sizes.dimension));
    return value;
  });
}

val training_batch(val input, val step) {
  return answer([&] {
    constexpr std::uint64_t kLastStep = 1'000'000;
    const training::Examples examples = training::batch_of(settings(input), count(step, "step", 0, kLastStep));
    const auto itself = [](std::uint32_t entry) { return static_cast<double>(entry); };
    auto value = val::object();
    value.set("symbols", to_column(examples.symbols, itself));
    value.set("classes", to_column(examples.classes, itself));
    value.set("asked", to_column(examples.asked, itself));
    return value;
  });
}

val digests() {
  return answer([] { return to_value(digest::training_runs()); });
}

}  // namespace

EMSCRIPTEN_BINDINGS(training) {
  emscripten::function("trainingRules", &training_rules);
  emscripten::function("trainingLimits", &training_limits);
  emscripten::function("trainingFigures", &training_figures);
  emscripten::function("startTraining", &start_training);
  emscripten::function("trainSteps", &train_steps);
  emscripten::function("measureTraining", &measure_training);
  emscripten::function("stepsPerSlice", &steps_per_slice);
  emscripten::function("trainingMap", &training_map);
  emscripten::function("trainingBands", &training_bands);
  emscripten::function("stepsToAccuracy", &steps_to_accuracy);
  emscripten::function("paceToAccuracy", &pace_to_accuracy);
  emscripten::function("unevenness", &unevenness);
  emscripten::function("trainingStart", &training_start);
  emscripten::function("trainingBatch", &training_batch);
  emscripten::function("digests", &digests);
}
