// Worked examples of the population variance, before and after division: Var(x / c) = Var(x) / c².
#include "equation.hpp"
#include "kinds.hpp"
#include "line_writer.hpp"
#include "named_figures.hpp"

namespace sqrtdk::worked_examples {
namespace {

DoubleDouble population_variance(const std::vector<DoubleDouble>& values) {
  const double count = static_cast<double>(values.size());
  DoubleDouble sum, squares;
  for (const DoubleDouble& value : values) sum = sum + value;
  for (const DoubleDouble& value : values) squares = squares + (value - sum / count) * (value - sum / count);
  return squares / count;
}

std::string mean_formula(const std::vector<Traced>& values) {
  std::string formula = "(";
  for (const Traced& value : values) formula += (formula.size() == 1 ? "" : " + ") + live(value.exact);
  return formula + ") / " + std::to_string(values.size());
}

Traced sum_of(const std::vector<Traced>& values) {
  Traced sum;
  for (const Traced& value : values) sum = sum + value;
  return sum;
}

}  // namespace

void evaluate_population_variance(const Example& example, Evaluation& evaluation) {
  const NamedFigures inputs(example.inputs, "", "values divide_by");
  const NamedFigures printed(example.printed, "printed ",
                             "values mean differences squared_differences variance ratio_check");
  const std::vector<DoubleDouble> given = inputs.numbers("values");
  for (const char* list : {"values", "differences", "squared_differences"}) printed.limit(list, given.size());
  for (const char* single : {"mean", "variance", "ratio_check"}) printed.limit(single, 1);
  const bool divided = inputs.has("divide_by");
  const DoubleDouble divisor = inputs.number("divide_by", -kLargestScore, kLargestScore, 1.0);
  if (numeric::abs(divisor) < 1e-6)
    refuse("out-of-range", "divide by", inputs.at("divide_by").text, "1e-6 … 1000000 in size");

  LineWriter writer(evaluation);
  const double count = static_cast<double>(given.size());
  std::vector<Traced> values, squares;
  for (std::size_t i = 0; i < given.size(); ++i) {
    const int index = static_cast<int>(i + 1);
    const Traced value = given[i] / divisor;
    const bool shown = divided || printed.has("values");
    values.push_back(shown ? writer.write({"divided-value", index, live(given[i]) + " / " + live(divisor)}, value,
                                          printed.at("values", index))
                           : value);
  }
  const Traced mean = writer.write({"mean", 0, mean_formula(values)}, sum_of(values) / count, printed.at("mean"));
  std::vector<Traced> differences;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const int index = static_cast<int>(i + 1);
    differences.push_back(writer.write({"difference", index, live(values[i].exact) + " - " + live(mean.exact)},
                                       values[i] - mean, printed.at("differences", index)));
  }
  for (std::size_t i = 0; i < values.size(); ++i) {
    const int index = static_cast<int>(i + 1);
    squares.push_back(writer.write({"squared-difference", index, "(" + live(differences[i].exact) + ")^2"},
                                   differences[i] * differences[i], printed.at("squared_differences", index)));
  }
  const Traced variance =
      writer.write({"variance", 0, mean_formula(squares)}, sum_of(squares) / count, printed.at("variance"));
  if (!divided) return;
  const DoubleDouble whole = population_variance(given), square = divisor * divisor;
  write_calculation(writer, {"variance-check", 0, live(whole) + " / " + live(square)}, variance.exact, "#/#=#",
                    {whole, square, variance.exact}, printed.at("ratio_check"));
}

}  // namespace sqrtdk::worked_examples
