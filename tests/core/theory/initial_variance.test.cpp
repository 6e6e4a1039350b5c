// Variances at initialisation: the published table, the initialisers that layers are drawn with, and layers measured.
#include "theory/initial_variance.hpp"

#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <utility>

#include "catch.hpp"
#include "initialization/layer.hpp"
#include "numeric/check.hpp"
#include "refusal.hpp"
#include "relative.hpp"

using namespace sqrtdk;

namespace {

void check_near(const initialization::Measured& measured, double expected) {
  INFO(measured.value << " ± " << measured.standard_error << ", expected " << expected);
  CHECK(std::fabs(measured.value - expected) < 4.5 * measured.standard_error);
}

}  // namespace

TEST_CASE("the table of initial variances is the published one") {
  const struct {
    const char* name;
    double query, key, raw_std;
    theory::LayerShape shape;
  } rows[] = {{"Xavier, one matrix for all heads", 1, 1, 8, {512, 8, 64}},
              {"Xavier, one matrix for each head", 16.0 / 9, 16.0 / 9, 128.0 / 9, {512, 8, 64}},
              {"Xavier, W_Q, W_K and W_V as one", 0.5, 0.5, 4, {512, 8, 64}},
              {"default of a linear layer", 1.0 / 3, 1.0 / 3, 8.0 / 3, {512, 8, 64}},
              {"GPT-2 small, BERT base", 0.3072, 0.3072, 2.4576, {768, 12, 64}},
              {"GPT-2 XL", 0.64, 0.64, 5.12, {1600, 25, 64}},
              {"d_model 4096", 1.6384, 1.6384, 18.5364, {4096, 32, 128}},
              {"d_model 12288", 4.9152, 4.9152, 55.6092, {12288, 96, 128}},
              {"T5, the divisor in W_Q", 1.0 / 64, 1, 1, {512, 8, 64}},
              {"random matrices of toy programs", 512, 512, 4096, {512, 8, 64}}};
  REQUIRE(theory::initialisations().size() == std::size(rows));
  for (std::size_t i = 0; i < std::size(rows); ++i) {
    const auto& known = theory::initialisations()[i];
    const auto found = theory::initial_variance(known.weights(known.shape), known.shape);
    INFO(known.name);
    CHECK(known.name == rows[i].name);
    CHECK(known.shape.d_model == rows[i].shape.d_model);
    CHECK(known.shape.heads == rows[i].shape.heads);
    CHECK(known.shape.d == rows[i].shape.d);
    CHECK(known.divides == (known.initializer != "t5"));
    CHECK(relative(found.query, rows[i].query) < 1e-15);
    CHECK(relative(found.key, rows[i].key) < 1e-15);
    CHECK(found.value == found.key);
    CHECK(relative(found.raw_std, rows[i].raw_std) < 1e-5);
    CHECK(relative(found.scaled_std * std::sqrt(static_cast<double>(known.shape.d)), found.raw_std) < 1e-15);
  }
}

TEST_CASE("theory and the layers that are drawn agree on every initialiser, at every size") {
  std::set<std::string_view> predicted;
  for (const auto& known : theory::initialisations()) {
    const auto& drawn = initialization::find_initializer(known.initializer);
    predicted.insert(known.initializer);
    CHECK(known.divides == drawn.divides_scores);
    for (const theory::LayerShape& shape :
         {known.shape, theory::LayerShape{96, 3, 20}, theory::LayerShape{16384, 256, 1}}) {
      const auto weights = known.weights(shape);
      const auto others = drawn.variances({shape.d_model, shape.heads, shape.d});
      INFO(known.initializer << ", d_model " << shape.d_model);
      CHECK(relative(weights.query, others.query) < 1e-15);
      CHECK(relative(weights.key, others.key) < 1e-15);
      CHECK(relative(weights.value, others.value) < 1e-15);
    }
  }
  for (const auto& initializer : initialization::initializers()) CHECK(predicted.count(initializer.id) == 1);
}

TEST_CASE("measured layers have the predicted variances of q, k, v and of scores", "[simulation]") {
  for (const auto& known : theory::initialisations()) {
    if (known.shape.d_model > 1000) continue;
    initialization::LayerSpecification chosen;
    chosen.size = {96, 3, 16};
    chosen.initializer = std::string(known.initializer);
    chosen.tokens = 8;
    const auto measured = initialization::measure_layer(chosen, 300);
    const theory::LayerShape shape{96, 3, 16};
    const auto found = theory::initial_variance(known.weights(shape), shape);
    INFO(known.initializer);
    check_near(measured.query, found.query);
    check_near(measured.key, found.key);
    check_near(measured.value, found.value);
    check_near(measured.score, found.raw_std * found.raw_std);
    check_near(measured.scaled_score, found.scaled_std * found.scaled_std);
  }
}

TEST_CASE("tokens with a common direction leave 1 − r of the variance within a row", "[simulation]") {
  initialization::LayerSpecification chosen;
  chosen.size = {256, 8, 32};
  chosen.initializer = "xavier-fused";
  chosen.tokens = 16;
  chosen.cosine = 0.7;
  const auto measured = initialization::measure_layer(chosen, 200);
  check_near(measured.scaled_row_score, theory::within_row_share(measured.mean_cosine));
  CHECK(theory::within_row_share(0) == 1);
  CHECK(theory::within_row_share(1) == 0);
  CHECK(theory::within_row_share(-1) == 2);
}

TEST_CASE("after a norm short tokens are less alike than their entries") {
  for (const double r : {0.01, 0.25, 0.5, 0.9, 0.999}) {
    INFO("r = " << r);
    CHECK(relative(theory::normed_row_share(r, 1), std::acos(r) / std::acos(0.0)) < 1e-12);
    const double wide = theory::normed_row_share(r, 65536);
    CHECK(wide == Approx((1 - r) * (1 + r * (1 + r) / (2 * 65536.0))).epsilon(1e-9));
    CHECK(theory::normed_row_share(r, 511) > wide);
  }
  for (const std::uint64_t entries : {std::uint64_t{1}, std::uint64_t{7}, std::uint64_t{512}}) {
    CHECK(relative(theory::normed_row_share(0, entries), 1) < 1e-13);
    CHECK(theory::normed_row_share(1, entries) == 0);
  }
  // mpmath: 1 − (2r/ν) (Γ((ν + 1)/2)/Γ(ν/2))² F(½, ½; ν/2 + 1; r²)
  CHECK(relative(theory::normed_row_share(0.25, 2), 0.802079308572328023) < 1e-13);
  CHECK(relative(theory::normed_row_share(0.5, 7), 0.52753057259286115) < 1e-13);
  CHECK(relative(theory::normed_row_share(0.99, 8), 0.011624027343107234) < 1e-12);
}

TEST_CASE("layers of eight entries have the predicted variance within rows after either norm", "[simulation]") {
  for (const auto& [norm, entries] : {std::pair{initialization::Norm::layer, std::uint64_t{7}},
                                      std::pair{initialization::Norm::rms, std::uint64_t{8}}}) {
    initialization::LayerSpecification chosen;
    chosen.size = {8, 1, 16};
    chosen.initializer = "t5";
    chosen.tokens = 16;
    chosen.cosine = 0.9;
    chosen.norm = norm;
    const auto measured = initialization::measure_layer(chosen, 2000);
    check_near(measured.row_score, theory::normed_row_share(chosen.cosine, entries));
    // 1 − r lies 13 to 15 % lower.
    CHECK(measured.row_score.value - 4 * measured.row_score.standard_error > 1 - chosen.cosine);
  }
}

TEST_CASE("four times the token's mean square gives four times the variances, and four times the scores") {
  const theory::WeightVariance weights{0.01, 0.02, 0.03};
  const theory::LayerShape shape{100, 2, 25};
  const auto once = theory::initial_variance(weights, shape), more = theory::initial_variance(weights, shape, 4);
  CHECK(relative(once.query, 1) < 1e-15);
  CHECK(relative(once.value, 3) < 1e-15);
  CHECK(relative(once.scaled_std, std::sqrt(2.0)) < 1e-15);
  CHECK(relative(more.query, 4) < 1e-15);
  CHECK(relative(more.raw_std, 4 * once.raw_std) < 1e-15);
}

TEST_CASE("initial variances refuse sizes and variances outside, by name") {
  CHECK(refusal_of([] { theory::initial_variance({1, 1, 1}, {0, 1, 1}); }) == "out-of-range|d_model");
  CHECK(refusal_of([] { theory::initial_variance({1, 1, 1}, {1, 0, 1}); }) == "out-of-range|heads");
  CHECK(refusal_of([] { theory::initial_variance({1, 1, 1}, {1, 1, 4097}); }) == "out-of-range|d");
  CHECK(refusal_of([] { theory::initial_variance({-1, 1, 1}, {1, 1, 1}); }) == "out-of-range|query");
  CHECK(refusal_of([] { theory::initial_variance({1, 1, std::nan("")}, {1, 1, 1}); }) == "not-a-number|value");
  CHECK(refusal_of([] { theory::initial_variance({1, 1, 1}, {1, 1, 1}, -1); }) == "out-of-range|mean_square");
  CHECK(refusal_of([] { theory::glorot_variance(0, 4); }) == "out-of-range|fan_in");
  CHECK(refusal_of([] { theory::glorot_variance(4, 0); }) == "out-of-range|fan_out");
  CHECK(refusal_of([] { theory::linear_default_variance(0); }) == "out-of-range|fan_in");
  CHECK(refusal_of([] { theory::within_row_share(1.5); }) == "out-of-range|cosine");
  CHECK(refusal_of([] { theory::normed_row_share(-0.1, 8); }) == "out-of-range|cosine");
  CHECK(refusal_of([] { theory::normed_row_share(0.5, 0); }) == "out-of-range|entries");
}
