// The loop over steps, and how much work a step is.
#include "slice.hpp"

#include <algorithm>

#include "../numeric/check.hpp"

namespace sqrtdk::training {

std::vector<double> train(Run& run, std::uint64_t steps, std::uint64_t held_out_every, std::optional<double> until) {
  numeric::require_count("steps", static_cast<double>(steps), 1, kMostSliceSteps);
  numeric::require_count("heldOutEvery", static_cast<double>(held_out_every), 1, kMostSliceSteps);
  if (until) numeric::require_between("until", *until, 0.0, 1.0);
  std::vector<double> records;
  for (std::uint64_t step = 0; step < steps; ++step) {
    const std::optional<Record> record = run.look(run.steps_done() % held_out_every == 0);
    if (!record) break;
    const auto figures = record->figures();
    records.insert(records.end(), figures.begin(), figures.end());
    if (until && record->accuracy >= *until) break;
    run.update();
  }
  return records;
}

std::uint64_t steps_per_slice(const Settings& settings) {
  const Likeness likeness = check(settings).likeness;
  const Sizes& sizes = settings.sizes;
  const double table = static_cast<double>(sizes.symbols * sizes.symbols * sizes.dimension);
  const double maps = static_cast<double>(sizes.symbols * sizes.model_dimension * sizes.dimension);
  const double rows = static_cast<double>(sizes.batch * (sizes.keys * sizes.keys + sizes.classes * sizes.classes));
  // In products and sums of the matrices: a tanh costs some thirty of them, an entry of a row as many.
  const double work = 4.0 * maps + (likeness == Likeness::additive ? 40.0 : 3.0) * table + 30.0 * rows;
  constexpr double kTenMilliseconds = 1e8;
  return static_cast<std::uint64_t>(std::clamp(kTenMilliseconds / work, 1.0, 100.0));
}

}  // namespace sqrtdk::training
