// Checks that need no weight to be known.
#include "consistency.hpp"

namespace sqrtdk::worked_examples {
namespace {

constexpr int kRatioDigits = 3;
constexpr double kInfinite = 1e300;

struct PrintedWeight {
  Given given;
  DoubleDouble value, least, most;  // as fractions of 1, percent undone
};

std::vector<PrintedWeight> printed_weights(std::size_t count, const NamedFigures& printed) {
  std::vector<PrintedWeight> weights(count);
  int index = 0;
  for (PrintedWeight& weight : weights) {
    weight.given = printed.at("weights", ++index);
    if (weight.given.empty()) continue;
    const PrintedFigure figure = read_printed(weight.given);
    const double unit = figure.percent ? 100.0 : 1.0;
    weight.value = figure.number.value / unit;
    weight.most = figure.most() / unit;
    if (figure.least() > 0.0) weight.least = figure.least() / unit;
  }
  return weights;
}

// returns whether weights as printed can sum to 1; true where that cannot be told
bool write_total(const std::vector<PrintedWeight>& weights, LineWriter& writer) {
  DoubleDouble total, least, most;
  std::vector<DoubleDouble> terms;
  for (const PrintedWeight& each : weights) {
    if (each.given.empty()) return true;
    terms.push_back(each.value);
    total = total + each.value;
    least = least + each.least;
    most = most + each.most;
  }
  const DoubleDouble slack = slack_of(1.0);
  const bool possible = least <= 1.0 + slack && most >= 1.0 - slack;
  writer.write({"printed-weights-total", 0, "@", &terms}, {}, total);
  writer.remark(possible ? "weights-total-possible" : "weights-total-impossible", {total, least, most});
  return possible;
}

void write_ratio(int index, const PrintedWeight& greater, const PrintedWeight& smaller, const DoubleDouble& above,
                 const DoubleDouble& below, LineWriter& writer) {
  const DoubleDouble logarithm = above - below;
  const DoubleDouble ratio =
      writer.write_exponential({"weight-ratio", index, "exp(# - #)"}, {above, below}, logarithm).exact;
  const std::string printed = std::string(greater.given.text()) + " : " + std::string(smaller.given.text());
  if (greater.value == 0.0 && smaller.value == 0.0) {
    writer.settle(printed, Verdict::undecidable);
    writer.remark("ratio-undefined");
    return;
  }
  if (!(greater.most > 0.0 && smaller.most > 0.0)) {  // no weight is negative
    writer.settle(printed, Verdict::differs, numeric::exponential_to_significant(logarithm, kRatioDigits));
    return;
  }
  const bool unbounded = smaller.least == 0.0;
  const DoubleDouble least = greater.least / smaller.most;
  const DoubleDouble most = unbounded ? DoubleDouble(kInfinite) : greater.most / smaller.least;
  const DoubleDouble slack = slack_of(ratio);
  const bool too_large_for_any = logarithm > kLargestLogarithm;
  const bool inside = too_large_for_any ? unbounded : ratio + slack >= least && ratio - slack <= most;
  writer.settle(printed, inside ? Verdict::agrees : Verdict::differs,
                inside ? std::string() : numeric::exponential_to_significant(logarithm, kRatioDigits));
  writer.remark(inside ? "ratio-allowed" : "ratio-outside", {least, most});
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
      if (weights[i].given.empty() || weights[j].given.empty()) continue;
      const bool ordered = scores[i] >= scores[j];  // the greater weight first
      const std::size_t first = ordered ? i : j, second = ordered ? j : i;
      write_ratio(++index, weights[first], weights[second], scores[first], scores[second], writer);
    }
  }
}

}  // namespace sqrtdk::worked_examples
