// All fixed runs, their digests, and the draws that they are fed with. A change of any bit that they cover changes a digest; CONTRIBUTING.md
// says how to renew them.
#include "runs.hpp"

#include <iterator>

#include "numeric/bits.hpp"
#include "random/normal.hpp"
#include "random/stream.hpp"

namespace sqrtdk::digests {

std::string digest(const Run& run) {
  numeric::Fingerprint print;
  for (const double number : run.numbers) print.add(number);
  return print.text();
}

std::vector<Run> all_runs() {
  std::vector<Run> runs = sweep_runs();
  runs.push_back(worked_examples_run());
  for (auto* run : {&softmax_gradient_run,
                    &attention_gradient_run,
                    &additive_run,
                    &precision_run,
                    &entry_laws_run,
                    &initialization_run,
                    &statistics_run,
                    &score_law_run,
                    &normal_law_run,
                    &closed_forms_run,
                    &dot_versus_additive_run,
                    &fast_attention_run,
                    &experiments_run,
                    &normal_rows_run,
                    &target_pull_run,
                    &walks_run,
                    &summit_run,
                    &causal_rows_run,
                    &additive_spread_run,
                    &transformer_run}) {
    runs.push_back(run());
  }
  for (Run& run : training_runs()) runs.push_back(std::move(run));
  return runs;
}

std::string lines() {
  std::string text;
  for (const Run& run : all_runs()) text += digest(run) + "  " + run.name + "\n";
  return text;
}

std::vector<double> draws(std::uint64_t subject, int blocks) {
  random::Stream stream({2017, subject, 3});
  std::vector<double> numbers;
  float block[random::kBlockRows * random::kLanes];
  for (int index = 0; index < blocks; ++index) {
    random::fill_normal(stream, block, random::kBlockRows);
    numbers.insert(numbers.end(), std::begin(block), std::end(block));
  }
  return numbers;
}

numeric::Matrix matrix_of_draws(std::uint64_t subject, Eigen::Index rows, Eigen::Index columns) {
  const std::vector<double> numbers = draws(subject, 1);
  return Eigen::Map<const numeric::Matrix>(numbers.data(), rows, columns);
}

}  // namespace sqrtdk::digests
