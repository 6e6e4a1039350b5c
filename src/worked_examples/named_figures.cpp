// Lookup, limits and names for messages.
#include "named_figures.hpp"

#include "../numeric/decimal.hpp"
#include "../numeric/invalid_argument.hpp"

namespace sqrtdk::worked_examples {
namespace {

enum class Known { no, single, list };

// Whether a name stands in "scores* d_k", and whether as a list.
Known known_as(std::string_view name, std::string_view allowed) {
  while (!name.empty() && !allowed.empty()) {
    const std::size_t end = allowed.find(' ');
    std::string_view each = allowed.substr(0, end);
    allowed = end == std::string_view::npos ? std::string_view() : allowed.substr(end + 1);
    const bool list = !each.empty() && each.back() == '*';
    if (list) each.remove_suffix(1);
    if (each == name) return list ? Known::list : Known::single;
  }
  return Known::no;
}

std::string limit_text(double limit) { return numeric::to_significant(limit, 15); }

std::string range_text(double least, double most) { return limit_text(least) + " … " + limit_text(most); }

/// A limit as it is written: the double nearest to 0.001 lies above it, and would refuse it.
DoubleDouble written(double limit) { return numeric::read_decimal("limit", limit_text(limit)).value; }

}  // namespace

void refuse(const char* code, const std::string& parameter, std::string_view value, std::string_view range) {
  throw InvalidArgument(code, parameter, numeric::quoted(value), std::string(range));
}

void refuse(const char* code, const Given& given, std::string_view range) {
  refuse(code, given.parameter(), given.text(), range);
}

std::string_view Given::text() const {
  const Figures* found = figures ? figures->find(name) : nullptr;
  const std::size_t place = index > 0 ? static_cast<std::size_t>(index - 1) : 0;
  return found && place < found->values.size() ? std::string_view(found->values[place]) : std::string_view();
}

// "squared_differences", 2 → "printed squared difference 2"; d_k stays as readers write it.
std::string Given::parameter() const {
  std::string words = name;
  if (words != "d_k") {
    for (char& c : words) {
      if (c == '_') c = ' ';
    }
    if (index > 0 && words.back() == 's') words.pop_back();
  }
  if (index > 0) words += " " + std::to_string(index);
  return (figures ? figures->prefix_ : "") + words;
}

NamedFigures::NamedFigures(const std::vector<Figures>& figures, const char* prefix, const char* allowed,
                           std::size_t most)
    : figures_(figures), prefix_(prefix) {
  for (const Figures& each : figures) {
    const Known known = known_as(each.name, allowed);
    if (known == Known::no) refuse("unknown", prefix_ + numeric::quoted(each.name), "", *allowed ? allowed : "none");
    const std::size_t limit = known == Known::list ? most : 1, given = each.values.size();
    const Given whole = at(each.name.c_str());
    if (given > limit) {
      refuse("too-many", whole.parameter(), std::to_string(given), "at most " + std::to_string(limit));
    }
    for (std::size_t i = 0; i < given; ++i) {
      if (each.values[i].size() <= numeric::kLongestDecimal) continue;
      refuse("too-long", known == Known::list ? at(whole.name, static_cast<int>(i + 1)) : whole,
             "at most 40 characters");
    }
  }
}

const Figures* NamedFigures::find(std::string_view name) const {
  for (const Figures& each : figures_) {
    if (each.name == name) return &each;
  }
  return nullptr;
}

std::size_t NamedFigures::count(std::string_view name) const {
  const Figures* found = find(name);
  return found ? found->values.size() : 0;
}

DoubleDouble NamedFigures::checked(const Given& given, double least, double most) const {
  const DoubleDouble value = numeric::read_decimal(given.parameter(), given.text()).value;
  if (!(value >= written(least) && value <= written(most))) refuse("out-of-range", given, range_text(least, most));
  return value;
}

DoubleDouble NamedFigures::number(const char* name, double least, double most, std::optional<double> fallback) const {
  if (fallback && !has(name)) return *fallback;
  return checked(at(name), least, most);
}

std::vector<DoubleDouble> NamedFigures::numbers(const char* name, std::size_t least_count, double least,
                                                double most) const {
  const std::size_t given = count(name);
  if (given < least_count) {
    refuse("too-few", at(name).parameter(), std::to_string(given), "at least " + std::to_string(least_count));
  }
  std::vector<DoubleDouble> values;
  for (std::size_t i = 1; i <= given; ++i) values.push_back(checked(at(name, static_cast<int>(i)), least, most));
  return values;
}

std::optional<std::uint64_t> NamedFigures::dimension() const {
  if (!has("d_k")) return {};
  constexpr double kMost = static_cast<double>(kLargestDimension);
  const DoubleDouble d = number("d_k", 1, kMost);
  if (!(numeric::floor(d) == d)) refuse("not-an-integer", at("d_k"), range_text(1, kMost));
  return static_cast<std::uint64_t>(d.hi);
}

}  // namespace sqrtdk::worked_examples
