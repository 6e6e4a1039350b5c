// Worked examples: published ones with texts exchanged, and examples of any kind from nothing.
#include "accepted.hpp"
#include "decoder.hpp"
#include "scaling/rule.hpp"
#include "worked_examples/example.hpp"

namespace {

using namespace sqrtdk;
using namespace sqrtdk::fuzz;
using worked_examples::Example;
using worked_examples::Figures;

std::string figure(Decoder& in) {
  static constexpr const char* kTexts[] = {
      "",    "0",          "-0",        "1",     "64",     "4096", "0.5", "0,5",       "1e280", "1e-280",        "-1e6",
      "1e6", "86.7",       "1,202,604", "1.0e2", "99.99%", "NaN",  "∞",   "sqrt(d_k)", "2 d_k", "s_i (1 - s_i)", "e^x",
      "√8",  "0.000000001"};
  const std::uint8_t which = in.byte();
  return which < 200 ? kTexts[which % std::size(kTexts)] : in.text(44);
}

void exchange(Decoder& in, std::vector<Figures>& lists) {
  if (lists.empty()) return;
  Figures& list = lists[in.byte() % lists.size()];
  switch (in.byte() % 8) {
    case 0:
      list.name = lists[in.byte() % lists.size()].name;
      break;
    case 1:
      if (!list.values.empty()) list.values.pop_back();
      break;
    case 2:
      list.values.push_back(figure(in));
      break;
    case 3:
      list.values.resize(in.between(0, 70), figure(in));
      break;
    case 4:
      lists.push_back(list);
      break;
    default:
      if (!list.values.empty()) list.values[in.byte() % list.values.size()] = figure(in);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::vector<Example> published = worked_examples::examples();
  Decoder in(data, size);
  Example example = published[in.byte() % published.size()];
  if (in.byte() > 240) example.kind = in.one_of(published, [](const Example& each) { return each.kind; });
  for (std::uint64_t changes = in.between(0, 5); changes > 0; --changes) {
    exchange(in, in.flag() ? example.inputs : example.printed);
  }
  if (in.flag()) {
    example.rule.id = in.one_of(scaling::rules(), [](const scaling::Rule& rule) { return rule.id; });
    example.rule.parameter = in.any();
  }
  if (in.byte() > 200) example.elided = !example.elided;
  accepted([&] {
    const worked_examples::Evaluation found = worked_examples::evaluate(example);
    for (const worked_examples::Line& line : found.lines) {
      finite_if_any("a line's value", line.value);
      law(!line.label.empty(), "a line has a label");
      law(line.computed.find("nan") == std::string::npos && line.formula.find("nan") == std::string::npos, "no NaN");
      law(line.verdict != worked_examples::Verdict::differs || !line.should_be.empty(),
          "what differs should be something");
    }
    for (const auto* weights : {&found.weights_unscaled, &found.weights_scaled}) {
      if (weights->empty()) continue;
      double sum = 0;
      for (const double weight : *weights) sum += weight;
      law(near(sum, 1, 1e-12), "weights sum to 1");
    }
    finite_if_any("the divisor", found.divisor);
  });
  return 0;
}
