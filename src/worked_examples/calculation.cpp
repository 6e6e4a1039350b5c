// A printed calculation, split into its form and its numbers and judged side by side.
#include <algorithm>
#include <vector>

#include "formula.hpp"
#include "line_writer.hpp"

namespace sqrtdk::worked_examples {
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

void replace_all(std::string& text, std::string_view what, std::string_view with) {
  for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos;) text.replace(at, what.size(), with);
}

// "(-3)(2)" and "-3 2" have the form of a product as well.
Pieces split(std::string_view text) {
  Pieces pieces;
  while (!text.empty()) {
    const char before = pieces.pattern.empty() ? '(' : pieces.pattern.back();
    const bool after_number = before == '#' || before == ')';
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
  replace_all(pieces.pattern, "(#)", "#");
  replace_all(pieces.pattern, "##", "#*#");
  return pieces;
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
      const Judgement found = judge_numbers(side, pieces, form, printed);
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
