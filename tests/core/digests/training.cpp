// The fixed runs of training: five hundred steps of the textbook's rule, and a few of every rule with both optimisers.
#include "training/run.hpp"

#include "runs.hpp"

namespace sqrtdk::digests {
namespace {

void add_records(Run& run, training::Run& trained, std::uint64_t steps) {
  run.add_all(training::train(trained, steps, 5, std::nullopt));
}

Run long_run() {
  Run run{"training 500 steps", "records, weights and attention map of 500 steps at d = 64, √d, SGD", {}};
  training::Settings settings;
  settings.sizes.dimension = 64;
  training::Run trained(settings);
  add_records(run, trained, 500);
  run.add_all(trained.numbers());
  run.add_all(training::recall_map(trained));
  return run;
}

Run rules_run() {
  Run run{
      "training rules", "12 steps of every rule with SGD and Adam at odd sizes, W_V trained from a small start", {}};
  for (const training::ScoreRule& rule : training::score_rules()) {
    for (const auto optimizer : {training::Optimizer::sgd, training::Optimizer::adam}) {
      training::Settings settings;
      settings.rule = {std::string(rule.id), 3};
      settings.sizes = {11, 5, 3, 7, 50, 21, 13};
      settings.optimizer = optimizer;
      settings.rate = optimizer == training::Optimizer::adam ? 0.01 : 0.3;
      settings.train_values = settings.small_initialization = true;
      training::Run trained(settings);
      add_records(run, trained, 12);
      run.add_all(trained.numbers());
    }
  }
  return run;
}

}  // namespace

std::vector<Run> training_runs() { return {long_run(), rules_run()}; }

}  // namespace sqrtdk::digests
