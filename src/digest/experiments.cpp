// The fixed run of draws that a reader watches add up.
#include "../statistics/range_summary.hpp"
#include "../sweep/drawn_matrix.hpp"
#include "../sweep/gradient_rows.hpp"
#include "../sweep/square_terms.hpp"
#include "digests.hpp"

namespace sqrtdk::digest {

Run experiments_run() {
  Run run{"experiments",
          "terms of squared scores at d = 1, 3 and 64, a matrix of 3 × 70, rows and their gradients under six rules",
          {}};
  for (const std::uint64_t d : {1, 3, 64}) {
    const sweep::SquareTerms terms = sweep::square_terms({2017, 2, d, 150});
    run.add_all(terms.averages);
    for (const double figure : {terms.diagonal_mean, terms.diagonal_sum, terms.off_diagonal_sum, terms.mean_square,
                                terms.off_diagonal_mean.value_or(0), terms.off_diagonal_rms.value_or(0)}) {
      run.add(figure);
    }
  }
  run.add_all(sweep::draw_matrix({2017, 3, 3, 70}));
  for (const scaling::Choice& rule :
       {scaling::Choice{"none", 0}, scaling::Choice{"sqrt", 0}, scaling::Choice{"exponential", 0},
        scaling::Choice{"layer-norm", 1}, scaling::Choice{"soft-cap", 5}, scaling::Choice{"position", 2}}) {
    const sweep::MeasuredRows rows = sweep::gradient_rows({2017, 4, 37, 5, 12, rule});
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

}  // namespace sqrtdk::digest
