// nlohmann's parser with refusals in the core's own terms, numbers by std::to_chars, which knows no locale, and the keys of a task.
#include "task.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>
#include <set>

#include "../numeric/bits.hpp"

namespace sqrtdk::sweep_program {
namespace {

using nlohmann::ordered_json;
using Json = nlohmann::json;

constexpr int kDeepest = 16;
constexpr std::size_t kLongestValue = 60;
constexpr std::uint64_t kLargestSureNumber = std::uint64_t{1} << 53;

std::string short_text(const Json& value) {
  std::string text = value.dump(-1, ' ', true);
  if (text.size() > kLongestValue) text = text.substr(0, kLongestValue) + " …";
  return text;
}

/// A key that a reader could not see, or that would break the line, is shown as JSON has it.
std::string joined(const std::string& place, std::string_view key) {
  constexpr std::string_view kPlain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-";
  const bool simple = !key.empty() && key.find_first_not_of(kPlain) == std::string_view::npos;
  const std::string shown = simple ? std::string(key) : short_text(Json(std::string(key)));
  return place.empty() ? shown : place + "." + shown;
}

void append_json(std::string& text, const ordered_json& value) {
  if (value.is_structured()) {
    text += value.is_object() ? '{' : '[';
    for (auto item = value.begin(); item != value.end(); ++item) {
      if (item != value.begin()) text += ", ";
      if (value.is_object()) text += ordered_json(item.key()).dump() + ": ";
      append_json(text, *item);
    }
    text += value.is_object() ? '}' : ']';
  } else if (value.is_number_float() && std::isfinite(value.get<double>())) {
    append_exact(text, value.get<double>());
  } else {
    text += value.dump();
  }
}

/// The parameter of a rule or a distribution: demanded where it takes one, refused where it takes none.
template <class Parameter>
double read_parameter(const Entry& object, const std::string& owner, const std::optional<Parameter>& parameter) {
  if (!parameter) {
    if (const auto entry = object.find("parameter")) entry->refuse("not-taken", "nothing: " + owner + " has none");
    return 0;
  }
  const std::string range = numeric::range_text(parameter->least, parameter->most);
  return object.at("parameter", std::string(parameter->name) + " of " + owner + ", " + range).number();
}

scaling::Choice read_rule(const Entry& entry) {
  entry.require_keys({"rule", "parameter"});
  const Entry name = entry.at("rule", "the name of a rule");
  scaling::Choice choice{name.text()};
  const scaling::Rule& rule = under_name(
      name.place(), [&]() -> auto& { return scaling::find(choice.id); });
  choice.parameter = read_parameter(entry, choice.id, rule.parameter);
  under_name(entry.place() + ".parameter", [&] { scaling::check(choice); });
  return choice;
}

sweep::Assumptions read_assumptions(const Entry& entry) {
  entry.require_keys({"law", "parameter", "mean", "std", "correlation"});
  sweep::Assumptions assumed;
  if (const auto distribution = entry.find("law")) assumed.distribution.id = distribution->text();
  // Named, since g++ 13 and later warn of a reference that may hang on a temporary argument.
  const std::string law = entry.place() + ".law";
  const random::Distribution& distribution = under_name(
      law, [&]() -> auto& { return random::find_distribution(assumed.distribution.id); });
  assumed.distribution.parameter = read_parameter(entry, assumed.distribution.id, distribution.parameter);
  if (const auto mean = entry.find("mean")) assumed.distribution.mean = mean->number();
  if (const auto std = entry.find("std")) assumed.distribution.std = std->number();
  if (const auto rho = entry.find("correlation")) assumed.correlation = rho->number();
  return assumed;
}

}  // namespace

Json parse_json(std::string_view text) {
  std::vector<std::set<std::string>> keys;
  const auto look = [&keys](int depth, Json::parse_event_t event, Json& value) {
    if (depth > kDeepest) throw InvalidArgument("too-deep", "JSON", "level " + std::to_string(depth), "16 levels");
    if (event == Json::parse_event_t::object_start) {
      keys.emplace_back();
    } else if (event == Json::parse_event_t::object_end) {
      keys.pop_back();
    } else if (event == Json::parse_event_t::key && !keys.back().insert(value.get<std::string>()).second) {
      throw InvalidArgument("twice", "key", short_text(value), "each key of an object once");
    }
    return true;
  };
  try {
    return Json::parse(text, look);
  } catch (const Json::exception& error) {
    // The parser's own sentence, without the name of the exception in brackets.
    std::string_view reason = error.what();
    if (const std::size_t end = reason.find("] "); end != std::string_view::npos) reason.remove_prefix(end + 2);
    throw InvalidArgument("not-json", "text", std::string(reason), "JSON as in RFC 8259");
  }
}

std::string json_text(const ordered_json& value) {
  std::string text;
  append_json(text, value);
  return text;
}

void append_exact(std::string& text, double number) {
  // Most numbers of a summary are small counts, and whole numbers are written faster as such; −0 is none of them.
  std::array<char, 32> digits;
  const bool count = number >= 1 && number < 1e9 && number == static_cast<double>(static_cast<int>(number));
  const auto end =
      count ? std::to_chars(digits.data(), digits.data() + digits.size(), static_cast<int>(number))
            : std::to_chars(digits.data(), digits.data() + digits.size(), number, std::chars_format::general, 17);
  text.append(digits.data(), end.ptr);
}

std::string exact_text(double number) {
  std::string text;
  append_exact(text, number);
  return text;
}

double Entry::number() const {
  if (!value_->is_number()) refuse("not-a-number", "a number");
  // A text of −0 would come back as 0, and the fingerprint tells one from the other.
  return value_->get<double>() + 0.0;
}

std::uint64_t Entry::count(std::uint64_t least, std::uint64_t most) const {
  if (!value_->is_number()) refuse("not-a-number", std::to_string(least) + " … " + std::to_string(most));
  return numeric::require_count(place_, number(), least, most);
}

std::string Entry::text() const {
  if (!value_->is_string()) refuse("not-a-text", "a text");
  return value_->get<std::string>();
}

std::uint64_t Entry::seed() const {
  if (value_->is_string()) return numeric::require_seed(place_, value_->get<std::string>());
  if (!value_->is_number_unsigned() || value_->get<std::uint64_t>() > kLargestSureNumber) {
    refuse("not-a-seed", "a whole number 0 … 9007199254740992, or a decimal text 0 … 18446744073709551615");
  }
  return value_->get<std::uint64_t>();
}

std::vector<Entry> Entry::list(std::uint64_t least, std::uint64_t most) const {
  const std::string range = std::to_string(least) + " … " + std::to_string(most) + " entries";
  if (!value_->is_array()) refuse("not-a-list", "a list of " + range);
  if (value_->size() < least || value_->size() > most) {
    throw InvalidArgument("out-of-range", place_, std::to_string(value_->size()) + " entries", range);
  }
  std::vector<Entry> entries;
  for (const Json& value : *value_) entries.emplace_back(value, place_ + "[" + std::to_string(entries.size()) + "]");
  return entries;
}

void Entry::refuse(const char* code, const std::string& permitted) const {
  throw InvalidArgument(code, place_, short_text(*value_), permitted);
}

void Entry::require_keys(std::initializer_list<std::string_view> keys) const {
  std::string known;
  for (const std::string_view key : keys) known += (known.empty() ? "" : ", ") + std::string(key);
  if (!value_->is_object()) {
    throw InvalidArgument("not-an-object", place_.empty() ? "text" : place_, short_text(*value_),
                          "an object with " + known);
  }
  for (const auto& [key, value] : value_->items()) {
    if (std::find(keys.begin(), keys.end(), key) == keys.end()) {
      throw InvalidArgument("unknown-key", joined(place_, key), short_text(value), known);
    }
  }
}

std::optional<Entry> Entry::find(std::string_view key) const {
  const auto found = value_->find(std::string(key));
  if (found == value_->end()) return std::nullopt;
  return Entry(*found, joined(place_, key));
}

Entry Entry::at(std::string_view key, const std::string& permitted) const {
  const auto found = find(key);
  if (!found) throw InvalidArgument("missing", joined(place_, key), "nothing", permitted);
  return *found;
}

void check(const Task& task) {
  sweep::check(task.specification);
  if (task.dimensions.empty()) throw InvalidArgument("empty", "dimensions", "none", "1 … 4096 of them");
  std::set<std::uint64_t> seen;
  for (const std::uint64_t d : task.dimensions) {
    numeric::require_count("dimensions", d, sweep::kLeastDimension, sweep::kMostDimension);
    if (!seen.insert(d).second) throw InvalidArgument("twice", "dimensions", std::to_string(d), "each d once");
  }
}

std::string fingerprint_text(const Task& task) { return numeric::hexadecimal(sweep::fingerprint(task.specification)); }

Task read_task(std::string_view json) {
  const nlohmann::json value = parse_json(json);
  return read_task(Entry(value, ""));
}

Task read_task(const Entry& entry) {
  entry.require_keys({"seed", "samples", "keys", "dimensions", "rules", "assumptions"});
  Task task;
  sweep::Specification& asked = task.specification;
  asked.seed = entry.at("seed", "0 … 18446744073709551615 as a decimal text").seed();
  asked.samples = entry.at("samples", "queries for each d").count(sweep::kLeastSamples, sweep::kMostSamples);
  asked.keys = entry.at("keys", "keys for each query").count(sweep::kLeastKeys, sweep::kMostKeys);
  for (const Entry& d : entry.at("dimensions", "a list of head dimensions").list(1, sweep::kMostDimension)) {
    task.dimensions.push_back(d.count(sweep::kLeastDimension, sweep::kMostDimension));
  }
  for (const Entry& rule : entry.at("rules", "a list of rules").list(1, sweep::kMostRules)) {
    asked.rules.push_back(read_rule(rule));
  }
  if (const auto assumptions = entry.find("assumptions")) asked.assumptions = read_assumptions(*assumptions);
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

}  // namespace sqrtdk::sweep_program
