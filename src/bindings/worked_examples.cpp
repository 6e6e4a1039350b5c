// Worked examples at the boundary, a module of their own: data in, lines and verdicts out.
#include <emscripten/bind.h>

#include "../worked_examples/example.hpp"
#include "values.hpp"

namespace sqrtdk {

template <>
struct Fields<worked_examples::Figures> : worked_examples::Figures {
  static constexpr auto all = std::tuple{Field{"name", &Figures::name}, Field{"values", &Figures::values}};
};
template <>
struct Fields<worked_examples::Example> : worked_examples::Example {
  static constexpr auto all = std::tuple{Field{"id", &Example::id},
                                         Field{"source", &Example::source},
                                         Field{"sourceTitle", &Example::source_title},
                                         Field{"where", &Example::where},
                                         Field{"kind", &Example::kind},
                                         Field{"inputs", &Example::inputs},
                                         Field{"printed", &Example::printed},
                                         Field{"rule", &Example::rule},
                                         Field{"elided", &Example::elided}};
};
template <>
struct Fields<worked_examples::Line> : worked_examples::Line {
  static constexpr auto all =
      std::tuple{Field{"label", &Line::label},        Field{"index", &Line::index},
                 Field{"formula", &Line::formula},    Field{"computed", &Line::computed},
                 Field{"value", &Line::value},        Field{"bound", &Line::bound},
                 Field{"printed", &Line::printed},    Field{"verdict", &Line::verdict},
                 Field{"shouldBe", &Line::should_be}, Field{"lineByLine", &Line::line_by_line},
                 Field{"remark", &Line::remark},      Field{"remarkValues", &Line::remark_values}};
};
template <>
struct Fields<worked_examples::Evaluation> : worked_examples::Evaluation {
  static constexpr auto all =
      std::tuple{Field{"lines", &Evaluation::lines}, Field{"assumed", &Evaluation::assumed},
                 Field{"weightsUnscaled", &Evaluation::weights_unscaled},
                 Field{"weightsScaled", &Evaluation::weights_scaled}, Field{"divisor", &Evaluation::divisor}};
};

}  // namespace sqrtdk

namespace {

using namespace sqrtdk;
using namespace sqrtdk::bindings;
using worked_examples::Example;
using worked_examples::Figures;

constexpr std::size_t kMostLists = 16, kMostTexts = 256;

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

val list_examples() {
  return answer([] { return worked_examples::examples(); });
}

val evaluate(val asked) {
  return answer([&] { return worked_examples::evaluate(example(asked)); });
}

}  // namespace

EMSCRIPTEN_BINDINGS(worked_examples) {
  emscripten::function("workedExamples", &list_examples);
  emscripten::function("evaluateWorkedExample", &evaluate);
}
