// A figure as a source prints it, its number, how far it is rounded and its dress, and whether it is right by comparison with the value alone.
#pragma once

#include <string>
#include <string_view>

#include "../numeric/decimal.hpp"
#include "example.hpp"
#include "named_figures.hpp"

namespace sqrtdk::worked_examples {

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

/// A value in the figure's unit, rounded and dressed like the figure: 1387385.54 like "1,202,604" → "1,387,386".
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

}  // namespace sqrtdk::worked_examples
