// From tokens to scores before training, at the boundary: one layer, and variances measured and predicted.
#include <emscripten/bind.h>

#include <algorithm>

#include "../initialization/layer.hpp"
#include "../theory/initial_variance.hpp"
#include "values.hpp"

namespace sqrtdk {

template <>
struct Fields<initialization::Initializer> : initialization::Initializer {
  static constexpr auto all = std::tuple{
      Field{"id", &Initializer::id}, Field{"law", &Initializer::distribution}, Field{"formula", &Initializer::formula},
      Field{"dividesScores", &Initializer::divides_scores}, Field{"reference", &Initializer::reference}};
};
template <>
struct Fields<initialization::Layer> : initialization::Layer {
  static constexpr auto all = std::tuple{Field{"tokens", &Layer::tokens}, Field{"normalised", &Layer::normalised},
                                         Field{"q", &Layer::q},           Field{"k", &Layer::k},
                                         Field{"v", &Layer::v},           Field{"scores", &Layer::scores}};
};
template <>
struct Fields<initialization::MeasuredLayer> : initialization::MeasuredLayer {
  static constexpr auto all = std::tuple{Field{"query", &MeasuredLayer::query},
                                         Field{"key", &MeasuredLayer::key},
                                         Field{"value", &MeasuredLayer::value},
                                         Field{"score", &MeasuredLayer::score},
                                         Field{"scaledScore", &MeasuredLayer::scaled_score},
                                         Field{"rowScore", &MeasuredLayer::row_score},
                                         Field{"scaledRowScore", &MeasuredLayer::scaled_row_score},
                                         Field{"meanCosine", &MeasuredLayer::mean_cosine}};
};
template <>
struct Fields<theory::InitialVariance> : theory::InitialVariance {
  static constexpr auto all =
      std::tuple{Field{"query", &InitialVariance::query}, Field{"key", &InitialVariance::key},
                 Field{"value", &InitialVariance::value}, Field{"scoreStd", &InitialVariance::raw_std},
                 Field{"scaledScoreStd", &InitialVariance::scaled_std}};
};
/// A published initialisation, with the variances predicted of it.
template <>
struct Fields<theory::Initialisation> : theory::Initialisation {
  static constexpr auto all = std::tuple{Field{"initializer", &Initialisation::initializer},
                                         Field{"name", &Initialisation::name},
                                         Field{"dModel", [](const Initialisation& row) { return row.shape.d_model; }},
                                         Field{"heads", [](const Initialisation& row) { return row.shape.heads; }},
                                         Field{"dK", [](const Initialisation& row) { return row.shape.d; }},
                                         Field{"dividesScores", &Initialisation::divides},
                                         Field{"source", &Initialisation::source}};
};

}  // namespace sqrtdk

namespace {

using namespace sqrtdk;
using namespace sqrtdk::bindings;
using namespace sqrtdk::initialization;

constexpr std::uint64_t kMostLayerDimension = 1024;
constexpr double kMostLayerWork = 3e7;  ///< products, entries and scores of one call that draws layers

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
    return count_in(value, name, least, most);
  };
  LayerSpecification asked;
  asked.seed = seed_in(value);
  asked.size = {whole("dModel", 1, kMostLayerDimension), whole("heads", 1, 256), whole("dK", 1, 512)};
  asked.tokens = whole("tokens", 2, 512);
  asked.cosine = number_in(value, "cosine");
  asked.norm = norm(field(value, "norm"));
  asked.epsilon = number_in(value, "epsilon");
  asked.initializer = text_in(value, "initializer");
  check(asked);
  // Measured: a product takes 0.4 ns, a drawn entry 8 times and a score 32 times as long.
  const auto n = static_cast<double>(asked.tokens), d = static_cast<double>(asked.size.d_k);
  const auto inputs = static_cast<double>(asked.size.d_model);
  const double work = n * d * (3 * inputs + n) + 8 * inputs * (n + 3 * d) + 32 * n * n;
  require_work("draws · work of a draw", static_cast<double>(draws) * work, kMostLayerWork);
  return asked;
}

val list_initializers() {
  return answer([] { return initializers(); });
}

val draw(val asked, val which) {
  return answer([&] { return draw_layer(specification(asked, 1), count(which, "draw", 0, kMostDraw)); });
}

val measure(val asked, val how_many) {
  return answer([&] {
    const std::uint64_t draws = count(how_many, "draws", 2, 10000);
    auto value = val::object();
    for_each_field(measure_layer(specification(asked, draws), draws), [&](const char* name, const auto& figure) {
      if constexpr (requires { figure.standard_error; }) {
        set(value, name, statistics::symmetric(figure.value, figure.standard_error, static_cast<double>(draws)));
      } else {
        set(value, name, figure);
      }
    });
    return value;
  });
}

/// The figures of measure, predicted: tokens have mean square 1, a norm makes of it 1/(1 + ε), less where ε is not small and tokens are short.
/// Without a norm they have it on average alone: tokens of cosine r are long together, and the variance of a score is up to 2/d_model larger than
/// predicted, 2 r²/d_model between two tokens. Layer norm makes 0 of a single entry.
val predict(val asked) {
  return answer([&] {
    const LayerSpecification layer = specification(asked, 1);
    const WeightVariances weights = find_initializer(layer.initializer).variances(layer.size);
    const std::uint64_t entries = layer.size.d_model - (layer.norm == Norm::layer ? 1 : 0);
    const double mean_square = entries == 0 ? 0 : layer.norm == Norm::none ? 1 : 1 / (1 + layer.epsilon);
    const theory::InitialVariance predicted =
        theory::initial_variance({weights.query, weights.key, weights.value},
                                 {layer.size.d_model, layer.size.heads, layer.size.d_k}, mean_square);
    // Of nothing, whatever the share.
    const double share = layer.norm == Norm::none
                             ? theory::within_row_share(layer.cosine)
                             : theory::normed_row_share(layer.cosine, std::max<std::uint64_t>(entries, 1));
    const double score = predicted.raw_std * predicted.raw_std, scaled = predicted.scaled_std * predicted.scaled_std;
    auto value = to_js(predicted);
    set(value, "score", score);
    set(value, "scaledScore", scaled);
    set(value, "rowScore", score * share);
    set(value, "scaledRowScore", scaled * share);
    return value;
  });
}

val initial_variances() {
  return answer([] {
    return to_list(theory::initialisations(), [](const theory::Initialisation& row) {
      auto value = to_js(theory::initial_variance(row.weights(row.shape), row.shape));
      set_fields(value, row);
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
