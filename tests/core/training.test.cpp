// Training runs: what their settings change, how they are stopped and gone on with, and what they show.
#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <vector>

#include "catch.hpp"
#include "refusal.hpp"
#include "training/bands.hpp"
#include "training/pace.hpp"
#include "training/recall_map.hpp"
#include "training/slice.hpp"

using namespace sqrtdk;
using training::Run;
using training::Settings;

namespace {

Settings of_rule(const char* id, std::uint64_t d = 16) {
  Settings settings;
  settings.rule = {id, 10};
  settings.sizes.dimension = d;
  settings.sizes.held_out = 256;
  return settings;
}

training::Record first_record(const Settings& settings) { return *Run(settings).look(); }

double accuracy_after(const Settings& settings, std::uint64_t steps) {
  Run run(settings);
  training::train(run, steps, steps, std::nullopt);
  const auto record = run.look();
  return record ? record->accuracy : 0.0;
}

/// Root mean square of how far one step moves the scores.
double score_movement(const Settings& settings) {
  Run run(settings);
  const std::vector<double> before = run.scores();
  run.step();
  const std::vector<double>& after = run.scores();
  double squares = 0;
  for (std::size_t pair = 0; pair < before.size(); ++pair) squares += std::pow(after[pair] - before[pair], 2);
  return std::sqrt(squares / static_cast<double>(before.size()));
}

}  // namespace

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

TEST_CASE("keys of an example differ, and every class, place and symbol has its share of chances") {
  Settings settings = of_rule("sqrt");
  settings.sizes.held_out = 4096;
  const training::Examples examples = training::held_out_of(settings);
  std::vector<double> symbols(32), classes(16), asked(16);
  for (std::size_t e = 0; e < examples.count(); ++e) {
    std::set<std::uint32_t> seen;
    for (std::size_t j = 0; j < 16; ++j) {
      seen.insert(examples.symbols[e * 16 + j]);
      symbols.at(examples.symbols[e * 16 + j]) += 1;
      classes.at(examples.classes[e * 16 + j]) += 1;
    }
    REQUIRE(seen.size() == 16);
    asked.at(examples.asked[e]) += 1;
  }
  // Five standard deviations of each count.
  for (const double count : symbols) CHECK(std::fabs(count - 2048) < 5 * std::sqrt(4096 * 0.25));
  for (const double count : classes) CHECK(std::fabs(count - 4096) < 5 * std::sqrt(65536.0 / 16));
  for (const double count : asked) CHECK(std::fabs(count - 256) < 5 * std::sqrt(4096.0 / 16));
}

TEST_CASE("batches differ from step to step and from seed to seed, and never hold the held-out examples") {
  Settings settings = of_rule("sqrt"), other = settings;
  other.seed += 1;
  const auto symbols = training::batch_of(settings, 0).symbols;
  CHECK(training::batch_of(settings, 0).symbols == symbols);
  CHECK(training::batch_of(settings, 1).symbols != symbols);
  CHECK(training::batch_of(other, 0).symbols != symbols);
  const auto kept = training::held_out_of(settings).symbols;
  CHECK_FALSE(std::equal(symbols.begin(), symbols.begin() + 16, kept.begin()));
}

TEST_CASE("a smaller head starts with the first columns of a larger one, and embeddings have mean 0 and variance 1") {
  const training::Start small = training::drawn_start(of_rule("sqrt", 4)),
                        large = training::drawn_start(of_rule("sqrt", 9));
  for (std::size_t row = 0; row < 128; ++row) {
    for (std::size_t column = 0; column < 4; ++column) {
      CHECK(small.weights[row * 4 + column] == large.weights[row * 9 + column]);
    }
  }
  for (std::size_t symbol = 0; symbol < 32; ++symbol) {
    double sum = 0, squares = 0;
    for (std::size_t i = 0; i < 128; ++i) {
      sum += small.embeddings[symbol * 128 + i];
      squares += std::pow(small.embeddings[symbol * 128 + i], 2);
    }
    CHECK(std::fabs(sum) < 1e-10);
    CHECK(squares == Approx(128).epsilon(1e-9));
  }
}

TEST_CASE("all rules start from the same weights, and the first scores differ by the divisor alone") {
  const double raw = first_record(of_rule("none", 64)).score_std;
  CHECK(raw / first_record(of_rule("sqrt", 64)).score_std == Approx(8).epsilon(1e-6));
  CHECK(raw / first_record(of_rule("linear", 64)).score_std == Approx(64).epsilon(1e-6));
  CHECK(raw / first_record(of_rule("log", 64)).score_std == Approx(std::log(64.0)).epsilon(1e-6));
  CHECK(raw / first_record(of_rule("fifth-power", 64)).score_std == Approx(std::pow(64.0, 5)).epsilon(1e-6));
  CHECK(first_record(of_rule("learned-sqrt", 64)).score_std == first_record(of_rule("sqrt", 64)).score_std);
}

TEST_CASE("a gain multiplies the first scores, and a small start divides them by the square root of d") {
  Settings cosine = of_rule("cosine", 64), doubled = cosine;
  doubled.rule.parameter = 20;
  CHECK(first_record(doubled).score_std / first_record(cosine).score_std == Approx(2).epsilon(1e-12));
  Settings plain = of_rule("none", 64), small = plain;
  small.small_start = true;
  CHECK(first_record(plain).score_std / first_record(small).score_std == Approx(8).epsilon(1e-5));
}

TEST_CASE("twice the rate moves weights twice as far with SGD, and in Adam's first step every weight by the rate") {
  Settings settings = of_rule("sqrt"), twice = settings;
  twice.rate = 0.2;
  Run start(settings), one(settings), two(twice);
  one.step();
  two.step();
  double worst = 0;
  for (std::size_t i = 0; i < 2048; ++i) {
    const double moved = static_cast<double>(one.weights()[i]) - static_cast<double>(start.weights()[i]);
    const double further = static_cast<double>(two.weights()[i]) - static_cast<double>(start.weights()[i]);
    worst = std::max(worst, std::fabs(further - 2 * moved));
  }
  CHECK(worst < 1e-7);
  settings.optimizer = training::Optimizer::adam;
  settings.rate = 0.003;
  Run adam(settings);
  adam.step();
  for (std::size_t i = 0; i < 2048; ++i) {
    const double moved = static_cast<double>(adam.weights()[i]) - static_cast<double>(start.weights()[i]);
    CHECK(std::fabs(std::fabs(moved) - 0.003) < 3e-5);
  }
}

TEST_CASE("W_V moves where it is trained alone, yet its gradient is known in either case") {
  Settings fixed = of_rule("sqrt"), trained = fixed;
  trained.train_values = true;
  Run without(fixed), with(trained);
  const double first = without.look()->value_gradient;
  CHECK(first > 0.1);
  CHECK(with.look()->value_gradient == first);
  without.update();
  with.update();
  const auto is_identity = [](const Run& run) {
    const auto values = run.layout().value_map(run.weights());
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (values[i] != (i % 17 == 0 ? 1.0f : 0.0f)) return false;
    }
    return true;
  };
  CHECK(is_identity(without));
  CHECK_FALSE(is_identity(with));
}

TEST_CASE("a gain moves where it is learned alone") {
  for (const training::ScoreRule& rule : training::score_rules()) {
    INFO(rule.id);
    Run run(of_rule(std::string(rule.id).c_str()));
    const double first = run.step()->gain;
    CHECK((run.look()->gain != first) == rule.learns);
  }
}

TEST_CASE(
    "sizes change what they name: keys the entropy of a row, classes the loss of a guess, batch and held-out their "
    "counts") {
  Settings settings = of_rule("fifth-power", 64);
  CHECK(first_record(settings).entropy == Approx(std::log(16.0)).epsilon(1e-6));
  settings.sizes.keys = 8;
  CHECK(first_record(settings).entropy == Approx(std::log(8.0)).epsilon(1e-6));
  const double many = first_record(settings).loss;
  settings.sizes.classes = 4;
  CHECK(first_record(settings).loss < many - 0.5);
  settings.sizes.batch = 7;
  settings.sizes.held_out = 33;
  CHECK(training::batch_of(settings, 0).count() == 7);
  CHECK(training::held_out_of(settings).count() == 33);
  CHECK(std::fmod(first_record(settings).accuracy * 33, 1.0) == Approx(0).margin(1e-9));
  settings.sizes.model_dimension = 16;
  settings.sizes.symbols = 9;
  CHECK(Run(settings).weights().size() == 2 * 16 * 64 + 16 + 1);
  CHECK(Run(settings).scores().size() == 81);
}

TEST_CASE("one step moves scores by η d_model d/c² with SGD and by η d_model d/c with Adam") {
  // Four times as wide: √d is flat with SGD, d with Adam; the other rule of each pair changes by 4 or by 2.
  const auto ratio = [](const char* rule, training::Optimizer optimizer) {
    Settings narrow = of_rule(rule, 64), wide = of_rule(rule, 256);
    narrow.optimizer = wide.optimizer = optimizer;
    narrow.rate = wide.rate = 1e-4;
    return score_movement(wide) / score_movement(narrow);
  };
  using training::Optimizer;
  CHECK(ratio("sqrt", Optimizer::sgd) == Approx(1).epsilon(0.2));
  CHECK(ratio("linear", Optimizer::sgd) == Approx(0.25).epsilon(0.2));
  CHECK(ratio("sqrt", Optimizer::adam) == Approx(2).epsilon(0.2));
  CHECK(ratio("linear", Optimizer::adam) == Approx(1).epsilon(0.2));
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
  CHECK_FALSE(run.look());
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
      if (const auto record = run.look()) {
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
  const auto all = training::pace_to({arriving(40), arriving(20), arriving(25)}, 0.9);
  CHECK((all.reached == 3 && all.median == 25.0 && all.least == 20.0 && all.greatest == 40.0));
  const auto most = training::pace_to({never, arriving(20), arriving(25)}, 0.9);
  CHECK((most.reached == 2 && most.median == 25.0 && most.least == 20.0 && !most.greatest));
  const auto few = training::pace_to({never, arriving(20), {}}, 0.9);
  CHECK((few.reached == 1 && !few.median && few.least == 20.0 && !few.greatest));
  const auto none = training::pace_to({never}, 0.9);
  CHECK((none.reached == 0 && !none.median && !none.least && !none.greatest));
  CHECK(training::pace_to({arriving(10), arriving(20)}, 0.9).median == 15.0);
  CHECK_FALSE(training::pace_to({arriving(10), never}, 0.9).median);
  CHECK(refusal_of([&] { training::pace_to({}, 0.9); }) == "out-of-range|runs");
  CHECK(refusal_of([&] { training::pace_to({never}, 2); }) == "out-of-range|accuracy");
}

TEST_CASE("how uneven steps are is what the greatest is to the least") {
  CHECK(training::unevenness(std::vector<double>{20, 45, 25}) == 2.25);
  CHECK(training::unevenness(std::vector<double>{15}) == 1.0);
  CHECK_FALSE(training::unevenness(std::vector<double>{0, 5}));
  CHECK(refusal_of([&] { training::unevenness(std::vector<double>{}); }) == "out-of-range|steps");
  CHECK(refusal_of([&] { training::unevenness(std::vector<double>{-1}); }) == "out-of-range|steps");
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

TEST_CASE("at d = 256 with SGD, rate 0.1, √d learns the task in 200 steps; no divisor and d do not") {
  for (const std::uint64_t seed : {1, 2}) {
    const auto after = [seed](const char* rule) {
      Settings settings = of_rule(rule, 256);
      settings.seed = seed;
      return accuracy_after(settings, 200);
    };
    CHECK(after("sqrt") > 0.99);
    CHECK(after("none") < 0.85);
    CHECK(after("linear") < 0.45);
    CHECK(after("learned-none") < 0.85);
  }
}

TEST_CASE("a large enough rate undoes over-scaling, even by the fifth power of d") {
  Settings settings = of_rule("linear", 256);
  settings.rate = 10;
  CHECK(accuracy_after(settings, 100) > 0.99);
  settings = of_rule("fifth-power", 256);
  settings.rate = 1e11;
  CHECK(accuracy_after(settings, 200) > 0.99);
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
  training::Start start = training::drawn_start(of_rule("sqrt"));
  start.embeddings.pop_back();
  CHECK(refusal_of([&] { Run(of_rule("sqrt"), start); }) == "wrong-length|embeddings");
  CHECK(refusal_of([&] { training::bands_of({}); }) == "out-of-range|runs");
  CHECK(refusal_of([&] { training::bands_of({{1, 2}}); }) == "wrong-length|records");
  CHECK(refusal_of([&] { training::steps_to_accuracy(std::vector<double>(13), -1); }) == "out-of-range|accuracy");
}
