// Training: what each setting changes, by how much, and what the rules make of the task.
#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <vector>

#include "catch.hpp"
#include "training/run.hpp"
#include "training_task.hpp"

using namespace sqrtdk;
using training::Run;
using training::Settings;

namespace {

training::Record first_record(const Settings& settings) { return *Run(settings).evaluate(); }

double accuracy_after(const Settings& settings, std::uint64_t steps) {
  Run run(settings);
  training::train(run, steps, steps, std::nullopt);
  const auto record = run.evaluate();
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
  const training::InitialState small = training::initial_weights(of_rule("sqrt", 4)),
                               large = training::initial_weights(of_rule("sqrt", 9));
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
  small.small_initialization = true;
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
  const double first = without.evaluate()->value_gradient;
  CHECK(first > 0.1);
  CHECK(with.evaluate()->value_gradient == first);
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
    CHECK((run.evaluate()->gain != first) == rule.learns);
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

TEST_CASE("at d = 256 with SGD, rate 0.1, √d learns the task in 200 steps; no divisor and d do not", "[simulation]") {
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

TEST_CASE("a large enough rate undoes over-scaling, even by the fifth power of d", "[simulation]") {
  Settings settings = of_rule("linear", 256);
  settings.rate = 10;
  CHECK(accuracy_after(settings, 100) > 0.99);
  settings = of_rule("fifth-power", 256);
  settings.rate = 1e11;
  CHECK(accuracy_after(settings, 200) > 0.99);
}
