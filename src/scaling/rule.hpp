// The scale rules as data: what each is called, which parameter it takes, where it is defined, who proposed it.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace sqrtdk::scaling {

/// Which formula a rule is; divisor.hpp holds one case for each.
enum class Kind { none, constant, sqrt, linear, log, power };

/// The parameter that a rule takes beside d.
struct Parameter {
  std::string_view name;  ///< as readers know it: "c", "p"
  double least, most;     ///< both permitted
  double initial;         ///< a good first value
};

struct Rule {
  Kind kind;
  std::string_view id;       ///< stable name in links and files
  std::string_view formula;  ///< the divisor in plain text
  std::optional<Parameter> parameter;
  std::uint64_t least_dimension;  ///< least d for which the divisor is defined and positive
  std::string_view reference;
};

/// A rule that somebody chose, with its parameter's value (ignored where the rule takes none).
struct Choice {
  std::string id;
  double parameter = 0;
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

/// Whether the rule is defined at head dimension d (log d needs d ≥ 2).
bool defined_at(const Rule& rule, std::uint64_t d);

}  // namespace sqrtdk::scaling
