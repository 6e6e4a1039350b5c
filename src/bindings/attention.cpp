// The backward pass of attention, additive attention, and additive beside dot-product attention, at the boundary.
#include <emscripten/bind.h>

#include "../attention/additive.hpp"
#include "../attention/gradient.hpp"
#include "../experiments/dot_versus_additive.hpp"
#include "../theory/additive_score.hpp"
#include "values.hpp"

namespace sqrtdk {

template <>
struct Fields<attention::AttentionGradient> : attention::AttentionGradient {
  static constexpr auto all = std::tuple{Field{"q", &AttentionGradient::q},
                                         Field{"k", &AttentionGradient::k},
                                         Field{"v", &AttentionGradient::v},
                                         Field{"weights", &AttentionGradient::weights},
                                         Field{"scaledScores", &AttentionGradient::scaled_scores},
                                         Field{"divisor", &AttentionGradient::divisor},
                                         Field{"logTemperature", &AttentionGradient::log_temperature},
                                         Field{"parameter", &AttentionGradient::parameter}};
};
template <>
struct Fields<experiments::ScoreFunctionFigures> : experiments::ScoreFunctionFigures {
  static constexpr auto all = std::tuple{Field{"scoreStd", &ScoreFunctionFigures::score_std},
                                         Field{"peakWeight", &ScoreFunctionFigures::peak_weight},
                                         Field{"jacobianTrace", &ScoreFunctionFigures::jacobian_trace}};
};

}  // namespace sqrtdk

namespace {

using namespace sqrtdk;
using namespace sqrtdk::bindings;

constexpr std::uint64_t kMostGradientSize = 128;   ///< queries, keys and dimensions of a backward pass
constexpr std::uint64_t kMostAdditiveSize = 64;    ///< queries and keys
constexpr std::uint64_t kMostAdditiveWidth = 256;  ///< hidden units and dimensions
constexpr double kMostAdditiveUnits = 131072;      ///< queries · keys · hidden units
constexpr double kMostNetworkWork = 5e6;           ///< entries drawn by one call that compares two kinds of attention

/// A matrix that is an argument of its own.
numeric::Matrix matrix_of(const val& list, const char* name, Eigen::Index rows, Eigen::Index columns) {
  return matrix(object(name, list), name, rows, columns);
}

val attention_gradient(val input, val upstream) {
  return answer([&] {
    require_fields(input, {"queries", "keys", "dimension", "valueDimension", "q", "k", "v", "rule", "causal", "mask"});
    const auto size = [&](const char* name) { return matrix_size(input, name, kMostGradientSize); };
    const auto queries = size("queries"), keys = size("keys");
    const auto dimension = size("dimension"), value_dimension = size("valueDimension");
    const numeric::Matrix q = matrix(input, "q", queries, dimension), k = matrix(input, "k", keys, dimension),
                          v = matrix(input, "v", keys, value_dimension);
    const auto steps =
        attention::scaled_dot_product_attention(q, k, v, choice(field(input, "rule")), mask(input, queries, keys));
    return attention::attention_gradient(q, k, v, steps,
                                         matrix_of(upstream, "outputGradient", queries, value_dimension));
  });
}

struct Additive {
  numeric::Matrix q, k;
  attention::AdditiveMaps maps;
};

Additive additive(const val& input) {
  require_fields(input,
                 {"queries", "keys", "queryDimension", "keyDimension", "hidden", "q", "k", "queryMap", "keyMap", "v"});
  const auto tokens = [&](const char* name) { return matrix_size(input, name, kMostAdditiveSize); };
  const auto width = [&](const char* name) { return matrix_size(input, name, kMostAdditiveWidth); };
  const auto queries = tokens("queries"), keys = tokens("keys");
  const auto query_dimension = width("queryDimension"), key_dimension = width("keyDimension"), hidden = width("hidden");
  require_work("queries · keys · hidden", static_cast<double>(queries * keys * hidden), kMostAdditiveUnits);
  return {matrix(input, "q", queries, query_dimension),
          matrix(input, "k", keys, key_dimension),
          {matrix(input, "queryMap", hidden, query_dimension), matrix(input, "keyMap", hidden, key_dimension),
           matrix(input, "v", hidden, 1)}};
}

val additive_scores(val input) {
  return answer([&] {
    const Additive all = additive(input);
    return object("scores", attention::additive_scores(all.q, all.k, all.maps), "limit",
                  attention::additive_score_limit(all.maps.v));
  });
}

val additive_gradient(val input, val upstream) {
  return answer([&] {
    const Additive all = additive(input);
    const auto gradient = attention::additive_gradient(
        all.q, all.k, all.maps, matrix_of(upstream, "scoreGradient", all.q.rows(), all.k.rows()));
    return object("q", gradient.q, "k", gradient.k, "queryMap", gradient.maps.query_map, "keyMap",
                  gradient.maps.key_map, "v", gradient.maps.v);
  });
}

val additive_spread(val units, val factor, val variance) {
  return answer([&] {
    const double of_input = number(variance, "variance");
    return object(
        "squaredTanh", theory::mean_squared_tanh(of_input), "std",
        theory::additive_score_std(count(units, "units", 1, theory::kMostUnits), number(factor, "factor"), of_input));
  });
}

// Networks of both kinds in pieces, merged here, figures for the whole.

val run_dot_versus_additive(val input, val first, val networks) {
  return answer([&] {
    using Request = experiments::DotVersusAdditive;
    const auto asked = whole_numbers<Request>(
        input, {{"d", &Request::d, 1, 1024}, {"queries", &Request::queries, 1, 64}, {"keys", &Request::keys, 2, 512}});
    const std::uint64_t begin = count(first, "first", 0, kMostDraw), many = count(networks, "networks", 1, kMostDraw);
    // What is drawn weighs more than what is multiplied.
    const double entries = static_cast<double>(many) * static_cast<double>(asked.d) *
                           static_cast<double>(2 * asked.d + asked.queries + asked.keys) *
                           (1 + static_cast<double>(asked.queries + asked.keys) / 16);
    require_work("networks · d²", entries, kMostNetworkWork);
    return experiments::to_numbers(experiments::run_dot_versus_additive(asked, begin, many));
  });
}

experiments::DotVersusAdditiveSums sums(const val& list) {
  return experiments::dot_versus_additive_from_numbers(numbers(list, "sums", 1024));
}

val merge(val earlier, val later) {
  return answer([&] {
    experiments::DotVersusAdditiveSums all = sums(earlier);
    experiments::merge(all, sums(later));
    return experiments::to_numbers(all);
  });
}

val figures(val list) {
  return answer([&] {
    std::size_t kind = 0;
    return to_list(experiments::dot_versus_additive_figures(sums(list)), [&kind](const auto& of_kind) {
      auto value = object("kind", experiments::kScoreFunctions[kind++]);
      set_fields(value, of_kind);
      return value;
    });
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(attention_gradient) {
  emscripten::function("attentionGradient", &attention_gradient);
  emscripten::function("additiveScores", &additive_scores);
  emscripten::function("additiveGradient", &additive_gradient);
  emscripten::function("additiveSpread", &additive_spread);
  emscripten::function("runTwoKinds", &run_dot_versus_additive);
  emscripten::function("mergeTwoKinds", &merge);
  emscripten::function("twoKindsFigures", &figures);
}
