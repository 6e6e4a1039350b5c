// One line: its value as text, its verdict, its twin along rounded lines.
#include "line_writer.hpp"

namespace sqrtdk::worked_examples {
namespace {

constexpr int kFormulaDigits = 9, kComputedDigits = 20;
constexpr double kLargestLogarithm = 640;  // beyond, e^x leaves the domain of DoubleDouble

DoubleDouble in_unit_of(const PrintedFigure& figure, Unit unit, DoubleDouble value) {
  return figure.percent || unit == Unit::percent ? value * 100.0 : value;
}

int significant_digits(std::string_view text) {
  int digits = 0;
  for (const char c : text.substr(0, text.find_first_of("eE")))
    digits += c >= '0' && c <= '9' && (digits > 0 || c != '0');
  return digits < 1 ? 1 : digits > kComputedDigits ? kComputedDigits : digits;
}

void take(const Judgement& judgement, Line& line) {
  line.verdict = judgement.verdict;
  line.should_be = judgement.should_be;
  line.remark = judgement.remark;
}

}  // namespace

std::string live(DoubleDouble value) { return numeric::to_significant(value, kFormulaDigits); }

std::string unrounded(DoubleDouble value) {
  const DoubleDouble size = numeric::abs(value);
  return size >= 1e20 && size < 1e28 ? numeric::to_decimals(value, 0) : numeric::to_significant(value, kComputedDigits);
}

Line& LineWriter::add(Heading heading) {
  Line line;
  line.label = heading.label;
  line.index = heading.index;
  line.formula = std::move(heading.formula);
  lines_.push_back(std::move(line));
  return lines_.back();
}

Traced LineWriter::write(Heading heading, Traced value, const PrintedText& printed, Unit unit) {
  Line& line = add(std::move(heading));
  const DoubleDouble shown = unit == Unit::percent ? value.exact * 100.0 : value.exact;
  line.computed = unrounded(shown);
  line.value = shown.hi;
  line.printed = printed.text;
  if (printed.text.empty()) return value;

  if (!(numeric::abs(value.carried) < 1e280))
    value.carried = value.exact;  // a coarse earlier figure sent it out of range
  const PrintedFigure figure = read_printed(printed);
  const DoubleDouble exact = in_unit_of(figure, unit, value.exact), carried = in_unit_of(figure, unit, value.carried);
  take(judge(exact, figure), line);
  if (line.verdict == Verdict::undecidable) return value;

  const bool agrees = line.verdict == Verdict::agrees;
  const bool carried_agrees = judge(carried, figure).verdict == Verdict::agrees;
  const std::string rounded = carried_agrees ? printed.text : written_like(carried, figure);
  if (rounded != (agrees ? printed.text : line.should_be)) line.line_by_line = rounded;
  if (!agrees && carried_agrees) line.remark = "explained-by-rounding";

  const PrintedFigure right = agrees ? figure : read_printed({printed.parameter, line.should_be});
  const bool hundredfold = figure.percent || unit == Unit::percent;
  return {value.exact, hundredfold ? right.number.value / 100.0 : right.number.value};
}

Traced LineWriter::write_exponential(Heading heading, Traced logarithm, const PrintedText& printed) {
  if (numeric::abs(logarithm.exact) <= kLargestLogarithm) return write(std::move(heading), exp(logarithm), printed);
  Line& line = add(std::move(heading));
  line.computed = numeric::exponential_to_significant(logarithm.exact, kComputedDigits);
  const DoubleDouble value = numeric::exp(logarithm.exact);
  const bool large = logarithm.exact > 0.0;
  if (!large || logarithm.exact < 709.0) line.value = value.hi;
  line.printed = printed.text;
  if (printed.text.empty()) return value;
  const PrintedFigure figure = read_printed(printed);
  if (large) {  // no printed figure can be as large as this
    const int digits = significant_digits(printed.text);
    take({Verdict::differs, numeric::exponential_to_significant(logarithm.exact, digits), ""}, line);
  } else {
    take(judge(0.0, figure), line);
  }
  return value;
}

void LineWriter::write_bound(Heading heading, DoubleDouble limit, Bound bound, const PrintedText& printed, Unit unit) {
  Line& line = add(std::move(heading));
  if (unit == Unit::percent) limit = limit * 100.0;
  line.computed = unrounded(limit);
  line.value = limit.hi;
  line.bound = bound;
  line.printed = printed.text;
  if (printed.text.empty()) return;
  const PrintedFigure figure = read_printed(printed);
  const DoubleDouble shown = unit == Unit::plain && figure.percent ? limit * 100.0 : limit;
  take(bound == Bound::at_most ? judge_below(shown, figure) : judge_above(shown, figure), line);
  line.remark_values = {numeric::to_significant(shown, 6)};
}

}  // namespace sqrtdk::worked_examples
