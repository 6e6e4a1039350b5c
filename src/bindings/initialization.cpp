// From tokens to scores before learning, at the boundary: one layer, and variances measured and predicted.
#include <emscripten/bind.h>

#include "../initialization/measured_layer.hpp"
#include "../theory/initial_variance.hpp"
#include "answer.hpp"
#include "chapter_limits.hpp"
#include "lists.hpp"

namespace {

using emscripten::val;
using namespace sqrtdk;
using namespace sqrtdk::bindings;
using namespace sqrtdk::initialization;

Norm norm(const val& value) {
  const std::string name = text(value, "norm");
  if (name == "none") return Norm::none;
  if (name == "layer") return Norm::layer;
  if (name == "rms") return Norm::rms;
  throw InvalidArgument("unknown", "norm", name, "none, layer, rms");
}

/// Checked, and small enough for so many draws in one call.
LayerSpecification specification(const val& value, std::uint64_t draws) {
  require_fields(value, {"seed", "dModel", "heads", "dK", "tokens", "cosine", "norm", "epsilon", "initializer"});
  const auto whole = [&](const char* name, std::uint64_t least, std::uint64_t most) {
    return count(field(value, name), name, least, most);
  };
  LayerSpecification asked;
  asked.seed = seed(field(value, "seed"));
  asked.size = {whole("dModel", 1, kMostLayerDimension), whole("heads", 1, 256), whole("dK", 1, 512)};
  asked.tokens = whole("tokens", 2, 512);
  asked.cosine = number(field(value, "cosine"), "cosine");
  asked.norm = norm(field(value, "norm"));
  asked.epsilon = number(field(value, "epsilon"), "epsilon");
  asked.initializer = text(field(value, "initializer"), "initializer");
  check(asked);
  // Measured: a product takes 0.4 ns, a drawn entry 8 times and a score 32 times as long.
  const auto n = static_cast<double>(asked.tokens), d = static_cast<double>(asked.size.d_k);
  const auto inputs = static_cast<double>(asked.size.d_model);
  const double work = n * d * (3 * inputs + n) + 8 * inputs * (n + 3 * d) + 32 * n * n;
  require_work("draws · work of a draw", static_cast<double>(draws) * work, kMostLayerWork);
  return asked;
}

val list_initializers() {
  return answer([] {
    return to_list(initializers(), [](const Initializer& initializer) {
      auto value = val::object();
      value.set("id", std::string(initializer.id));
      value.set("law", std::string(initializer.law));
      value.set("formula", std::string(initializer.formula));
      value.set("dividesScores", initializer.divides_scores);
      value.set("reference", std::string(initializer.reference));
      return value;
    });
  });
}

val draw(val asked, val which) {
  return answer([&] {
    const Layer layer = draw_layer(specification(asked, 1), count(which, "draw", 0, kMostDraw));
    auto value = val::object();
    value.set("tokens", to_array(layer.tokens));
    value.set("normalised", to_array(layer.normalised));
    value.set("q", to_array(layer.q));
    value.set("k", to_array(layer.k));
    value.set("v", to_array(layer.v));
    value.set("scores", to_array(layer.scores));
    return value;
  });
}

val measure(val asked, val how_many) {
  return answer([&] {
    const std::uint64_t draws = count(how_many, "draws", 2, 10000);
    const MeasuredLayer measured = measure_layer(specification(asked, draws), draws);
    auto value = val::object();
    const auto set = [&](const char* name, const Measured& figure) {
      value.set(name, to_value(statistics::symmetric(figure.value, figure.standard_error, static_cast<double>(draws))));
    };
    set("query", measured.query);
    set("key", measured.key);
    set("value", measured.value);
    set("score", measured.score);
    set("scaledScore", measured.scaled_score);
    set("rowScore", measured.row_score);
    set("scaledRowScore", measured.scaled_row_score);
    value.set("meanCosine", measured.mean_cosine);
    return value;
  });
}

val to_value(const theory::InitialVariance& predicted) {
  auto value = val::object();
  value.set("query", predicted.query);
  value.set("key", predicted.key);
  value.set("value", predicted.value);
  value.set("scoreStd", predicted.raw_std);
  value.set("scaledScoreStd", predicted.scaled_std);
  return value;
}

/// The figures of measure, predicted: tokens have mean square 1, a norm makes of it 1/(1 + ε).
val predict(val asked) {
  return answer([&] {
    const LayerSpecification layer = specification(asked, 1);
    const WeightVariances weights = find_initializer(layer.initializer).variances(layer.size);
    const double mean_square = layer.norm == Norm::none ? 1 : 1 / (1 + layer.epsilon);
    const theory::InitialVariance predicted =
        theory::initial_variance({weights.query, weights.key, weights.value},
                                 {layer.size.d_model, layer.size.heads, layer.size.d_k}, mean_square);
    const double share = theory::within_row_share(layer.cosine);
    const double score = predicted.raw_std * predicted.raw_std, scaled = predicted.scaled_std * predicted.scaled_std;
    auto value = to_value(predicted);
    value.set("score", score);
    value.set("scaledScore", scaled);
    value.set("rowScore", score * share);
    value.set("scaledRowScore", scaled * share);
    return value;
  });
}

/// Published ways to begin, each with the variances predicted of it.
val initial_variances() {
  return answer([] {
    return to_list(theory::initialisations(), [](const theory::Initialisation& row) {
      auto value = to_value(theory::initial_variance(row.weights(row.shape), row.shape));
      value.set("initializer", std::string(row.initializer));
      value.set("name", std::string(row.name));
      value.set("dModel", static_cast<double>(row.shape.d_model));
      value.set("heads", static_cast<double>(row.shape.heads));
      value.set("dK", static_cast<double>(row.shape.d));
      value.set("dividesScores", row.divides);
      value.set("source", std::string(row.source));
      return value;
    });
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(initialization) {
  emscripten::function("initializers", &list_initializers);
  emscripten::function("drawLayer", &draw);
  emscripten::function("measureLayer", &measure);
  emscripten::function("predictLayer", &predict);
  emscripten::function("initialVariances", &initial_variances);
}
