// What the page asks for first: version, limits, scale rules, closed forms, attention with every intermediate, the opening picture.
#include <emscripten/bind.h>

#include "../attention/scaled_dot_product.hpp"
#include "../experiments/opening.hpp"
#include "../scaling/divisor.hpp"
#include "../sweep/specification.hpp"
#include "../theory/score_distribution.hpp"
#include "../worked_examples/figures.hpp"
#include "values.hpp"

namespace sqrtdk {

template <>
struct Fields<scaling::Needs> : scaling::Needs {
  static constexpr auto all =
      std::tuple{Field{"queryNorm", &Needs::query_norm}, Field{"keyNorm", &Needs::key_norm},
                 Field{"means", &Needs::means}, Field{"keys", &Needs::keys}, Field{"position", &Needs::position}};
};
template <>
struct Fields<scaling::Rule> : scaling::Rule {
  static constexpr auto all = std::tuple{Field{"id", &Rule::id},
                                         Field{"formula", &Rule::formula},
                                         Field{"leastDimension", &Rule::least_dimension},
                                         Field{"reference", &Rule::reference},
                                         Field{"parameter", &Rule::parameter},
                                         Field{"divides", &Rule::divides},
                                         Field{"spotlight", &Rule::featured},
                                         Field{"needs", &Rule::needs}};
};
template <>
struct Fields<scaling::ExponentialLimits> : scaling::ExponentialLimits {
  static constexpr auto all = std::tuple{Field{"weightsEven", &ExponentialLimits::weights_even},
                                         Field{"unitScoreVanishes", &ExponentialLimits::unit_score_vanishes},
                                         Field{"typicalScoreVanishes", &ExponentialLimits::typical_score_vanishes},
                                         Field{"divisorOverflows", &ExponentialLimits::divisor_overflows}};
};
template <>
struct Fields<theory::ScoreMoments> : theory::ScoreMoments {
  static constexpr auto all = std::tuple{Field{"mean", &ScoreMoments::mean}, Field{"variance", &ScoreMoments::variance},
                                         Field{"std", &ScoreMoments::std}, Field{"kurtosis", &ScoreMoments::kurtosis}};
};
template <>
struct Fields<attention::AttentionSteps> : attention::AttentionSteps {
  static constexpr auto all = std::tuple{Field{"divisor", &AttentionSteps::divisor},
                                         Field{"rawScores", &AttentionSteps::raw_scores},
                                         Field{"scaledScores", &AttentionSteps::scaled_scores},
                                         Field{"rowMaxima", &AttentionSteps::row_maxima},
                                         Field{"exponentials", &AttentionSteps::exponentials},
                                         Field{"sums", &AttentionSteps::sums},
                                         Field{"weights", &AttentionSteps::weights},
                                         Field{"output", &AttentionSteps::output}};
};
template <>
struct Fields<experiments::OpeningRow> : experiments::OpeningRow {
  static constexpr auto all =
      std::tuple{Field{"rule", &OpeningRow::rule}, Field{"meanWeights", &OpeningRow::mean_weights},
                 Field{"drawWeights", &OpeningRow::draw_weights}, Field{"meanPeak", &OpeningRow::mean_peak},
                 Field{"medianJacobianTrace", &OpeningRow::median_jacobian_trace}};
};
template <>
struct Fields<experiments::Opening> : experiments::Opening {
  static constexpr auto all = std::tuple{
      Field{"stops", [](const Opening& at) { return std::vector<double>(at.stops.begin(), at.stops.end()); }},
      Field{"keys", [](const Opening&) { return experiments::kOpeningKeys; }},
      Field{"draws", [](const Opening&) { return experiments::kOpeningDraws; }}, Field{"rows", &Opening::rows}};
};

}  // namespace sqrtdk

namespace {

using namespace sqrtdk;
using namespace sqrtdk::bindings;

val version() {
  return answer([] { return SQRTDK_VERSION; });
}

val limits() {
  return answer([] {
    return object("d", to_range(sweep::kLeastDimension, sweep::kMostDimension),    //
                  "samples", to_range(sweep::kLeastSamples, sweep::kMostSamples),  //
                  "keys", to_range(sweep::kLeastKeys, sweep::kMostKeys),           //
                  "rules", to_range(1, sweep::kMostRules),                         //
                  "draw", to_range(0, experiments::kMostOpeningDraw),              //
                  "score", to_range(-worked_examples::kLargestScore, worked_examples::kLargestScore), "scores",
                  to_range(1, worked_examples::kMostValues),  //
                  "attentionSize", to_range(1, kMostAttentionSize));
  });
}

val scale_rules() {
  return answer([] { return scaling::rules(); });
}

std::uint64_t dimension(const val& d) { return count(d, "d", sweep::kLeastDimension, sweep::kMostDimension); }

val divisor(val rule, val d) {
  return answer([&] { return scaling::divisor(choice(rule), dimension(d)); });
}

val log_divisor(val rule, val d) {
  return answer([&] { return scaling::log_divisor(choice(rule), dimension(d)); });
}

val exponential_limits(val keys) {
  return answer([&] {
    const std::uint64_t n = count(keys, "keys", sweep::kLeastKeys, sweep::kMostKeys);
    return to_list(numeric::number_formats(), [n](const numeric::NumberFormat& format) {
      auto value = object("format", format.id);
      set_fields(value, scaling::exponential_limits(format, n));
      return value;
    });
  });
}

val score_law(val d) {
  return answer([&] { return theory::score_moments(dimension(d)); });
}

val normal_density(val d, val x) {
  return answer([&] {
    constexpr std::size_t kMostDensities = 100'000;
    const std::uint64_t size = dimension(d);
    std::vector<double> points = numbers(x, "x", kMostDensities);
    for (double& point : points) point = theory::normal_score_density(point, size);
    return points;
  });
}

val attend(val input) {
  return answer([&] {
    require_fields(input, {"queries", "keys", "dimension", "valueDimension", "q", "k", "v", "rule", "causal", "mask"});
    const auto size = [&](const char* name) { return matrix_size(input, name, kMostAttentionSize); };
    const auto queries = size("queries"), keys = size("keys");
    const auto dimension = size("dimension"), value_dimension = size("valueDimension");
    return attention::scaled_dot_product_attention(
        matrix(input, "q", queries, dimension), matrix(input, "k", keys, dimension),
        matrix(input, "v", keys, value_dimension), choice(field(input, "rule")), mask(input, queries, keys));
  });
}

std::uint64_t opening_draw(const val& draw) { return count(draw, "draw", 0, experiments::kMostOpeningDraw); }

val opening(val seed_text, val draw) {
  return answer([&] { return experiments::opening(seed(seed_text), opening_draw(draw)); });
}

val opening_at(val seed_text, val draw, val d) {
  return answer([&] {
    return experiments::opening_at(seed(seed_text), opening_draw(draw),
                                   count(d, "d", 1, experiments::kMostOpeningDimension));
  });
}

val opening_stops() {
  return answer([] { return to_column(experiments::opening_stops(), std::identity{}); });
}

}  // namespace

EMSCRIPTEN_BINDINGS(module) {
  emscripten::function("version", &version);
  emscripten::function("limits", &limits);
  emscripten::function("scaleRules", &scale_rules);
  emscripten::function("divisor", &divisor);
  emscripten::function("logDivisor", &log_divisor);
  emscripten::function("exponentialLimits", &exponential_limits);
  emscripten::function("scoreLaw", &score_law);
  emscripten::function("normalDensity", &normal_density);
  emscripten::function("attention", &attend);
  emscripten::function("opening", &opening);
  emscripten::function("openingAt", &opening_at);
  emscripten::function("openingStops", &opening_stops);
}
