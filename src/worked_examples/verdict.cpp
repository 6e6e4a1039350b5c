// The rules of judgement.
#include "verdict.hpp"

namespace sqrtdk::worked_examples {

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
  if (!(distance <= half + slack)) return {Verdict::differs, written_like(value, figure), ""};
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
