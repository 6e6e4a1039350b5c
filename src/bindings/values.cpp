// Checks on the way in, copies on the way out, the one catch, and how much memory a module uses.
#include "values.hpp"

#include <emscripten/bind.h>
#include <emscripten/stack.h>
#include <malloc.h>

#include <algorithm>
#include <cmath>
#include <new>

#include "../theory/score_distribution.hpp"

namespace sqrtdk::bindings {

namespace {

bool holds_fields(const val& value) {
  return !value.isNull() && !value.isArray() && value.typeOf().as<std::string>() == "object" &&
         !val::global("ArrayBuffer").call<bool>("isView", value);
}

bool among(const Names& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

void append(std::string& list, std::string_view name) {
  if (!list.empty()) list += ", ";
  list += name;
}

std::string joined(const Names& names, const Names& more) {
  std::string list;
  for (const Names* each : {&names, &more}) {
    for (const std::string_view name : *each) append(list, name);
  }
  return list;
}

/// Names that a request has and nobody knows, at most three of them; a long one is cut.
std::string unknown_fields(const val& request, const Names& required, const Names& optional) {
  const val keys = val::global("Object").call<val>("keys", request);
  const auto count = keys["length"].as<std::size_t>();
  std::string unknown;
  int named = 0;
  for (std::size_t index = 0; index < count && named < 3; ++index) {
    const auto key = keys[index].call<val>("slice", 0, 64).as<std::string>();
    if (among(required, key) || among(optional, key)) continue;
    append(unknown, key);
    ++named;
  }
  return unknown;
}

/// Whether an object's own fields are the required ones, some of the optional ones and no others, and none is undefined. Asked in a
/// few calls, whatever their number: one by one, ten fields cost as much as attention over fifty keys. False may also mean: not sure.
bool has_just(const val& request, const Names& required, const Names& optional) {
  static const val kObject = val::global("Object");
  const val keys = kObject.call<val>("keys", request), list = keys.call<val>("join", val("\n"));
  constexpr int kLongest = 4096;
  if (list["length"].as<int>() > kLongest) return false;
  const std::string names = list.as<std::string>() + "\n";
  std::size_t seen = 0, found = 0;
  for (std::size_t begin = 0; begin < names.size(); ++seen) {
    const std::size_t end = names.find('\n', begin);
    const std::string_view name = std::string_view(names).substr(begin, end - begin);
    const bool wanted = among(required, name);
    if (!wanted && !among(optional, name)) return false;
    found += wanted;
    begin = end + 1;
  }
  return found == required.size() && seen == keys["length"].as<std::size_t>() &&
         !kObject.call<val>("values", request).call<bool>("includes", val::undefined());
}

}  // namespace

void require_fields(const val& request, const Names& required, const Names& optional) {
  if (!holds_fields(request)) {
    throw InvalidArgument("missing", std::string(required.front()), "", "an object with this property");
  }
  if (has_just(request, required, optional)) return;
  const std::string unknown = unknown_fields(request, required, optional);
  for (const std::string_view name : required) {
    if (request[std::string(name)].isUndefined()) {
      throw InvalidArgument(unknown.empty() ? "missing" : "missing-field", std::string(name), unknown,
                            joined(required, optional));
    }
  }
  if (!unknown.empty()) throw InvalidArgument("unknown-field", unknown, "", joined(required, optional));
}

val field(const val& object, const char* name) {
  if (object.isNull() || object.typeOf().as<std::string>() != "object") {
    throw InvalidArgument("missing", name, "", "an object with this property");
  }
  return object[name];
}

std::optional<val> optional_field(const val& object, const char* name) {
  const val value = field(object, name);
  return value.isUndefined() ? std::nullopt : std::optional(value);
}

double number(const val& value, const char* name) {
  if (!value.isNumber()) throw InvalidArgument("not-a-number", name, value.typeOf().as<std::string>(), "a number");
  return value.as<double>();
}

std::optional<double> place_of_target(const val& z) {
  return z.isUndefined() || z.isNull() ? std::nullopt : std::optional(number(z, "z"));
}

bool truth(const val& value, const char* name) {
  if (!value.isTrue() && !value.isFalse()) {
    throw InvalidArgument("not-a-truth-value", name, value.typeOf().as<std::string>(), "true, false");
  }
  return value.isTrue();
}

std::string text(const val& value, const char* name) {
  if (!value.isString()) throw InvalidArgument("not-text", name, value.typeOf().as<std::string>(), "text");
  constexpr int kLongest = 4096;
  const int size = value["length"].as<int>();
  if (size > kLongest) {
    throw InvalidArgument("too-long", name, std::to_string(size) + " characters",
                          std::to_string(kLongest) + " characters");
  }
  return value.as<std::string>();
}

std::uint64_t count(const val& value, const char* name, std::uint64_t least, std::uint64_t most) {
  return numeric::require_count(name, number(value, name), least, most);
}

std::uint64_t seed(const val& value) { return numeric::require_seed("seed", text(value, "seed")); }

std::size_t length(const val& list, const char* name, std::size_t most) {
  if (!list.isArray() && !val::global("ArrayBuffer").call<bool>("isView", list)) {
    throw InvalidArgument("not-a-list", name, list.typeOf().as<std::string>(), "a list");
  }
  const val size = list["length"];
  return static_cast<std::size_t>(numeric::require_count(std::string(name) + " length", number(size, name), 0, most));
}

std::vector<double> numbers(const val& list, const char* name, std::size_t most) {
  const std::size_t size = length(list, name, most);
  if (size == 0) return {};
  // Entries are asked before there is room for them. All of a typed array are of one kind; a set from big integers or symbols would
  // throw in JavaScript.
  number(list[0], name);
  if (list.isArray() && !list.call<bool>("every", val::global("Number")["isFinite"])) {
    for (std::size_t index = 0; index < size; ++index) number(list[index], name);
  }
  std::vector<double> copy(size);
  val(emscripten::typed_memory_view(copy.size(), copy.data())).call<void>("set", list);
  // Names are made for refused entries alone: with a name for each, merging two summaries took 2.2 ms instead of 0.04.
  for (std::size_t index = 0; index < copy.size(); ++index) {
    if (!std::isfinite(copy[index]))
      numeric::require_finite(std::string(name) + " " + std::to_string(index + 1), copy[index]);
  }
  return copy;
}

std::vector<double> some_numbers(const val& list, const char* name, std::size_t most) {
  std::vector<double> copy = numbers(list, name, most);
  if (copy.empty()) throw InvalidArgument("empty", name, "0 numbers", "1 number or more");
  return copy;
}

std::vector<std::uint64_t> counts(const val& list, const char* name, std::uint64_t least, std::uint64_t greatest,
                                  std::size_t most) {
  std::vector<std::uint64_t> whole;
  for (const double entry : some_numbers(list, name, most)) {
    whole.push_back(
        numeric::require_count(std::string(name) + " " + std::to_string(whole.size() + 1), entry, least, greatest));
  }
  return whole;
}

std::vector<std::uint64_t> dimensions(const val& list, std::size_t most) {
  return counts(list, "d", 1, theory::kMostDimension, most);
}

void require_length(const char* name, std::size_t given, std::size_t wanted) {
  if (given != wanted) throw InvalidArgument("wrong-length", name, std::to_string(given), std::to_string(wanted));
}

void require_work(const char* what, double asked, double most) {
  if (!(asked <= most)) {
    throw InvalidArgument("out-of-range", what, numeric::text_of(asked), "at most " + numeric::text_of(most));
  }
}

scaling::Choice choice(const val& value, bool (*takes_parameter)(std::string_view id)) {
  require_fields(value, {"id"}, {"parameter"});
  scaling::Choice choice{text(value["id"], "rule"), 0};
  const val parameter = value["parameter"];
  if (parameter.isUndefined() && !takes_parameter(choice.id)) return choice;
  require_fields(value, {"id", "parameter"});
  choice.parameter = numeric::require_finite("rule parameter", number(parameter, "rule parameter"));
  return choice;
}

scaling::Choice choice(const val& value) {
  return choice(value, [](std::string_view id) { return scaling::find(id).parameter.has_value(); });
}

random::EntryDistribution given_law(const val& value) {
  require_fields(value, {"id", "mean", "std"}, {"parameter"});
  random::EntryDistribution distribution;
  distribution.id = text(value["id"], "law");
  const val parameter = value["parameter"];
  if (!parameter.isUndefined() || random::find_distribution(distribution.id).parameter) {
    require_fields(value, {"id", "parameter", "mean", "std"});
    distribution.parameter = numeric::require_finite("law parameter", number(parameter, "law parameter"));
  }
  distribution.mean = number(value["mean"], "mean");
  distribution.std = number(value["std"], "std");
  return distribution;
}

random::EntryDistribution entry_law(const val& value) {
  const random::EntryDistribution distribution = given_law(value);
  random::check(distribution);
  return distribution;
}

Eigen::Index matrix_size(const val& input, const char* name, std::uint64_t most) {
  return static_cast<Eigen::Index>(count(field(input, name), name, 1, most));
}

numeric::Matrix matrix(const val& input, const char* name, Eigen::Index rows, Eigen::Index columns) {
  const val given = field(input, name);
  const auto wanted = static_cast<std::size_t>(rows * columns);
  const std::size_t size = length(given, name, kMostAttentionSize * kMostAttentionSize);
  if (size != wanted) {
    throw InvalidArgument("wrong-length", name, std::to_string(size) + " entries",
                          std::to_string(rows) + " × " + std::to_string(columns) + " entries");
  }
  const std::vector<double> entries = numbers(given, name, wanted);
  return Eigen::Map<const numeric::Matrix>(entries.data(), rows, columns);
}

attention::Mask mask(const val& input, Eigen::Index queries, Eigen::Index keys) {
  const bool causal = truth(field(input, "causal"), "causal");
  const val given = field(input, "mask");
  if (given.isNull()) return causal ? attention::Mask::causal() : attention::Mask::none();
  const std::size_t size = length(given, "mask", kMostAttentionSize * kMostAttentionSize);
  const auto wanted = static_cast<std::size_t>(queries * keys);
  if (size != wanted) {
    throw InvalidArgument("wrong-size", "mask", std::to_string(size) + " entries",
                          std::to_string(queries) + " × " + std::to_string(keys) + " entries");
  }
  std::vector<std::uint8_t> allowed;
  for (const double entry : numbers(given, "mask", wanted)) allowed.push_back(entry != 0);
  const auto mask = attention::Mask::of(queries, keys, std::move(allowed));
  return causal ? mask.and_causal() : mask;
}

val to_array(std::span<const double> numbers) {
  return val(emscripten::typed_memory_view(numbers.size(), numbers.data())).call<val>("slice");
}

void set(val& object, const char* name, const val& value) { object.set(name, value); }

void set(val& object, const char* name, double value) { object.set(name, value); }

namespace {

val refusal(const std::string& code, const std::string& parameter, const std::string& value, const std::string& range) {
  return object("error", object("code", code, "parameter", parameter, "value", value, "range", range));
}

/// How much of its memory a module uses, and how much it ever took for its heap, so that tests can see that calls leave nothing behind
/// and that refused ones take nothing.
val memory_in_use() {
  const struct mallinfo heap = mallinfo();
  return object("heap", heap.uordblks, "taken", heap.arena, "stack",
                emscripten_stack_get_base() - emscripten_stack_get_current());
}

}  // namespace

val answer_of(val (*work)(const void* given), const void* given) {
  try {
    return object("value", work(given));
  } catch (const InvalidArgument& refused) {
    return refusal(refused.code(), refused.parameter(), refused.value(), refused.range());
  } catch (const std::bad_alloc&) {
    return refusal("out-of-memory", "size", "", "what fits into memory");
  } catch (const std::exception& failure) {
    return refusal("internal", "core", failure.what(), "");
  }
}

}  // namespace sqrtdk::bindings

EMSCRIPTEN_BINDINGS(memory) { emscripten::function("memoryInUse", &sqrtdk::bindings::memory_in_use); }
