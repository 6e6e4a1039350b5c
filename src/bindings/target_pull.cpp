// The target key's pull at the boundary: blocks of rows under many rules, what theory expects, and what a sample shows.
#include "../experiments/target_pull.hpp"

#include <emscripten/bind.h>

#include <utility>

#include "../statistics/sample_figures.hpp"
#include "../theory/gaussian_softmax.hpp"
#include "../theory/target_pull.hpp"
#include "answer.hpp"
#include "chapter_limits.hpp"
#include "lists.hpp"

namespace {

using emscripten::val;
using namespace sqrtdk;
using namespace sqrtdk::bindings;

std::vector<scaling::Choice> choices(const val& list) {
  std::vector<scaling::Choice> rules;
  const std::size_t many = length(list, "rules", experiments::kMostPullRules);
  for (std::size_t i = 0; i < many; ++i) rules.push_back(choice(list[i]));
  if (rules.empty()) throw InvalidArgument("empty", "rules", "0 rules", "1 rule or more");
  return rules;
}

/// A request with a block of its rows, whose work is no more than one call may ask for.
struct Block {
  experiments::TargetPull asked;
  std::uint64_t first, rows;
};

Block block(const val& input, std::vector<scaling::Choice> rules) {
  const std::uint64_t rows = count(field(input, "rows"), "rows", 1, experiments::kMostPullRows);
  Block block{{seed(field(input, "seed")), count(field(input, "draw"), "draw", 0, kMostDraw),
               count(field(input, "d"), "d", 1, experiments::kMostPullDimension),
               count(field(input, "keys"), "keys", 2, experiments::kMostPullKeys), std::move(rules)},
              count(field(input, "first"), "first", 0, experiments::kMostPullRows - rows),
              rows};
  const val z = field(input, "z");
  if (!z.isUndefined() && !z.isNull()) block.asked.z = number(z, "z");
  require_work("rows · keys · (d + 128) · (rules + 4)",
               static_cast<double>(rows * block.asked.keys * (block.asked.d + 128) * (block.asked.rules.size() + 4)),
               kMostPullWork);
  return block;
}

val pulls(const Block& block) {
  auto value = val::object();
  value.set("pulls", to_array(experiments::target_pull(block.asked, block.first, block.rows)));
  return value;
}

/// A request that names its rules.
Block block_under_rules(const val& input) {
  require_fields(input, {"seed", "draw", "d", "keys", "rows", "first", "rules"}, {"z"});
  return block(input, choices(field(input, "rules")));
}

val target_pull(val input) {
  return answer([&] { return pulls(block_under_rules(input)); });
}

val pull_hill(val input, val spreads) {
  return answer([&] {
    require_fields(input, {"seed", "draw", "d", "keys", "rows", "first"}, {"z"});
    return pulls(
        block(input, experiments::rules_of_spreads(some_numbers(spreads, "spreads", experiments::kMostPullRules))));
  });
}

val learning_step(val input, val rate) {
  return answer([&] {
    const Block asked = block_under_rules(input);
    const experiments::LearningSteps steps =
        experiments::learning_steps(asked.asked, number(rate, "rate"), asked.first, asked.rows);
    auto value = val::object();
    value.set("weights", to_array(steps.weights));
    value.set("moved", to_array(steps.moved));
    return value;
  });
}

/// z and the keys as theory takes them; the limit, and the geometric mean at the number of keys.
val expected_pull(val keys, val spreads, val z) {
  return answer([&] {
    const std::uint64_t n = count(keys, "keys", 2, theory::kMostKeys);
    const bool any = z.isUndefined() || z.isNull();
    const double at = any ? 0 : number(z, "z");
    std::vector<double> limit, geometric_mean;
    for (const double spread : some_numbers(spreads, "spreads", kMostQuantiles)) {
      limit.push_back(theory::limiting_pull(spread, at));
      geometric_mean.push_back(any ? theory::geometric_mean_pull(n, spread)
                                   : theory::geometric_mean_pull_at(n, spread, at));
    }
    auto value = val::object();
    value.set("limit", to_array(limit));
    value.set("geometricMean", to_array(geometric_mean));
    return value;
  });
}

val best_spreads(val keys, val z) {
  return answer([&] {
    auto value = val::object();
    value.set("ofKeys", theory::best_spread_of_keys(count(keys, "keys", 2, theory::kMostKeys)));
    value.set("limit", theory::best_spread(number(z, "z")));
    return value;
  });
}

val to_value(const statistics::SampleFigure& figure) {
  auto value = val::object();
  value.set("value", figure.value);
  value.set("low", figure.interval ? val(figure.interval->low) : val::null());
  value.set("high", figure.interval ? val(figure.interval->high) : val::null());
  return value;
}

val pull_figures(val sample) {
  return answer([&] {
    const statistics::SampleFigures figures =
        statistics::sample_figures(some_numbers(sample, "sample", experiments::kMostPullRows));
    auto value = val::object();
    value.set("count", static_cast<double>(figures.count));
    value.set("zeros", static_cast<double>(figures.zeros));
    value.set("lowerQuartile", to_value(figures.lower_quartile));
    value.set("median", to_value(figures.median));
    value.set("upperQuartile", to_value(figures.upper_quartile));
    value.set("geometricMean", figures.geometric_mean ? to_value(*figures.geometric_mean) : val::null());
    value.set("mean", to_value(figures.mean));
    return value;
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(target_pull) {
  emscripten::function("targetPull", &target_pull);
  emscripten::function("pullHill", &pull_hill);
  emscripten::function("learningStep", &learning_step);
  emscripten::function("expectedPull", &expected_pull);
  emscripten::function("bestSpreads", &best_spreads);
  emscripten::function("pullFigures", &pull_figures);
}
