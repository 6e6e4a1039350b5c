// The scale rules as data: what each is called, which parameter it takes, what it needs to know, where it is defined, who proposed it.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "../numeric/bits.hpp"

namespace sqrtdk::scaling {

/// Which formula a rule is: divisor.hpp holds a case for each divisor of d, scaled_score.hpp for each other rule.
enum class Kind {
  none,
  constant,
  sqrt,
  linear,
  log,
  power,
  fifth_power,
  exponential,
  temperature,
  query_norm,
  cosine,
  rms_norm,
  layer_norm,
  soft_cap,
  log_keys,
  position
};

/// The parameter that a rule takes beside d.
struct Parameter {
  std::string_view name;  ///< as the page shows it: "c", "p"
  double least, most;     ///< both permitted
  double initial;         ///< a good first value
};

/// What a rule must know beside q·k and d.
struct Needs {
  bool query_norm = false, key_norm = false;  ///< |q|, |k|
  bool means = false;                         ///< works on q and k less the means of their components
  bool keys = false;                          ///< how many keys the query sees
  bool position = false;                      ///< the query's place in its sequence
};

/// A rule as data.
struct Rule {
  Kind kind;                 ///< which formula
  std::string_view id;       ///< stable name in links and files
  std::string_view formula;  ///< in plain text: the divisor, or the scaled score where the rule is no divisor of d
  bool divides;              ///< scaled score = q·k / c(d): divisor.hpp knows c
  bool featured;             ///< among the few that worked examples and the variance laboratory offer
  std::optional<Parameter> parameter;  ///< empty where the rule takes none
  std::uint64_t least_dimension;       ///< least d for which the rule is defined
  Needs needs;                         ///< beside q·k and d
  std::string_view reference;          ///< who proposed it
};

/// A chosen rule, with its parameter's value (ignored where the rule takes none).
struct Choice {
  std::string id;        ///< of one of rules()
  double parameter = 0;  ///< in its range
};

/// All rules, in the order in which a reader should meet them.
std::span<const Rule> rules();

/// The rule of that name.
///
/// throws  InvalidArgument "unknown" if there is none
const Rule& find(std::string_view id);

/// The rule of a choice, its parameter checked.
///
/// throws  InvalidArgument if the rule is unknown or its parameter is outside the permitted range
const Rule& check(const Choice& choice);

/// The same, and that the rule is defined at d.
///
/// throws  InvalidArgument "outside-domain" as well
const Rule& check_at(const Choice& choice, std::uint64_t d);

/// Whether the rule is defined at head dimension d (log d needs d ≥ 2).
bool defined_at(const Rule& rule, std::uint64_t d);

}  // namespace sqrtdk::scaling
