// The fixed run of rows of normal scores at several spreads.
#include "../sweep/normal_rows.hpp"

#include "digests.hpp"

namespace sqrtdk::digest {

Run normal_rows_run() {
  Run run{"normal rows", "rows of 2, 37 and 600 normal scores at spreads from 0.1 to 40, and one row of 300 keys", {}};
  const std::vector<double> spreads{0.1, 1, 3.7, 40};
  for (const std::uint64_t keys : {2, 37, 600}) {
    for (const sweep::SpreadFigures& at : sweep::measure_spreads({2017, keys, 50}, spreads)) {
      for (const statistics::Estimate& figure : {at.peak, at.entropy, at.effective_keys, at.trace, at.peaked}) {
        run.add(figure.value);
        run.add(figure.standard_error);
      }
    }
  }
  const sweep::NormalRow row = sweep::normal_row(2017, 3, 300, 4, 30);
  run.add_all(row.weights);
  for (const double figure : {row.rest, row.readouts.peak, row.readouts.entropy, row.readouts.effective_keys}) {
    run.add(figure);
  }
  return run;
}

}  // namespace sqrtdk::digest
