// The opening picture at the boundary.
#include "../experiments/opening.hpp"

#include <emscripten/bind.h>

#include "answer.hpp"
#include "values.hpp"

namespace {

using emscripten::val;
using namespace sqrtdk;
using namespace sqrtdk::bindings;

val to_value(const experiments::OpeningRow& row) {
  auto value = val::object();
  value.set("rule", bindings::to_value(row.rule));
  value.set("meanWeights", to_array(row.mean_weights));
  value.set("drawWeights", to_array(row.draw_weights));
  value.set("meanPeak", to_array(row.mean_peak));
  value.set("medianJacobianTrace", to_array(row.median_jacobian_trace));
  return value;
}

val to_value(const experiments::Opening& picture) {
  auto value = val::object();
  value.set("stops", to_array(std::vector<double>(picture.stops.begin(), picture.stops.end())));
  value.set("keys", static_cast<double>(experiments::kOpeningKeys));
  value.set("draws", static_cast<double>(experiments::kOpeningDraws));
  value.set("rows", to_list(picture.rows, [](const experiments::OpeningRow& row) { return to_value(row); }));
  return value;
}

val opening(val seed_text, val draw) {
  return answer([&] {
    return to_value(experiments::opening(seed(seed_text), count(draw, "draw", 0, experiments::kMostOpeningDraw)));
  });
}

val opening_at(val seed_text, val draw, val d) {
  return answer([&] {
    return to_value(experiments::opening_at(seed(seed_text), count(draw, "draw", 0, experiments::kMostOpeningDraw),
                                            count(d, "d", 1, experiments::kMostOpeningDimension)));
  });
}

val opening_stops() {
  return answer([] {
    const auto stops = experiments::opening_stops();
    return to_array(std::vector<double>(stops.begin(), stops.end()));
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(opening) {
  emscripten::function("opening", &opening);
  emscripten::function("openingAt", &opening_at);
  emscripten::function("openingStops", &opening_stops);
}
