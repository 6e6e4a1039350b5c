// Formulas in plain text ("sqrt(d_k)", "s_i (1 - s_i)"), evaluated: so that a printed formula is judged by its values, not its letters.
#pragma once

#include <initializer_list>
#include <string_view>

#include "../numeric/double_double.hpp"
#include "figures.hpp"

namespace sqrtdk::worked_examples {

/// All numbers from least to most. Where an operation has no value for some of them (1/x around 0, a root of
/// a negative number), both ends are NaN, and no comparison with these holds. No rounding outwards: a DoubleDouble has
/// digits to spare.
struct Interval {
  DoubleDouble least, most;

  Interval(double value = 0.0) : least(value), most(value) {}
  Interval(const DoubleDouble& value) : least(value), most(value) {}
  Interval(const DoubleDouble& from, const DoubleDouble& to) : least(from), most(to) {}

  bool holds(const DoubleDouble& value, const DoubleDouble& slack) const {
    return least - slack <= value && value <= most + slack;
  }
};

Interval operator+(const Interval& a, const Interval& b);
Interval operator-(const Interval& a);
Interval operator-(const Interval& a, const Interval& b);
Interval operator*(const Interval& a, const Interval& b);
Interval operator/(const Interval& a, const Interval& b);
Interval sqrt(const Interval& x);
Interval log(const Interval& x);
Interval exp(const Interval& x);
/// A base that may be 0 or less has whole powers alone; around 0 the least of an even one lies inside.
Interval power(const Interval& base, const Interval& exponent);

inline bool is_digit(char c) { return c >= '0' && c <= '9'; }

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
