// Writes the lines of an evaluation: computed text, verdict, remark, and what rounding line by line would give.
#pragma once

#include <initializer_list>
#include <string>
#include <vector>

#include "../numeric/double_double.hpp"
#include "example.hpp"
#include "named_figures.hpp"
#include "verdict.hpp"

namespace sqrtdk::worked_examples {

using numeric::DoubleDouble;

struct Traced {
  DoubleDouble exact;
  DoubleDouble carried;  ///< from earlier lines as printed

  Traced() = default;
  Traced(double value) : exact(value), carried(value) {}
  Traced(const DoubleDouble& value) : exact(value), carried(value) {}
  Traced(const DoubleDouble& exact_value, const DoubleDouble& carried_value)
      : exact(exact_value), carried(carried_value) {}
};

Traced operator+(const Traced& a, const Traced& b);
Traced operator-(const Traced& a, const Traced& b);
Traced operator*(const Traced& a, const Traced& b);
/// A carried divisor that was rounded to 0 gives no carried value worth showing; the exact one takes its place.
Traced operator/(const Traced& a, const Traced& b);
Traced exp(const Traced& a);

/// Beyond ± this, e^x leaves the domain of DoubleDouble and is known by its logarithm alone.
inline constexpr double kLargestLogarithm = 640;

/// What stands before a line's figures. In the pattern of its calculation
///
///   #  is the next number      @  are all terms, between plus signs
///   !  is e^(the next number)  &  are e^(each term), between plus signs
struct Heading {
  const char* label;
  int index = 0;
  const char* pattern = "";
  const std::vector<DoubleDouble>* terms = nullptr;
};

using LiveNumbers = std::initializer_list<DoubleDouble>;

enum class Unit { plain, percent };

/// A number as it appears inside a formula: at most 9 significant digits.
std::string live(const DoubleDouble& value);

class LineWriter {
 public:
  explicit LineWriter(Evaluation& evaluation) : lines_(evaluation.lines) {}

  /// A line without computed value or verdict. This and all that write a line throw std::logic_error if the pattern asks for
  /// more numbers or terms than there are; numbers that it does not ask for, as a parameter that a rule lacks, are left.
  Line& add(const Heading& heading, LiveNumbers numbers = {});

  /// A line for a value, judged against the printed figure if there is one.
  ///
  /// returns  the value for later lines: carried on as printed (as it should be printed, if it differs)
  Traced write(const Heading& heading, LiveNumbers numbers, const Traced& value, const Given& printed = {},
               Unit unit = Unit::plain);

  /// A line for e^logarithm, also where no double can hold it.
  Traced write_exponential(const Heading& heading, LiveNumbers numbers, const Traced& logarithm,
                           const Given& printed = {});

  /// A line for a quantity of which only a bound is known: judged by judge_below or judge_above.
  void write_bound(const Heading& heading, LiveNumbers numbers, DoubleDouble limit, Bound bound, const Given& printed,
                   Unit unit = Unit::plain);

  /// The line just written.
  Line& last() { return lines_.back(); }

  /// Gives the line just written a remark and the numbers of its sentence; from 1e300 on a number is "∞".
  void remark(const char* key, LiveNumbers numbers = {});

  /// Gives the line just written a printed text and a verdict on it.
  void settle(std::string_view printed, Verdict verdict, std::string should_be = {});

 private:
  std::vector<Line>& lines_;
};

}  // namespace sqrtdk::worked_examples
