// The fixed run of additive beside dot-product attention.
#include "../sweep/two_kinds.hpp"
#include "digests.hpp"

namespace sqrtdk::digest {

Run two_kinds_run() {
  Run run{"two kinds",
          "sums and figures of 5 networks at d = 1, 4 and 50: dot products and additive scores on the same vectors",
          {}};
  for (const std::uint64_t d : {1, 4, 50}) {
    sweep::TwoKindsSums sums = sweep::run_two_kinds({2017, d, 4, 6}, 0, 3);
    sweep::merge(sums, sweep::run_two_kinds({2017, d, 4, 6}, 3, 2));
    run.add_all(sweep::to_numbers(sums));
    for (const sweep::KindFigures& figures : sweep::two_kinds_figures(sums)) {
      for (const auto* figure : {&figures.score_std, &figures.peak_weight, &figures.jacobian_trace}) {
        run.add(figure->value);
        run.add(figure->standard_error);
      }
    }
  }
  return run;
}

}  // namespace sqrtdk::digest
