// The checks of what a run is asked for.
#include "settings.hpp"

#include <string>

#include "../numeric/check.hpp"
#include "../numeric/invalid_argument.hpp"

namespace sqrtdk::training {

const ScoreRule& check(const Settings& settings) {
  const Sizes& sizes = settings.sizes;
  for (const SizeRange& range : kSizeRanges) {
    numeric::require_count(range.name, static_cast<double>(sizes.*range.size), range.least, range.most);
  }
  if (sizes.keys > sizes.symbols) {
    throw InvalidArgument("out-of-range", "keys", std::to_string(sizes.keys),
                          "at most the number of symbols, " + std::to_string(sizes.symbols));
  }
  numeric::require_between("rate", settings.rate, kLeastRate, kMostRate);
  const ScoreRule& rule = find_score_rule(settings.rule.id);
  first_gain(rule, settings.rule, sizes.dimension);
  const std::uint64_t units = sizes.symbols * sizes.symbols * sizes.dimension;
  if (rule.likeness == Likeness::additive && units > kMostHiddenUnits) {
    throw InvalidArgument("out-of-range", "symbols² · d", std::to_string(units),
                          "at most " + std::to_string(kMostHiddenUnits) + " for additive attention");
  }
  return rule;
}

}  // namespace sqrtdk::training
