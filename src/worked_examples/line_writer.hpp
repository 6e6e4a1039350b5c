// Writes the lines of an evaluation: formula with live numbers, computed text, verdict, remark, and what rounding line by line would give.
#pragma once

#include <initializer_list>
#include <span>
#include <string>
#include <vector>

#include "../numeric/double_double.hpp"
#include "figures.hpp"

namespace sqrtdk::worked_examples {

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

/// A piece of a formula: words, a number, or terms between plus signs. It refers to what it is made of.
class Part {
 public:
  Part(const char* text) : words_(text), what_(What::words) {}
  Part(const std::string& text) : Part(text.c_str()) {}
  Part(const DoubleDouble& number) : number_(&number), what_(What::number) {}
  Part(const Traced& value) : Part(value.exact) {}
  Part(const std::vector<DoubleDouble>& terms) : terms_(&terms), what_(What::terms) {}

  const char* words() const { return what_ == What::words ? words_ : nullptr; }
  std::span<const DoubleDouble> numbers() const;
  bool exponential() const { return what_ >= What::exponential; }

 private:
  friend Part exponential_of(Part logarithms);
  union {
    const char* words_;
    const DoubleDouble* number_;
    const std::vector<DoubleDouble>* terms_;
  };
  enum class What { words, number, terms, exponential, exponentials } what_;
};

/// e to the power of a number, or of each of the terms.
inline Part exponential_of(Part logarithms) {
  logarithms.what_ = logarithms.what_ == Part::What::number ? Part::What::exponential : Part::What::exponentials;
  return logarithms;
}

/// {score, " / ", divisor} is shown as "14 / 8".
using Formula = std::initializer_list<Part>;

/// What stands before a line's figures.
struct Heading {
  const char* label;
  int index = 0;
  Formula formula = {};
};

enum class Unit { plain, percent };

/// A number as it appears inside a formula: at most 9 significant digits.
std::string live(const DoubleDouble& value);

class LineWriter {
 public:
  explicit LineWriter(Evaluation& evaluation) : lines_(evaluation.lines) {}

  /// A line without computed value or verdict.
  Line& add(const Heading& heading);

  /// A line for a value, judged against the printed figure if there is one.
  ///
  /// returns  the value for later lines: carried on as printed (as it should be printed, if it differs)
  Traced write(const Heading& heading, const Traced& value, const Given& printed = {}, Unit unit = Unit::plain);

  /// A line for e^logarithm, also where no double can hold it.
  Traced write_exponential(const Heading& heading, const Traced& logarithm, const Given& printed = {});

  /// A line for a quantity of which only a bound is known: judged by judge_below or judge_above.
  void write_bound(const Heading& heading, DoubleDouble limit, Bound bound, const Given& printed,
                   Unit unit = Unit::plain);

  /// A line whose printed figure may be a calculation, such as "1*0" or "3*1 + 6*0 = 3".
  ///
  /// value  what the calculation gives
  /// form   how it is written, without blanks: {q, "*", k}
  ///
  /// A printed text is a chain of sides: "2.67 / 4", "0.33*3 = 1.00". One rule holds for every chain, however long:
  /// each side must be right by itself, whatever stands beside it.
  ///
  ///   a single number         is right if the value rounds to it
  ///   the form of the line    is right if each of its numbers is: "0*0" is wrong for 1*0 although both are 0;
  ///                           the factors of a product in either order
  ///   another calculation     is right if it gives the value for some numbers that round to the printed ones;
  ///                           a whole number stands for itself (evaluate_printed)
  ///
  /// So a side never turns wrong because its result follows, and a result is judged by the value, not by the rounded
  /// numbers before it: for 0.333*3, "0.33*3 = 1.00" is right and "0.33*3 = 0.99" is not.
  Traced write_calculation(const Heading& heading, const Traced& value, Formula form, const Given& printed);

  /// The line just written.
  Line& last() { return lines_.back(); }

  /// Gives the line just written a remark and the numbers of its sentence; from 1e300 on a number is "∞".
  void remark(const char* key, std::initializer_list<DoubleDouble> numbers = {});

  /// Gives the line just written a printed text and a verdict on it.
  void settle(std::string_view printed, Verdict verdict, std::string should_be = {});

 private:
  std::vector<Line>& lines_;
};

}  // namespace sqrtdk::worked_examples
