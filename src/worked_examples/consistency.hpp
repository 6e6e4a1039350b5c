// What printed weights say about each other, whatever else is hidden: their total, and the ratio of each pair.
#pragma once

#include <vector>

#include "line_writer.hpp"

namespace sqrtdk::worked_examples {

/// Lines for the total of the printed weights (if all are printed) and, where scores are elided or that total is
/// impossible, for the ratio of each pair: w_i / w_j = e^(x_i − x_j) holds whatever further scores there are.
/// Each printed weight stands for all that round to it, as in a printed calculation (equation.hpp); here whole numbers too.
///
/// scores  scaled; one for each weight that may be printed
void write_consistency(const std::vector<DoubleDouble>& scores, const NamedFigures& printed, bool elided,
                       LineWriter& writer);

}  // namespace sqrtdk::worked_examples
