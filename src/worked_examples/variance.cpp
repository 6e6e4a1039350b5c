// Worked examples of variances: of three values, of the score and of one product, and the proof by counting: (Σ q_i k_i)² has d² terms,
// d of equal pairs with mean 1 and d² − d others with mean 0.
#include "applied_rule.hpp"
#include "equation.hpp"
#include "formula.hpp"
#include "kinds.hpp"
#include "score_variance.hpp"

namespace sqrtdk::worked_examples {
namespace {

using Values = std::vector<Traced>;

/// Squares that a line has room for one by one.
constexpr std::size_t kListedSquares = 4;

std::vector<DoubleDouble> exact_of(const Values& values) {
  std::vector<DoubleDouble> exact;
  for (const Traced& value : values) exact.push_back(value.exact);
  return exact;
}

Traced sum_of(const Values& values) {
  Traced sum;
  for (const Traced& value : values) sum = sum + value;
  return sum;
}

Traced mean_of(const Values& values) { return sum_of(values) / static_cast<double>(values.size()); }

// "(2 + 4 + 6) / 3"
Traced write_mean(const char* label, const Values& values, const Given& printed, LineWriter& writer) {
  const std::vector<DoubleDouble> terms = exact_of(values);
  return writer.write({label, 0, "(@) / #", &terms}, {static_cast<double>(values.size())}, mean_of(values), printed);
}

Values squared_differences_of(const Values& values) {
  const Traced mean = mean_of(values);
  Values squares;
  for (const Traced& value : values) squares.push_back((value - mean) * (value - mean));
  return squares;
}

}  // namespace

void evaluate_population_variance(const Example& example, Evaluation& evaluation) {
  const NamedFigures inputs(example.inputs, "", "values* divide_by");
  const std::vector<DoubleDouble> given = inputs.numbers("values");
  const NamedFigures printed(example.printed, "printed ",
                             "values* mean differences* squared_differences* variance ratio_check", given.size());
  const bool divided = inputs.has("divide_by"), shown = divided || printed.has("values");
  const DoubleDouble divisor = inputs.number("divide_by", -kLargestScore, kLargestScore, 1.0);
  if (numeric::abs(divisor) < 1e-6) refuse("out-of-range", inputs.at("divide_by"), "0.000001 … 1000000 in size");

  LineWriter writer(evaluation);
  const Values undivided(given.begin(), given.end());
  Values values, differences, squares;
  int index = 0;
  for (const DoubleDouble& each : given) {
    Traced value = each / divisor;
    ++index;
    if (shown)
      value = writer.write({"divided-value", index, "# / #"}, {each, divisor}, value, printed.at("values", index));
    values.push_back(value);
  }
  const Traced mean = write_mean("mean", values, printed.at("mean"), writer);
  index = 0;
  for (const Traced& value : values) {
    ++index;
    differences.push_back(writer.write({"difference", index, "# - #"}, {value.exact, mean.exact}, value - mean,
                                       printed.at("differences", index)));
  }
  index = 0;
  for (const Traced& difference : differences) {
    ++index;
    squares.push_back(writer.write({"squared-difference", index, "(#)^2"}, {difference.exact}, difference * difference,
                                   printed.at("squared_differences", index)));
  }
  const DoubleDouble variance = write_mean("variance", squares, printed.at("variance"), writer).exact;
  if (!divided) return;
  const Values undivided_squares = squared_differences_of(undivided);
  const std::vector<DoubleDouble> terms = exact_of(undivided_squares);
  const DoubleDouble whole = mean_of(undivided_squares).exact, square = divisor * divisor;
  // "(4 + 0 + 4) / 3 / 4": the variance itself has no end of digits. Of many squares the sum is enough.
  const double many = static_cast<double>(values.size());
  const auto check = [&](const char* form, LiveNumbers numbers) {
    write_calculation(writer, {"variance-check", 0, form, &terms}, numbers, variance, "#/#", {whole, square},
                      printed.at("ratio_check"));
  };
  if (values.size() <= kListedSquares) {
    check("(@) / # / #", {many, square});
  } else {
    check("# / # / #", {sum_of(undivided_squares).exact, many, square});
  }
}

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

void evaluate_square_of_sum(const Example& example, Evaluation& evaluation) {
  const NamedFigures inputs(example.inputs, "", "d_k mean variance correlation");
  const NamedFigures printed(example.printed, "printed ", "terms same_pair_terms other_terms variance sum");
  const std::optional<std::uint64_t> given = inputs.dimension();
  if (!given) refuse("missing", "d_k", "", "1 … 4096");
  const Conditions conditions = read_conditions(inputs);
  const DoubleDouble d = static_cast<double>(*given), square = d * d, others = square - d;

  LineWriter writer(evaluation);
  writer.write({"terms", 0, "# * #"}, {d, d}, square, printed.at("terms"));
  writer.write({"same-pair-terms", 0, "#"}, {d}, d, printed.at("same_pair_terms"));
  writer.write({"other-terms", 0, "# - #"}, {square, d}, others, printed.at("other_terms"));

  // Var = Σ_i Var(q_i k_i) + Σ_(i≠j) Cov(q_i k_i, q_j k_j)
  const Quadratic law = score_variance(conditions);
  const DoubleDouble same = law.linear + law.square, other = law.square, variance = law.at(d);
  write_calculation(writer, {"sum-of-terms", 0, "#*# + #*#"}, {d, same, others, other}, variance, "#*#+#*#",
                    {d, same, others, other}, printed.at("sum"));
  const std::string formula = law.formula();
  writer.write({"score-variance", 0, formula.c_str()}, {}, variance, printed.at("variance"));
  const std::size_t count = evaluation.lines.size();
  write_conditions(conditions, d, "conditions-of-law", {count - 2, count - 1}, writer, evaluation);
}

}  // namespace sqrtdk::worked_examples
