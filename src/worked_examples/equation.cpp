// Splitting a printed calculation into its form and its numbers.
#include "equation.hpp"

#include <algorithm>
#include <vector>

#include "formula.hpp"

namespace sqrtdk::worked_examples {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// "3*1 + -6×0" → pattern "#*#+#*#", and where its numbers stand.
struct Pieces {
  std::string pattern;
  std::vector<std::string_view> numbers;
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
  while (!text.empty()) {
    const bool after_number = !pieces.pattern.empty() && pieces.pattern.back() == '#';
    std::size_t length = length_of_number(text, !after_number);
    if (length > 0) {
      pieces.pattern += '#';
      pieces.numbers.push_back(text.substr(0, length));
    } else {
      const bool dot = text.substr(0, 2) == "·" || text.substr(0, 2) == "×";
      length = dot ? 2 : 1;
      if (text.front() != ' ') pieces.pattern += dot ? '*' : text.front();
    }
    text.remove_prefix(length);
  }
  return pieces;
}

// The printed text with each number as it should be; empty if all are right.
std::string corrected(const Pieces& pieces, LiveNumbers numbers, const Given& printed) {
  const std::string_view whole = printed.text();
  std::string text;
  bool wrong = false;
  std::size_t done = 0;
  const DoubleDouble* right = numbers.begin();
  for (const std::string_view number : pieces.numbers) {
    const Judgement each = judge(*right++, read_printed(number, printed));
    const std::size_t start = static_cast<std::size_t>(number.data() - whole.data());
    text += whole.substr(done, start - done);
    done = start + number.size();
    const bool differs = each.verdict == Verdict::differs;
    wrong = wrong || differs;
    text += differs ? std::string_view(each.should_be) : number;
  }
  text += whole.substr(done);
  return wrong ? text : std::string();
}

}  // namespace

Traced write_calculation(LineWriter& writer, const Heading& heading, LiveNumbers live_numbers, const Traced& value,
                         std::string_view pattern, LiveNumbers numbers, const Given& printed) {
  const std::string_view text = printed.text();
  if (text.empty() || numeric::looks_decimal(text)) return writer.write(heading, live_numbers, value, printed);
  writer.write(heading, live_numbers, value);
  const Pieces pieces = split(text);
  std::string should_be;
  if (pieces.pattern == pattern) {
    should_be = corrected(pieces, numbers, printed);
    // 2*3 for 3*2 is no misprint
    if (pattern == "#*#" && corrected(pieces, {numbers.begin()[1], numbers.begin()[0]}, printed).empty()) {
      should_be.clear();
    }
  } else {
    for (std::size_t from = 0; from <= text.size() && should_be.empty();) {
      const std::size_t to = std::min(text.find('=', from), text.size());
      const std::string_view side = text.substr(from, to - from);
      if (numeric::looks_decimal(side)) {
        should_be = judge(value.exact, read_printed(side, printed)).should_be;
      } else if (!(numeric::abs(evaluate_formula(side, printed, {}) - value.exact) <= slack_of(value.exact))) {
        should_be = writer.last().computed;
      }
      from = to + 1;
    }
  }
  const bool right = should_be.empty();
  writer.settle(text, right ? Verdict::agrees : Verdict::differs, std::move(should_be));
  return value;
}

}  // namespace sqrtdk::worked_examples
