// From tokens to scores before learning: variances of published initialisers, the norms, correlated tokens, limits.
#include <cmath>
#include <string>
#include <vector>

#include "catch.hpp"
#include "initialization/layer.hpp"
#include "numeric/bits.hpp"
#include "numeric/check.hpp"

using namespace sqrtdk;
using namespace sqrtdk::initialization;

namespace {

void check_near(const Measured& measured, double expected) {
  INFO(measured.value << " ± " << measured.standard_error << ", expected " << expected);
  CHECK(std::fabs(measured.value - expected) < 4.5 * measured.standard_error);
  CHECK(measured.standard_error < 0.1 * expected);
}

LayerSpecification specification(const char* initializer, LayerSize size = {}) {
  LayerSpecification chosen;
  chosen.size = size;
  chosen.initializer = initializer;
  return chosen;
}

std::string refusal(const LayerSpecification& chosen) {
  try {
    check(chosen);
  } catch (const InvalidArgument& error) {
    return error.code() + " " + error.parameter();
  }
  return "accepted";
}

}  // namespace

TEST_CASE("variances of q, k, v and of scores are those derived for each initialiser", "[simulation]") {
  struct Row {
    const char* initializer;
    LayerSize size;
    double query, key;
  };
  for (const Row& row : {Row{"xavier-fused", {512, 8, 64}, 1, 1},
                         {"xavier-per-head", {512, 8, 64}, 16.0 / 9, 16.0 / 9},
                         {"xavier-packed", {512, 8, 64}, 0.5, 0.5},
                         {"linear-default", {512, 8, 64}, 1.0 / 3, 1.0 / 3},
                         {"normal-0.02", {768, 12, 64}, 0.3072, 0.3072},
                         {"normal-0.02", {1600, 25, 64}, 0.64, 0.64},
                         {"t5", {512, 8, 64}, 1.0 / 64, 1},
                         {"normal-1", {512, 8, 64}, 512, 512}}) {
    INFO(row.initializer << " " << row.size.d_model);
    LayerSpecification chosen = specification(row.initializer, row.size);
    chosen.tokens = 8;
    const MeasuredLayer measured = measure_layer(chosen, 60);
    // ε takes 1e-5 of |y|².
    check_near(measured.query, row.query);
    check_near(measured.key, row.key);
    check_near(measured.value, row.key);
    check_near(measured.score, row.query * row.key * 64);
    check_near(measured.scaled_score, row.query * row.key);
    CHECK(measured.scaled_score.value == Approx(measured.score.value / 64));
    CHECK(measured.scaled_row_score.value == Approx(measured.row_score.value / 64));
  }
}

TEST_CASE("a direction common to all tokens takes its share of the variance within rows, and none of the whole",
          "[simulation]") {
  for (const Norm norm : {Norm::layer, Norm::rms}) {
    for (const double cosine : {0.0, 0.5, 0.9}) {
      LayerSpecification chosen = specification("xavier-fused", {256, 8, 32});
      chosen.tokens = 16;
      chosen.norm = norm;
      chosen.cosine = cosine;
      const MeasuredLayer measured = measure_layer(chosen, 400);
      INFO("r = " << cosine);
      CHECK(measured.mean_cosine == Approx(cosine).margin(0.015));
      check_near(measured.scaled_row_score, 1 - measured.mean_cosine);
      check_near(measured.query, 1);
      CHECK(std::fabs(measured.scaled_score.value - 1) < 4.5 * measured.scaled_score.standard_error);
    }
  }
}

TEST_CASE("identical tokens give identical scores along a row") {
  LayerSpecification chosen = specification("xavier-fused", {64, 2, 32});
  chosen.cosine = 1;
  const MeasuredLayer measured = measure_layer(chosen, 3);
  CHECK(measured.row_score.value < 1e-20);
  CHECK(measured.mean_cosine == Approx(1));
}

TEST_CASE("layer norm gives each token mean 0 and mean square v/(v + epsilon), RMS norm keeps a shift") {
  const std::vector<double> x{1, 2, 4, 9};  // mean 4, variance 9.5, mean square 25.5
  std::vector<double> y = x;
  layer_norm(y, 0.5);
  CHECK(y[0] == Approx(-3 / std::sqrt(10.0)));
  CHECK(y[3] == Approx(5 / std::sqrt(10.0)));
  y = x;
  rms_norm(y, 1);
  CHECK(y[3] == Approx(9 / std::sqrt(26.5)));
  y = {7, 7, 7};
  layer_norm(y, 1e-5);
  CHECK(y == std::vector<double>{0, 0, 0});
  y = {1e8 + 1, 1e8 - 1};
  layer_norm(y, 1e-12);
  CHECK(y[0] == Approx(1));
}

TEST_CASE("the sum of squares of a normalised token is d_model, so q has unit variance whatever the tokens") {
  const Layer layer = draw_layer(specification("xavier-fused"), 3);
  for (Eigen::Index i = 0; i < layer.normalised.rows(); ++i) {
    CHECK(numeric::dot(numeric::row(layer.normalised, i), numeric::row(layer.normalised, i)) ==
          Approx(512).epsilon(2e-5));
    CHECK(std::fabs(numeric::sum(numeric::row(layer.normalised, i))) < 1e-11);
  }
}

TEST_CASE("the layer is drawn and multiplied as it is written: token 2, key 3") {
  const Layer layer = draw_layer(specification("linear-default", {48, 3, 16}), 0);
  double score = 0;
  for (Eigen::Index c = 0; c < 16; ++c) score += layer.q(2, c) * layer.k(3, c);
  CHECK(layer.scores(2, 3) == Approx(score));
  CHECK(layer.q.cwiseAbs().maxCoeff() <= std::sqrt(48.0) * std::sqrt(48.0));
  CHECK(layer.tokens.rows() == 32);
  CHECK(layer.v.cols() == 16);
}

TEST_CASE("seed and draw each give another layer; epsilon and norm change q by the known amount") {
  LayerSpecification chosen = specification("xavier-fused", {32, 2, 16});
  const Layer first = draw_layer(chosen, 0);
  CHECK(draw_layer(chosen, 0).scores == first.scores);
  CHECK(draw_layer(chosen, 1).scores != first.scores);
  LayerSpecification other = chosen;
  other.seed = 2;
  CHECK(draw_layer(other, 0).scores != first.scores);
  other = chosen;
  other.norm = Norm::none;
  CHECK(draw_layer(other, 0).normalised == first.tokens);
  other = chosen;
  other.epsilon = 1;
  // v/(v + 1) with v near 1: about half of the squared length is lost.
  CHECK(draw_layer(other, 0).q.squaredNorm() / first.q.squaredNorm() == Approx(0.5).epsilon(0.1));
}

TEST_CASE("a layer has these bits on every machine") {
  numeric::Fingerprint print;
  for (const Initializer& initializer : initializers()) {
    LayerSpecification chosen = specification("", {40, 2, 12});
    chosen.initializer = std::string(initializer.id);
    chosen.cosine = 0.3;
    chosen.tokens = 5;
    const Layer layer = draw_layer(chosen, 7);
    for (Eigen::Index i = 0; i < layer.scores.size(); ++i) print.add(layer.scores.data()[i]);
    print.add(measure_layer(chosen, 4).scaled_row_score.standard_error);
  }
  CHECK(print.text() == "3f937e12b8f6cf8a");
}

TEST_CASE("sizes, cosine, epsilon and names outside their limits are refused before anything is allocated") {
  const auto changed = [](auto change) {
    LayerSpecification chosen;
    change(chosen);
    return refusal(chosen);
  };
  CHECK(changed([](auto&) {}) == "accepted");
  CHECK(changed([](auto& s) { s.size.d_model = 0; }) == "out-of-range d_model");
  CHECK(changed([](auto& s) { s.size.d_model = 1ull << 60; }) == "out-of-range d_model");
  CHECK(changed([](auto& s) { s.size.heads = 257; }) == "out-of-range heads");
  CHECK(changed([](auto& s) { s.size.d_k = 513; }) == "out-of-range d_k");
  CHECK(changed([](auto& s) { s.tokens = 1; }) == "out-of-range tokens");
  CHECK(changed([](auto& s) { s.tokens = 512, s.size.d_model = 16384; }) == "out-of-range tokens · d_model");
  CHECK(changed([](auto& s) { s.cosine = -0.1; }) == "out-of-range cosine");
  CHECK(changed([](auto& s) { s.epsilon = 0; }) == "out-of-range epsilon");
  CHECK(changed([](auto& s) { s.initializer = "he"; }) == "unknown initializer");
  try {
    initialization::find_initializer("he");
  } catch (const InvalidArgument& refused) {
    CHECK(refused.range().substr(0, 29) == "xavier-fused, xavier-per-head");
  }
  CHECK_THROWS_AS(measure_layer({}, 1), InvalidArgument);
  LayerSpecification large;
  large.size = {8192, 64, 512};
  large.tokens = 512;
  CHECK_THROWS_AS(measure_layer(large, 100), InvalidArgument);
}
