// Worked examples of the softmax Jacobian: its diagonal for given weights, and the two formulas of its entries.
#include <iterator>

#include "exact_softmax.hpp"
#include "formula.hpp"
#include "kinds.hpp"
#include "line_writer.hpp"

namespace sqrtdk::worked_examples {
namespace {

constexpr double kStep = 0x1p-20;
constexpr double kUnbounded = 1e300;
constexpr double kTolerance = 1e-18;  // the five-point difference is right to about 1e-24

// Scores at which a formula is tried: uniform, peaked, in between.
constexpr double kPoints[][3] = {{0, 0, 0}, {14, 10, 12}, {1.75, 1.25, 1.5}, {-2, 0.5, 3}};

// ∂s_i/∂x_j by the five-point central difference.
DoubleDouble measured_derivative(const std::vector<DoubleDouble>& x, std::size_t i, std::size_t j) {
  const auto at = [&](double steps) {
    std::vector<DoubleDouble> moved = x;
    moved[j] = moved[j] + steps * kStep;
    return exact_softmax(moved)[i];
  };
  return ((at(1) - at(-1)) * 8.0 - (at(2) - at(-2))) / (12 * kStep);
}

struct Check {
  int points = 0;
  DoubleDouble worst;
};

// The largest deviation of a formula in s_i and s_j from the differences, over all entries on the diagonal or off it.
Check check_formula(std::string_view formula, const Given& printed, bool diagonal) {
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

void write_formula(const char* label, const char* known, const Given& printed, bool diagonal, LineWriter& writer) {
  writer.add({label, 0, diagonal ? "∂s_i/∂x_i" : "∂s_i/∂x_j"});
  const Check check = check_formula(printed.empty() ? known : printed.text(), printed, diagonal);
  const bool holds = check.worst <= kTolerance;
  if (!printed.empty()) writer.settle(printed.text(), holds ? Verdict::agrees : Verdict::differs, holds ? "" : known);
  writer.remark(holds ? "holds-always" : "fails-somewhere", {static_cast<double>(check.points), check.worst});
}

}  // namespace

void evaluate_jacobian(const Example& example, Evaluation& evaluation) {
  const NamedFigures inputs(example.inputs, "", "weights*");
  const std::vector<DoubleDouble> weights = inputs.numbers("weights", 1, 0, 1);
  const NamedFigures printed(example.printed, "printed ", "diagonal* trace", weights.size());

  LineWriter writer(evaluation);
  Traced trace;
  DoubleDouble total;
  std::vector<DoubleDouble> diagonal;
  for (const DoubleDouble& weight : weights) {
    const int index = static_cast<int>(diagonal.size() + 1);
    const Traced entry = writer.write({"jacobian-diagonal", index, "# * (1 - #)"}, {weight, weight},
                                      weight * (1.0 - weight), printed.at("diagonal", index));
    diagonal.push_back(entry.exact);
    trace = trace + entry;
    total = total + weight;
  }
  writer.write({"jacobian-trace", 0, "@", &diagonal}, {}, trace, printed.at("trace"));
  if (numeric::abs(total - 1.0) > 1e-9) writer.remark("weights-do-not-sum-to-one", {total});
}

void evaluate_jacobian_formula(const Example& example, Evaluation& evaluation) {
  const NamedFigures inputs(example.inputs, "", "");
  const NamedFigures printed(example.printed, "printed ", "i_equals_j i_differs_from_j");
  LineWriter writer(evaluation);
  write_formula("derivative-same", "s_i (1 - s_i)", printed.at("i_equals_j"), true, writer);
  write_formula("derivative-other", "-s_i s_j", printed.at("i_differs_from_j"), false, writer);
}

}  // namespace sqrtdk::worked_examples
