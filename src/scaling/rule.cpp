// The table of scale rules. A new rule is one entry here, one Kind, and one case in divisor.hpp.
#include "rule.hpp"

#include <array>

#include "../numeric/check.hpp"
#include "../numeric/invalid_argument.hpp"

namespace sqrtdk::scaling {
namespace {

constexpr std::array<Rule, 6> kRules{{
    {Kind::none, "none", "1", std::nullopt, 1,
     "Luong, Pham & Manning 2015, arXiv 1508.04025: plain dot-product scores"},
    {Kind::sqrt, "sqrt", "√d", std::nullopt, 1, "Vaswani et al. 2017, arXiv 1706.03762, eq. 1"},
    {Kind::linear, "linear", "d", std::nullopt, 1,
     "Yang, Hu et al. 2022, arXiv 2203.03466: for heads that grow in width"},
    {Kind::log, "log", "ln d", std::nullopt, 2, "a candidate that readers ask about"},
    {Kind::power, "power", "d^p", Parameter{"p", -1, 5, 0.5}, 1, "contains 1 (p = 0), √d (p = 1/2) and d (p = 1)"},
    {Kind::constant, "constant", "c", Parameter{"c", 0.001, 1e6, 8}, 1,
     "the same divisor at every d; right at d = c² only"},
}};

std::string known_ids() {
  std::string ids;
  for (const Rule& rule : kRules) {
    if (!ids.empty()) ids += ", ";
    ids += rule.id;
  }
  return ids;
}

}  // namespace

std::span<const Rule> rules() { return kRules; }

const Rule& find(std::string_view id) {
  for (const Rule& rule : kRules) {
    if (rule.id == id) return rule;
  }
  throw InvalidArgument("unknown", "rule", std::string(id), known_ids());
}

const Rule& check(const Choice& choice) {
  const Rule& rule = find(choice.id);
  if (rule.parameter) {
    numeric::require_between(rule.parameter->name, choice.parameter, rule.parameter->least, rule.parameter->most);
  }
  return rule;
}

bool defined_at(const Rule& rule, std::uint64_t d) { return d >= rule.least_dimension; }

}  // namespace sqrtdk::scaling
