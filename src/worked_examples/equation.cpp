// Splitting a printed calculation into its form and its numbers.
#include "equation.hpp"

#include <algorithm>
#include <vector>

#include "formula.hpp"

namespace sqrtdk::worked_examples {
namespace {

// A chain is as good as its worst side; what is sure to be wrong is worse than what cannot be told.
Verdict worse(Verdict a, Verdict b) {
  for (const Verdict each : {Verdict::differs, Verdict::undecidable}) {
    if (a == each || b == each) return each;
  }
  return Verdict::agrees;
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

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

struct SideJudgement {
  Verdict verdict = Verdict::agrees;
  std::string should_be;  // the side with each number as it should be, where it differs
};

SideJudgement judge_numbers(std::string_view side, const Pieces& pieces, LiveNumbers numbers, const Given& printed) {
  SideJudgement found;
  std::size_t done = 0;
  const DoubleDouble* right = numbers.begin();
  for (const std::string_view number : pieces.numbers) {
    const Judgement each = judge(*right++, read_printed(number, printed));
    const std::size_t start = static_cast<std::size_t>(number.data() - side.data());
    found.should_be += side.substr(done, start - done);
    done = start + number.size();
    found.verdict = worse(found.verdict, each.verdict);
    found.should_be += each.verdict == Verdict::differs ? std::string_view(each.should_be) : number;
  }
  found.should_be += side.substr(done);
  return found;
}

}  // namespace

Traced write_calculation(LineWriter& writer, const Heading& heading, LiveNumbers live_numbers, const Traced& value,
                         std::string_view pattern, LiveNumbers numbers, const Given& printed) {
  const std::string_view text = printed.text();
  if (text.empty() || numeric::looks_decimal(text)) return writer.write(heading, live_numbers, value, printed);
  writer.write(heading, live_numbers, value);

  const auto judge_side = [&](std::string_view side, const Pieces& pieces) -> SideJudgement {
    if (numeric::looks_decimal(side)) {
      Judgement alone = judge(value.exact, read_printed(side, printed));
      return {alone.verdict, std::move(alone.should_be)};
    }
    if (pieces.pattern == pattern) {
      SideJudgement found = judge_numbers(side, pieces, numbers, printed);
      if (pattern != "#*#" || found.verdict == Verdict::agrees) return found;
      const SideJudgement turned = judge_numbers(side, pieces, {numbers.begin()[1], numbers.begin()[0]}, printed);
      return turned.verdict == Verdict::agrees ? turned : found;
    }
    if (evaluate_printed(side, printed).holds(value.exact, slack_of(value.exact))) return {};
    return {Verdict::differs, writer.last().computed};
  };

  Verdict verdict = Verdict::agrees;
  std::string whole, first;  // the chain as it should be, and the first side that differs alone
  bool own_form = false;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t to = std::min(text.find('=', from), text.size());
    const std::string_view side = text.substr(from, to - from), inner = trimmed(side);
    const Pieces pieces = split(inner);
    const SideJudgement found = judge_side(inner, pieces);
    const bool differs = found.verdict == Verdict::differs;
    own_form = own_form || pieces.pattern == pattern;
    verdict = worse(verdict, found.verdict);
    if (differs && first.empty()) first = found.should_be;
    whole += from > 0 ? "=" : "";
    whole += side.substr(0, static_cast<std::size_t>(inner.data() - side.data()));
    whole += differs ? std::string_view(found.should_be) : inner;
    whole += side.substr(static_cast<std::size_t>(inner.data() + inner.size() - side.data()));
    from = to + 1;
  }
  writer.settle(text, verdict, verdict != Verdict::differs ? "" : own_form ? whole : first);
  return value;
}

}  // namespace sqrtdk::worked_examples
