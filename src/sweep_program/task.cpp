// Each key of the specification file and its kind; the limits are the core's own.
#include "task.hpp"

#include <nlohmann/json.hpp>
#include <set>

#include "../numeric/bits.hpp"
#include "../numeric/check.hpp"
#include "json.hpp"
#include "stop.hpp"

namespace sqrtdk::sweep_program {
namespace {

/// The parameter of a rule or a distribution: demanded where it takes one, refused where it takes none.
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
  if (const auto distribution = object.find("law")) assumed.distribution.id = distribution->text();
  const random::Distribution& distribution = under_name(entry.place() + ".law", [&]() -> const random::Distribution& {
    return random::find_distribution(assumed.distribution.id);
  });
  assumed.distribution.parameter = read_parameter(object, assumed.distribution.id, distribution.parameter);
  if (const auto mean = object.find("mean")) assumed.distribution.mean = mean->number();
  if (const auto std = object.find("std")) assumed.distribution.std = std->number();
  if (const auto rho = object.find("correlation")) assumed.correlation = rho->number();
  return assumed;
}

}  // namespace

void check(const Task& task) {
  sweep::check(task.specification);
  if (task.dimensions.empty()) throw InvalidArgument("empty", "dimensions", "none", "1 … 4096 of them");
  std::set<std::uint64_t> seen;
  for (const std::uint64_t d : task.dimensions) {
    numeric::require_count("dimensions", static_cast<double>(d), sweep::kLeastDimension, sweep::kMostDimension);
    if (!seen.insert(d).second) throw InvalidArgument("twice", "dimensions", std::to_string(d), "each d once");
  }
}

std::string fingerprint_text(const Task& task) { return numeric::hexadecimal(sweep::fingerprint(task.specification)); }

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

nlohmann::ordered_json json_of(const Task& task) {
  const sweep::Specification& asked = task.specification;
  auto rules = nlohmann::ordered_json::array();
  for (const scaling::Choice& choice : asked.rules) {
    rules.push_back({{"rule", choice.id}});
    if (scaling::find(choice.id).parameter) rules.back()["parameter"] = choice.parameter;
  }
  const random::EntryDistribution& distribution = asked.assumptions.distribution;
  nlohmann::ordered_json assumptions{{"law", distribution.id}};
  if (random::find_distribution(distribution.id).parameter) assumptions["parameter"] = distribution.parameter;
  assumptions["mean"] = distribution.mean;
  assumptions["std"] = distribution.std;
  assumptions["correlation"] = asked.assumptions.correlation;
  return {{"seed", std::to_string(asked.seed)}, {"samples", asked.samples}, {"keys", asked.keys},
          {"dimensions", task.dimensions},      {"rules", rules},           {"assumptions", assumptions}};
}

std::string task_json(const Task& task) { return json_text(json_of(task)); }

std::string text_of(const Range& range) { return std::to_string(range.from) + ":" + std::to_string(range.to); }

void check(const Range& range, std::uint64_t chunks) {
  if (range.from < range.to && range.to <= chunks) return;
  throw InvalidArgument("out-of-range", "chunks", text_of(range),
                        "FROM:TO with 0 ≤ FROM < TO ≤ " + std::to_string(chunks));
}

Range share(std::uint64_t k, std::uint64_t n, std::uint64_t chunks) {
  if (n < 1 || n > chunks || k < 1 || k > n) {
    throw InvalidArgument("out-of-range", "part", std::to_string(k) + "/" + std::to_string(n),
                          "K/N with 1 ≤ K ≤ N ≤ " + std::to_string(chunks) + ", the chunks of each d");
  }
  return {(k - 1) * chunks / n, k * chunks / n};
}

}  // namespace sqrtdk::sweep_program
