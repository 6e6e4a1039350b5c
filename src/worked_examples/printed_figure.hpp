// A figure as a source prints it: its number, how far it is rounded, and its dress (percent sign, thousands commas).
#pragma once

#include <string>
#include <string_view>

#include "../numeric/decimal.hpp"
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

}  // namespace sqrtdk::worked_examples
