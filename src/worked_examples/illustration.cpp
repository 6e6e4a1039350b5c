// The heights illustration: what the ranges of two groups say about their variances, and from which size of group on they say nothing.
#include "kinds.hpp"
#include "line_writer.hpp"
#include "named_figures.hpp"

namespace sqrtdk::worked_examples {
namespace {

constexpr double kMostPeople = 1e9;

struct Range {
  DoubleDouble from, to;

  DoubleDouble size() const { return to - from; }
  // half of the people at each end
  DoubleDouble greatest_variance() const { return size() * size() / 4.0; }
  // one at each end, all others in the middle
  DoubleDouble least_variance(DoubleDouble people) const { return size() * size() / (people * 2.0); }
};

Range read_range(const NamedFigures& inputs, const char* name) {
  const std::vector<DoubleDouble> ends = inputs.numbers(name, 2);
  inputs.limit(name, 2);
  if (!(ends[0] < ends[1]))
    refuse("out-of-range", inputs.at(name, 2).parameter, inputs.at(name, 2).text, "> " + live(ends[0]));
  return {ends[0], ends[1]};
}

// "narrow < wide" → true, "narrow > wide" → false
bool claims_less(const PrintedText& statement) {
  std::string packed;
  for (const char c : statement.text) {
    if (c != ' ') packed += c;
  }
  const bool less = packed == "narrow<wide" || packed == "wide>narrow";
  if (!less && packed != "narrow>wide" && packed != "wide<narrow")
    refuse("not-understood", statement.parameter, statement.text, "narrow < wide, narrow > wide");
  return less;
}

}  // namespace

void evaluate_illustration(const Example& example, Evaluation& evaluation) {
  const NamedFigures inputs(example.inputs, "", "narrow_range_feet wide_range_feet people");
  const NamedFigures printed(example.printed, "printed ", "statement");
  printed.limit("statement", 1);
  const Range narrow = read_range(inputs, "narrow_range_feet"), wide = read_range(inputs, "wide_range_feet");
  const bool size_known = inputs.has("people");
  const DoubleDouble people = inputs.number("people", 2, kMostPeople, 2.0);
  if (!(numeric::floor(people) == people)) refuse("not-an-integer", "people", inputs.at("people").text, "2 … 1e9");
  const PrintedText statement = printed.at("statement");
  const bool less = statement.text.empty() || claims_less(statement);
  const Range &low = less ? narrow : wide, &high = less ? wide : narrow;

  LineWriter writer(evaluation);
  writer.write({"narrow-range", 0, live(narrow.to) + " - " + live(narrow.from)}, narrow.size());
  writer.write({"wide-range", 0, live(wide.to) + " - " + live(wide.from)}, wide.size());
  writer.write({less ? "narrow-greatest-variance" : "wide-greatest-variance", 0, live(low.size()) + "^2 / 4"},
               low.greatest_variance());
  const std::string least = live(high.size()) + "^2 / (2 n)";
  const char* least_label = less ? "wide-least-variance" : "narrow-least-variance";
  if (size_known) {
    writer.write({least_label, 0, live(high.size()) + "^2 / (2 * " + live(people) + ")"}, high.least_variance(people));
  } else {
    writer.add({least_label, 0, least});
  }
  // R²/(2n) > r²/4  ⇔  n < 2 (R/r)²; n = 2 is the smallest group that has a range
  const DoubleDouble ratio = high.size() / low.size(), bound = ratio * ratio * 2.0;
  writer.write({"certain-below", 0, "2 * (" + live(high.size()) + " / " + live(low.size()) + ")^2"}, bound);

  Line& line = writer.add({"statement", 0, live(low.greatest_variance()) + " < " + least});
  line.printed = statement.text;
  const bool never = bound <= 2.0 + slack_of(2.0), certain = size_known && people < bound - slack_of(bound);
  if (!statement.text.empty()) line.verdict = certain ? Verdict::agrees : Verdict::conditional;
  if (!statement.text.empty() && never && size_known &&
      people == 2.0) {  // two people: the variance is R²/4 and nothing else
    line.verdict = Verdict::differs;
    line.should_be = less ? "narrow > wide" : "narrow < wide";
    if (low.size() == high.size()) line.should_be = "narrow = wide";
  }
  line.remark = certain ? "certain-here" : never ? "never-certain" : "certain-below";
  if (!never) line.remark_values = {numeric::to_significant(bound, 6)};
  if (certain) return;
  // An even group, at least twice the bound, in which the statement fails.
  DoubleDouble group = size_known ? people : numeric::floor(bound) * 2.0;
  if (group < 4.0) group = 4.0;
  if (size_known || group > kMostPeople) return;
  const std::string count = live(group);
  writer.write({less ? "counterexample-narrow" : "counterexample-wide", 0, live(low.size()) + "^2 / 4, n = " + count},
               low.greatest_variance());
  writer.write(
      {less ? "counterexample-wide" : "counterexample-narrow", 0, live(high.size()) + "^2 / (2 * " + count + ")"},
      high.least_variance(group));
}

}  // namespace sqrtdk::worked_examples
