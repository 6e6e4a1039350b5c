// The fixed run of additive attention.
#include "../attention/additive.hpp"
#include "digests.hpp"
#include "fixed_draws.hpp"

namespace sqrtdk::digest {

Run additive_run() {
  Run run{"additive attention",
          "scores, their limit and every gradient of 5 queries of 8 numbers and 6 keys of 10, through 12 hidden units, "
          "near 0 "
          "and saturated",
          {}};
  const numeric::Matrix q = matrix_of_draws(41, 5, 8), k = matrix_of_draws(42, 6, 10);
  const numeric::Matrix score_gradient = matrix_of_draws(46, 5, 6);
  for (const double scale : {0.01, 0.3, 4.0}) {
    const attention::AdditiveMaps maps{scale * matrix_of_draws(43, 12, 8), scale * matrix_of_draws(44, 12, 10),
                                       matrix_of_draws(45, 12, 1)};
    const auto gradient = attention::additive_gradient(q, k, maps, score_gradient);
    run.add_all(attention::additive_scores(q, k, maps));
    run.add(attention::additive_score_limit(maps.v));
    for (const auto* part : {&gradient.q, &gradient.k, &gradient.maps.query_map, &gradient.maps.key_map}) {
      run.add_all(*part);
    }
    run.add_all(gradient.maps.v);
  }
  return run;
}

}  // namespace sqrtdk::digest
