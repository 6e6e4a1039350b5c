// Worked examples of the softmax Jacobian: its diagonal for given weights, the two formulas of its entries, and peaked scores against uniform ones.
#include <iterator>

#include "formula.hpp"
#include "kinds.hpp"

namespace sqrtdk::worked_examples {

void evaluate_jacobian(const Example& example, Evaluation& evaluation) {
  const GivenFigures inputs(example.inputs, "", {figure::weights});
  const std::vector<DoubleDouble> weights = inputs.numbers(figure::weights, 1, 0, 1);
  const GivenFigures printed(example.printed, "printed ", {figure::diagonal, figure::trace}, weights.size());

  LineWriter writer(evaluation);
  const std::vector<DoubleDouble> diagonal = jacobian_diagonal(weights);
  Traced trace;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    trace = trace + writer.write({"jacobian-diagonal", place(i), {weights[i], " * (1 - ", weights[i], ")"}},
                                 diagonal[i], printed.at(figure::diagonal, place(i)));
  }
  writer.write({"jacobian-trace", 0, {diagonal}}, trace, printed.at(figure::trace));
  const DoubleDouble total = sum_of(weights);
  if (numeric::abs(total - 1.0) > 1e-9) writer.remark("weights-do-not-sum-to-one", {total});
}

namespace {

// ∂s_i/∂x_j by the five-point central difference.
DoubleDouble measured_derivative(const std::vector<DoubleDouble>& x, std::size_t i, std::size_t j) {
  constexpr double kStep = 0x1p-20;
  const auto at = [&](double steps) {
    std::vector<DoubleDouble> moved = x;
    moved[j] = moved[j] + steps * kStep;
    return exact_softmax(moved)[i];
  };
  return ((at(1) - at(-1)) * 8.0 - (at(2) - at(-2))) / (12 * kStep);
}

// Scores at which a formula is tried: uniform, peaked, in between.
constexpr double kPoints[][3] = {{0, 0, 0}, {14, 10, 12}, {1.75, 1.25, 1.5}, {-2, 0.5, 3}};

struct Check {
  int points = 0;
  DoubleDouble worst;
};

// The largest deviation of a formula in s_i and s_j from the differences, over all entries on the diagonal or off it.
Check check_formula(std::string_view formula, const Given& printed, bool diagonal) {
  constexpr double kUnbounded = 1e300;
  Check check;
  for (const auto& point : kPoints) {
    const std::vector<DoubleDouble> x(std::begin(point), std::end(point));
    const std::vector<DoubleDouble> s = exact_softmax(x);
    for (std::size_t i = 0; i < x.size(); ++i) {
      for (std::size_t j = 0; j < x.size(); ++j) {
        if ((i == j) != diagonal) continue;
        const DoubleDouble stated = evaluate_formula(formula, printed, {{"s_i", s[i]}, {"s_j", s[j]}});
        const DoubleDouble deviation = numeric::abs(stated - measured_derivative(x, i, j));
        if (!(deviation < kUnbounded)) {
          check.worst = kUnbounded;  // a division by 0, or no number at all
        } else if (deviation > check.worst) {
          check.worst = deviation;
        }
        ++check.points;
      }
    }
  }
  return check;
}

void write_formula(const Heading& heading, const char* known, const Given& printed, bool diagonal, LineWriter& writer) {
  constexpr double kTolerance = 1e-18;  // the five-point difference is right to about 1e-24
  writer.add(heading);
  const Check check = check_formula(printed.empty() ? known : printed.text(), printed, diagonal);
  const bool holds = check.worst <= kTolerance;
  if (!printed.empty()) writer.settle(printed.text(), holds ? Verdict::agrees : Verdict::differs, holds ? "" : known);
  writer.remark(holds ? "holds-always" : "fails-somewhere", {static_cast<double>(check.points), check.worst});
}

}  // namespace

void evaluate_jacobian_formula(const Example& example, Evaluation& evaluation) {
  const GivenFigures inputs(example.inputs, "", {});
  const GivenFigures printed(example.printed, "printed ", {figure::i_equals_j, figure::i_differs_from_j});
  LineWriter writer(evaluation);
  write_formula({"derivative-same", 0, {"∂s_i/∂x_i"}}, "s_i (1 - s_i)", printed.at(figure::i_equals_j), true, writer);
  write_formula({"derivative-other", 0, {"∂s_i/∂x_j"}}, "-s_i s_j", printed.at(figure::i_differs_from_j), false,
                writer);
}

}  // namespace sqrtdk::worked_examples
