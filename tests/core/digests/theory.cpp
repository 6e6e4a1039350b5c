// The fixed runs of theory: the distribution of scores, the normal distribution, and the closed forms.
#include <cmath>

#include "numeric/number_format.hpp"
#include "runs.hpp"
#include "theory/cosine.hpp"
#include "theory/entries.hpp"
#include "theory/gaussian_softmax.hpp"
#include "theory/initial_variance.hpp"
#include "theory/normal.hpp"
#include "theory/score_distribution.hpp"

namespace sqrtdk::digests {

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
              &theory::score_log_upper_tail, &theory::score_from_centre, &theory::normal_score_density}) {
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
    const theory::ScoreMoments law = theory::score_moments(d);
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

namespace {

void add_scores(std::uint64_t d, Run& run) {
  for (const theory::EntryMomentFormula& law : theory::entry_moment_formulas()) {
    const theory::EntryMoments entries =
        theory::entry_moments(law.id, law.parameter.empty() ? 0 : 2.0 * law.least + 0.5, 0.25, 1.5);
    const theory::IndependentScore score = theory::independent_score(entries, entries, d);
    for (const double number :
         {score.mean, score.variance, score.std, score.skewness.value_or(-1), score.kurtosis.value_or(-1)}) {
      run.add(number);
    }
    run.add(theory::correlated_score(entries, 0.3, d).variance.value_or(-1));
  }
  const theory::CorrelatedScoreMoments law = theory::correlated_score_moments(0.3, d);
  for (const double number : {law.mean, law.variance, law.std, law.skewness, law.kurtosis}) run.add(number);
  for (const double x : {-40.0, -3.0, 0.7, 12.0}) run.add(theory::correlated_score_log_density(x, 0.3, d));
  const theory::NormalDistance distance = theory::distance_to_normal(d);
  for (const double number :
       {distance.distance, distance.at, theory::distance_to_normal_leading_term(d),
        theory::log_overflow_probability("float16", 1, d),
        theory::standard_error_of_variance(static_cast<double>(d), 6.0 / static_cast<double>(d), 1000)}) {
    run.add(number);
  }
}

void add_cosines(std::uint64_t d, Run& run) {
  for (const double x : {-0.9, -0.2, 1e-9, 0.3, 0.99}) {
    for (auto* of :
         {&theory::cosine_density, &theory::cosine_cdf, &theory::cosine_upper_tail, &theory::cosine_from_centre}) {
      run.add(of(x, d));
    }
  }
  for (const double p : {1e-9, 0.1, 0.5, 0.975}) run.add(theory::cosine_quantile(p, d));
}

void add_softmax(std::uint64_t keys, Run& run) {
  const theory::FlatSoftmax flat = theory::flat_softmax(keys, 0.5);
  const double collapse = theory::collapse_spread(keys);
  const theory::SharpSoftmax sharp = theory::sharp_softmax(keys, 3 * collapse);
  const theory::HighTemperaturePhase below = theory::high_temperature_phase(keys, 0.7 * collapse);
  const theory::FrozenPhase beyond = theory::frozen_phase(keys, 1.5 * collapse);
  for (const double number :
       {flat.entropy, flat.sum_of_squares, collapse, sharp.peak, sharp.entropy, sharp.jacobian_trace, below.entropy,
        below.log_participation, below.log_peak, beyond.peak, beyond.entropy, beyond.sum_of_squares,
        theory::cosine_peak_bound(keys, 2), theory::gain_for_peak(keys, 0.9)}) {
    run.add(number);
  }
}

}  // namespace

Run closed_forms_run() {
  Run run{"closed forms",
          "scores of every law of entries and of correlated ones, their distance to the normal law, the law of the "
          "cosine, softmax "
          "of 2 and of 8 to 2^20 Gaussian scores, ranges of exp and variances at initialisation",
          {}};
  for (const std::uint64_t d : {1, 2, 64, 4096}) add_scores(d, run);
  for (const std::uint64_t d : {2, 3, 64, 4096}) add_cosines(d, run);
  for (const std::uint64_t keys : {8, 1024, 1 << 20}) add_softmax(keys, run);
  for (const double spread : {0.0, 0.1, 1.0, 8.0, 1e6}) {
    const theory::TwoKeys two = theory::softmax_of_two(spread);
    for (const double number : {two.peak, two.shortfall, two.jacobian_trace, two.entropy}) run.add(number);
  }
  for (const numeric::NumberFormat& format : numeric::number_formats()) {
    const theory::ExpRange range = theory::exp_range(format.id);
    for (const double number : {range.overflows_above, range.largest_argument, range.normal_from, range.zero_below}) {
      run.add(number);
    }
  }
  for (const theory::Initialisation& row : theory::initialisations()) {
    const theory::InitialVariance found = theory::initial_variance(row.weights(row.shape), row.shape);
    for (const double number : {found.query, found.key, found.value, found.raw_std, found.scaled_std}) run.add(number);
  }
  return run;
}

}  // namespace sqrtdk::digests
