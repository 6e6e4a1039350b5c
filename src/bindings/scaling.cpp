// Scale rules at the boundary.
#include <emscripten/bind.h>

#include "../scaling/divisor.hpp"
#include "../scaling/exponential_limits.hpp"
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
  value.set("divides", rule.divides);
  value.set("spotlight", rule.spotlight);
  auto needs = val::object();
  needs.set("queryNorm", rule.needs.query_norm);
  needs.set("keyNorm", rule.needs.key_norm);
  needs.set("means", rule.needs.means);
  needs.set("keys", rule.needs.keys);
  needs.set("position", rule.needs.position);
  value.set("needs", needs);
  return value;
}

val scale_rules() {
  return answer([] { return to_list(scaling::rules(), [](const scaling::Rule& rule) { return to_value(rule); }); });
}

std::uint64_t dimension(const val& d) { return count(d, "d", sweep::kLeastDimension, sweep::kMostDimension); }

val divisor(val rule, val d) {
  return answer([&] { return val(scaling::divisor(choice(rule), dimension(d))); });
}

val log_divisor(val rule, val d) {
  return answer([&] { return val(scaling::log_divisor(choice(rule), dimension(d))); });
}

val exponential_limits(val keys) {
  return answer([&] {
    const std::uint64_t n = count(keys, "keys", sweep::kLeastKeys, sweep::kMostKeys);
    return to_list(scaling::formats(), [n](const scaling::Format& format) {
      const scaling::ExponentialLimits limits = scaling::exponential_limits(format, n);
      auto value = val::object();
      value.set("format", std::string(format.name));
      value.set("weightsEven", static_cast<double>(limits.weights_even));
      value.set("unitScoreVanishes", static_cast<double>(limits.unit_score_vanishes));
      value.set("typicalScoreVanishes", static_cast<double>(limits.typical_score_vanishes));
      value.set("divisorOverflows", static_cast<double>(limits.divisor_overflows));
      return value;
    });
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(scaling) {
  emscripten::function("scaleRules", &scale_rules);
  emscripten::function("divisor", &divisor);
  emscripten::function("logDivisor", &log_divisor);
  emscripten::function("exponentialLimits", &exponential_limits);
}
