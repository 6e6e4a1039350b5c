// Writes the lines of an evaluation: formula with live numbers, computed text, verdict, remark, and what rounding line by line would give. The kinds
// of worked example, and what they share: the rule's divisor, softmax and what is read off it, in DoubleDouble.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
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

inline Traced operator+(const Traced& a, const Traced& b) { return {a.exact + b.exact, a.carried + b.carried}; }
inline Traced operator-(const Traced& a, const Traced& b) { return {a.exact - b.exact, a.carried - b.carried}; }
inline Traced operator*(const Traced& a, const Traced& b) { return {a.exact * b.exact, a.carried * b.carried}; }
/// A carried divisor that was rounded to 0 gives no carried value worth showing; the exact one takes its place.
inline Traced operator/(const Traced& a, const Traced& b) {
  const DoubleDouble exact = a.exact / b.exact;
  return {exact, b.carried == 0.0 ? exact : a.carried / b.carried};
}
inline Traced exp(const Traced& a) { return {numeric::exp(a.exact), numeric::exp(a.carried)}; }

/// Beyond ± this, e^x leaves the domain of DoubleDouble and is known by its logarithm alone.
inline constexpr double kLargestLogarithm = 640;

/// A piece of a formula: words, a number, or terms between plus signs. It refers to what it is made of.
class Part {
 public:
  Part(const char* text) : words_(text), what_(What::words) {}
  Part(const std::string& text) : Part(text.c_str()) {}
  Part(const DoubleDouble& number) : number_(&number), what_(What::number) {}
  Part(const Traced& value) : Part(value.exact) {}
  Part(const Numbers& terms) : terms_(&terms), what_(What::terms) {}

  const char* words() const { return what_ == What::words ? words_ : nullptr; }
  std::span<const DoubleDouble> numbers() const;
  bool exponential() const { return what_ >= What::exponential; }

 private:
  friend Part exponential_of(Part logarithms);
  union {
    const char* words_;
    const DoubleDouble* number_;
    const Numbers* terms_;
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

/// A kind computes the lines of an example and fills an empty evaluation; throws InvalidArgument as evaluate() says.
using Kind = void(const Example& example, Evaluation& evaluation);

Kind evaluate_softmax, evaluate_exponential, evaluate_dot_product, evaluate_population_variance, evaluate_illustration;
Kind evaluate_law, evaluate_product_law, evaluate_square_of_sum, evaluate_jacobian, evaluate_jacobian_formula;
Kind evaluate_saturation, evaluate_temperature, evaluate_gradient, evaluate_ablation;

/// What f makes of each item.
template <class Item, class F>
auto mapped(const std::vector<Item>& items, F&& f) {
  std::vector<decltype(f(items.front()))> values;
  values.reserve(items.size());
  for (const Item& item : items) values.push_back(f(item));
  return values;
}

/// The place of an item in its list, from 1.
inline int place(std::size_t index) { return static_cast<int>(index + 1); }

/// d_k, or 64 where a rule needs one and the example gives none, which is then reported under Evaluation::assumed.
std::uint64_t known_dimension(std::optional<std::uint64_t> d, Evaluation& evaluation);

/// The divisor of an example: reports it, writes its line where there is a rule or a printed figure, and fills in a missing d_k.
/// Its d is 1 … 4096, inside the rule's domain; for e^(πd) at most 203. A parameter is the decimal number that was meant: 0.1,
/// not the double nearest to it.
///
/// throws  InvalidArgument "no-divisor" for a rule that is no divisor of d
Traced write_divisor(const Example& example, std::optional<std::uint64_t> d, const Given& printed, LineWriter& writer,
                     Evaluation& evaluation);

/// p_i = e^(x_i − max x) / Σ_j e^(x_j − max x), right to 25 digits or more for scores up to 1e6; weights below 1e-280 lose digits.
Numbers exact_softmax(const Numbers& scores);

/// Numbers divided by a divisor.
Numbers divided(Numbers scores, const DoubleDouble& divisor);

/// p_i (1 − p_i), the diagonal of the softmax Jacobian.
Numbers jacobian_diagonal(const Numbers& weights);

/// The sum of terms, from the first on.
template <class Number>
Number sum_of(const std::vector<Number>& terms) {
  Number sum;
  for (const Number& term : terms) sum = sum + term;
  return sum;
}

/// The nearest doubles, for pictures.
std::vector<double> rounded_to_double(const Numbers& values);

}  // namespace sqrtdk::worked_examples
