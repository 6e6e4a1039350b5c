// How a row of weights answers to the temperature, at the boundary.
#include "../softmax/temperature.hpp"

#include <emscripten/bind.h>

#include "answer.hpp"
#include "chapter_limits.hpp"
#include "lists.hpp"

namespace {

using emscripten::val;
using namespace sqrtdk;
using namespace sqrtdk::bindings;

val temperature_response(val list, val temperature_list) {
  return answer([&] {
    const std::vector<double> scores = some_numbers(list, "scores", kMostScores);
    const std::vector<double> temperatures = some_numbers(temperature_list, "temperatures", kMostTemperatures);
    require_work("scores · temperatures", static_cast<double>(scores.size() * temperatures.size()), kMostTableEntries);
    std::vector<softmax::TemperatureResponse> responses;
    std::vector<double> weights(scores.size() * temperatures.size());
    for (std::size_t row = 0; row < temperatures.size(); ++row) {
      responses.push_back(softmax::temperature_response(
          scores, temperatures[row], std::span<double>(weights).subspan(row * scores.size(), scores.size())));
    }
    const auto column = [&](auto figure) { return to_column(responses, figure); };
    auto value = val::object();
    value.set("peak", column([](const auto& at) { return at.readouts.peak; }));
    value.set("entropy", column([](const auto& at) { return at.readouts.entropy; }));
    value.set("effectiveKeys", column([](const auto& at) { return at.readouts.effective_keys; }));
    value.set("jacobianTrace", column([](const auto& at) { return at.readouts.jacobian_trace; }));
    value.set("mean", column([](const auto& at) { return at.mean; }));
    value.set("variance", column([](const auto& at) { return at.variance; }));
    value.set("peakSlope", column([](const auto& at) { return at.peak_slope; }));
    value.set("entropySlope", column([](const auto& at) { return at.entropy_slope; }));
    value.set("effectiveSlope", column([](const auto& at) { return at.effective_slope; }));
    value.set("weights", to_array(weights));
    return value;
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(temperature) { emscripten::function("temperatureResponse", &temperature_response); }
