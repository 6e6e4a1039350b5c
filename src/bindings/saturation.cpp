// Softmax of Gaussian scores at the boundary: two keys exactly, the expansions, the collapse, and what rows of draws measure.
#include <emscripten/bind.h>

#include "../experiments/normal_rows.hpp"
#include "../scaling/designed_divisor.hpp"
#include "../theory/gaussian_softmax.hpp"
#include "../theory/target_pull.hpp"
#include "../theory/typical_pull.hpp"
#include "values.hpp"

namespace sqrtdk {

template <>
struct Fields<theory::TwoKeys> : theory::TwoKeys {
  static constexpr auto all =
      std::tuple{Field{"peak", &TwoKeys::peak}, Field{"shortfall", &TwoKeys::shortfall},
                 Field{"jacobianTrace", &TwoKeys::jacobian_trace}, Field{"entropy", &TwoKeys::entropy}};
};
template <>
struct Fields<theory::FlatSoftmax> : theory::FlatSoftmax {
  static constexpr auto all =
      std::tuple{Field{"entropy", &FlatSoftmax::entropy}, Field{"sumOfSquares", &FlatSoftmax::sum_of_squares}};
};
template <>
struct Fields<theory::SharpSoftmax> : theory::SharpSoftmax {
  static constexpr auto all = std::tuple{Field{"peak", &SharpSoftmax::peak}, Field{"entropy", &SharpSoftmax::entropy},
                                         Field{"jacobianTrace", &SharpSoftmax::jacobian_trace}};
};
template <>
struct Fields<theory::HighTemperaturePhase> : theory::HighTemperaturePhase {
  static constexpr auto all = std::tuple{Field{"entropy", &HighTemperaturePhase::entropy},
                                         Field{"logParticipation", &HighTemperaturePhase::log_participation},
                                         Field{"logPeak", &HighTemperaturePhase::log_peak}};
};
template <>
struct Fields<theory::FrozenPhase> : theory::FrozenPhase {
  static constexpr auto all = std::tuple{Field{"peak", &FrozenPhase::peak}, Field{"entropy", &FrozenPhase::entropy},
                                         Field{"sumOfSquares", &FrozenPhase::sum_of_squares}};
};
template <>
struct Fields<experiments::SpreadFigures> : experiments::SpreadFigures {
  static constexpr auto all =
      std::tuple{Field{"peak", &SpreadFigures::peak}, Field{"entropy", &SpreadFigures::entropy},
                 Field{"effectiveKeys", &SpreadFigures::effective_keys}, Field{"trace", &SpreadFigures::trace},
                 Field{"peaked", &SpreadFigures::peaked}};
};
template <>
struct Fields<theory::TypicalTop> : theory::TypicalTop {
  static constexpr auto all =
      std::tuple{Field{"spread", &TypicalTop::spread}, Field{"shareOfOne", &TypicalTop::share_of_one}};
};

}  // namespace sqrtdk

namespace {

using namespace sqrtdk;
using namespace sqrtdk::bindings;

constexpr std::size_t kMostSpreads = 16;     ///< of typical pulls in one call: each takes some milliseconds
constexpr std::uint64_t kMostScores = 1024;  ///< shown of one row
constexpr double kMostNormalWork = 4194304;  ///< rows · keys · spreads of one call that measures rows

std::uint64_t key_count(const val& keys) { return count(keys, "keys", 2, theory::kMostKeys); }

/// Columns of what a closed form gives at each spread.
template <class Of>
val columns_at(const val& spreads, std::size_t most, Of of) {
  std::vector<decltype(of(0.0))> found;
  for (const double spread : some_numbers(spreads, "spreads", most)) found.push_back(of(spread));
  return to_columns(found);
}

/// The same for so many keys.
template <class Of>
val columns_for(const val& keys_value, const val& spreads, std::size_t most, Of of) {
  return answer([&] {
    const std::uint64_t keys = key_count(keys_value);
    return columns_at(spreads, most, [&](double spread) { return of(keys, spread); });
  });
}

val softmax_of_two(val spreads) {
  return answer([&] { return columns_at(spreads, kMostQuantiles, &theory::softmax_of_two); });
}
val flat_softmax(val keys, val spreads) { return columns_for(keys, spreads, kMostPoints, &theory::flat_softmax); }
val sharp_softmax(val keys, val spreads) { return columns_for(keys, spreads, kMostQuantiles, &theory::sharp_softmax); }
val spread_phase(val keys, val spreads) {
  return columns_for(keys, spreads, kMostPoints, &theory::high_temperature_phase);
}
val expected_softmax(val keys_value, val spreads) {
  return answer([&] {
    const std::uint64_t keys = key_count(keys_value);
    const std::vector<double> list = some_numbers(spreads, "spreads", kMostQuantiles);
    return object("entropy", to_column(list, [&](double at) { return theory::mean_entropy(keys, at); }),  //
                  "jacobianTrace", to_column(list, [&](double at) { return theory::mean_jacobian_trace(keys, at); }));
  });
}
val frozen_phase(val keys, val spreads) { return columns_for(keys, spreads, kMostQuantiles, &theory::frozen_phase); }

val collapse_spreads(val list) {
  return answer(
      [&] { return to_column(counts(list, "keys", 2, theory::kMostKeys, kMostPoints), &theory::collapse_spread); });
}

val log_collapse_keys(val spreads) {
  return answer([&] { return to_column(some_numbers(spreads, "spreads", kMostPoints), &theory::log_collapse_keys); });
}

val measure_spreads(val input, val spreads) {
  return answer([&] {
    using Request = experiments::NormalRows;
    const auto asked = whole_numbers<Request>(input, {{"keys", &Request::keys, 2, experiments::kMostNormalKeys},
                                                      {"rows", &Request::rows, 2, experiments::kMostNormalRows}});
    const std::vector<double> list = some_numbers(spreads, "spreads", kMostPoints);
    require_work("rows · keys · spreads", static_cast<double>(asked.rows * asked.keys * list.size()), kMostNormalWork);
    const auto found = experiments::measure_spreads(asked, list);
    auto value = val::object();
    std::apply(
        [&](const auto&... field) {
          (set(value, field.name,
               object("mean", to_column(found, [&](const auto& at) { return (at.*field.of).value; }), "standardError",
                      to_column(found, [&](const auto& at) { return *(at.*field.of).standard_error; }))),
           ...);
        },
        Fields<experiments::SpreadFigures>::all);
    return value;
  });
}

val normal_row(val input) {
  return answer([&] {
    require_fields(input, {"seed", "row", "keys", "spread", "shown"});
    const std::uint64_t row = count_in(input, "row", 0, experiments::kMostNormalRows - 1),
                        keys = count_in(input, "keys", 2, experiments::kMostNormalKeys),
                        shown = count_in(input, "shown", 1, kMostScores);
    const auto found = experiments::normal_row(seed_in(input), row, keys, number_in(input, "spread"), shown);
    auto value = object("weights", found.weights, "rest", found.rest);
    set_fields(value, found.stats);
    return value;
  });
}

val designed_spreads(val design, val dimensions) {
  return answer([&] {
    require_fields(design, {"factor", "exponent", "logarithmic"});
    const scaling::DesignedDivisor line{number_in(design, "factor"), number_in(design, "exponent"),
                                        truth_in(design, "logarithmic")};
    std::vector<double> divisors, spreads;
    for (const std::uint64_t d : counts(dimensions, "dimensions", 1, 4096, kMostQuantiles)) {
      divisors.push_back(scaling::divisor(line, d));
      spreads.push_back(scaling::spread(line, d));
    }
    return object("divisors", divisors, "spreads", spreads);
  });
}

val exponent_through(val factor, val d, val divisor) {
  return answer([&] {
    return scaling::exponent_through(number(factor, "factor"), count(d, "d", 2, 4096), number(divisor, "c"));
  });
}

val typical_pull(val keys, val spreads, val z) {
  return answer([&] {
    const std::uint64_t n = count(keys, "keys", 2, 4096);
    const auto at = place_of_target(z);
    std::vector<double> pulls;
    for (const double spread : some_numbers(spreads, "spreads", kMostSpreads)) {
      pulls.push_back(at ? theory::typical_pull_at(n, spread, *at) : theory::typical_pull(n, spread));
    }
    return pulls;
  });
}

val typical_top(val keys, val z) {
  return answer([&] { return theory::typical_top(count(keys, "keys", 2, 4096), place_of_target(z)); });
}

}  // namespace

EMSCRIPTEN_BINDINGS(saturation) {
  emscripten::function("softmaxOfTwo", &softmax_of_two);
  emscripten::function("expectedSoftmax", &expected_softmax);
  emscripten::function("flatSoftmax", &flat_softmax);
  emscripten::function("sharpSoftmax", &sharp_softmax);
  emscripten::function("collapseSpreads", &collapse_spreads);
  emscripten::function("logCollapseKeys", &log_collapse_keys);
  emscripten::function("spreadPhase", &spread_phase);
  emscripten::function("frozenPhase", &frozen_phase);
  emscripten::function("measureSpreads", &measure_spreads);
  emscripten::function("normalRow", &normal_row);
  emscripten::function("designedSpreads", &designed_spreads);
  emscripten::function("exponentThrough", &exponent_through);
  emscripten::function("typicalPull", &typical_pull);
  emscripten::function("typicalTop", &typical_top);
}
