// Checks that need no weight to be known.
#include "consistency.hpp"

namespace sqrtdk::worked_examples {
namespace {

constexpr int kRatioDigits = 3, kBoundDigits = 6;
constexpr double kLargestLogarithm = 640;

struct PrintedWeight {
  bool given = false;
  PrintedFigure figure;  // as a fraction of 1, percent undone
  std::string text;
  DoubleDouble value, least, most;
};

std::vector<PrintedWeight> printed_weights(std::size_t count, const NamedFigures& printed) {
  std::vector<PrintedWeight> weights(count);
  for (std::size_t i = 0; i < count; ++i) {
    const PrintedText text = printed.at("weights", static_cast<int>(i + 1));
    if (text.text.empty()) continue;
    const PrintedFigure figure = read_printed(text);
    const double unit = figure.percent ? 100.0 : 1.0;
    const DoubleDouble least = figure.least() / unit;
    weights[i] = {true, figure, text.text, figure.number.value / unit, least > 0.0 ? least : 0.0, figure.most() / unit};
  }
  return weights;
}

std::string brief(DoubleDouble value) { return numeric::to_significant(value, kBoundDigits); }

// returns whether weights as printed can sum to 1; true where that cannot be told
bool write_total(const std::vector<PrintedWeight>& weights, LineWriter& writer) {
  DoubleDouble total, least, most;
  std::string formula;
  for (const PrintedWeight& each : weights) {
    if (!each.given) return true;
    total = total + each.value;
    least = least + each.least;
    most = most + each.most;
    formula += (formula.empty() ? "" : " + ") + each.text;
  }
  const DoubleDouble slack = slack_of(1.0);
  const bool possible = least <= 1.0 + slack && most >= 1.0 - slack;
  writer.write({"printed-weights-total", 0, formula}, total);
  writer.last().remark = possible ? "weights-total-possible" : "weights-total-impossible";
  writer.last().remark_values = {brief(total), brief(least), brief(most)};
  return possible;
}

void write_ratio(int index, const PrintedWeight& greater, const PrintedWeight& smaller, DoubleDouble above,
                 DoubleDouble below, LineWriter& writer) {
  const DoubleDouble logarithm = above - below;
  const DoubleDouble ratio =
      writer.write_exponential({"weight-ratio", index, "exp(" + live(above) + " - " + live(below) + ")"}, logarithm)
          .exact;
  Line& line = writer.last();
  line.printed = greater.text + " : " + smaller.text;
  if (greater.value == 0.0 && smaller.value == 0.0) {
    line.verdict = Verdict::undecidable;
    line.remark = "ratio-undefined";
    return;
  }
  const bool unbounded = smaller.least == 0.0;
  const DoubleDouble least = greater.least / smaller.most,
                     most = unbounded ? DoubleDouble() : greater.most / smaller.least;
  const DoubleDouble slack = slack_of(ratio);
  const bool too_large_for_any = logarithm > kLargestLogarithm;
  const bool inside = greater.most > 0.0 &&
                      (too_large_for_any ? unbounded : ratio + slack >= least && (unbounded || ratio - slack <= most));
  line.verdict = inside ? Verdict::agrees : Verdict::differs;
  if (!inside) line.should_be = numeric::exponential_to_significant(logarithm, kRatioDigits);
  line.remark = inside ? "ratio-allowed" : "ratio-outside";
  line.remark_values = {brief(least), unbounded ? "∞" : brief(most)};
}

}  // namespace

void write_consistency(const std::vector<DoubleDouble>& scores, const NamedFigures& printed, bool elided,
                       LineWriter& writer) {
  const std::vector<PrintedWeight> weights = printed_weights(scores.size(), printed);
  const bool possible = elided || write_total(weights, writer);
  if (!elided && possible) return;
  int index = 0;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    for (std::size_t j = i + 1; j < weights.size(); ++j) {
      if (!weights[i].given || !weights[j].given) continue;
      const bool ordered = scores[i] >= scores[j];  // the greater weight first
      const std::size_t first = ordered ? i : j, second = ordered ? j : i;
      write_ratio(++index, weights[first], weights[second], scores[first], scores[second], writer);
    }
  }
}

}  // namespace sqrtdk::worked_examples
