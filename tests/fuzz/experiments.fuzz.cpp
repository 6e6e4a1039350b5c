// Draws that a reader watches add up: matrices, terms of a square, rows and their gradients, all in small sizes.
#include "accepted.hpp"
#include "decoder.hpp"
#include "scaling/rule.hpp"
#include "statistics/range_summary.hpp"
#include "sweep/drawn_matrix.hpp"
#include "sweep/gradient_rows.hpp"
#include "sweep/square_terms.hpp"

namespace {

using namespace sqrtdk;
using namespace sqrtdk::fuzz;

void matrices(Decoder& in) {
  const sweep::DrawnMatrix asked{in.word(), in.count(0, 1'000'000), in.count(1, 3), in.count(1, 40)};
  accepted([&] {
    const numeric::Matrix drawn = sweep::draw_matrix(asked);
    all_finite("entries of a matrix", drawn);
    law(static_cast<std::uint64_t>(drawn.rows()) == asked.rows && drawn.cwiseAbs().maxCoeff() < 7, "rows of draws");
  });
}

void squares(Decoder& in) {
  const sweep::Squares asked{in.word(), in.count(0, 1'000'000), in.count(1, 64), in.count(1, 20)};
  if (asked.samples > 200 && asked.samples <= sweep::kMostSquareSamples) return;
  accepted([&] {
    const sweep::SquareTerms found = sweep::square_terms(asked);
    all_finite("averages", found.averages);
    law(near(found.mean_square, found.diagonal_sum + found.off_diagonal_sum, 1e-12, 1e-12),
        "all terms make the square");
    law(found.averages == found.averages.transpose(), "averages are symmetric");
    finite_if_any("the mean off the diagonal", found.off_diagonal_mean);
    finite_if_any("its root mean square", found.off_diagonal_rms);
  });
}

void rows(Decoder& in) {
  sweep::GradientRows asked{in.word(), in.count(0, 1'000'000), in.count(1, 20), in.count(2, 8), in.count(1, 6), {}};
  asked.rule.id = in.one_of(scaling::rules(), [](const scaling::Rule& rule) { return rule.id; });
  for (const scaling::Rule& rule : scaling::rules()) {
    if (rule.id == asked.rule.id && rule.parameter) asked.rule.parameter = rule.parameter->initial;
  }
  if (in.flag()) asked.rule.parameter = in.any();
  if (asked.rows > 20 && asked.rows <= sweep::kMostGradientRows) return;
  accepted([&] {
    const sweep::MeasuredRows found = sweep::gradient_rows(asked);
    all_finite("scaled scores", found.scaled_scores);
    all_finite("weights", found.weights);
    for (const std::vector<double>& figure : found.figures) {
      all_finite("a figure of rows", figure);
      const statistics::RangeSummary summary = statistics::range_summary(figure);
      law(0 <= summary.least && summary.least <= summary.median && summary.median <= summary.most, "figures in order");
      finite("their mean", summary.mean);
    }
  });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Decoder in(data, size);
  switch (in.byte() % 4) {
    case 0:
      matrices(in);
      break;
    case 1:
      squares(in);
      break;
    default:
      rows(in);
  }
  return 0;
}
