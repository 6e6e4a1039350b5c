// Scale rules at the boundary.
#include <emscripten/bind.h>

#include "../scaling/divisor.hpp"
#include "../sweep/specification.hpp"
#include "answer.hpp"
#include "values.hpp"

namespace {

using emscripten::val;
using namespace sqrtdk;
using namespace sqrtdk::bindings;

val to_value(const scaling::Rule& rule) {
  auto value = val::object();
  value.set("id", std::string(rule.id));
  value.set("formula", std::string(rule.formula));
  value.set("leastDimension", static_cast<double>(rule.least_dimension));
  value.set("reference", std::string(rule.reference));
  auto parameter = val::null();
  if (rule.parameter) {
    parameter = to_range(rule.parameter->least, rule.parameter->most);
    parameter.set("name", std::string(rule.parameter->name));
    parameter.set("initial", rule.parameter->initial);
  }
  value.set("parameter", parameter);
  return value;
}

val scale_rules() {
  return answer([] { return to_list(scaling::rules(), [](const scaling::Rule& rule) { return to_value(rule); }); });
}

val divisor(val rule, val d) {
  return answer([&] {
    return val(scaling::divisor(choice(rule), count(d, "d", sweep::kLeastDimension, sweep::kMostDimension)));
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(scaling) {
  emscripten::function("scaleRules", &scale_rules);
  emscripten::function("divisor", &divisor);
}
