// The rules that training compares, as data: divisors of d, cosines, gains that are learned, and additive attention.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "../scaling/rule.hpp"

namespace sqrtdk::training {

/// How the score of a query and a key comes about, before the gain.
enum class Likeness { dot, cosine, additive };

/// A rule as data.
struct ScoreRule {
  std::string_view id;       ///< stable name in links and files
  std::string_view formula;  ///< the scaled score in plain text
  Likeness likeness;         ///< what the gain multiplies
  std::string_view divisor;  ///< the scale rule whose 1/c(d) is the gain, or where it starts; empty: none
  std::optional<scaling::Parameter> parameter;  ///< a gain that the reader chooses
  bool learns;                                  ///< whether the gain is trained
  std::string_view reference;                   ///< who proposed it
};

/// All rules, in the order in which a reader should meet them.
std::span<const ScoreRule> score_rules();

/// The rule of that name.
///
/// throws  InvalidArgument "unknown" if there is none
const ScoreRule& find_score_rule(std::string_view id);

/// The gain that scores are multiplied by at the start. Where it learns it is this times e^θ, θ trained from 0, so that it stays positive
/// (Liu et al. 2022, arXiv 2111.09883, learn it so).
///
///   1/c(d) for a divisor, the parameter's value where the rule takes one, 1 for additive attention
///
/// throws  InvalidArgument if the parameter is out of range or the divisor is not defined at d
double first_gain(const ScoreRule& rule, const scaling::Choice& choice, std::uint64_t d);

}  // namespace sqrtdk::training
