// Softmax of Gaussian scores at the boundary: two keys exactly, the expansions, the collapse, and what rows of draws measure.
#include <emscripten/bind.h>

#include "../experiments/normal_rows.hpp"
#include "../theory/gaussian_softmax.hpp"
#include "answer.hpp"
#include "chapter_limits.hpp"
#include "lists.hpp"

namespace {

using emscripten::val;
using namespace sqrtdk;
using namespace sqrtdk::bindings;

std::uint64_t key_count(const val& keys) { return count(keys, "keys", 2, theory::kMostKeys); }

/// What a closed form says of each spread.
template <class Of>
auto at_spreads(const val& spreads, std::size_t most, Of of) {
  std::vector<decltype(of(0.0))> found;
  for (const double spread : some_numbers(spreads, "spreads", most)) found.push_back(of(spread));
  return found;
}

val softmax_of_two(val spreads) {
  return answer([&] {
    const auto found = at_spreads(spreads, kMostQuantiles, &theory::softmax_of_two);
    auto value = val::object();
    value.set("peak", to_column(found, [](const auto& at) { return at.peak; }));
    value.set("shortfall", to_column(found, [](const auto& at) { return at.shortfall; }));
    value.set("jacobianTrace", to_column(found, [](const auto& at) { return at.jacobian_trace; }));
    value.set("entropy", to_column(found, [](const auto& at) { return at.entropy; }));
    return value;
  });
}

val flat_softmax(val keys_value, val spreads) {
  return answer([&] {
    const std::uint64_t keys = key_count(keys_value);
    const auto found = at_spreads(spreads, kMostPoints, [keys](double at) { return theory::flat_softmax(keys, at); });
    auto value = val::object();
    value.set("entropy", to_column(found, [](const auto& at) { return at.entropy; }));
    value.set("sumOfSquares", to_column(found, [](const auto& at) { return at.sum_of_squares; }));
    return value;
  });
}

val sharp_softmax(val keys_value, val spreads) {
  return answer([&] {
    const std::uint64_t keys = key_count(keys_value);
    const auto found =
        at_spreads(spreads, kMostQuantiles, [keys](double at) { return theory::sharp_softmax(keys, at); });
    auto value = val::object();
    value.set("peak", to_column(found, [](const auto& at) { return at.peak; }));
    value.set("entropy", to_column(found, [](const auto& at) { return at.entropy; }));
    value.set("jacobianTrace", to_column(found, [](const auto& at) { return at.jacobian_trace; }));
    return value;
  });
}

val collapse_spreads(val list) {
  return answer([&] {
    std::vector<double> found;
    for (const std::uint64_t keys : counts(list, "keys", 2, theory::kMostKeys, kMostPoints)) {
      found.push_back(theory::collapse_spread(keys));
    }
    return to_array(found);
  });
}

val log_collapse_keys(val spreads) {
  return answer([&] { return to_array(at_spreads(spreads, kMostPoints, &theory::log_collapse_keys)); });
}

val spread_phase(val keys_value, val spreads) {
  return answer([&] {
    const std::uint64_t keys = key_count(keys_value);
    const auto found = at_spreads(spreads, kMostPoints, [keys](double at) { return theory::spread_phase(keys, at); });
    auto value = val::object();
    value.set("entropy", to_column(found, [](const auto& at) { return at.entropy; }));
    value.set("logParticipation", to_column(found, [](const auto& at) { return at.log_participation; }));
    value.set("logPeak", to_column(found, [](const auto& at) { return at.log_peak; }));
    return value;
  });
}

val frozen_phase(val keys_value, val spreads) {
  return answer([&] {
    const std::uint64_t keys = key_count(keys_value);
    const auto found =
        at_spreads(spreads, kMostQuantiles, [keys](double at) { return theory::frozen_phase(keys, at); });
    auto value = val::object();
    value.set("peak", to_column(found, [](const auto& at) { return at.peak; }));
    value.set("entropy", to_column(found, [](const auto& at) { return at.entropy; }));
    value.set("sumOfSquares", to_column(found, [](const auto& at) { return at.sum_of_squares; }));
    return value;
  });
}

val measure_spreads(val input, val spreads) {
  return answer([&] {
    require_fields(input, {"seed", "keys", "rows"});
    const experiments::NormalRows asked{seed(field(input, "seed")),
                                        count(field(input, "keys"), "keys", 2, experiments::kMostNormalKeys),
                                        count(field(input, "rows"), "rows", 2, experiments::kMostNormalRows)};
    const std::vector<double> list = some_numbers(spreads, "spreads", kMostPoints);
    require_work("rows · keys · spreads", static_cast<double>(asked.rows * asked.keys * list.size()), kMostNormalWork);
    const auto found = experiments::measure_spreads(asked, list);
    auto value = val::object();
    const auto set = [&](const char* name, statistics::Estimate experiments::SpreadFigures::*figure) {
      auto both = val::object();
      both.set("mean", to_column(found, [&](const auto& at) { return (at.*figure).value; }));
      both.set("standardError", to_column(found, [&](const auto& at) { return *(at.*figure).standard_error; }));
      value.set(name, both);
    };
    set("peak", &experiments::SpreadFigures::peak);
    set("entropy", &experiments::SpreadFigures::entropy);
    set("effectiveKeys", &experiments::SpreadFigures::effective_keys);
    set("trace", &experiments::SpreadFigures::trace);
    set("peaked", &experiments::SpreadFigures::peaked);
    return value;
  });
}

val normal_row(val input) {
  return answer([&] {
    require_fields(input, {"seed", "row", "keys", "spread", "shown"});
    const std::uint64_t row = count(field(input, "row"), "row", 0, experiments::kMostNormalRows - 1),
                        keys = count(field(input, "keys"), "keys", 2, experiments::kMostNormalKeys),
                        shown = count(field(input, "shown"), "shown", 1, kMostScores);
    const auto found =
        experiments::normal_row(seed(field(input, "seed")), row, keys, number(field(input, "spread"), "spread"), shown);
    auto value = val::object();
    value.set("weights", to_array(found.weights));
    value.set("rest", found.rest);
    value.set("peak", found.readouts.peak);
    value.set("entropy", found.readouts.entropy);
    value.set("effectiveKeys", found.readouts.effective_keys);
    value.set("jacobianTrace", found.readouts.jacobian_trace);
    return value;
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(saturation) {
  emscripten::function("softmaxOfTwo", &softmax_of_two);
  emscripten::function("flatSoftmax", &flat_softmax);
  emscripten::function("sharpSoftmax", &sharp_softmax);
  emscripten::function("collapseSpreads", &collapse_spreads);
  emscripten::function("logCollapseKeys", &log_collapse_keys);
  emscripten::function("spreadPhase", &spread_phase);
  emscripten::function("frozenPhase", &frozen_phase);
  emscripten::function("measureSpreads", &measure_spreads);
  emscripten::function("normalRow", &normal_row);
}
