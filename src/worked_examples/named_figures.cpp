// Lookup, limits and names for messages.
#include "named_figures.hpp"

#include "../numeric/invalid_argument.hpp"

namespace sqrtdk::worked_examples {
namespace {

std::string range_text(double least, double most) {
  return numeric::to_significant(least, 15) + " … " + numeric::to_significant(most, 15);
}

}  // namespace

void refuse(const char* code, const std::string& parameter, std::string_view value, const std::string& range) {
  throw InvalidArgument(code, parameter, numeric::quoted(value), range);
}

NamedFigures::NamedFigures(const std::vector<Figures>& figures, const char* prefix, std::string_view allowed)
    : figures_(figures), prefix_(prefix) {
  const std::string known = " " + std::string(allowed) + " ";
  for (const Figures& each : figures) {
    if (each.name.empty() || each.name.find(' ') != std::string::npos ||
        known.find(" " + each.name + " ") == std::string::npos) {
      refuse("unknown", prefix_ + numeric::quoted(each.name), each.values.empty() ? "" : each.values.front(),
             std::string(allowed));
    }
    limit(each.name, kMostValues);
    for (std::size_t i = 0; i < each.values.size(); ++i) {
      if (each.values[i].size() > numeric::kLongestDecimal) {
        refuse("too-long", spoken(each.name, static_cast<int>(i + 1)), each.values[i], "at most 40 characters");
      }
    }
  }
}

const Figures* NamedFigures::find(std::string_view name) const {
  for (const Figures& each : figures_) {
    if (each.name == name) return &each;
  }
  return nullptr;
}

// "squared_differences", 2 → "printed squared difference 2"; d_k stays as readers write it.
std::string NamedFigures::spoken(std::string_view name, int index) const {
  std::string words = prefix_ + std::string(name);
  if (name != "d_k") {
    for (char& c : words) {
      if (c == '_') c = ' ';
    }
    if (index > 0 && words.back() == 's') words.pop_back();
  }
  return index > 0 && (index > 1 || count(name) > 1 || name.back() == 's') ? words + " " + std::to_string(index)
                                                                           : words;
}

std::size_t NamedFigures::count(std::string_view name) const {
  const Figures* found = find(name);
  return found ? found->values.size() : 0;
}

PrintedText NamedFigures::at(std::string_view name, int index) const {
  const Figures* found = find(name);
  const std::size_t place = index > 0 ? static_cast<std::size_t>(index - 1) : 0;
  return {spoken(name, index), found && place < found->values.size() ? found->values[place] : std::string()};
}

DoubleDouble NamedFigures::checked(const PrintedText& given, double least, double most) const {
  const DoubleDouble value = numeric::read_decimal(given.parameter, given.text).value;
  if (!(value >= least && value <= most)) refuse("out-of-range", given.parameter, given.text, range_text(least, most));
  return value;
}

DoubleDouble NamedFigures::number(std::string_view name, double least, double most,
                                  std::optional<double> fallback) const {
  limit(name, 1);
  if (fallback && !has(name)) return *fallback;
  return checked(at(name), least, most);
}

std::vector<DoubleDouble> NamedFigures::numbers(std::string_view name, std::size_t least_count, double least,
                                                double most) const {
  const std::size_t given = count(name);
  if (given < least_count) {
    refuse("too-few", spoken(name, 0), std::to_string(given), "at least " + std::to_string(least_count));
  }
  std::vector<DoubleDouble> values;
  for (std::size_t i = 1; i <= given; ++i) values.push_back(checked(at(name, static_cast<int>(i)), least, most));
  return values;
}

std::optional<std::uint64_t> NamedFigures::dimension() const {
  if (!has("d_k")) return {};
  const DoubleDouble d = number("d_k", 1, static_cast<double>(kLargestDimension));
  if (!(numeric::floor(d) == d)) refuse("not-an-integer", "d_k", at("d_k").text, range_text(1, kLargestDimension));
  return static_cast<std::uint64_t>(d.hi);
}

void NamedFigures::limit(std::string_view name, std::size_t most) const {
  const std::size_t given = count(name);
  if (given > most) refuse("too-many", spoken(name, 0), std::to_string(given), "at most " + std::to_string(most));
}

}  // namespace sqrtdk::worked_examples
