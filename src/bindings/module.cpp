// The module itself: its version and the limits that every boundary checks.
#include <emscripten/bind.h>

#include "../experiments/opening.hpp"
#include "../sweep/specification.hpp"
#include "../worked_examples/named_figures.hpp"
#include "answer.hpp"
#include "attention_limits.hpp"
#include "values.hpp"

namespace {

using emscripten::val;
using namespace sqrtdk;
using namespace sqrtdk::bindings;

val version() {
  return answer([] { return val(std::string(SQRTDK_VERSION)); });
}

val limits() {
  return answer([] {
    auto all = val::object();
    const auto set = [&all](const char* name, auto least, auto most) {
      all.set(name, to_range(static_cast<double>(least), static_cast<double>(most)));
    };
    set("d", sweep::kLeastDimension, sweep::kMostDimension);
    set("samples", sweep::kLeastSamples, sweep::kMostSamples);
    set("keys", sweep::kLeastKeys, sweep::kMostKeys);
    set("rules", 1, sweep::kMostRules);
    set("draw", 0, experiments::kMostOpeningDraw);
    set("score", -worked_examples::kLargestScore, worked_examples::kLargestScore);
    set("scores", 1, worked_examples::kMostValues);
    set("attentionSize", 1, kMostAttentionSize);
    return all;
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(module) {
  emscripten::function("version", &version);
  emscripten::function("limits", &limits);
}
