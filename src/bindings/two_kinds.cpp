// Additive beside dot-product attention at the boundary: networks in pieces, merged here, figures for the whole.
#include "../sweep/two_kinds.hpp"

#include <emscripten/bind.h>

#include "answer.hpp"
#include "chapter_limits.hpp"
#include "lists.hpp"

namespace {

using emscripten::val;
using namespace sqrtdk;
using namespace sqrtdk::bindings;

sweep::TwoKinds specification(const val& input) {
  return {seed(field(input, "seed")), count(field(input, "d"), "d", 1, 1024),
          count(field(input, "queries"), "queries", 1, 64), count(field(input, "keys"), "keys", 2, 64)};
}

val run(val input, val first, val networks) {
  return answer([&] {
    const sweep::TwoKinds asked = specification(input);
    const std::uint64_t begin = count(first, "first", 0, kMostDraw), many = count(networks, "networks", 1, kMostDraw);
    // What is drawn weighs more than what is multiplied.
    const double entries = static_cast<double>(many) * static_cast<double>(asked.d) *
                           static_cast<double>(2 * asked.d + asked.queries + asked.keys) *
                           (1 + static_cast<double>(asked.queries + asked.keys) / 16);
    require_work("networks · d²", entries, kMostNetworkWork);
    return to_array(sweep::to_numbers(sweep::run_two_kinds(asked, begin, many)));
  });
}

sweep::TwoKindsSums sums(const val& list) { return sweep::two_kinds_from_numbers(numbers(list, "sums", 1024)); }

val merge(val earlier, val later) {
  return answer([&] {
    sweep::TwoKindsSums all = sums(earlier);
    sweep::merge(all, sums(later));
    return to_array(sweep::to_numbers(all));
  });
}

val figures(val list) {
  return answer([&] {
    const auto all = sweep::two_kinds_figures(sums(list));
    auto value = val::array();
    for (std::size_t kind = 0; kind < all.size(); ++kind) {
      auto entry = val::object();
      entry.set("kind", std::string(sweep::kScoreKinds[kind]));
      entry.set("scoreStd", to_value(all[kind].score_std));
      entry.set("peakWeight", to_value(all[kind].peak_weight));
      entry.set("jacobianTrace", to_value(all[kind].jacobian_trace));
      value.set(static_cast<int>(kind), entry);
    }
    return value;
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(two_kinds) {
  emscripten::function("runTwoKinds", &run);
  emscripten::function("mergeTwoKinds", &merge);
  emscripten::function("twoKindsFigures", &figures);
}
