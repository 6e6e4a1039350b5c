// One line: its value as text, its verdict, its twin along rounded lines; a printed calculation and its numbers, judged side by side.
#include "line_writer.hpp"

#include <algorithm>
#include <limits>

namespace sqrtdk::worked_examples {

std::span<const DoubleDouble> Part::numbers() const {
  if (what_ == What::words) return {};
  if (what_ == What::number || what_ == What::exponential) return {number_, 1};
  return *terms_;
}

namespace {

constexpr int kFormulaDigits = 9, kComputedDigits = 20;
constexpr double kInfinite = 1e300;

std::string live_exponential(const DoubleDouble& logarithm) {
  return numeric::abs(logarithm) <= kLargestLogarithm ? live(numeric::exp(logarithm))
                                                      : numeric::exponential_to_significant(logarithm, kFormulaDigits);
}

std::string text_of(Formula formula) {
  std::string text;
  for (const Part& part : formula) {
    if (part.words()) text += part.words();
    const char* plus = "";
    for (const DoubleDouble& number : part.numbers()) {
      text += plus;
      text += part.exponential() ? live_exponential(number) : live(number);
      plus = " + ";
    }
  }
  return text;
}

// 20 significant digits, more only where they stand before the point (up to 28).
std::string unrounded(const DoubleDouble& value) {
  const DoubleDouble size = numeric::abs(value);
  return size >= 1e20 && size < 1e28 ? numeric::to_decimals(value, 0) : numeric::to_significant(value, kComputedDigits);
}

int significant_digits(std::string_view text) {
  int digits = 0;
  for (const char c : text.substr(0, text.find_first_of("eE")))
    digits += c >= '0' && c <= '9' && (digits > 0 || c != '0');
  return digits < 1 ? 1 : digits > kComputedDigits ? kComputedDigits : digits;
}

void take(Judgement&& judgement, Line& line) {
  line.verdict = judgement.verdict;
  line.should_be = std::move(judgement.should_be);
  line.remark = judgement.remark;
}

}  // namespace

std::string live(const DoubleDouble& value) { return numeric::to_significant(value, kFormulaDigits); }

Line& LineWriter::add(const Heading& heading) {
  Line& line = lines_.emplace_back();
  line.label = heading.label;
  line.index = heading.index;
  line.formula = text_of(heading.formula);
  return line;
}

Traced LineWriter::write(const Heading& heading, const Traced& value, const Given& printed, Unit unit) {
  Line& line = add(heading);
  const DoubleDouble shown = unit == Unit::percent ? value.exact * 100.0 : value.exact;
  line.computed = unrounded(shown);
  line.value = shown.hi;
  line.printed = printed.text();
  if (line.printed.empty()) return value;

  const PrintedFigure figure = read_printed(printed);
  const double hundredfold = figure.percent || unit == Unit::percent ? 100 : 1;
  const DoubleDouble exact = value.exact * hundredfold;
  DoubleDouble carried = value.carried * hundredfold;
  if (!(numeric::abs(carried) < 1e280)) carried = exact;  // a coarse earlier figure sent it out of range
  take(judge(exact, figure), line);
  if (line.verdict == Verdict::undecidable) return value;

  const bool agrees = line.verdict == Verdict::agrees;
  const bool carried_agrees = judge(carried, figure).verdict == Verdict::agrees;
  const std::string rounded = carried_agrees ? line.printed : written_like(carried, figure);
  if (rounded != (agrees ? line.printed : line.should_be)) line.line_by_line = rounded;
  if (!agrees && carried_agrees) line.remark = "explained-by-rounding";
  const PrintedFigure right = agrees ? figure : read_printed(line.should_be, printed);
  return {value.exact, right.number.value / hundredfold};
}

Traced LineWriter::write_exponential(const Heading& heading, const Traced& logarithm, const Given& printed) {
  if (numeric::abs(logarithm.exact) <= kLargestLogarithm) return write(heading, exp(logarithm), printed);
  Line& line = add(heading);
  line.computed = numeric::exponential_to_significant(logarithm.exact, kComputedDigits);
  const DoubleDouble value = numeric::exp(logarithm.exact);
  const bool large = logarithm.exact > 0.0;
  if (value.hi <= std::numeric_limits<double>::max()) line.value = value.hi;
  line.printed = printed.text();
  if (line.printed.empty()) return value;
  const PrintedFigure figure = read_printed(printed);
  if (large) {
    line.verdict = Verdict::differs;  // no printed figure can be as large as this
  } else {
    take(judge(0.0, figure), line);
  }
  if (line.verdict == Verdict::differs && (large || figure.number.mantissa_digits > 0)) {
    line.should_be = numeric::exponential_to_significant(logarithm.exact, significant_digits(line.printed));
  }
  return value;
}

void LineWriter::write_bound(const Heading& heading, DoubleDouble limit, Bound bound, const Given& printed, Unit unit) {
  Line& line = add(heading);
  if (unit == Unit::percent) limit = limit * 100.0;
  line.computed = unrounded(limit);
  line.value = limit.hi;
  line.bound = bound;
  line.printed = printed.text();
  if (line.printed.empty()) return;
  const PrintedFigure figure = read_printed(printed);
  if (unit == Unit::plain && figure.percent) limit = limit * 100.0;
  take(bound == Bound::at_most ? judge_below(limit, figure) : judge_above(limit, figure), line);
  line.remark_values.push_back(live(limit));
}

void LineWriter::remark(const char* key, std::initializer_list<DoubleDouble> numbers) {
  Line& line = last();
  line.remark = key;
  line.remark_values.clear();
  for (const DoubleDouble& each : numbers) line.remark_values.push_back(each < kInfinite ? live(each) : "∞");
}

void LineWriter::settle(std::string_view printed, Verdict verdict, std::string should_be) {
  Line& line = last();
  line.printed = printed;
  line.verdict = verdict;
  line.should_be = std::move(should_be);
}

namespace {

// A chain is as good as its worst side; what is sure to be wrong is worse than what cannot be told.
Verdict worse(Verdict a, Verdict b) {
  if (a == Verdict::differs || b == Verdict::differs) return Verdict::differs;
  return a == Verdict::undecidable ? a : b;
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

std::string pattern_of(Formula form) {
  std::string pattern;
  for (const Part& part : form) pattern += part.words() ? part.words() : "#";
  return pattern;
}

// The numbers of a side that has the form of the line. A side should be what it is with each wrong number exchanged.
Judgement judge_numbers(std::string_view side, const Pieces& pieces, Formula form, const Given& printed) {
  Judgement found{Verdict::agrees, {}};
  std::size_t done = 0;
  const Part* right = form.begin();
  for (const std::string_view number : pieces.numbers) {
    while (right->words()) ++right;
    const Judgement each = judge((right++)->numbers().front(), read_printed(number, printed));
    const std::size_t start = static_cast<std::size_t>(number.data() - side.data());
    found.verdict = worse(found.verdict, each.verdict);
    found.should_be += side.substr(done, start - done);
    found.should_be += each.verdict == Verdict::differs ? std::string_view(each.should_be) : number;
    done = start + number.size();
  }
  found.should_be += side.substr(done);
  return found;
}

}  // namespace

Traced LineWriter::write_calculation(const Heading& heading, const Traced& value, Formula form, const Given& printed) {
  const std::string_view text = printed.text();
  if (text.empty() || numeric::looks_decimal(text)) return write(heading, value, printed);
  write(heading, value);
  const std::string pattern = pattern_of(form);
  bool own_form = false;  // some side has it

  const auto judge_side = [&](std::string_view side) -> Judgement {
    const Pieces pieces = split(side);
    own_form = own_form || pieces.pattern == pattern;
    if (numeric::looks_decimal(side)) return judge(value.exact, read_printed(side, printed));
    if (pieces.pattern == pattern) {
      Judgement found = judge_numbers(side, pieces, form, printed);
      if (pattern != "#*#" || found.verdict == Verdict::agrees) return found;
      const Part* parts = form.begin();
      const Judgement turned = judge_numbers(side, pieces, {parts[2], parts[1], parts[0]}, printed);
      return turned.verdict == Verdict::agrees ? turned : found;
    }
    if (evaluate_printed(side, printed).holds(value.exact, slack_of(value.exact))) return {Verdict::agrees, {}};
    return {Verdict::differs, last().computed};
  };

  Verdict verdict = Verdict::agrees;
  std::string whole, first;  // the chain as it should be, and the first side that differs alone
  std::size_t done = 0;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t to = std::min(text.find('=', from), text.size());
    const std::string_view side = trimmed(text.substr(from, to - from));
    const Judgement found = judge_side(side);
    const bool differs = found.verdict == Verdict::differs;
    verdict = worse(verdict, found.verdict);
    if (differs && first.empty()) first = found.should_be;
    const std::size_t start = static_cast<std::size_t>(side.data() - text.data());
    whole += text.substr(done, start - done);
    whole += differs ? std::string_view(found.should_be) : side;
    done = start + side.size();
    from = to + 1;
  }
  whole += text.substr(done);
  settle(text, verdict, verdict != Verdict::differs ? "" : own_form ? whole : first);
  return value;
}

}  // namespace sqrtdk::worked_examples
