// Worked examples of the laws Var(q·k) = d_k, std = √d_k, for one dimension or as formulas, and after division by the rule.
#include "applied_rule.hpp"
#include "formula.hpp"
#include "kinds.hpp"
#include "score_variance.hpp"

namespace sqrtdk::worked_examples {
namespace {

// Enough dimensions that no other short formula passes through all of them.
constexpr double kTestDimensions[] = {1, 2, 3, 4, 7, 64, 512, 4096};

enum class Moment { variance, std };

DoubleDouble of(Moment moment, const DoubleDouble& variance) {
  return moment == Moment::variance ? variance : numeric::sqrt(variance);
}

bool formula_holds(const Given& printed, const Quadratic& variance, Moment moment) {
  for (const double d : kTestDimensions) {
    const DoubleDouble expected = of(moment, variance.at(d));
    const DoubleDouble stated = evaluate_formula(printed.text(), printed, {{"d_k", d}, {"d", d}});
    if (!(numeric::abs(stated - expected) <= slack_of(expected))) return false;
  }
  return true;
}

std::string formula_of(const Quadratic& variance, Moment moment) {
  return moment == Moment::variance ? variance.formula() : "sqrt(" + variance.formula() + ")";
}

// A line whose printed figure is a formula in d_k, or a number where the dimension is given.
void write_law(const char* label, const Quadratic& variance, Moment moment, std::optional<DoubleDouble> d,
               const Given& printed, LineWriter& writer) {
  const std::string formula = formula_of(variance, moment);
  const Heading heading{label, 0, formula.c_str()};
  const bool symbolic = !printed.empty() && (!d || !numeric::looks_decimal(printed.text()));
  if (d) {
    writer.write(heading, {}, of(moment, variance.at(*d)), symbolic ? Given() : printed);
  } else {
    writer.add(heading);
  }
  if (!symbolic) return;
  const bool holds = formula_holds(printed, variance, moment);
  writer.settle(printed.text(), holds ? Verdict::agrees : Verdict::differs, holds ? std::string() : formula);
}

}  // namespace

void evaluate_law(const Example& example, Evaluation& evaluation) {
  const NamedFigures inputs(example.inputs, "", "mean variance correlation d_k");
  const NamedFigures printed(example.printed, "printed ", "variance std divisor variance_scaled std_scaled");
  const Conditions conditions = read_conditions(inputs);
  const bool scaled = example.rule.id != "none" || printed.has("variance_scaled") || printed.has("std_scaled");
  std::optional<DoubleDouble> d;
  std::optional<std::uint64_t> given = inputs.dimension();
  if (scaled && !given) given = known_dimension(given, evaluation);
  if (given) d = static_cast<double>(*given);

  LineWriter writer(evaluation);
  const Quadratic variance = score_variance(conditions);
  std::vector<std::size_t> laws;
  const auto write = [&](const char* label, const Quadratic& law, Moment moment, const char* name) {
    laws.push_back(evaluation.lines.size());
    write_law(label, law, moment, d, printed.at(name), writer);
  };
  write("score-variance", variance, Moment::variance, "variance");
  write("score-std", variance, Moment::std, "std");
  if (scaled) {
    const DoubleDouble divisor = write_divisor(example, given, printed.at("divisor"), writer, evaluation).exact;
    const DoubleDouble whole = variance.at(*d), square = divisor * divisor, value = whole / square;
    laws.push_back(evaluation.lines.size());
    writer.write({"scaled-variance", 0, "# / #"}, {whole, square}, value, printed.at("variance_scaled"));
    laws.push_back(evaluation.lines.size());
    writer.write({"scaled-std", 0, "sqrt(# / #)"}, {whole, square}, numeric::sqrt(value), printed.at("std_scaled"));
  }
  write_conditions(conditions, d, "conditions-of-law", laws, writer, evaluation);
}

void evaluate_product_law(const Example& example, Evaluation& evaluation) {
  const NamedFigures inputs(example.inputs, "", kConditionNames);
  const NamedFigures printed(example.printed, "printed ", "variance");
  const Conditions conditions = read_conditions(inputs);
  LineWriter writer(evaluation);
  // a product is the score of one coordinate
  const Quadratic variance = score_variance(conditions);
  writer.write({"product-variance", 0, "Var(q_i k_i)"}, {}, variance.at(1.0), printed.at("variance"));
  write_conditions(conditions, DoubleDouble(1.0), "conditions-of-product", {0}, writer, evaluation);
}

}  // namespace sqrtdk::worked_examples
