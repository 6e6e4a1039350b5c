// Training runs: how they are stopped, written down and gone on with, how they end, and what several of them say together.
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "catch.hpp"
#include "refusal.hpp"
#include "training/records.hpp"
#include "training/run.hpp"
#include "training_task.hpp"

using namespace sqrtdk;
using training::Run;
using training::Settings;

TEST_CASE("a run that is written down and gone on with has the bits of one that never stopped") {
  for (const char* rule : {"sqrt", "learned-cosine", "additive"}) {
    for (const auto optimizer : {training::Optimizer::sgd, training::Optimizer::adam}) {
      Settings settings = of_rule(rule, 12);
      settings.optimizer = optimizer;
      settings.rate = 0.01;
      settings.train_values = true;
      Run whole(settings), half(settings);
      const auto records = training::train(whole, 20, 3, std::nullopt);
      auto parts = training::train(half, 9, 3, std::nullopt);
      Run taken(settings, half.numbers());
      const auto rest = training::train(taken, 11, 3, std::nullopt);
      parts.insert(parts.end(), rest.begin(), rest.end());
      CHECK(parts == records);
      CHECK(taken.numbers() == whole.numbers());
    }
  }
}

TEST_CASE("a copy of a run goes its own way") {
  Run run(of_rule("sqrt"));
  run.step();
  Run copy = run;
  const auto before = run.numbers();
  copy.step();
  CHECK(run.numbers() == before);
  CHECK(copy.steps_done() == 2);
  run.step();
  CHECK(run.numbers() == copy.numbers());
}

TEST_CASE("a run whose weights overflow says at which step, stays there, and keeps its numbers finite") {
  // Scores that are merely huge stop the gradient: only weights whose products overflow end a run.
  Settings settings = of_rule("none", 64);
  settings.rate = 1e22;
  Run run(settings);
  const auto records = training::train(run, 100, 1, std::nullopt);
  REQUIRE(run.diverged_at());
  const std::uint64_t at = *run.diverged_at();
  CHECK(at >= 1);
  CHECK(at < 100);
  CHECK(records.size() == at * training::Record::kFigures);
  CHECK(std::all_of(records.begin(), records.end(), [](double figure) { return std::isfinite(figure); }));
  CHECK_FALSE(run.evaluate());
  const auto numbers = run.numbers();
  CHECK(std::all_of(numbers.begin(), numbers.end(), [](double number) { return std::isfinite(number); }));
  Run taken(settings, numbers);
  CHECK(taken.diverged_at() == at);
  CHECK(training::train(taken, 5, 1, std::nullopt).empty());
}

TEST_CASE("weights that are merely huge end a run as well, whatever overflows first") {
  for (const char* rule : {"none", "fifth-power", "cosine", "learned-none", "additive"}) {
    for (const double size : {1e12, 1e25, 1e38, 1e300}) {
      INFO(rule << " " << size);
      Settings settings = of_rule(rule);
      settings.train_values = true;
      auto numbers = Run(settings).numbers();
      for (std::size_t i = 3; i < numbers.size(); ++i) numbers[i] = (i % 2 == 0 ? size : -size) * numbers[i];
      Run run(settings, numbers);
      if (const auto record = run.evaluate()) {
        for (const double figure : record->figures()) CHECK(std::isfinite(figure));
      } else {
        CHECK(run.diverged_at() == 0u);
      }
    }
  }
}

TEST_CASE(
    "a slice ends at the accuracy asked for, without the update, and looks at held-out examples as often as asked") {
  Settings settings = of_rule("sqrt");
  Run all(settings), until(settings), seldom(settings);
  const auto every = training::train(all, 60, 1, std::nullopt);
  const auto first = training::steps_to_accuracy(every, 0.5);
  REQUIRE(first);
  const auto stopped = training::train(until, 60, 1, 0.5);
  CHECK(stopped.size() == (static_cast<std::size_t>(*first) + 1) * training::Record::kFigures);
  CHECK(until.steps_done() == static_cast<std::uint64_t>(*first));
  const auto tens = training::train(seldom, 60, 10, std::nullopt);
  for (std::size_t row = 0; row < 60; ++row) {
    const std::size_t at = training::kAccuracyFigure;
    CHECK(tens[row * 13 + at] == every[(row - row % 10) * 13 + at]);
  }
}

TEST_CASE("bands hold the middle and the ends of the runs that have come so far") {
  const std::size_t wide = training::Record::kFigures;
  std::vector<std::vector<double>> runs{std::vector<double>(2 * wide, 1.0), std::vector<double>(wide, 5.0),
                                        std::vector<double>(2 * wide, 2.0)};
  const training::Bands bands = training::bands_of(runs);
  CHECK(bands.rows == 2);
  CHECK(bands.runs == std::vector<double>{3, 2});
  CHECK((bands.median[0] == 2 && bands.least[0] == 1 && bands.greatest[0] == 5));
  CHECK((bands.median[wide] == 1.5 && bands.least[wide] == 1 && bands.greatest[wide] == 2));
  CHECK(training::bands_of({{}}).rows == 0);
}

TEST_CASE("the pace of runs counts those that never arrive as later than all others") {
  const std::size_t wide = training::Record::kFigures;
  const auto arriving = [&](double step) {
    std::vector<double> records(2 * wide);
    records[wide + training::kStepFigure] = step;
    records[wide + training::kAccuracyFigure] = 0.95;
    return records;
  };
  const std::vector<double> never(2 * wide);
  const auto all = training::steps_to_accuracy_of_runs({arriving(40), arriving(20), arriving(25)}, 0.9);
  CHECK((all.reached == 3 && all.median == 25.0 && all.least == 20.0 && all.greatest == 40.0));
  const auto most = training::steps_to_accuracy_of_runs({never, arriving(20), arriving(25)}, 0.9);
  CHECK((most.reached == 2 && most.median == 25.0 && most.least == 20.0 && !most.greatest));
  const auto few = training::steps_to_accuracy_of_runs({never, arriving(20), {}}, 0.9);
  CHECK((few.reached == 1 && !few.median && few.least == 20.0 && !few.greatest));
  const auto none = training::steps_to_accuracy_of_runs({never}, 0.9);
  CHECK((none.reached == 0 && !none.median && !none.least && !none.greatest));
  CHECK(training::steps_to_accuracy_of_runs({arriving(10), arriving(20)}, 0.9).median == 15.0);
  CHECK_FALSE(training::steps_to_accuracy_of_runs({arriving(10), never}, 0.9).median);
  CHECK(refusal_of([&] { training::steps_to_accuracy_of_runs({}, 0.9); }) == "out-of-range|runs");
  CHECK(refusal_of([&] { training::steps_to_accuracy_of_runs({never}, 2); }) == "out-of-range|accuracy");
}

TEST_CASE("how uneven steps are is what the greatest is to the least") {
  CHECK(training::largest_to_smallest(std::vector<double>{20, 45, 25}) == 2.25);
  CHECK(training::largest_to_smallest(std::vector<double>{15}) == 1.0);
  CHECK_FALSE(training::largest_to_smallest(std::vector<double>{0, 5}));
  CHECK(refusal_of([&] { training::largest_to_smallest(std::vector<double>{}); }) == "out-of-range|steps");
  CHECK(refusal_of([&] { training::largest_to_smallest(std::vector<double>{-1}); }) == "out-of-range|steps");
}

TEST_CASE("the map of a run has rows that sum to 1, and its diagonal is what it has learned") {
  Settings settings = of_rule("sqrt");
  Run run(settings);
  const double before = training::recall_map(run).trace() / 16;
  training::train(run, 150, 150, std::nullopt);
  const numeric::Matrix map = training::recall_map(run);
  for (Eigen::Index row = 0; row < 16; ++row) CHECK(map.row(row).sum() == Approx(1).epsilon(1e-14));
  CHECK(before < 0.3);
  CHECK(map.trace() / 16 > 0.9);
}

TEST_CASE("whatever a run cannot be made of is refused by name") {
  const auto refused = [](auto change) {
    Settings settings = of_rule("sqrt");
    change(settings);
    return refusal_of([&] { training::check(settings); });
  };
  CHECK(refused([](Settings&) {}) == "accepted");
  CHECK(refused([](Settings& s) { s.sizes.dimension = 0; }) == "out-of-range|d");
  CHECK(refused([](Settings& s) { s.sizes.dimension = 1025; }) == "out-of-range|d");
  CHECK(refused([](Settings& s) { s.sizes.keys = 33; }) == "out-of-range|keys");
  CHECK(refused([](Settings& s) { s.sizes.symbols = 1; }) == "out-of-range|symbols");
  CHECK(refused([](Settings& s) { s.sizes.classes = 65; }) == "out-of-range|classes");
  CHECK(refused([](Settings& s) { s.sizes.batch = 0; }) == "out-of-range|batch");
  CHECK(refused([](Settings& s) { s.sizes.held_out = 0; }) == "out-of-range|heldOut");
  CHECK(refused([](Settings& s) { s.sizes.model_dimension = 7; }) == "out-of-range|modelDimension");
  CHECK(refused([](Settings& s) { s.rate = 0; }) == "out-of-range|rate");
  CHECK(refused([](Settings& s) { s.rate = std::nan(""); }) == "not-a-number|rate");
  CHECK(refused([](Settings& s) { s.rule.id = "cube"; }) == "unknown|rule");
  CHECK(refused([](Settings& s) { s.rule = {"cosine", 0}; }) == "out-of-range|g");
  CHECK(refused([](Settings& s) { s.rule.id = "log", s.sizes.dimension = 1; }) == "outside-domain|d");
  CHECK(refused([](Settings& s) { s.rule.id = "additive", s.sizes = {128, 16, 16, 64, 9, 128, 512}; }) ==
        "out-of-range|symbols² · d");

  Run run(of_rule("sqrt"));
  CHECK(refusal_of([&] { training::train(run, 0, 1, std::nullopt); }) == "out-of-range|steps");
  CHECK(refusal_of([&] { training::train(run, 1, 0, std::nullopt); }) == "out-of-range|heldOutEvery");
  CHECK(refusal_of([&] { training::train(run, 1, 1, 1.5); }) == "out-of-range|until");
  auto numbers = run.numbers();
  numbers.pop_back();
  CHECK(refusal_of([&] { Run(of_rule("sqrt"), numbers); }) == "wrong-length|state");
  numbers.push_back(std::nan(""));
  CHECK(refusal_of([&] { Run(of_rule("sqrt"), numbers); }) == "not-finite|state");
  numbers.back() = 0;
  numbers.front() = 1.5;
  CHECK(refusal_of([&] { Run(of_rule("sqrt"), numbers); }) == "not-an-integer|state");
  training::InitialState start = training::initial_weights(of_rule("sqrt"));
  start.embeddings.pop_back();
  CHECK(refusal_of([&] { Run(of_rule("sqrt"), start); }) == "wrong-length|embeddings");
  CHECK(refusal_of([&] { training::bands_of({}); }) == "out-of-range|runs");
  CHECK(refusal_of([&] { training::bands_of({{1, 2}}); }) == "wrong-length|records");
  CHECK(refusal_of([&] { training::steps_to_accuracy(std::vector<double>(13), -1); }) == "out-of-range|accuracy");
}
