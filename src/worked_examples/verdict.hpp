// Whether a printed figure is right, by comparison with the value alone.
#pragma once

#include <string>

#include "example.hpp"
#include "printed_figure.hpp"

namespace sqrtdk::worked_examples {

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
