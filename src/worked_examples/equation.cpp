// Splitting a printed calculation into its form and its numbers.
#include "equation.hpp"

#include "formula.hpp"

namespace sqrtdk::worked_examples {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// "3*1 + -6×0" → pattern "#*#+#*#", numbers "3", "1", "-6", "0", and the text between them.
struct Pieces {
  std::string pattern;
  std::vector<std::string> numbers, between;
};

std::size_t length_of_number(std::string_view text, bool sign_allowed) {
  std::size_t at = 0;
  if (sign_allowed && text.substr(0, 1) == "-") at = 1;
  if (sign_allowed && text.substr(0, 3) == "\u2212") at = 3;
  if (at >= text.size() || !is_digit(text[at])) return 0;
  while (at < text.size() && (is_digit(text[at]) ||
                              ((text[at] == '.' || text[at] == ',') && at + 1 < text.size() && is_digit(text[at + 1]))))
    ++at;
  return at;
}

Pieces split(std::string_view text) {
  Pieces pieces;
  pieces.between.emplace_back();
  while (!text.empty()) {
    const bool after_number = !pieces.pattern.empty() && pieces.pattern.back() == '#';
    std::size_t length = length_of_number(text, !after_number);
    if (length > 0) {
      pieces.pattern += '#';
      pieces.numbers.emplace_back(text.substr(0, length));
      pieces.between.emplace_back();
    } else {
      length = 1;
      std::string_view symbol = text.substr(0, 1);
      for (const std::string_view times : {"·", "×"}) {
        if (text.substr(0, times.size()) == times) {
          length = times.size();
          symbol = "*";
        }
      }
      if (symbol != " ") pieces.pattern += symbol;
      pieces.between.back() += text.substr(0, length);
    }
    text.remove_prefix(length);
  }
  return pieces;
}

// The same text with each number as it should be; empty if all are right.
std::string corrected(const Pieces& pieces, const std::vector<DoubleDouble>& numbers, const std::string& parameter) {
  std::string text = pieces.between[0];
  bool wrong = false;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const Judgement each = judge(numbers[i], read_printed({parameter, pieces.numbers[i]}));
    wrong = wrong || each.verdict == Verdict::differs;
    text += (each.verdict == Verdict::differs ? each.should_be : pieces.numbers[i]) + pieces.between[i + 1];
  }
  return wrong ? text : std::string();
}

}  // namespace

Traced write_calculation(LineWriter& writer, Heading heading, Traced value, std::string_view pattern,
                         const std::vector<DoubleDouble>& numbers, const PrintedText& printed) {
  if (printed.text.empty() || numeric::looks_decimal(printed.text))
    return writer.write(std::move(heading), value, printed);
  writer.write(std::move(heading), value);
  Line& line = writer.last();
  line.printed = printed.text;
  line.verdict = Verdict::agrees;
  const Pieces pieces = split(printed.text);
  if (pieces.pattern == pattern) {
    line.should_be = corrected(pieces, numbers, printed.parameter);
    if (!line.should_be.empty()) line.verdict = Verdict::differs;
    return value;
  }
  for (std::size_t from = 0; from <= printed.text.size();) {
    std::size_t to = printed.text.find('=', from);
    if (to == std::string::npos) to = printed.text.size();
    const PrintedText side{printed.parameter, printed.text.substr(from, to - from)};
    Judgement judgement;
    if (numeric::looks_decimal(side.text)) {
      judgement = judge(value.exact, read_printed(side));
    } else if (!(numeric::abs(evaluate_formula(side, {}) - value.exact) <= slack_of(value.exact))) {
      judgement = {Verdict::differs, unrounded(value.exact), ""};
    }
    if (judgement.verdict == Verdict::differs) {
      line.verdict = Verdict::differs;
      line.should_be = judgement.should_be;
    }
    from = to + 1;
  }
  return value;
}

}  // namespace sqrtdk::worked_examples
