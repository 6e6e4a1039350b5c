// Every figure that the sources print gets the verdict that an independent calculation gives it.
#include <set>
#include <string>

#include "../../reference/worked_examples/verdicts.hpp"
#include "accuracy.hpp"
#include "numeric/decimal.hpp"
#include "worked_example_makers.hpp"

using namespace worked;
using sqrtdk::numeric::DoubleDouble;
using sqrtdk::numeric::read_decimal;

TEST_CASE("every printed figure has the verdict, the correction and the twin that mpmath finds") {
  accuracy::Worst written(1e-19, accuracy::kRelative), values(0x1p-53, accuracy::kRelative);
  for (const PublishedVerdict& right : kPublishedVerdicts) {
    CAPTURE(right.example, right.label, right.index);
    const Line found = line(published(right.example), right.label, right.index);
    CHECK(found.printed == right.printed);
    CHECK(std::string(name_of(found.verdict)) == right.verdict);
    CHECK(found.should_be == right.should_be);
    CHECK(found.line_by_line == right.line_by_line);
    if (*right.value == '\0') {
      CHECK(found.computed.empty());
      CHECK_FALSE(found.value);
      continue;
    }
    const DoubleDouble value = read_decimal("value", right.value).value;
    const auto off = [&](const DoubleDouble& got) { return got == value ? 0.0 : (abs(got - value) / abs(value)).hi; };
    written.see(off(read_decimal("computed", found.computed).value));
    REQUIRE(found.value);
    values.see(off(*found.value));
  }
  written.record("worked_examples::evaluate, computed", "every printed figure, as written", "mpmath");
  values.record("worked_examples::evaluate, value", "every printed figure, as a double", "mpmath");
}

TEST_CASE(
    "no line with a printed figure is missing from the independent list, except ratios that follow from the others") {
  std::set<std::string> known;
  for (const PublishedVerdict& each : kPublishedVerdicts)
    known.insert(each.example + std::string(each.label) + std::to_string(each.index));
  int printed = 0;
  for (const Example& each : examples()) {
    int figures = 0, lines = 0;
    for (const Figures& list : each.printed) {
      for (const std::string& text : list.values) figures += !text.empty();
    }
    for (const Line& found : evaluate(each).lines) {
      CAPTURE(each.id, found.label, found.index);
      CHECK((found.verdict == Verdict::unprinted) == found.printed.empty());
      if (found.printed.empty() || found.label == "weight-ratio") continue;
      CHECK(known.count(each.id + found.label + std::to_string(found.index)) == 1);
      ++lines;
    }
    CAPTURE(each.id);
    CHECK(lines == figures);
    printed += figures;
  }
  CHECK(printed == 117);
  CHECK(examples().size() == 30);
  CHECK(examples().front().id == "large-dimension-dk-64-scaled");
}

TEST_CASE("a wrong last digit is always found") {
  int tried = 0;
  for (const Example& original : examples()) {
    if (original.elided) continue;  // there a wrong digit can be undecidable
    const Evaluation before = evaluate(original);
    for (std::size_t list = 0; list < original.printed.size(); ++list) {
      for (std::size_t item = 0; item < original.printed[list].values.size(); ++item) {
        const std::size_t at = original.printed[list].values[item].find_last_of("0123456789");
        if (at == std::string::npos) continue;
        for (const int step : {1, 9}) {  // up, and down, within the last digit
          Example changed = original;
          char& digit = changed.printed[list].values[item][at];
          digit = static_cast<char>('0' + (digit - '0' + step) % 10);
          const Evaluation after = evaluate(changed);
          for (std::size_t i = 0; i < after.lines.size() && i < before.lines.size(); ++i) {
            if (after.lines[i].printed == before.lines[i].printed || before.lines[i].label == "weight-ratio") continue;
            const Verdict was = before.lines[i].verdict;
            if (was == Verdict::differs) continue;
            CAPTURE(original.id, before.lines[i].label, before.lines[i].printed, after.lines[i].printed);
            const bool other_side_of_tie = before.lines[i].remark == "tie" && after.lines[i].remark == "tie";
            if (!other_side_of_tie) CHECK(after.lines[i].verdict == Verdict::differs);
            if (!other_side_of_tie && was == Verdict::agrees) CHECK_FALSE(after.lines[i].should_be.empty());
            ++tried;
          }
        }
      }
    }
  }
  CHECK(tried > 150);
}

TEST_CASE("what an example is called has no influence on its verdicts") {
  Example renamed = published("five-positions-scaled");
  const Evaluation before = evaluate(renamed);
  renamed.id = renamed.source = renamed.source_title = renamed.where = "";
  const Evaluation after = evaluate(renamed);
  REQUIRE(after.lines.size() == before.lines.size());
  for (std::size_t i = 0; i < after.lines.size(); ++i) {
    CHECK(after.lines[i].verdict == before.lines[i].verdict);
    CHECK(after.lines[i].computed == before.lines[i].computed);
  }
}

TEST_CASE("the five scaled weights are wrong whatever the scores, since they cannot sum to 1; their ratios are right") {
  const Evaluation found = evaluate(published("five-positions-scaled"));
  CHECK(line(found, "printed-weights-total").remark == "weights-total-impossible");
  CHECK(line(found, "printed-weights-total").remark_values == std::vector<std::string>{"0.85", "0.825", "0.875"});
  for (int pair = 1; pair <= 10; ++pair) CHECK(line(found, "weight-ratio", pair).verdict == Verdict::agrees);
}

TEST_CASE("the elided weights: one impossible, one forced, one open, and a ratio that decides against the open one") {
  const Evaluation found = evaluate(published("peaked-three-scores"));
  CHECK(line(found, "weight", 1).remark == "weight-out-of-reach");
  CHECK(line(found, "weight", 2).remark == "weight-at-most");
  CHECK(line(found, "weight", 3).remark == "weight-reachable");
  for (int i = 1; i <= 3; ++i) CHECK(line(found, "weight", i).bound == Bound::at_most);
  CHECK(line(found, "sum").bound == Bound::at_least);
  CHECK(line(found, "weight-ratio", 2).remark_values == std::vector<std::string>{"65.6666667", "199"});
}

TEST_CASE("the tie of the sources is a tie, and either neighbour is accepted") {
  Example example = published("five-positions-scaled");
  CHECK(line(example, "scaled-score", 4).remark == "tie");
  example.printed[0].values[3] = "-0.67";
  CHECK(line(example, "scaled-score", 4).verdict == Verdict::agrees);
  example.printed[0].values[3] = "-0.66";
  CHECK(line(example, "scaled-score", 4).should_be == "-0.68");
}
