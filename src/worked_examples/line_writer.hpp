// Writes the lines of an evaluation: computed text, verdict, remark, and what rounding line by line would give.
#pragma once

#include <string>

#include "example.hpp"
#include "printed_figure.hpp"
#include "traced.hpp"
#include "verdict.hpp"

namespace sqrtdk::worked_examples {

/// What stands before a line's figures.
struct Heading {
  const char* label;
  int index = 0;
  std::string formula;
};

enum class Unit { plain, percent };

/// A number as it appears inside a formula: at most 9 significant digits.
std::string live(DoubleDouble value);

/// An unrounded value as text: 20 significant digits, more only where they stand before the point (up to 28).
std::string unrounded(DoubleDouble value);

class LineWriter {
 public:
  explicit LineWriter(Evaluation& evaluation) : lines_(evaluation.lines) {}

  /// A line without computed value or verdict yet.
  Line& add(Heading heading);
  Line& last() { return lines_.back(); }

  /// A line for a value, judged against the printed figure if there is one.
  ///
  /// returns  the value for later lines: carried on as printed (as it should be printed, if it differs)
  Traced write(Heading heading, Traced value, const PrintedText& printed = {}, Unit unit = Unit::plain);

  /// A line for e^logarithm, also where no double can hold it.
  Traced write_exponential(Heading heading, Traced logarithm, const PrintedText& printed = {});

  /// A line for a quantity of which only a bound is known: judged by judge_below or judge_above.
  void write_bound(Heading heading, DoubleDouble limit, Bound bound, const PrintedText& printed,
                   Unit unit = Unit::plain);

 private:
  std::vector<Line>& lines_;
};

}  // namespace sqrtdk::worked_examples
