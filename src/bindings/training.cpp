// Training runs at the boundary: settings and a state in, records and the next state out; nothing is kept between calls.
#include <emscripten/bind.h>

#include "../training/records.hpp"
#include "../training/run.hpp"
#include "values.hpp"

namespace sqrtdk {

template <>
struct Fields<training::ScoreRule> : training::ScoreRule {
  static constexpr auto all = std::tuple{Field{"id", &ScoreRule::id}, Field{"formula", &ScoreRule::formula},
                                         Field{"parameter", &ScoreRule::parameter}, Field{"learns", &ScoreRule::learns},
                                         Field{"reference", &ScoreRule::reference}};
};
template <>
struct Fields<training::Bands> : training::Bands {
  static constexpr auto all =
      std::tuple{Field{"rows", &Bands::rows}, Field{"median", &Bands::median}, Field{"least", &Bands::least},
                 Field{"greatest", &Bands::greatest}, Field{"runs", &Bands::runs}};
};
template <>
struct Fields<training::StepsToAccuracy> : training::StepsToAccuracy {
  static constexpr auto all =
      std::tuple{Field{"reached", &StepsToAccuracy::reached}, Field{"median", &StepsToAccuracy::median},
                 Field{"least", &StepsToAccuracy::least}, Field{"greatest", &StepsToAccuracy::greatest}};
};

}  // namespace sqrtdk

namespace {

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
  asked.small_initialization = truth(input["smallStart"], "smallStart");
  training::check(asked);
  return asked;
}

Run run(const Settings& asked, const val& state) {
  return {asked, numbers(state, "state", training::state_size(asked))};
}

val training_rules() {
  return answer([] { return training::score_rules(); });
}

val training_limits() {
  return answer([] {
    auto all = object("rate", to_range(kLeastRate, kMostRate), "steps", to_range(1, training::kMostSliceSteps), "runs",
                      to_range(1, training::kMostRuns));
    for (const training::SizeRange& range : training::kSizeRanges) {
      set(all, range.name, to_range(static_cast<double>(range.least), static_cast<double>(range.most)));
    }
    return all;
  });
}

val training_figures() {
  return answer([] { return to_js(training::kFigureNames); });
}

val start_training(val input) {
  return answer([&] { return to_js(Run(settings(input)).numbers()); });
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
    const std::vector<double> records = training::train(taken, steps, every, until);
    return object("records", records, "state", taken.numbers(), "step", taken.steps_done(), "divergedAt",
                  taken.diverged_at());
  });
}

val measure_training(val input, val state) {
  return answer([&] {
    const std::optional<training::Record> record = run(settings(input), state).evaluate();
    return record ? to_js(record->figures()) : val::null();
  });
}

val steps_per_slice(val input) {
  return answer([&] { return training::steps_per_slice(settings(input)); });
}

val training_map(val input, val state) {
  return answer([&] {
    const Settings asked = settings(input);
    Run taken = run(asked, state);
    return object("keys", asked.sizes.keys, "weights", training::recall_map(taken));
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
  return answer([&] { return training::bands_of(records_of(runs)); });
}

val steps_to_accuracy(val records, val accuracy) {
  return answer([&] {
    return training::steps_to_accuracy(numbers(records, "records", kMostRecordNumbers), number(accuracy, "accuracy"));
  });
}

val pace_to_accuracy(val runs, val accuracy) {
  return answer([&] { return training::steps_to_accuracy_of_runs(records_of(runs), number(accuracy, "accuracy")); });
}

val unevenness(val steps) {
  return answer([&] { return training::largest_to_smallest(numbers(steps, "steps", training::kMostRuns)); });
}

val training_start(val input) {
  return answer([&] {
    const Settings asked = settings(input);
    const training::ScoreRule& rule = training::check(asked);
    const training::Layout layout(asked.sizes, rule.score_function);
    const training::InitialState start = training::initial_weights(asked);
    return object("embeddings", start.embeddings,                           //
                  "queryMap", layout.query_map(start.weights),              //
                  "keyMap", layout.key_map(start.weights),                  //
                  "additiveVector", layout.additive_vector(start.weights),  //
                  "gain", training::initial_gain(rule, asked.rule, asked.sizes.dimension));
  });
}

val training_batch(val input, val step) {
  return answer([&] {
    constexpr std::uint64_t kLastStep = 1'000'000;
    const training::Examples examples = training::batch_of(settings(input), count(step, "step", 0, kLastStep));
    return object("symbols", to_column(examples.symbols, std::identity{}),  //
                  "classes", to_column(examples.classes, std::identity{}),  //
                  "asked", to_column(examples.asked, std::identity{}));
  });
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
}
