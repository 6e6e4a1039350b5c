// Reading a printed figure, writing another value in its dress, and judging it.
#include "verdict.hpp"

#include <algorithm>

namespace sqrtdk::worked_examples {
namespace {

constexpr int kMostDecimals = 36;  // "-0." and these are no longer than what read_printed takes

}  // namespace

DoubleDouble PrintedFigure::half_unit() const { return numeric::power(10.0, -number.decimals) / 2.0; }

PrintedFigure read_printed(std::string_view text, const Given& named) {
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  PrintedFigure figure;
  figure.percent = !text.empty() && text.back() == '%';
  if (figure.percent) text.remove_suffix(1);
  figure.number = numeric::read_decimal(named.parameter(), text);
  return figure;
}

std::string written_like(const DoubleDouble& value, const PrintedFigure& figure) {
  const int mantissa = std::min(figure.number.mantissa_digits, numeric::kKnownDigits);
  std::string text = mantissa > 0 ? numeric::to_scientific(value, mantissa)
                                  : numeric::to_decimals(value, std::min(figure.number.decimals, kMostDecimals));
  if (figure.number.grouped && mantissa == 0) text = numeric::group_thousands(std::move(text));
  if (figure.percent) text += '%';
  return text;
}

namespace {

// A figure that is right but for a group of three digits, left out or too many.
const char* missing_group(const DoubleDouble& value, const PrintedFigure& figure) {
  const DoubleDouble printed = figure.number.value;
  const auto close = [](const DoubleDouble& one, const DoubleDouble& other) {
    return other != 0.0 && numeric::abs(one - other) <= numeric::abs(other) * 0.005;
  };
  if (close(printed * 1000.0, value)) return "thousand-times-too-small";
  return close(printed, value * 1000.0) ? "thousand-times-too-large" : "";
}

}  // namespace

const char* name_of(Verdict verdict) {
  constexpr const char* kNames[] = {"agrees", "differs", "conditional", "undecidable", "unprinted"};
  return kNames[static_cast<int>(verdict)];
}

const char* name_of(Bound bound) {
  constexpr const char* kNames[] = {"exact", "at-most", "at-least"};
  return kNames[static_cast<int>(bound)];
}

DoubleDouble slack_of(const DoubleDouble& value) { return numeric::abs(value) * 0x1p-92; }

Judgement judge(const DoubleDouble& value, const PrintedFigure& figure) {
  const DoubleDouble half = figure.half_unit(), slack = slack_of(value);
  const DoubleDouble distance = numeric::abs(value - figure.number.value);
  if (!(distance <= half + slack)) return {Verdict::differs, written_like(value, figure), missing_group(value, figure)};
  if (slack > half) return {Verdict::undecidable, "", "beyond-precision"};
  return {Verdict::agrees, "", distance >= half - slack ? "tie" : ""};
}

Judgement judge_below(const DoubleDouble& bound, const PrintedFigure& figure) {
  const DoubleDouble slack = slack_of(bound);
  if (bound < figure.least() - slack || figure.most() <= 0.0) {
    return {Verdict::differs, "≤ " + written_like(bound, figure), "weight-out-of-reach"};
  }
  if (figure.least() <= 0.0 && bound <= figure.most() + slack) return {Verdict::agrees, "", "weight-at-most"};
  return {Verdict::undecidable, "", "weight-reachable"};
}

Judgement judge_above(const DoubleDouble& bound, const PrintedFigure& figure) {
  if (figure.most() + slack_of(bound) < bound)
    return {Verdict::differs, "≥ " + written_like(bound, figure), "sum-at-least"};
  return {Verdict::undecidable, "", "sum-at-least"};
}

}  // namespace sqrtdk::worked_examples
