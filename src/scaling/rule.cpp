// The table of scale rules. A new rule is one entry here, one Kind, and one case in divisor.hpp or scaled_score.hpp.
#include "rule.hpp"

#include <array>

#include "../numeric/check.hpp"

namespace sqrtdk::scaling {
namespace {

constexpr Needs kNothing{}, kQuery{.query_norm = true}, kNorms{.query_norm = true, .key_norm = true};
constexpr Needs kCentred{.query_norm = true, .key_norm = true, .means = true};
constexpr Needs kKeys{.keys = true}, kPosition{.position = true};

constexpr std::array<Rule, 16> kRules{{
    {Kind::none, "none", "1", true, true, std::nullopt, 1, kNothing,
     "Luong, Pham & Manning 2015, arXiv 1508.04025: plain dot-product scores"},
    {Kind::sqrt, "sqrt", "√d", true, true, std::nullopt, 1, kNothing, "Vaswani et al. 2017, arXiv 1706.03762, eq. 1"},
    {Kind::linear, "linear", "d", true, true, std::nullopt, 1, kNothing,
     "Yang, Hu et al. 2022, arXiv 2203.03466: for heads that grow in width"},
    {Kind::log, "log", "ln d", true, true, std::nullopt, 2, kNothing, "a candidate that readers ask about"},
    {Kind::power, "power", "d^p", true, true, Parameter{"p", -1, 5, 0.5}, 1, kNothing,
     "contains 1 (p = 0), √d (p = 1/2) and d (p = 1)"},
    {Kind::constant, "constant", "c", true, true, Parameter{"c", 0.001, 1e6, 8}, 1, kNothing,
     "the same divisor at every d; right at d = c² only"},
    {Kind::fifth_power, "fifth-power", "d⁵", true, false, std::nullopt, 1, kNothing,
     "a candidate that readers ask about: far too large"},
    {Kind::exponential, "exponential", "e^(πd)", true, false, std::nullopt, 1, kNothing,
     "a candidate that readers ask about: beyond every format"},
    {Kind::temperature, "temperature", "τ√d", true, false, Parameter{"τ", 0.01, 100, 2}, 1, kNothing,
     "Hinton, Vinyals & Dean 2015, arXiv 1503.02531, for a temperature in the softmax"},
    {Kind::query_norm, "query-norm", "q·k / (τ|q|)", false, false, Parameter{"τ", 0.01, 100, 1}, 1, kQuery,
     "given q, |q| is the standard deviation of q·k for independent entries of k: a temperature of each query's own"},
    {Kind::cosine, "cosine", "g q·k / (|q||k|)", false, false, Parameter{"g", 0.01, 1000, 10}, 1, kNorms,
     "Henry et al. 2020, arXiv 2010.04245; Liu et al. 2022, arXiv 2111.09883, whose gain begins at 10 and ends at 100"},
    {Kind::rms_norm, "rms-norm", "g RMS(q)·RMS(k) / √d", false, false, Parameter{"g", 0.01, 100, 1}, 1, kNorms,
     "Zhang & Sennrich 2019, arXiv 1910.07467, on queries and keys as in Gemma 3 and Qwen 3"},
    {Kind::layer_norm, "layer-norm", "g LN(q)·LN(k) / √d", false, false, Parameter{"g", 0.01, 100, 1}, 2, kCentred,
     "Dehghani et al. 2023, arXiv 2302.05442 (ViT-22B)"},
    {Kind::soft_cap, "soft-cap", "C tanh(q·k / (C√d))", false, false, Parameter{"C", 0.1, 1000, 50}, 1, kNothing,
     "Gemma 2 report 2024, arXiv 2408.00118, with C = 50; Grok-1 with C = 30"},
    {Kind::log_keys, "log-keys", "s ln n q·k / √d", false, false, Parameter{"s", 0.001, 100, 1}, 1, kKeys,
     "Chiang & Cholak, ACL 2022, with s = 1; Nakanishi 2025, arXiv 2501.19399, with s learned"},
    {Kind::position, "position", "(1 + 0.1 ln(⌊i/L⌋ + 1)) q·k / √d", false, false, Parameter{"L", 1, 1e6, 8192}, 1,
     kPosition, "Llama 4, released code, with L = 8192; i the query's place, counted from 1"},
}};

}  // namespace

std::span<const Rule> rules() { return kRules; }

const Rule& find(std::string_view id) { return numeric::find(kRules, "rule", id); }

const Rule& check(const Choice& choice) {
  const Rule& rule = find(choice.id);
  if (rule.parameter) {
    numeric::require_between(rule.parameter->name, choice.parameter, rule.parameter->least, rule.parameter->most);
  }
  return rule;
}

const Rule& check_at(const Choice& choice, std::uint64_t d) {
  const Rule& rule = check(choice);
  if (!defined_at(rule, d)) {
    throw InvalidArgument("outside-domain", "d", std::to_string(d),
                          "d ≥ " + std::to_string(rule.least_dimension) + " for the rule " + std::string(rule.formula));
  }
  return rule;
}

bool defined_at(const Rule& rule, std::uint64_t d) { return d >= rule.least_dimension; }

}  // namespace sqrtdk::scaling
