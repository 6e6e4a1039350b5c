// The backward pass of training against differences, and its parts against slow scalar twins.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <string>
#include <vector>

#include "attention/additive.hpp"
#include "catch.hpp"
#include "training/matrix_product.hpp"
#include "training/recall.hpp"
#include "training/run.hpp"

using namespace sqrtdk;
using training::Settings;

namespace {

Settings small_settings(const training::ScoreRule& rule) {
  Settings settings;
  settings.rule = {std::string(rule.id), 3};
  settings.sizes = {7, 4, 3, 6, 10, 9, 5};
  settings.train_values = true;
  return settings;
}

double loss_at(const Settings& settings, const training::Start& start, const training::Examples& examples) {
  training::RunOf<double> run(settings, start);
  return run.look_at(examples, false)->loss;
}

}  // namespace

TEST_CASE("the gradient of every rule's every weight is what differences of the loss say") {
  for (const training::ScoreRule& rule : training::score_rules()) {
    INFO(rule.id);
    const Settings settings = small_settings(rule);
    training::Start start = training::drawn_start(settings);
    // Away from the identity and from a gain of its start, so that no term hides.
    for (std::size_t i = 0; i < start.weights.size(); ++i) start.weights[i] += 0.01 * static_cast<double>(i % 7);
    const training::Examples examples = training::batch_of(settings, 3);
    training::RunOf<double> run(settings, start);
    REQUIRE(run.look_at(examples, false));
    constexpr double kStep = 1e-5;
    for (std::size_t i = 0; i < start.weights.size(); ++i) {
      training::Start above = start, below = start;
      above.weights[i] += kStep;
      below.weights[i] -= kStep;
      const double slope = (loss_at(settings, above, examples) - loss_at(settings, below, examples)) / (2 * kStep);
      INFO("weight " << i);
      CHECK(std::fabs(run.gradient()[i] - slope) <= 1e-8 * (1 + std::fabs(slope)));
    }
  }
}

TEMPLATE_TEST_CASE(
    "a product of matrices is the plain triple loop, to the last bit, at every size and either way round", "", float,
    double) {
  using Real = TestType;
  training::MatrixProduct<Real> product;
  for (const auto [rows, inner, columns] :
       {std::array<std::size_t, 3>{1, 1, 1}, {5, 8, 8}, {6, 3, 9}, {13, 17, 7}, {32, 40, 24}}) {
    std::vector<Real> left(rows * inner), right(inner * columns), got(rows * columns), turned(columns * rows);
    for (std::size_t i = 0; i < left.size(); ++i) left[i] = static_cast<Real>(std::sin(1.0 + static_cast<double>(i)));
    for (std::size_t i = 0; i < right.size(); ++i) right[i] = static_cast<Real>(std::cos(static_cast<double>(i)));
    const auto a = training::rows_of(left, inner), b = training::rows_of(right, columns);
    product(a, b, rows, inner, columns, got.data());
    product(b.transposed(), a.transposed(), columns, inner, rows, turned.data());
    for (std::size_t i = 0; i < rows; ++i) {
      for (std::size_t j = 0; j < columns; ++j) {
        Real sum = 0;
        for (std::size_t p = 0; p < inner; ++p) sum += left[i * inner + p] * right[p * columns + j];
        CHECK(got[i * columns + j] == sum);
        CHECK(turned[j * rows + i] == sum);
      }
    }
  }
}

TEST_CASE("the table of additive attention is that of attention's own additive scores") {
  Settings settings = small_settings(training::find_score_rule("additive"));
  training::RunOf<double> run(settings);
  const training::Start start = training::drawn_start(settings);
  const auto matrix = [](std::span<const double> entries, Eigen::Index rows, Eigen::Index columns) {
    numeric::Matrix found(rows, columns);
    std::copy(entries.begin(), entries.end(), found.data());
    return found;
  };
  const training::Layout& layout = run.layout();
  attention::AdditiveMaps maps{matrix(layout.query_map(start.weights), 9, 5).transpose(),
                               matrix(layout.key_map(start.weights), 9, 5).transpose(), numeric::Vector(5)};
  for (Eigen::Index l = 0; l < 5; ++l) maps.v(l) = layout.additive_vector(start.weights)[static_cast<std::size_t>(l)];
  const numeric::Matrix embeddings = matrix(start.embeddings, 7, 9);
  const numeric::Matrix right = attention::additive_scores(embeddings, embeddings, maps);
  for (std::size_t pair = 0; pair < 49; ++pair) CHECK(run.scores()[pair] == Approx(right.data()[pair]).margin(1e-13));
}

TEST_CASE("loss and figures of a batch are those of the formulas, written out for each example") {
  Settings settings = small_settings(training::find_score_rule("sqrt"));
  training::RunOf<double> run(settings);
  const training::Examples examples = training::batch_of(settings, 0);
  const std::vector<double> scores = run.scores();
  const training::Record record = *run.look_at(examples, false);
  double loss = 0, entropy = 0, peak = 0, right = 0;
  for (std::size_t e = 0; e < 6; ++e) {
    double weights[4], sum = 0, logits[3] = {}, all = 0, top = 0;
    const std::uint32_t query = examples.symbols[e * 4 + examples.asked[e]];
    for (std::size_t j = 0; j < 4; ++j) sum += weights[j] = std::exp(scores[query * 7 + examples.symbols[e * 4 + j]]);
    for (std::size_t j = 0; j < 4; ++j) {
      const double p = weights[j] / sum;
      logits[examples.classes[e * 4 + j]] += 4 * p;
      entropy -= p * std::log(p) / 6;
      top = std::max(top, p);
    }
    peak += top / 6;
    for (const double logit : logits) all += std::exp(logit);
    const std::uint32_t wanted = examples.classes[e * 4 + examples.asked[e]];
    loss += (std::log(all) - logits[wanted]) / 6;
    right += logits[wanted] >= *std::max_element(logits, logits + 3) ? 1.0 / 6 : 0.0;
  }
  CHECK(record.loss == Approx(loss).epsilon(1e-13));
  CHECK(record.entropy == Approx(entropy).epsilon(1e-13));
  CHECK(record.peak == Approx(peak).epsilon(1e-13));
  CHECK(record.batch_accuracy == Approx(right).epsilon(1e-13));
}
