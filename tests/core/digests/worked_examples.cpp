// The fixed run of the worked examples.
#include "numeric/bits.hpp"
#include "runs.hpp"
#include "worked_examples/example.hpp"

namespace sqrtdk::digests {

Run worked_examples_run() {
  Run run{"worked examples", "every line of every worked example", {}};
  for (const auto& example : worked_examples::examples()) {
    for (const auto& line : worked_examples::evaluate(example).lines) {
      numeric::Fingerprint texts;
      for (const auto* text :
           {&line.label, &line.formula, &line.computed, &line.should_be, &line.line_by_line, &line.remark}) {
        texts.add(std::string_view(*text));
      }
      for (const std::string& value : line.remark_values) texts.add(std::string_view(value));
      texts.add(std::string_view(worked_examples::name_of(line.verdict)));
      run.numbers.insert(run.numbers.end(), {line.value.value_or(0), static_cast<double>(texts.value() >> 32),
                                             static_cast<double>(texts.value() & 0xffffffff)});
    }
  }
  return run;
}

}  // namespace sqrtdk::digests
