// The heights illustration: what the ranges of two groups say about their variances, and from which size of group on they say nothing.
#include "kinds.hpp"
#include "line_writer.hpp"

namespace sqrtdk::worked_examples {
namespace {

constexpr double kMostPeople = 1e9;

struct Range {
  DoubleDouble from, to;

  DoubleDouble size() const { return to - from; }
};

// Half of the people at each end of a range.
DoubleDouble greatest_variance(const DoubleDouble& range) { return range * range / 4.0; }

// One at each end, all others in the middle.
DoubleDouble least_variance(const DoubleDouble& range, const DoubleDouble& people) {
  return range * range / (people * 2.0);
}

Range read_range(const NamedFigures& inputs, const char* name) {
  const std::vector<DoubleDouble> ends = inputs.numbers(name, 2);
  if (ends.size() > 2) refuse("too-many", inputs.at(name, 3), "2");
  if (!(ends[0] < ends[1])) refuse("out-of-range", inputs.at(name, 2), "> " + live(ends[0]));
  return {ends[0], ends[1]};
}

// "narrow < wide" → true, "narrow > wide" → false
bool claims_less(const Given& statement) {
  std::string packed;
  for (const char c : statement.text()) {
    if (c != ' ') packed += c;
  }
  const bool less = packed == "narrow<wide" || packed == "wide>narrow";
  if (!less && packed != "narrow>wide" && packed != "wide<narrow") {
    refuse("not-understood", statement, "narrow < wide, narrow > wide");
  }
  return less;
}

}  // namespace

void evaluate_illustration(const Example& example, Evaluation& evaluation) {
  const NamedFigures inputs(example.inputs, "", "narrow_range_feet* wide_range_feet* people");
  const NamedFigures printed(example.printed, "printed ", "statement");
  const Range narrow = read_range(inputs, "narrow_range_feet"), wide = read_range(inputs, "wide_range_feet");
  const bool size_known = inputs.has("people");
  const DoubleDouble people = inputs.number("people", 2, kMostPeople, 2.0);
  if (!(numeric::floor(people) == people)) refuse("not-an-integer", inputs.at("people"), "2 … 1000000000");
  const Given statement = printed.at("statement");
  const bool less = statement.empty() || claims_less(statement);
  const DoubleDouble low = (less ? narrow : wide).size(), high = (less ? wide : narrow).size();

  LineWriter writer(evaluation);
  writer.write({"narrow-range", 0, "# - #"}, {narrow.to, narrow.from}, narrow.size());
  writer.write({"wide-range", 0, "# - #"}, {wide.to, wide.from}, wide.size());
  writer.write({less ? "narrow-greatest-variance" : "wide-greatest-variance", 0, "#^2 / 4"}, {low},
               greatest_variance(low));
  const char* least_label = less ? "wide-least-variance" : "narrow-least-variance";
  if (size_known) {
    writer.write({least_label, 0, "#^2 / (2 * #)"}, {high, people}, least_variance(high, people));
  } else {
    writer.add({least_label, 0, "#^2 / (2 n)"}, {high});
  }
  // R²/(2n) > r²/4  ⇔  n < 2 (R/r)²; n = 2 is the smallest group that has a range
  const DoubleDouble ratio = high / low, bound = ratio * ratio * 2.0;
  writer.write({"certain-below", 0, "2 * (# / #)^2"}, {high, low}, bound);

  const bool never = bound <= 2.0 + slack_of(2.0), certain = size_known && people < bound - slack_of(bound);
  writer.add({"statement", 0, "# < #^2 / (2 n)"}, {greatest_variance(low), high});
  if (!statement.empty()) {
    const bool pair = never && size_known && people == 2.0;  // two people: the variance is R²/4 and nothing else
    const char* opposite = low == high ? "narrow = wide" : less ? "narrow > wide" : "narrow < wide";
    writer.settle(statement.text(),
                  certain ? Verdict::agrees
                  : pair  ? Verdict::differs
                          : Verdict::conditional,
                  pair ? opposite : "");
  }
  if (never) {
    writer.remark("never-certain");
  } else {
    writer.remark(certain ? "certain-here" : "certain-below", {bound});
  }
  if (size_known || bound > kMostPeople) return;
  // An even group, at least as large as the bound, in which the statement fails.
  const DoubleDouble twice = numeric::floor(bound) * 2.0, group = twice < 4.0 ? DoubleDouble(4.0) : twice;
  writer.write({less ? "counterexample-narrow" : "counterexample-wide", 0, "#^2 / 4, n = #"}, {low, group},
               greatest_variance(low));
  writer.write({less ? "counterexample-wide" : "counterexample-narrow", 0, "#^2 / (2 * #)"}, {high, group},
               least_variance(high, group));
}

}  // namespace sqrtdk::worked_examples
