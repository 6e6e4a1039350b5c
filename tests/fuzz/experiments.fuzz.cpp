// Draws that a reader watches add up: matrices, terms of a square, rows and their gradients, all in small sizes.
#include "accepted.hpp"
#include "attention/dot_product.hpp"
#include "decoder.hpp"
#include "experiments/causal_rows.hpp"
#include "experiments/drawn_vectors.hpp"
#include "experiments/gradient_rows.hpp"
#include "experiments/square_terms.hpp"
#include "experiments/walks.hpp"
#include "scaling/rule.hpp"
#include "statistics/sample_figures.hpp"
#include "theory/target_pull.hpp"

namespace {

using namespace sqrtdk;
using namespace sqrtdk::fuzz;

void matrices(Decoder& in) {
  const experiments::DrawnMatrix asked{in.word(), in.count(0, experiments::kMostMatrixDraw), in.count(1, 3),
                                       in.count(1, 40)};
  accepted([&] {
    const numeric::Matrix drawn = experiments::draw_matrix(asked);
    all_finite("entries of a matrix", drawn);
    law(static_cast<std::uint64_t>(drawn.rows()) == asked.rows && drawn.cwiseAbs().maxCoeff() < 7, "rows of draws");
  });
}

void squares(Decoder& in) {
  const experiments::Squares asked{in.word(), in.count(0, 1'000'000), in.count(1, 64), in.count(1, 20)};
  if (asked.samples > 200 && asked.samples <= experiments::kMostSquareSamples) return;
  accepted([&] {
    const experiments::SquareTerms found = experiments::square_terms(asked);
    all_finite("averages", found.averages);
    law(near(found.mean_square, found.diagonal_sum + found.off_diagonal_sum, 1e-12, 1e-12),
        "all terms make the square");
    law(found.averages == found.averages.transpose(), "averages are symmetric");
    finite_if_any("the mean off the diagonal", found.off_diagonal_mean);
    finite_if_any("its root mean square", found.off_diagonal_rms);
  });
}

void walks(Decoder& in) {
  const experiments::WalksAsked asked{in.word(), in.count(0, 1'000'000), in.count(1, 100), in.count(2, 5), in.flag()};
  if (asked.d <= experiments::kMostWalkDimension && asked.walks <= experiments::kMostWalks &&
      asked.d * asked.walks > 5000) {
    return;
  }
  accepted([&] {
    const experiments::Walks found = experiments::draw_walks(asked);
    all_finite("sums", found.sums);
    law(found.sums.rightCols(1).cwiseAbs().maxCoeff() == found.farthest, "the farthest is one of the ends");
    law(found.within <= asked.walks && found.from == -found.to, "ends are counted on both sides");
  });
  std::vector<double> q(in.between(1, 6)), k(in.flag() ? q.size() : 3);
  for (double& entry : q) entry = in.any();
  for (double& entry : k) entry = in.any();
  accepted([&] {
    const attention::DotProduct found = attention::dot_product(q, k);
    finite("a score", found.score, found.positive, found.negative, found.query_norm, found.key_norm);
    finite_if_any("a cosine", found.cosine);
    finite_if_any("an angle", found.angle);
    finite_if_any("a shadow", found.shadow);
    law(!found.angle || (*found.angle >= 0 && *found.angle <= 180 + 1e-12), "angles are 0 … 180 degrees");
  });
}

scaling::Choice rule_of(Decoder& in) {
  scaling::Choice chosen;
  chosen.id = in.one_of(scaling::rules(), [](const scaling::Rule& rule) { return rule.id; });
  for (const scaling::Rule& rule : scaling::rules()) {
    if (rule.id == chosen.id && rule.parameter) chosen.parameter = rule.parameter->initial;
  }
  if (in.flag()) chosen.parameter = in.any();
  return chosen;
}

void pulls(Decoder& in) {
  experiments::TargetPull asked{
      in.word(), in.count(0, 1'000'000), in.count(1, 20), in.count(2, 8), {rule_of(in), rule_of(in)}};
  if (in.flag()) asked.z = in.any();
  const std::uint64_t first = in.count(0, 65'535), rows = in.count(1, 6);
  const double rate = in.any();
  asked.causal = in.flag();
  if (asked.d > 4096 || asked.keys > 64 || rows > 20) return;
  accepted([&] {
    const numeric::Matrix found = experiments::target_pull(asked, first, rows);
    all_finite("pulls", found);
    law(found.minCoeff() >= 0, "pulls are lengths");
    const statistics::SampleFigures figures = statistics::sample_figures(numeric::row(found, 0));
    law(figures.lower_quartile.value <= figures.median.value && figures.median.value <= figures.upper_quartile.value,
        "quartiles in order");
    const experiments::LearningSteps steps = experiments::learning_steps(asked, rate, first, rows);
    all_finite("weights before a step", steps.weights);
    all_finite("what a step moves", steps.moved);
  });
}

void peak(Decoder& in) {
  const std::uint64_t keys = in.count(2, 4096);
  const double spread = in.any(), z = in.any();
  accepted([&] {
    finite("the limit", theory::limiting_pull(spread, z));
    finite("the geometric mean", theory::geometric_mean_pull(keys, spread));
    finite("the geometric mean at z", theory::geometric_mean_pull_at(keys, spread, z));
  });
}

void places(Decoder& in) {
  const std::uint64_t row = in.word(), queries = in.count(1, 128), keys = in.count(2, 4096);
  accepted([&] {
    const std::uint64_t place = experiments::causal_keys(row, keys);
    law(place >= 1 && place <= keys, "a row has a place in its text");
    const double mean = theory::mean_causal_weight(keys);
    law(mean > 1 / static_cast<double>(keys) && mean < 1, "the mean of 1/r is above 1/n");
  });
  accepted([&] {
    const std::vector<double> places = experiments::causal_places(queries, keys);
    law(places.front() >= 1 && places.back() == static_cast<double>(keys), "queries stand up to the end of a text");
  });
}

void rows(Decoder& in) {
  experiments::GradientRows asked{in.word(),      in.count(0, 1'000'000), in.count(1, 20),
                                  in.count(2, 8), in.count(1, 6),         {}};
  asked.rule.id = in.one_of(scaling::rules(), [](const scaling::Rule& rule) { return rule.id; });
  for (const scaling::Rule& rule : scaling::rules()) {
    if (rule.id == asked.rule.id && rule.parameter) asked.rule.parameter = rule.parameter->initial;
  }
  if (in.flag()) asked.rule.parameter = in.any();
  asked.causal = in.flag();
  if (asked.rows > 20 && asked.rows <= experiments::kMostGradientRows) return;
  accepted([&] {
    const experiments::MeasuredRows found = experiments::gradient_rows(asked);
    for (Eigen::Index i = 0; i < found.scaled_scores.rows(); ++i) {
      const double keys = found.keys[static_cast<std::size_t>(i)];
      law(keys >= 1 && keys <= static_cast<double>(asked.keys), "a row has a key, and none that is not there");
      const auto seen = static_cast<Eigen::Index>(keys);
      all_finite("scaled scores", numeric::Matrix(found.scaled_scores.row(i).head(seen)));
      law((found.weights.row(i).tail(found.weights.cols() - seen).array() == 0).all(), "what is masked has no weight");
    }
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
  switch (in.byte() % 7) {
    case 0:
      matrices(in);
      break;
    case 1:
      squares(in);
      break;
    case 4:
      pulls(in);
      break;
    case 5:
      peak(in);
      places(in);
      break;
    case 6:
      walks(in);
      break;
    default:
      rows(in);
  }
  return 0;
}
