// The fixed runs of the chapters, and all runs together.
#include "digests.hpp"

namespace sqrtdk::digest {

std::vector<Run> chapter_runs() {
  return {softmax_gradient_run(),    attention_gradient_run(), additive_run(),    precision_run(),   entry_laws_run(),
          initialization_run(),      statistics_run(),         score_law_run(),   normal_law_run(),  closed_forms_run(),
          dot_versus_additive_run(), fast_attention_run(),     experiments_run(), normal_rows_run(), target_pull_run()};
}

std::vector<Run> all_runs() {
  std::vector<Run> runs = core_runs();
  for (auto* more : {&worked_example_runs, &chapter_runs, &training_runs}) {
    for (Run& run : more()) runs.push_back(std::move(run));
  }
  return runs;
}

}  // namespace sqrtdk::digest
