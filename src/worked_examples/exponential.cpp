// Worked examples of one exponential.
#include "kinds.hpp"
#include "line_writer.hpp"

namespace sqrtdk::worked_examples {

void evaluate_exponential(const Example& example, Evaluation& evaluation) {
  const NamedFigures inputs(example.inputs, "", "x");
  const NamedFigures printed(example.printed, "printed ", "value");
  const DoubleDouble x = inputs.number("x", -kLargestScore, kLargestScore);
  LineWriter(evaluation).write_exponential({"exponential", 0, "exp(#)"}, {x}, x, printed.at("value"));
}

}  // namespace sqrtdk::worked_examples
