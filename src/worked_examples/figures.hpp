// Figures and formulas as a source or a reader writes them: what is given under which name, within which limits, and what a printed one is worth
// beside the value.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "../numeric/decimal.hpp"
#include "../numeric/double_double.hpp"
#include "example.hpp"

namespace sqrtdk::worked_examples {

using numeric::DoubleDouble;
using Numbers = std::vector<DoubleDouble>;

inline constexpr std::size_t kMostValues = 64;
inline constexpr double kLargestScore = 1e6;
inline constexpr std::uint64_t kLargestDimension = 4096;

/// What an example gives or prints under a name. Single and List keep the compiler from taking one for the other.
struct Quantity {
  const char* name;
  bool list;
};
struct Single : Quantity {
  constexpr explicit Single(const char* text) : Quantity{text, false} {}
};
struct List : Quantity {
  constexpr explicit List(const char* text) : Quantity{text, true} {}
};

/// The names of all inputs and printed figures.
namespace figure {
inline constexpr Single d_k{"d_k"}, x{"x"}, x_from{"x_from"}, x_to{"x_to"}, divide_by{"divide_by"}, people{"people"};
inline constexpr Single mean{"mean"}, variance{"variance"}, correlation{"correlation"};
inline constexpr List scores{"scores"}, q{"q"}, k{"k"}, values{"values"}, weights{"weights"}, multiples{"multiples"};
inline constexpr List others{"others"}, peaked{"peaked"}, uniform{"uniform"}, standard_scores{"standard_scores"};
inline constexpr List narrow_range_feet{"narrow_range_feet"}, wide_range_feet{"wide_range_feet"};
// printed only
inline constexpr Single divisor{"divisor"}, dot_product{"dot_product"}, scaled_score{"scaled_score"}, value{"value"};
inline constexpr Single sum{"sum"}, ratio_check{"ratio_check"}, trace{"trace"}, statement{"statement"};
inline constexpr Single standard_deviation{"std"}, variance_scaled{"variance_scaled"}, std_scaled{"std_scaled"};
inline constexpr Single number_of_terms{"terms"}, same_pair_terms{"same_pair_terms"}, other_terms{"other_terms"};
inline constexpr Single i_equals_j{"i_equals_j"}, i_differs_from_j{"i_differs_from_j"};
inline constexpr List terms{"terms"}, scaled_scores{"scaled_scores"}, exponentials{"exponentials"}, percent{"percent"};
inline constexpr List differences{"differences"}, squared_differences{"squared_differences"}, diagonal{"diagonal"};
}  // namespace figure

class GivenFigures;

/// One given text and where it stands, so that a refusal can name it. Without figures: nothing is given.
struct Given {
  const GivenFigures* figures = nullptr;
  const char* name = "";
  int index = 0;  ///< from 1 within a list, 0 for a value that stands alone

  /// The text; "" where nothing is given.
  std::string_view text() const;
  /// What a reader calls it, e.g. "printed weight 2".
  std::string parameter() const;
  bool empty() const { return text().empty(); }
};

/// An example's inputs or printed figures, read by name with every limit checked and every refusal named.
class GivenFigures {
 public:
  /// prefix   put before each name in messages: "" for inputs, "printed " for printed figures
  /// allowed  what this kind of example knows
  /// most     values that a list may have
  /// throws   InvalidArgument "unknown" for another name, "too-many" values, "too-long" for a text
  GivenFigures(const std::vector<Figures>& figures, const char* prefix, std::initializer_list<Quantity> allowed,
               std::size_t most = kMostValues);

  bool has(const Quantity& quantity) const { return count(quantity.name) > 0; }
  Given at(Single quantity) const { return {this, quantity.name}; }
  Given at(List list, int index) const { return {this, list.name, index}; }

  /// A number in a range; without a fallback it must be there.
  DoubleDouble number(Single quantity, double least, double most, std::optional<double> fallback = {}) const;

  /// A list of at least so many numbers in a range.
  Numbers numbers(List list, std::size_t least_count = 1, double least = -kLargestScore,
                  double most = kLargestScore) const;

  /// The head dimension, an integer 1 … 4096, or none.
  std::optional<std::uint64_t> dimension() const;

 private:
  friend struct Given;
  const Figures* find(std::string_view name) const;
  std::size_t count(std::string_view name) const;

  const std::vector<Figures>& figures_;
  const char* prefix_;
};

[[noreturn]] void refuse(const char* code, const std::string& parameter, std::string_view value,
                         std::string_view range);
[[noreturn]] void refuse(const char* code, const Given& given, std::string_view range);

/// A printed figure: its number, how far it is rounded, and how it is written.
struct PrintedFigure {
  numeric::Decimal number;  ///< in the unit printed: 86.7 for "86.7%"
  bool percent = false;

  /// Half a unit of the last digit printed: a correctly rounded figure is no farther from its value.
  DoubleDouble half_unit() const;
  DoubleDouble least() const { return number.value - half_unit(); }
  DoubleDouble most() const { return number.value + half_unit(); }
};

/// Reads a printed figure; throws as numeric::read_decimal.
///
/// named  what a refusal should call it
PrintedFigure read_printed(std::string_view text, const Given& named);
inline PrintedFigure read_printed(const Given& given) { return read_printed(given.text(), given); }

/// A value in the figure's unit, rounded and written like the figure: 1387385.54 like "1,202,604" → "1,387,386".
/// A figure with an exponent gives its number of digits, not its unit: 13.46 like "1.0e2" → "1.3e1".
/// returns  a text that read_printed takes
std::string written_like(const DoubleDouble& value, const PrintedFigure& figure);

struct Judgement {
  Verdict verdict = Verdict::unprinted;
  std::string should_be;  ///< the value to the digits printed, if the figure differs
  const char* remark = "";
};

/// Judges a printed figure against an exactly known value.
///
///   agrees  ⇔  |value − figure| ≤ half a unit of the last digit printed
///
/// A value exactly between two figures (−5.4/8 = −0.675 to two decimals) agrees with either neighbour: rules for
/// halves differ between schools and programs, and neither is a misprint. More digits printed than a
/// DoubleDouble knows: undecidable, unless the known ones already differ.
///
/// value   in the unit printed
Judgement judge(const DoubleDouble& value, const PrintedFigure& figure);

/// Judges a figure for a quantity of which only 0 < quantity ≤ bound is known.
///
/// returns  agrees if every permitted value rounds to the figure, undecidable if some do, differs if none does
Judgement judge_below(const DoubleDouble& bound, const PrintedFigure& figure);

/// The same for quantity ≥ bound, without an upper end: never agrees.
Judgement judge_above(const DoubleDouble& bound, const PrintedFigure& figure);

/// What arithmetic may have cost a value of this size.
DoubleDouble slack_of(const DoubleDouble& value);

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

inline Interval operator+(const Interval& a, const Interval& b) { return {a.least + b.least, a.most + b.most}; }
inline Interval operator-(const Interval& a) { return {-a.most, -a.least}; }
inline Interval operator-(const Interval& a, const Interval& b) { return a + -b; }
Interval operator*(const Interval& a, const Interval& b);
Interval operator/(const Interval& a, const Interval& b);
Interval sqrt(const Interval& x);
Interval log(const Interval& x);
Interval exp(const Interval& x);
/// A base that may be 0 or less has whole powers alone; around 0 the least of an even one lies inside.
Interval power(const Interval& base, const Interval& exponent);

// Formulas in plain text ("sqrt(d_k)", "s_i (1 - s_i)") are evaluated, so that a printed one is judged by its values, not its letters.

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

/// The form of a printed calculation and its numbers: "3*1 + -6×0" has the form "#*#+#*#", and so has "(3)(1) + -6 0".
struct Pieces {
  std::string pattern;
  std::vector<std::string_view> numbers;  ///< where they stand in the text
};
Pieces split(std::string_view calculation);

}  // namespace sqrtdk::worked_examples
