// The fixed runs of the law of q·k and of the normal law.
#include <cmath>

#include "../theory/normal_law.hpp"
#include "../theory/score_density.hpp"
#include "../theory/score_law.hpp"
#include "../theory/score_moments.hpp"
#include "../theory/score_quantile.hpp"
#include "../theory/score_tail.hpp"
#include "digests.hpp"

namespace sqrtdk::digest {

Run score_law_run() {
  Run run{
      "score law",
      "densities, probabilities and their logarithms at 8 places on both sides, 7 quantiles, moments and cumulants to "
      "order 8 of q·k at 8 dimensions from 1 to 4096",
      {}};
  for (const std::uint64_t d : {1, 2, 3, 4, 16, 64, 1000, 4096}) {
    for (const double place : {1e-20, 1e-6, 0.1, 0.7, 1.5, 4.0, 11.0, 40.0}) {
      for (const double x : {place * std::sqrt(static_cast<double>(d)), -place * std::sqrt(static_cast<double>(d))}) {
        for (auto* of :
             {&theory::score_density, &theory::score_log_density, &theory::score_cdf, &theory::score_upper_tail,
              &theory::score_log_upper_tail, &theory::score_from_centre, &theory::normal_density}) {
          run.add(of(x, d));
        }
        if (x > 0) run.add(theory::score_outside(x, d));
      }
    }
    for (const double p : {1e-200, 1e-9, 0.025, 0.4, 0.5, 0.75, 0.999}) run.add(theory::score_quantile(p, d));
    for (std::uint64_t order = 1; order <= 8; ++order) {
      run.add(theory::score_moment(order, d));
      run.add(theory::score_cumulant(order, d));
    }
    const theory::ScoreLaw law = theory::score_law(d);
    for (const double number : {law.mean, law.variance, law.std, law.kurtosis, theory::mean_absolute_score(d)}) {
      run.add(number);
    }
  }
  return run;
}

Run normal_law_run() {
  Run run{"normal law", "density, probabilities and scaled tail at 41 places from -10 to 10, and 9 quantiles", {}};
  for (int place = -20; place <= 20; ++place) {
    const double z = 0.5 * place + 0.1;
    for (auto* of :
         {&theory::normal_density, &theory::normal_cdf, &theory::normal_upper_tail, &theory::normal_from_centre}) {
      run.add(of(z));
    }
    if (z >= 0) run.add(theory::scaled_normal_tail(z));
  }
  for (const double p : {1e-300, 1e-20, 1e-5, 0.025, 0.3, 0.5, 0.6, 0.975, 0.999999})
    run.add(theory::normal_quantile(p));
  return run;
}

}  // namespace sqrtdk::digest
