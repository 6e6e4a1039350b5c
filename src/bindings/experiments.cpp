// Draws that a reader watches add up, at the boundary: terms of a square, a matrix, rows and their gradients.
#include <emscripten/bind.h>

#include <algorithm>
#include <string>

#include "../experiments/drawn_vectors.hpp"
#include "../experiments/gradient_rows.hpp"
#include "../experiments/square_terms.hpp"
#include "../statistics/range_summary.hpp"
#include "../sweep/specification.hpp"
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
    require_fields(input, {"seed", "draw", "d", "samples"});
    const experiments::Squares asked{seed(field(input, "seed")), draw(input),
                                     count(field(input, "d"), "d", 1, experiments::kMostSquareDimension),
                                     count(field(input, "samples"), "samples", 1, experiments::kMostSquareSamples)};
    require_work("d² · samples", static_cast<double>(asked.d * asked.d * asked.samples), kMostSquareWork);
    const experiments::SquareTerms found = experiments::square_terms(asked);
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
    require_fields(input, {"seed", "draw", "rows", "columns"});
    const experiments::DrawnMatrix asked{seed(field(input, "seed")),
                                         count(field(input, "draw"), "draw", 0, experiments::kMostMatrixDraw),
                                         count(field(input, "rows"), "rows", 1, experiments::kMostMatrixRows),
                                         count(field(input, "columns"), "columns", 1, experiments::kMostMatrixColumns)};
    require_work("rows · columns", static_cast<double>(asked.rows * asked.columns), kMostEntries);
    return to_array(experiments::draw_matrix(asked));
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

/// The only field that may be left out: blocks after the first name theirs.
std::uint64_t first_row(const val& input) {
  const val first = field(input, "first");
  return first.isUndefined() ? 0 : count(first, "first", 0, experiments::kLastGradientRow);
}

val gradient_rows(val input) {
  return answer([&] {
    require_fields(input, {"seed", "draw", "d", "keys", "rows", "rule"}, {"first"});
    const experiments::GradientRows asked{seed(field(input, "seed")),
                                          draw(input),
                                          count(field(input, "d"), "d", 1, experiments::kMostGradientDimension),
                                          count(field(input, "keys"), "keys", 2, experiments::kMostGradientKeys),
                                          count(field(input, "rows"), "rows", 1, experiments::kMostGradientRows),
                                          choice(field(input, "rule")),
                                          first_row(input)};
    require_work("rows · keys · d", static_cast<double>(asked.rows * asked.keys * std::max(asked.d, kLeastRowCost)),
                 kMostRowWork);
    const experiments::MeasuredRows measured = experiments::gradient_rows(asked);
    auto value = val::object(), summary = val::object();
    for (std::size_t figure = 0; figure < measured.figures.size(); ++figure) {
      const std::string name(experiments::kRowFigures[figure]);
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
