// Worked examples of the variance of numbers: of a few values, and of the heights of two groups, of which only the ranges are known.
#include "line_writer.hpp"

namespace sqrtdk::worked_examples {
namespace {

using Values = std::vector<Traced>;

Numbers exact_of(const Values& values) {
  return mapped(values, [](const Traced& value) { return value.exact; });
}

Traced mean_of(const Values& values) { return sum_of(values) / static_cast<double>(values.size()); }

// "(2 + 4 + 6) / 3"
Traced write_mean(const char* label, const Values& values, const Given& printed, LineWriter& writer) {
  const Numbers terms = exact_of(values);
  const DoubleDouble count = static_cast<double>(values.size());
  return writer.write({label, 0, {"(", terms, ") / ", count}}, mean_of(values), printed);
}

// "(4 + 0 + 4) / 3 / 4": the variance itself has no end of digits. Of many squares the sum is enough.
void write_ratio_check(const Values& undivided, const DoubleDouble& divisor, const DoubleDouble& variance,
                       const Given& printed, LineWriter& writer) {
  constexpr std::size_t kListedSquares = 4;
  const Traced mean = mean_of(undivided);
  const Values squares = mapped(undivided, [&](const Traced& value) { return (value - mean) * (value - mean); });
  const Numbers terms = exact_of(squares);
  const DoubleDouble sum = sum_of(squares).exact, count = static_cast<double>(undivided.size());
  const DoubleDouble whole = sum / count, square = divisor * divisor;
  const bool listed = undivided.size() <= kListedSquares;
  writer.write_calculation(
      {"variance-check",
       0,
       {listed ? "(" : "", listed ? Part(terms) : Part(sum), listed ? ") / " : " / ", count, " / ", square}},
      variance, {whole, "/", square}, printed);
}

}  // namespace

void evaluate_population_variance(const Example& example, Evaluation& evaluation) {
  const GivenFigures inputs(example.inputs, "", {figure::values, figure::divide_by});
  const Numbers given = inputs.numbers(figure::values);
  const GivenFigures printed(example.printed, "printed ",
                             {figure::values, figure::mean, figure::differences, figure::squared_differences,
                              figure::variance, figure::ratio_check},
                             given.size());
  const bool divided = inputs.has(figure::divide_by), shown = divided || printed.has(figure::values);
  const DoubleDouble divisor = inputs.number(figure::divide_by, -kLargestScore, kLargestScore, 1.0);
  if (numeric::abs(divisor) < 1e-6) refuse("out-of-range", inputs.at(figure::divide_by), "0.000001 … 1000000 in size");

  LineWriter writer(evaluation);
  Values values, differences, squares;
  for (std::size_t i = 0; i < given.size(); ++i) {
    const Traced value = given[i] / divisor;
    values.push_back(!shown ? value
                            : writer.write({"divided-value", place(i), {given[i], " / ", divisor}}, value,
                                           printed.at(figure::values, place(i))));
  }
  const Traced mean = write_mean("mean", values, printed.at(figure::mean), writer);
  for (std::size_t i = 0; i < given.size(); ++i) {
    differences.push_back(writer.write({"difference", place(i), {values[i], " - ", mean}}, values[i] - mean,
                                       printed.at(figure::differences, place(i))));
  }
  for (std::size_t i = 0; i < given.size(); ++i) {
    squares.push_back(writer.write({"squared-difference", place(i), {"(", differences[i], ")^2"}},
                                   differences[i] * differences[i], printed.at(figure::squared_differences, place(i))));
  }
  const DoubleDouble variance = write_mean("variance", squares, printed.at(figure::variance), writer).exact;
  if (divided) {
    write_ratio_check({given.begin(), given.end()}, divisor, variance, printed.at(figure::ratio_check), writer);
  }
}

namespace {

struct Range {
  DoubleDouble from, to;

  DoubleDouble size() const { return to - from; }
};

bool is_odd(const DoubleDouble& people) { return !(numeric::floor(people / 2.0) * 2.0 == people); }

// Half of the people at each end of a range.
DoubleDouble greatest_variance(const DoubleDouble& range) { return range * range / 4.0; }

// Of an odd group one is left over: (n − 1)/2 at one end, (n + 1)/2 at the other.
DoubleDouble greatest_variance_of_odd(const DoubleDouble& range, const DoubleDouble& square) {
  return greatest_variance(range) * (square - 1.0) / square;
}

// One at each end, all others in the middle.
DoubleDouble least_variance(const DoubleDouble& range, const DoubleDouble& people) {
  return range * range / (people * 2.0);
}

Range read_range(const GivenFigures& inputs, List list) {
  const Numbers ends = inputs.numbers(list, 2);
  if (ends.size() > 2) refuse("too-many", inputs.at(list, 3), "2");
  if (!(ends[0] < ends[1])) refuse("out-of-range", inputs.at(list, 2), "> " + live(ends[0]));
  return {ends[0], ends[1]};
}

// A group that is as large as this or larger is not certain, every smaller one is: where m is odd, r² (m² − 1)/(4 m²) < R²/(2m) ⇔ m − 1/m < bound.
DoubleDouble least_uncertain(const DoubleDouble& bound) {
  const DoubleDouble below = numeric::floor(bound), group = below == bound ? below : below + 1.0;
  return is_odd(group) && group - 1.0 / group < bound - slack_of(bound) ? group + 1.0 : bound;
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

/// The heights illustration: what the ranges of two groups say about their variances, and from which size of group on they say nothing.
void evaluate_illustration(const Example& example, Evaluation& evaluation) {
  constexpr double kMostPeople = 1e9;
  const GivenFigures inputs(example.inputs, "", {figure::narrow_range_feet, figure::wide_range_feet, figure::people});
  const GivenFigures printed(example.printed, "printed ", {figure::statement});
  const Range narrow = read_range(inputs, figure::narrow_range_feet);
  const Range wide = read_range(inputs, figure::wide_range_feet);
  const bool size_known = inputs.has(figure::people);
  const DoubleDouble people = inputs.number(figure::people, 2, kMostPeople, 2.0);
  if (!(numeric::floor(people) == people)) refuse("not-an-integer", inputs.at(figure::people), "2 … 1000000000");
  const Given statement = printed.at(figure::statement);
  const bool less = statement.empty() || claims_less(statement);
  const DoubleDouble low = (less ? narrow : wide).size(), high = (less ? wide : narrow).size();

  LineWriter writer(evaluation);
  writer.write({"narrow-range", 0, {narrow.to, " - ", narrow.from}}, narrow.size());
  writer.write({"wide-range", 0, {wide.to, " - ", wide.from}}, wide.size());
  const char* greatest_label = less ? "narrow-greatest-variance" : "wide-greatest-variance";
  DoubleDouble greatest = greatest_variance(low);
  if (size_known && is_odd(people)) {
    const DoubleDouble square = people * people;
    greatest = greatest_variance_of_odd(low, square);
    writer.write({greatest_label, 0, {low, "^2 / 4 * (", square, " - 1) / ", square}}, greatest);
  } else {
    writer.write({greatest_label, 0, {low, "^2 / 4"}}, greatest);
  }
  const char* least_label = less ? "wide-least-variance" : "narrow-least-variance";
  if (size_known) {
    writer.write({least_label, 0, {high, "^2 / (2 * ", people, ")"}}, least_variance(high, people));
  } else {
    writer.add({least_label, 0, {high, "^2 / (2 n)"}});
  }
  // R²/(2n) > r²/4  ⇔  n < 2 (R/r)², of an odd group a little more; n = 2 is the smallest group that has a range
  const DoubleDouble ratio = high / low, bound = ratio * ratio * 2.0;
  writer.write({"certain-below", 0, {"2 * (", high, " / ", low, ")^2"}}, bound);

  const DoubleDouble uncertain = least_uncertain(bound);
  const bool never = bound <= 2.0 + slack_of(2.0), certain = size_known && people < uncertain - slack_of(uncertain);
  writer.add({"statement", 0, {greatest, " < ", high, "^2 / (2 n)"}});
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
    writer.remark(certain ? "certain-here" : "certain-below", {uncertain});
  }
  if (size_known || bound > kMostPeople) return;
  // An even group, at least as large as the bound, in which the statement fails.
  const DoubleDouble twice = numeric::floor(bound) * 2.0, group = twice < 4.0 ? DoubleDouble(4.0) : twice;
  writer.write({less ? "counterexample-narrow" : "counterexample-wide", 0, {low, "^2 / 4, n = ", group}},
               greatest_variance(low));
  writer.write({less ? "counterexample-wide" : "counterexample-narrow", 0, {high, "^2 / (2 * ", group, ")"}},
               least_variance(high, group));
}

}  // namespace sqrtdk::worked_examples
