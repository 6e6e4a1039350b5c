// Worked examples of the population variance, before and after division: Var(x / c) = Var(x) / c².
#include "equation.hpp"
#include "kinds.hpp"

namespace sqrtdk::worked_examples {
namespace {

using Values = std::vector<Traced>;

std::vector<DoubleDouble> exact_of(const Values& values) {
  std::vector<DoubleDouble> exact;
  for (const Traced& value : values) exact.push_back(value.exact);
  return exact;
}

Traced mean_of(const Values& values) {
  Traced sum;
  for (const Traced& value : values) sum = sum + value;
  return sum / static_cast<double>(values.size());
}

// "(2 + 4 + 6) / 3"
Traced write_mean(const char* label, const Values& values, const Given& printed, LineWriter& writer) {
  const std::vector<DoubleDouble> terms = exact_of(values);
  return writer.write({label, 0, "(@) / #", &terms}, {static_cast<double>(values.size())}, mean_of(values), printed);
}

DoubleDouble variance_of(const Values& values) {
  const Traced mean = mean_of(values);
  Values squares;
  for (const Traced& value : values) squares.push_back((value - mean) * (value - mean));
  return mean_of(squares).exact;
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
  const DoubleDouble whole = variance_of(undivided), square = divisor * divisor;
  write_calculation(writer, {"variance-check", 0, "# / #"}, {whole, square}, variance, "#/#=#",
                    {whole, square, variance}, printed.at("ratio_check"));
}

}  // namespace sqrtdk::worked_examples
