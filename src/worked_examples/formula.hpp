// Formulas in plain text ("sqrt(d_k)", "s_i (1 - s_i)"), evaluated: so that a printed formula is judged by its values, not its letters.
#pragma once

#include <initializer_list>
#include <string_view>

#include "named_figures.hpp"

namespace sqrtdk::worked_examples {

struct Variable {
  std::string_view name;
  DoubleDouble value;
};

/// The value of a formula.
///
///   + − * / ^, parentheses, √ and sqrt, ln and log, exp, products without a sign ("2 d_k", "-s_i s_j")
///
/// named      what a refusal should call it
/// variables  names and their values; braces in a name are ignored ("d_{k}")
/// returns    ∞ or NaN where it has no value: no comparison with these holds
/// throws     InvalidArgument "not-understood", with the names that are known
DoubleDouble evaluate_formula(std::string_view formula, const Given& named, std::initializer_list<Variable> variables);

}  // namespace sqrtdk::worked_examples
