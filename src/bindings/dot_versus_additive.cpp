// Additive beside dot-product attention at the boundary: networks in pieces, merged here, figures for the whole.
#include "../experiments/dot_versus_additive.hpp"

#include <emscripten/bind.h>

#include "answer.hpp"
#include "chapter_limits.hpp"
#include "lists.hpp"

namespace {

using emscripten::val;
using namespace sqrtdk;
using namespace sqrtdk::bindings;

experiments::DotVersusAdditive specification(const val& input) {
  require_fields(input, {"seed", "d", "queries", "keys"});
  return {seed(field(input, "seed")), count(field(input, "d"), "d", 1, 1024),
          count(field(input, "queries"), "queries", 1, 64), count(field(input, "keys"), "keys", 2, 512)};
}

val run(val input, val first, val networks) {
  return answer([&] {
    const experiments::DotVersusAdditive asked = specification(input);
    const std::uint64_t begin = count(first, "first", 0, kMostDraw), many = count(networks, "networks", 1, kMostDraw);
    // What is drawn weighs more than what is multiplied.
    const double entries = static_cast<double>(many) * static_cast<double>(asked.d) *
                           static_cast<double>(2 * asked.d + asked.queries + asked.keys) *
                           (1 + static_cast<double>(asked.queries + asked.keys) / 16);
    require_work("networks · d²", entries, kMostNetworkWork);
    return to_array(experiments::to_numbers(experiments::run_dot_versus_additive(asked, begin, many)));
  });
}

experiments::DotVersusAdditiveSums sums(const val& list) {
  return experiments::dot_versus_additive_from_numbers(numbers(list, "sums", 1024));
}

val merge(val earlier, val later) {
  return answer([&] {
    experiments::DotVersusAdditiveSums all = sums(earlier);
    experiments::merge(all, sums(later));
    return to_array(experiments::to_numbers(all));
  });
}

val figures(val list) {
  return answer([&] {
    const auto all = experiments::dot_versus_additive_figures(sums(list));
    auto value = val::array();
    for (std::size_t kind = 0; kind < all.size(); ++kind) {
      auto entry = val::object();
      entry.set("kind", std::string(experiments::kScoreFunctions[kind]));
      entry.set("scoreStd", to_value(all[kind].score_std));
      entry.set("peakWeight", to_value(all[kind].peak_weight));
      entry.set("jacobianTrace", to_value(all[kind].jacobian_trace));
      value.set(static_cast<int>(kind), entry);
    }
    return value;
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(dot_versus_additive) {
  emscripten::function("runTwoKinds", &run);
  emscripten::function("mergeTwoKinds", &merge);
  emscripten::function("twoKindsFigures", &figures);
}
