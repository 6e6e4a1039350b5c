// Each key of the specification, its kind, and the core's own limits.
#include "specification_file.hpp"

#include <nlohmann/json.hpp>

#include "../numeric/check.hpp"
#include "number_text.hpp"
#include "stop.hpp"

namespace sqrtdk::sweep_program {
namespace {

/// The parameter of a rule or a law: demanded where it takes one, refused where it takes none.
template <class Parameter>
double read_parameter(const Object& object, const std::string& owner, const std::optional<Parameter>& parameter) {
  if (!parameter) {
    if (const auto entry = object.find("parameter")) entry->refuse("not-taken", "nothing: " + owner + " has none");
    return 0;
  }
  const std::string range = numeric::range_text(parameter->least, parameter->most);
  return object.at("parameter", std::string(parameter->name) + " of " + owner + ", " + range).number();
}

scaling::Choice read_rule(const Entry& entry) {
  const Object object(entry, {"rule", "parameter"});
  const Entry name = object.at("rule", "the name of a rule");
  scaling::Choice choice{name.text()};
  const scaling::Rule& rule =
      under_name(name.place(), [&]() -> const scaling::Rule& { return scaling::find(choice.id); });
  choice.parameter = read_parameter(object, choice.id, rule.parameter);
  under_name(entry.place() + ".parameter", [&] { scaling::check(choice); });
  return choice;
}

sweep::Assumptions read_assumptions(const Entry& entry) {
  const Object object(entry, {"law", "parameter", "mean", "std", "correlation"});
  sweep::Assumptions assumed;
  if (const auto law = object.find("law")) assumed.law.id = law->text();
  const random::Law& law =
      under_name(entry.place() + ".law", [&]() -> const random::Law& { return random::find_law(assumed.law.id); });
  assumed.law.parameter = read_parameter(object, assumed.law.id, law.parameter);
  if (const auto mean = object.find("mean")) assumed.law.mean = mean->number();
  if (const auto std = object.find("std")) assumed.law.std = std->number();
  if (const auto rho = object.find("correlation")) assumed.correlation = rho->number();
  return assumed;
}

}  // namespace

Task read_task(std::string_view json) {
  const nlohmann::json value = parse_json(json);
  return read_task(Entry(value, ""));
}

Task read_task(const Entry& entry) {
  const Object object(entry, {"seed", "samples", "keys", "dimensions", "rules", "assumptions"});
  Task task;
  sweep::Specification& asked = task.specification;
  asked.seed = object.at("seed", "0 … 18446744073709551615 as a decimal text").seed();
  asked.samples = object.at("samples", "queries for each d").count(sweep::kLeastSamples, sweep::kMostSamples);
  asked.keys = object.at("keys", "keys for each query").count(sweep::kLeastKeys, sweep::kMostKeys);
  for (const Entry& d : object.at("dimensions", "a list of head dimensions").list(1, sweep::kMostDimension)) {
    task.dimensions.push_back(d.count(sweep::kLeastDimension, sweep::kMostDimension));
  }
  for (const Entry& rule : object.at("rules", "a list of rules").list(1, sweep::kMostRules)) {
    asked.rules.push_back(read_rule(rule));
  }
  if (const auto assumptions = object.find("assumptions")) asked.assumptions = read_assumptions(*assumptions);
  check(task);
  return task;
}

std::string task_json(const Task& task) {
  const sweep::Specification& asked = task.specification;
  std::string json = R"({"seed": ")" + std::to_string(asked.seed) + R"(", "samples": )" +
                     std::to_string(asked.samples) + R"(, "keys": )" + std::to_string(asked.keys) +
                     R"(, "dimensions": [)";
  for (std::size_t index = 0; index < task.dimensions.size(); ++index) {
    json += (index > 0 ? ", " : "") + std::to_string(task.dimensions[index]);
  }
  json += R"(], "rules": [)";
  for (std::size_t index = 0; index < asked.rules.size(); ++index) {
    const scaling::Choice& choice = asked.rules[index];
    json += (index > 0 ? R"(, {"rule": ")" : R"({"rule": ")") + choice.id + '"';
    if (scaling::find(choice.id).parameter) json += R"(, "parameter": )" + exact_text(choice.parameter);
    json += '}';
  }
  const random::EntryLaw& law = asked.assumptions.law;
  json += R"(], "assumptions": {"law": ")" + law.id + '"';
  if (random::find_law(law.id).parameter) json += R"(, "parameter": )" + exact_text(law.parameter);
  json += R"(, "mean": )" + exact_text(law.mean) + R"(, "std": )" + exact_text(law.std) + R"(, "correlation": )" +
          exact_text(asked.assumptions.correlation) + "}}";
  return json;
}

}  // namespace sqrtdk::sweep_program
