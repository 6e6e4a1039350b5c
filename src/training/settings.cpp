// The table of rules, and the checks of what a run is asked for.
#include "settings.hpp"

#include <string>

#include "../numeric/check.hpp"
#include "../scaling/divisor.hpp"

namespace sqrtdk::training {
namespace {

using scaling::Parameter;

constexpr ScoreRule kRules[] = {
    {"none", "q·k", ScoreFunction::dot, "none", std::nullopt, false,
     "Luong, Pham & Manning 2015, arXiv 1508.04025: plain dot-product scores"},
    {"log", "q·k / ln d", ScoreFunction::dot, "log", std::nullopt, false, "a candidate that readers ask about"},
    {"sqrt", "q·k / √d", ScoreFunction::dot, "sqrt", std::nullopt, false,
     "Vaswani et al. 2017, arXiv 1706.03762, eq. 1"},
    {"linear", "q·k / d", ScoreFunction::dot, "linear", std::nullopt, false,
     "Yang, Hu et al. 2022, arXiv 2203.03466: for heads that grow in width"},
    {"fifth-power", "q·k / d⁵", ScoreFunction::dot, "fifth-power", std::nullopt, false,
     "a candidate that readers ask about: far too large"},
    {"cosine", "g q·k / (|q||k|)", ScoreFunction::cosine, "", Parameter{"g", 0.01, 1000, 10}, false,
     "Henry et al. 2020, arXiv 2010.04245, with a fixed gain"},
    {"learned-sqrt", "g q·k, g from 1/√d", ScoreFunction::dot, "sqrt", std::nullopt, true,
     "a temperature that is learned with everything else"},
    {"learned-none", "g q·k, g from 1", ScoreFunction::dot, "none", std::nullopt, true,
     "a temperature that is learned with everything else, from no scaling"},
    {"learned-cosine", "g q·k / (|q||k|), g learned", ScoreFunction::cosine, "", Parameter{"g", 0.01, 1000, 10}, true,
     "Henry et al. 2020, arXiv 2010.04245; Liu et al. 2022, arXiv 2111.09883: a learned gain"},
    {"additive", "v·tanh(q + k)", ScoreFunction::additive, "", std::nullopt, false,
     "Bahdanau, Cho & Bengio 2015, arXiv 1409.0473, appendix A.1.2"},
};

}  // namespace

std::span<const ScoreRule> score_rules() { return kRules; }

const ScoreRule& find_score_rule(std::string_view id) { return numeric::find(kRules, "rule", id); }

double initial_gain(const ScoreRule& rule, const scaling::Choice& choice, std::uint64_t d) {
  if (rule.parameter) {
    const Parameter& gain = *rule.parameter;
    return numeric::require_between(gain.name, choice.parameter, gain.least, gain.most);
  }
  return rule.divisor.empty() ? 1.0 : 1.0 / scaling::divisor({std::string(rule.divisor), 0}, d);
}

const ScoreRule& check(const Settings& settings) {
  const Sizes& sizes = settings.sizes;
  for (const SizeRange& range : kSizeRanges) {
    numeric::require_count(range.name, sizes.*range.size, range.least, range.most);
  }
  if (sizes.keys > sizes.symbols) {
    throw InvalidArgument("out-of-range", "keys", std::to_string(sizes.keys),
                          "at most the number of symbols, " + std::to_string(sizes.symbols));
  }
  numeric::require_between("rate", settings.rate, kLeastRate, kMostRate);
  const ScoreRule& rule = find_score_rule(settings.rule.id);
  initial_gain(rule, settings.rule, sizes.dimension);
  const std::uint64_t units = sizes.symbols * sizes.symbols * sizes.dimension;
  if (rule.score_function == ScoreFunction::additive && units > kMostHiddenUnits) {
    throw InvalidArgument("out-of-range", "symbols² · d", std::to_string(units),
                          "at most " + std::to_string(kMostHiddenUnits) + " for additive attention");
  }
  return rule;
}

}  // namespace sqrtdk::training
