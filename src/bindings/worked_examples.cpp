// Worked examples at the boundary, a module of their own: data in, lines and verdicts out.
#include <emscripten/bind.h>

#include "../numeric/invalid_argument.hpp"
#include "../worked_examples/evaluate.hpp"
#include "../worked_examples/published.hpp"
#include "answer.hpp"
#include "digest.hpp"
#include "values.hpp"

namespace {

using emscripten::val;
using namespace sqrtdk;
using namespace sqrtdk::bindings;
using worked_examples::Evaluation;
using worked_examples::Example;
using worked_examples::Figures;
using worked_examples::Line;

constexpr std::size_t kMostLists = 16, kMostTexts = 256;

val to_texts(const std::vector<std::string>& texts) {
  return to_list(texts, [](const std::string& item) { return val(item); });
}

val to_value(const std::vector<Figures>& lists) {
  return to_list(lists, [](const Figures& figures) {
    auto value = val::object();
    value.set("name", figures.name);
    value.set("values", to_texts(figures.values));
    return value;
  });
}

std::vector<Figures> figures(const val& lists, const char* name) {
  std::vector<Figures> all;
  const std::size_t size = length(lists, name, kMostLists);
  for (std::size_t index = 0; index < size; ++index) {
    const val list = lists[index];
    require_fields(list, {"name", "values"});
    Figures one{text(field(list, "name"), name), {}};
    if (one.name.empty())
      throw InvalidArgument("empty", std::string(name) + " " + std::to_string(index + 1), "", "a name");
    const val values = field(list, "values");
    const std::size_t count = length(values, name, kMostTexts);
    for (std::size_t item = 0; item < count; ++item) one.values.push_back(text(values[item], name));
    all.push_back(std::move(one));
  }
  return all;
}

Example example(const val& value) {
  require_fields(value, {"kind", "inputs", "printed", "rule", "elided"}, {"id", "source", "sourceTitle", "where"});
  Example example;
  example.kind = text(field(value, "kind"), "kind");
  example.inputs = figures(field(value, "inputs"), "inputs");
  example.printed = figures(field(value, "printed"), "printed");
  example.rule = choice(field(value, "rule"));
  example.elided = truth(field(value, "elided"), "elided");
  return example;
}

val to_value(const Example& example) {
  auto value = val::object();
  value.set("id", example.id);
  value.set("source", example.source);
  value.set("sourceTitle", example.source_title);
  value.set("where", example.where);
  value.set("kind", example.kind);
  value.set("inputs", to_value(example.inputs));
  value.set("printed", to_value(example.printed));
  value.set("rule", bindings::to_value(example.rule));
  value.set("elided", example.elided);
  return value;
}

val to_value(const Line& line) {
  auto value = val::object();
  value.set("label", line.label);
  value.set("index", line.index);
  value.set("formula", line.formula);
  value.set("computed", line.computed);
  value.set("value", line.value ? val(*line.value) : val::null());
  value.set("bound", std::string(name_of(line.bound)));
  value.set("printed", line.printed);
  value.set("verdict", std::string(name_of(line.verdict)));
  value.set("shouldBe", line.should_be);
  value.set("lineByLine", line.line_by_line);
  value.set("remark", line.remark);
  value.set("remarkValues", to_texts(line.remark_values));
  return value;
}

val list_examples() {
  return answer(
      [] { return to_list(worked_examples::examples(), [](const Example& item) { return to_value(item); }); });
}

val evaluate(val asked) {
  return answer([&] {
    const Evaluation evaluation = worked_examples::evaluate(example(asked));
    auto value = val::object();
    value.set("lines", to_list(evaluation.lines, [](const Line& line) { return to_value(line); }));
    value.set("assumed", to_value(evaluation.assumed));
    value.set("weightsUnscaled", to_array(evaluation.weights_unscaled));
    value.set("weightsScaled", to_array(evaluation.weights_scaled));
    value.set("divisor", evaluation.divisor ? val(*evaluation.divisor) : val::null());
    return value;
  });
}

val digests() {
  return answer([] { return bindings::to_value(digest::worked_example_runs()); });
}

}  // namespace

EMSCRIPTEN_BINDINGS(worked_examples) {
  emscripten::function("workedExamples", &list_examples);
  emscripten::function("evaluateWorkedExample", &evaluate);
  emscripten::function("digests", &digests);
}
