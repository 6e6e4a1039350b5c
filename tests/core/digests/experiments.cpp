// The fixed runs of what laboratories draw: terms, matrices and rows; rows of normal scores; pulls; additive beside dot products; walks, and one score as geometry.
#include "attention/dot_product.hpp"
#include "experiments/causal_rows.hpp"
#include "experiments/dot_versus_additive.hpp"
#include "experiments/drawn_vectors.hpp"
#include "experiments/gradient_rows.hpp"
#include "experiments/normal_rows.hpp"
#include "experiments/pull_rows.hpp"
#include "experiments/square_terms.hpp"
#include "experiments/walks.hpp"
#include "runs.hpp"
#include "scaling/designed_divisor.hpp"
#include "scaling/rule.hpp"
#include "statistics/sample_figures.hpp"
#include "theory/additive_score.hpp"
#include "theory/target_pull.hpp"
#include "theory/typical_pull.hpp"

namespace sqrtdk::digests {

Run experiments_run() {
  Run run{"experiments",
          "terms of squared scores at d = 1, 3 and 64, a matrix of 3 × 70, rows and their gradients under six rules",
          {}};
  for (const std::uint64_t d : {1, 3, 64}) {
    const experiments::SquareTerms terms = experiments::square_terms({2017, 2, d, 150});
    run.add_all(terms.averages);
    for (const double figure : {terms.diagonal_mean, terms.diagonal_sum, terms.off_diagonal_sum, terms.mean_square,
                                terms.off_diagonal_mean.value_or(0), terms.off_diagonal_rms.value_or(0)}) {
      run.add(figure);
    }
  }
  run.add_all(experiments::draw_matrix({2017, 3, 3, 70}));
  for (const scaling::Choice& rule :
       {scaling::Choice{"none", 0}, scaling::Choice{"sqrt", 0}, scaling::Choice{"exponential", 0},
        scaling::Choice{"layer-norm", 1}, scaling::Choice{"soft-cap", 5}, scaling::Choice{"position", 2}}) {
    const experiments::MeasuredRows rows = experiments::gradient_rows({2017, 4, 37, 5, 12, rule});
    run.add_all(rows.scaled_scores);
    run.add_all(rows.weights);
    for (const std::vector<double>& figure : rows.figures) {
      run.add_all(figure);
      const statistics::RangeSummary summary = statistics::range_summary(figure);
      for (const double number : {summary.mean, summary.median, summary.least, summary.most}) run.add(number);
    }
  }
  return run;
}

Run normal_rows_run() {
  Run run{"normal rows", "rows of 2, 37 and 600 normal scores at spreads from 0.1 to 40, and one row of 300 keys", {}};
  const std::vector<double> spreads{0.1, 1, 3.7, 40};
  for (const std::uint64_t keys : {2, 37, 600}) {
    for (const experiments::SpreadFigures& at : experiments::measure_spreads({2017, keys, 50}, spreads)) {
      for (const statistics::Estimate& figure : {at.peak, at.entropy, at.effective_keys, at.trace, at.peaked}) {
        run.add(figure.value);
        run.add(figure.standard_error.value());
      }
    }
  }
  const experiments::NormalRow row = experiments::normal_row(2017, 3, 300, 4, 30);
  run.add_all(row.weights);
  for (const double figure : {row.rest, row.stats.peak, row.stats.entropy, row.stats.effective_keys}) {
    run.add(figure);
  }
  return run;
}

Run target_pull_run() {
  Run run{"target pull",
          "pulls of 9 rows about the 512th under every rule, a target at z, steps, figures, and the hill of theory",
          {}};
  experiments::TargetPull asked{2017, 5, 37, 70, {}};
  for (const scaling::Rule& rule : scaling::rules()) {
    asked.rules.push_back({std::string(rule.id), rule.parameter ? rule.parameter->initial : 0});
  }
  const numeric::Matrix pulls = experiments::target_pull(asked, 508, 9);
  run.add_all(pulls);
  asked.z = 1.5;
  const experiments::LearningSteps steps = experiments::learning_steps(asked, 0.7, 3, 5);
  run.add_all(steps.weights);
  run.add_all(steps.moved);
  const statistics::SampleFigures figures = statistics::sample_figures({pulls.data(), 40});
  for (const statistics::SampleFigure& figure :
       {figures.lower_quartile, figures.median, figures.upper_quartile, figures.mean,
        figures.geometric_mean.value_or(statistics::SampleFigure{})}) {
    run.add(figure.value);
    run.add(figure.interval ? figure.interval->low : -1);
    run.add(figure.interval ? figure.interval->high : -1);
  }
  for (const std::uint64_t keys : {2, 64, 4096}) {
    for (const double spread : {0.1, 1.0, 6.0}) {
      run.add(theory::mean_log_sum_exp(keys, spread));
      run.add(theory::mean_jacobian_trace(keys, spread));
      run.add(theory::geometric_mean_pull(keys, spread));
      run.add(theory::geometric_mean_pull_at(keys, spread, -0.5));
      run.add(theory::limiting_pull(spread, 0.5));
    }
    run.add(theory::best_spread_of_keys(keys));
  }
  return run;
}

Run summit_run() {
  Run run{"summit",
          "pulls of rows drawn by their scores, a target at z among them, lines on logarithmic axes, and the typical "
          "pull of theory",
          {}};
  for (const std::uint64_t d : {1, 2, 64, 1024}) {
    const scaling::DesignedDivisor design{1.25, 0.45, d == 64};
    run.add(scaling::spread(design, d));
    const double divisor = scaling::divisor(design, d);
    if (d > 1) run.add(scaling::exponent_through(0.75, d, divisor));
    run.add_all(experiments::pull_rows({2017, 70, 20}, d, divisor));
    run.add_all(experiments::pull_rows({2017, 9, 20, -1.0}, d, divisor));
  }
  for (const std::uint64_t keys : {2, 8, 64, 512}) {
    for (const double spread : {0.05, 1.0, 6.0}) {
      run.add(theory::typical_pull(keys, spread));
      run.add(theory::typical_pull_at(keys, spread, 0.5));
    }
  }
  return run;
}

Run causal_rows_run() {
  Run run{"causal rows",
          "places in texts, rows and pulls under a causal mask, a target at z, steps, and the target's mean weight",
          {}};
  for (const std::uint64_t keys : {2, 9, 512}) {
    for (std::uint64_t row = 0; row < 12; ++row) run.add(static_cast<double>(experiments::causal_keys(row, keys)));
    run.add_all(experiments::causal_places(8, keys));
    run.add(theory::mean_causal_weight(keys));
  }
  for (const scaling::Choice& rule : {scaling::Choice{"none", 0}, scaling::Choice{"sqrt", 0}}) {
    const experiments::MeasuredRows rows = experiments::gradient_rows({2017, 4, 37, 7, 9, rule, 508, true});
    run.add_all(rows.weights);
    run.add_all(rows.keys);
    for (const std::vector<double>& figure : rows.figures) run.add_all(figure);
  }
  experiments::TargetPull asked{2017, 5, 37, 70, {{"none", 0}, {"sqrt", 0}, {"layer-norm", 1}}, {}, true};
  run.add_all(experiments::target_pull(asked, 508, 9));
  asked.z = 1.5;
  const experiments::LearningSteps steps = experiments::learning_steps(asked, 0.7, 3, 5);
  run.add_all(steps.weights);
  run.add_all(steps.moved);
  return run;
}

Run additive_spread_run() {
  Run run{"additive spread", "the mean of tanh², and the spread of additive scores by theory", {}};
  for (const double variance : {0.0, 0.01, 2.0, 300.0}) {
    run.add(theory::mean_squared_tanh(variance));
    run.add(theory::additive_score_std(64, 1.0 / 64, variance));
  }
  return run;
}

Run dot_versus_additive_run() {
  Run run{"two kinds",
          "sums and figures of 5 networks at d = 1, 4 and 50: dot products and additive scores on the same vectors",
          {}};
  for (const std::uint64_t d : {1, 4, 50}) {
    experiments::DotVersusAdditiveSums sums = experiments::run_dot_versus_additive({2017, d, 4, 6}, 0, 3);
    experiments::merge(sums, experiments::run_dot_versus_additive({2017, d, 4, 6}, 3, 2));
    run.add_all(experiments::to_numbers(sums));
    for (const experiments::ScoreFunctionFigures& figures : experiments::dot_versus_additive_figures(sums)) {
      for (const auto* figure : {&figures.score_std, &figures.peak_weight, &figures.jacobian_trace}) {
        run.add(figure->value);
        run.add(figure->standard_error.value());
      }
    }
  }
  return run;
}

Run walks_run() {
  Run run{"walks",
          "20 walks of 1, 37, 64 and 300 steps, of normal entries and of coins, and what one score is made of",
          {}};
  for (const std::uint64_t d : {1, 37, 64, 300}) {
    for (const bool coins : {false, true}) {
      const experiments::Walks walks = experiments::draw_walks({2017, 6, d, 20, coins});
      run.add_all(walks.terms);
      run.add_all(walks.sums);
      run.add_all(walks.counts);
      for (const double figure : {walks.mean, walks.std, walks.farthest, walks.from, walks.to}) run.add(figure);
      run.add(static_cast<double>(walks.within));
    }
  }
  for (const std::size_t d : {std::size_t{2}, std::size_t{64}}) {
    const std::vector<double> q = draws(91, 1), k = draws(92, 1);
    const attention::DotProduct score = attention::dot_product({q.data(), d}, {k.data(), d});
    run.add_all(score.products);
    run.add_all(score.foot);
    for (const double figure : {score.score, score.positive, score.negative, score.query_norm, score.key_norm,
                                score.cosine.value(), score.angle.value(), score.shadow.value()}) {
      run.add(figure);
    }
  }
  return run;
}

}  // namespace sqrtdk::digests
