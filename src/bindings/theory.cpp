// Closed forms at the boundary.
#include <emscripten/bind.h>

#include "../sweep/specification.hpp"
#include "../theory/score_moments.hpp"
#include "answer.hpp"
#include "values.hpp"

namespace {

using emscripten::val;
using namespace sqrtdk;
using namespace sqrtdk::bindings;

constexpr std::size_t kMostPoints = 100'000;

std::uint64_t dimension(const val& d) { return count(d, "d", sweep::kLeastDimension, sweep::kMostDimension); }

val score_law(val d) {
  return answer([&] {
    const theory::ScoreLaw law = theory::score_law(dimension(d));
    auto value = val::object();
    value.set("mean", law.mean);
    value.set("variance", law.variance);
    value.set("std", law.std);
    value.set("kurtosis", law.kurtosis);
    return value;
  });
}

val normal_density(val d, val x) {
  return answer([&] {
    const std::uint64_t size = dimension(d);
    std::vector<double> points = numbers(x, "x", kMostPoints);
    for (double& point : points) point = theory::normal_score_density(point, size);
    return to_array(points);
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(theory) {
  emscripten::function("scoreLaw", &score_law);
  emscripten::function("normalDensity", &normal_density);
}
