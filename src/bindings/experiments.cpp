// Draws that a reader watches add up, at the boundary: terms of a square, a matrix, rows and their gradients.
#include <emscripten/bind.h>

#include <string>

#include "../statistics/range_summary.hpp"
#include "../sweep/drawn_matrix.hpp"
#include "../sweep/gradient_rows.hpp"
#include "../sweep/specification.hpp"
#include "../sweep/square_terms.hpp"
#include "answer.hpp"
#include "chapter_limits.hpp"
#include "lists.hpp"

namespace {

using emscripten::val;
using namespace sqrtdk;
using namespace sqrtdk::bindings;

std::uint64_t draw(const val& input) { return count(field(input, "draw"), "draw", 0, kMostDraw); }

val square_terms(val input) {
  return answer([&] {
    const sweep::Squares asked{seed(field(input, "seed")), draw(input),
                               count(field(input, "d"), "d", 1, sweep::kMostSquareDimension),
                               count(field(input, "samples"), "samples", 1, sweep::kMostSquareSamples)};
    require_work("d² · samples", static_cast<double>(asked.d * asked.d * asked.samples), kMostSquareWork);
    const sweep::SquareTerms found = sweep::square_terms(asked);
    auto value = val::object();
    value.set("averages", to_array(found.averages));
    value.set("diagonalMean", found.diagonal_mean);
    value.set("offDiagonalMean", to_value(found.off_diagonal_mean));
    value.set("offDiagonalRms", to_value(found.off_diagonal_rms));
    value.set("offDiagonalRmsExpected", found.off_diagonal_rms_expected);
    value.set("diagonalSum", found.diagonal_sum);
    value.set("offDiagonalSum", found.off_diagonal_sum);
    value.set("meanSquare", found.mean_square);
    value.set("diagonalTerms", static_cast<double>(found.diagonal_terms));
    value.set("offDiagonalTerms", static_cast<double>(found.off_diagonal_terms));
    return value;
  });
}

val draw_matrix(val input) {
  return answer([&] {
    const sweep::DrawnMatrix asked{seed(field(input, "seed")), draw(input),
                                   count(field(input, "rows"), "rows", 1, sweep::kMostMatrixRows),
                                   count(field(input, "columns"), "columns", 1, sweep::kMostMatrixColumns)};
    require_work("rows · columns", static_cast<double>(asked.rows * asked.columns), kMostEntries);
    return to_array(sweep::draw_matrix(asked));
  });
}

val to_value(const statistics::RangeSummary& summary) {
  auto value = val::object();
  value.set("mean", summary.mean);
  value.set("median", summary.median);
  value.set("least", summary.least);
  value.set("most", summary.most);
  return value;
}

val gradient_rows(val input) {
  return answer([&] {
    const sweep::GradientRows asked{seed(field(input, "seed")),
                                    draw(input),
                                    count(field(input, "d"), "d", sweep::kLeastDimension, sweep::kMostDimension),
                                    count(field(input, "keys"), "keys", 2, sweep::kMostGradientKeys),
                                    count(field(input, "rows"), "rows", 1, sweep::kMostGradientRows),
                                    choice(field(input, "rule"))};
    require_work("rows · keys · d", static_cast<double>(asked.rows * asked.keys * asked.d), kMostRowWork);
    const sweep::MeasuredRows measured = sweep::gradient_rows(asked);
    auto value = val::object(), summary = val::object();
    for (std::size_t figure = 0; figure < measured.figures.size(); ++figure) {
      const std::string name(sweep::kRowFigures[figure]);
      value.set(name, to_array(measured.figures[figure]));
      summary.set(name, to_value(statistics::range_summary(measured.figures[figure])));
    }
    value.set("weights", to_array(measured.weights));
    value.set("scaledScores", to_array(measured.scaled_scores));
    value.set("summary", summary);
    return value;
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(experiments) {
  emscripten::function("squareTerms", &square_terms);
  emscripten::function("drawMatrix", &draw_matrix);
  emscripten::function("gradientRows", &gradient_rows);
}
