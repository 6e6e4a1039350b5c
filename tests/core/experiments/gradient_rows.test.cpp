// Rows and the gradients that pass them: against a slow twin, differences and attention; prefixes, rules, limits.
#include "experiments/gradient_rows.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "attention/gradient.hpp"
#include "catch.hpp"
#include "refusal.hpp"
#include "statistics/moments.hpp"
#include "statistics/sample_figures.hpp"

using namespace sqrtdk;
using experiments::GradientRow;
using experiments::GradientRows;
using experiments::MeasuredRows;
using experiments::RowFigure;
using numeric::Matrix;

namespace {

double initial(const scaling::Rule& rule) { return rule.parameter ? rule.parameter->initial : 0; }

Matrix column(const std::vector<double>& numbers) {
  return Eigen::Map<const Matrix>(numbers.data(), static_cast<Eigen::Index>(numbers.size()), 1);
}

/// Σ_j a_j p_j, the loss that has a as its gradient in the weights. At the position 1, unlike a row of many keys.
double loss(const GradientRow& row, const Matrix& q, const scaling::Choice& rule) {
  return attention::scaled_dot_product_attention(q, row.k, column(row.a), rule).output(0, 0);
}

/// |dL/dq| by central differences, improved once.
double gradient_by_differences(const GradientRow& row, const scaling::Choice& rule) {
  double squares = 0;
  for (Eigen::Index c = 0; c < row.q.cols(); ++c) {
    const auto central = [&](double step) {
      Matrix above = row.q, below = row.q;
      above(0, c) += step;
      below(0, c) -= step;
      return (loss(row, above, rule) - loss(row, below, rule)) / (2 * step);
    };
    const double slope = (4 * central(0x1p-11) - central(0x1p-10)) / 3;
    squares += slope * slope;
  }
  return std::sqrt(squares);
}

}  // namespace

TEST_CASE("every figure of every row is that of a slow twin under √d") {
  const GradientRows asked{3, 5, 7, 4, 6, {"sqrt", 0}};
  const MeasuredRows measured = experiments::gradient_rows(asked);
  for (Eigen::Index i = 0; i < 6; ++i) {
    const auto at = static_cast<std::size_t>(i);
    const GradientRow row = experiments::draw_gradient_row(asked, at);
    double scores[4], weights[4], total = 0, squares = 0, peak = 0, mean = 0, of_scores = 0, of_query = 0,
                                  gradient[7]{};
    for (int j = 0; j < 4; ++j) {
      scores[j] = row.q.row(0).dot(row.k.row(j)) / std::sqrt(7.0);
      total += std::exp(scores[j]);
    }
    for (int j = 0; j < 4; ++j) {
      weights[j] = std::exp(scores[j]) / total;
      squares += weights[j] * weights[j];
      peak = std::fmax(peak, weights[j]);
      mean += weights[j] * row.a[static_cast<std::size_t>(j)];
      CHECK(measured.scaled_scores(i, j) == Approx(scores[j]).epsilon(1e-13).margin(1e-14));
      CHECK(measured.weights(i, j) == Approx(weights[j]).epsilon(1e-13));
    }
    for (int j = 0; j < 4; ++j) {
      const double e = weights[j] * (row.a[static_cast<std::size_t>(j)] - mean);
      of_scores += e * e;
      for (int c = 0; c < 7; ++c) gradient[c] += e * row.k(j, c) / std::sqrt(7.0);
    }
    for (const double part : gradient) of_query += part * part;
    CHECK(measured[RowFigure::peak][at] == Approx(peak).epsilon(1e-13));
    CHECK(measured[RowFigure::trace][at] == Approx(1 - squares).epsilon(1e-12));
    CHECK(measured[RowFigure::right_key][at] == measured.weights(i, 0));
    CHECK(measured[RowFigure::score_gradient][at] == Approx(std::sqrt(of_scores)).epsilon(1e-12));
    CHECK(measured[RowFigure::query_gradient][at] == Approx(std::sqrt(of_query)).epsilon(1e-12));
    CHECK(measured[RowFigure::value_gradient][at] == Approx(std::sqrt(squares)).epsilon(1e-13));
  }
}

TEST_CASE("the gradient in the query is that of central differences under every rule") {
  for (const scaling::Rule& rule : scaling::rules()) {
    GradientRows asked{8, 1, 6, 5, 4, {std::string(rule.id), initial(rule)}};
    CAPTURE(rule.id);
    const MeasuredRows measured = experiments::gradient_rows(asked);
    for (std::size_t i = 0; i < 4; ++i) {
      const double slope = gradient_by_differences(experiments::draw_gradient_row(asked, i), asked.rule);
      CHECK(measured[RowFigure::query_gradient][i] == Approx(slope).epsilon(1e-7).margin(1e-12));
    }
  }
}

TEST_CASE("scores, weights and gradients are those of attention, under every rule that does not ask for a place") {
  for (const scaling::Rule& rule : scaling::rules()) {
    for (const std::uint64_t d : {2, 40}) {
      GradientRows asked{21, 0, d, 9, 3, {std::string(rule.id), initial(rule)}};
      CAPTURE(rule.id, d);
      const MeasuredRows measured = experiments::gradient_rows(asked);
      for (Eigen::Index i = 0; i < 3; ++i) {
        const GradientRow row = experiments::draw_gradient_row(asked, static_cast<std::uint64_t>(i));
        const attention::AttentionSteps steps =
            attention::scaled_dot_product_attention(row.q, row.k, column(row.a), asked.rule);
        const attention::AttentionGradient gradient =
            attention::attention_gradient(row.q, row.k, column(row.a), steps, Matrix::Ones(1, 1));
        const auto at = static_cast<std::size_t>(i);
        CHECK((measured.scaled_scores.row(i) - steps.scaled_scores).norm() <= 1e-13 * steps.scaled_scores.norm());
        CHECK((measured.weights.row(i) - steps.weights).norm() <= 1e-12);
        CHECK(measured[RowFigure::score_gradient][at] == Approx(gradient.scaled_scores.norm()).epsilon(1e-11));
        CHECK(measured[RowFigure::query_gradient][at] == Approx(gradient.q.norm()).epsilon(1e-11).margin(1e-14));
      }
    }
  }
}

TEST_CASE("a query stands last of as many positions as it has keys") {
  const GradientRows plain{2, 0, 16, 20, 2, {"sqrt", 0}};
  GradientRows placed = plain;
  placed.rule = {"position", 1};
  const Matrix scores = experiments::gradient_rows(plain).scaled_scores,
               moved = experiments::gradient_rows(placed).scaled_scores;
  const double factor = 1 + 0.1 * std::log(21.0);
  for (Eigen::Index j = 0; j < 20; ++j) CHECK(moved(1, j) == Approx(factor * scores(1, j)).epsilon(1e-13));
}

TEST_CASE(
    "the trace and the square of the value gradient add up to 1, and norms of near one-hot rows keep their digits") {
  const MeasuredRows measured = experiments::gradient_rows({6, 0, 4096, 2, 64, {"none", 0}});
  bool tiny = false;
  for (std::size_t i = 0; i < 64; ++i) {
    const double value = measured[RowFigure::value_gradient][i], trace = measured[RowFigure::trace][i];
    CHECK(value * value + trace == Approx(1).epsilon(1e-14));
    // Of two keys, e = p (1 − p) (a_1 − a_2) (1, −1), and tr J = 2 p (1 − p).
    const GradientRow row = experiments::draw_gradient_row({6, 0, 4096, 2, 64, {"none", 0}}, i);
    const double expected = trace / 2 * std::fabs(row.a[0] - row.a[1]) * std::sqrt(2.0);
    CHECK(measured[RowFigure::score_gradient][i] == Approx(expected).epsilon(1e-12));
    tiny = tiny || trace < 1e-40;
  }
  CHECK(tiny);
  // A divisor of 4096⁻¹ makes scores of some 10⁵: weights vanish, and with them the gradient, without NaN.
  const MeasuredRows sharp = experiments::gradient_rows({6, 0, 4096, 2, 64, {"power", -1}});
  for (const std::vector<double>& figure : sharp.figures) {
    for (const double entry : figure) CHECK(std::isfinite(entry));
  }
  CHECK(statistics::range_summary(sharp[RowFigure::query_gradient]).median == 0);
}

TEST_CASE("norms are exact where their squares leave a double") {
  // Between e^{-372} and e^{-745} a weight is a number, and its square is not.
  const GradientRows asked{6, 0, 4096, 2, 512, {"constant", 0.1}};
  const MeasuredRows measured = experiments::gradient_rows(asked);
  int seen = 0;
  for (std::size_t i = 0; i < 512; ++i) {
    const double trace = measured[RowFigure::trace][i];
    if (trace < 1e-300 || trace > 1e-170) continue;
    const GradientRow row = experiments::draw_gradient_row(asked, i);
    const double expected = trace / 2 * std::fabs(row.a[0] - row.a[1]) * std::sqrt(2.0);
    CHECK(measured[RowFigure::score_gradient][i] == Approx(expected).epsilon(1e-12));
    CHECK(measured[RowFigure::query_gradient][i] > 10 * expected);
    ++seen;
  }
  CHECK(seen > 10);
}

TEST_CASE("components of a smaller d, fewer keys and fewer rows are prefixes, whatever the rule") {
  const GradientRow large = experiments::draw_gradient_row({3, 2, 600, 64, 1, {"sqrt", 0}}, 7);
  const GradientRow small = experiments::draw_gradient_row({3, 2, 37, 5, 1, {"none", 0}}, 7);
  CHECK(small.q == large.q.leftCols(37));
  CHECK(small.k == large.k.topLeftCorner(5, 37));
  CHECK(small.a == std::vector<double>(large.a.begin(), large.a.begin() + 5));
  const GradientRow wide = experiments::draw_gradient_row({3, 2, 9, 300, 1, {"sqrt", 0}}, 7);
  CHECK(wide.k.topLeftCorner(64, 9) == large.k.leftCols(9));
  CHECK(experiments::draw_gradient_row({3, 2, 4, 70, 1, {"sqrt", 0}}, 7).k == wide.k.topLeftCorner(70, 4));
  CHECK(std::vector<double>(wide.a.begin(), wide.a.begin() + 64) == large.a);
  const MeasuredRows many = experiments::gradient_rows({3, 2, 8, 4, 20, {"sqrt", 0}});
  const MeasuredRows few = experiments::gradient_rows({3, 2, 8, 4, 3, {"sqrt", 0}});
  CHECK(few.weights == many.weights.topRows(3));
  for (std::size_t figure = 0; figure < few.figures.size(); ++figure) {
    CHECK(few.figures[figure] == std::vector<double>(many.figures[figure].begin(), many.figures[figure].begin() + 3));
  }
}

TEST_CASE("rows that begin later are the later rows of one request, beyond the first 512 too") {
  const MeasuredRows all = experiments::gradient_rows({3, 2, 5, 70, 520, {"sqrt", 0}});
  const MeasuredRows later = experiments::gradient_rows({3, 2, 5, 70, 12, {"sqrt", 0}, 505});
  CHECK(later.weights == all.weights.middleRows(505, 12));
  for (std::size_t figure = 0; figure < all.figures.size(); ++figure) {
    const auto from = all.figures[figure].begin() + 505;
    CHECK(later.figures[figure] == std::vector<double>(from, from + 12));
  }
}

TEST_CASE("the pull is the number of keys times the slope of the first key's weight in the query, under every rule") {
  for (const scaling::Rule& rule : scaling::rules()) {
    GradientRows asked{8, 2, 6, 5, 4, {std::string(rule.id), initial(rule)}};
    CAPTURE(rule.id);
    const MeasuredRows measured = experiments::gradient_rows(asked);
    for (std::size_t i = 0; i < 4; ++i) {
      GradientRow row = experiments::draw_gradient_row(asked, i);
      row.a = {1, 0, 0, 0, 0};  // the loss is then the weight itself
      CHECK(measured[RowFigure::pull][i] ==
            Approx(5 * gradient_by_differences(row, asked.rule)).epsilon(1e-7).margin(1e-12));
    }
  }
}

TEST_CASE("entries of rows are N(0, 1), apart from those of other rows, keys and draws") {
  statistics::Moments moments;
  for (std::uint64_t row = 0; row < 8; ++row) {
    const GradientRow drawn = experiments::draw_gradient_row({13, 0, 256, 15, 1, {"none", 0}}, row);
    for (const Matrix* part : {&drawn.q, &drawn.k}) {
      for (const double entry : part->reshaped()) moments.add(entry);
    }
  }
  CHECK(std::fabs(moments.mean) < 5 / std::sqrt(moments.count));
  CHECK(std::fabs(moments.variance() - 1) < 5 * std::sqrt(2 / moments.count));
  const auto first = [](std::uint64_t seed, std::uint64_t draw, std::uint64_t row) {
    const GradientRow drawn = experiments::draw_gradient_row({seed, draw, 1, 64, 1, {"none", 0}}, row);
    std::vector<double> all(drawn.k.data(), drawn.k.data() + 64);
    all.push_back(drawn.q(0, 0));
    all.push_back(drawn.a[0]);
    return all;
  };
  std::vector<double> entries;
  for (const auto& part : {first(1, 0, 0), first(1, 0, 1), first(1, 0, 511), first(1, 0, 512), first(1, 0, 65'535),
                           first(1, 1, 0), first(1, 1, 512), first(2, 0, 0)}) {
    entries.insert(entries.end(), part.begin(), part.end());
  }
  std::sort(entries.begin(), entries.end());
  CHECK(std::adjacent_find(entries.begin(), entries.end()) == entries.end());
}

TEST_CASE("halving the temperature doubles every scaled score of the same vectors") {
  const auto scores = [](double temperature) {
    return experiments::gradient_rows({1, 0, 9, 3, 4, {"temperature", temperature}}).scaled_scores;
  };
  CHECK(scores(1) == 2 * scores(2));
}

TEST_CASE("where a query is 0 a rule that divides by its norm has no gradient; a key that is 0 adds nothing") {
  // Draws of one component, found by search; with a second component they are no longer 0.
  GradientRows asked{1, 28'574, 1, 2, 70, {"cosine", 10}};
  CHECK(experiments::draw_gradient_row(asked, 69).q(0, 0) == 0);
  for (const char* rule : {"cosine", "rms-norm", "query-norm"}) {
    asked.rule = {rule, 1};
    CHECK(refusal_of([&] { experiments::gradient_rows(asked); }) == "no-gradient|row 70");
  }
  asked.rule = {"soft-cap", 50};
  CHECK(refusal_of([&] { experiments::gradient_rows(asked); }) == "accepted");
  asked = {1, 28'574, 2, 2, 70, {"cosine", 10}};
  CHECK(refusal_of([&] { experiments::gradient_rows(asked); }) == "accepted");

  const GradientRows with_key{1, 158'309, 1, 2, 86, {"rms-norm", 1}};
  CHECK(experiments::draw_gradient_row(with_key, 85).k(0, 0) == 0);
  const MeasuredRows measured = experiments::gradient_rows(with_key);
  CHECK(measured.scaled_scores(85, 0) == 0);
  CHECK(std::fabs(measured.scaled_scores(85, 1)) == 1);
  CHECK(measured[RowFigure::query_gradient][85] == 0);
}

TEST_CASE("rows outside their limits, unknown rules and rules outside their domain are refused by name") {
  const auto refused = [](const GradientRows& asked) { return refusal_of([&] { experiments::gradient_rows(asked); }); };
  CHECK(refused({1, 1'000'000, 4096, 2, 1, {"sqrt", 0}}) == "accepted");
  CHECK(refused({1, 1'000'001, 1, 2, 1, {"sqrt", 0}}) == "out-of-range|draw");
  CHECK(refused({1, 0, 0, 2, 1, {"sqrt", 0}}) == "out-of-range|d");
  CHECK(refused({1, 0, 4097, 2, 1, {"sqrt", 0}}) == "out-of-range|d");
  CHECK(refused({1, 0, 1, 1, 1, {"sqrt", 0}}) == "out-of-range|keys");
  CHECK(refused({1, 0, 1, 4096, 1, {"sqrt", 0}}) == "accepted");
  CHECK(refused({1, 0, 1, 4097, 1, {"sqrt", 0}}) == "out-of-range|keys");
  CHECK(refused({1, 0, 1, 2, 0, {"sqrt", 0}}) == "out-of-range|rows");
  CHECK(refused({1, 0, 1, 2, 4096, {"sqrt", 0}, 61'440}) == "accepted");
  CHECK(refused({1, 0, 1, 2, 4096, {"sqrt", 0}, 61'441}) == "out-of-range|first");
  CHECK(refused({1, 0, 1, 2, 4097, {"sqrt", 0}}) == "out-of-range|rows");
  CHECK(refused({1, 0, 1, 2, 1, {"log", 0}}) == "outside-domain|d");
  CHECK(refused({1, 0, 1, 2, 1, {"layer-norm", 1}}) == "outside-domain|d");
  CHECK(refused({1, 0, 1, 2, 1, {"cube", 0}}) == "unknown|rule");
  CHECK(refused({1, 0, 1, 2, 1, {"soft-cap", 0}}) == "out-of-range|C");
  CHECK(refusal_of([] { experiments::draw_gradient_row({1, 0, 1, 2, 1, {"sqrt", 0}}, 65'536); }) == "out-of-range|row");
}
