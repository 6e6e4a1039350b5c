// Formulas in plain text ("sqrt(d_k)", "s_i (1 - s_i)"), evaluated: so that a printed formula is judged by its values, not its letters.
#pragma once

#include <initializer_list>
#include <string_view>

#include "interval.hpp"
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

/// The values of a printed calculation: a number with decimals stands for all that round to it, "0.33" for
/// 0.325 … 0.335. A whole number stands for itself: were "4" as much as 4.5, "4*1" would be 5.
///
/// returns  NaN at both ends where it has no value for some of them
/// throws   as evaluate_formula
Interval evaluate_printed(std::string_view calculation, const Given& named);

}  // namespace sqrtdk::worked_examples
