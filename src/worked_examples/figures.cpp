// Lookup, limits and names for messages; reading a printed figure, writing another value like it, and judging it.
#include "figures.hpp"

#include <algorithm>

#include "../numeric/check.hpp"

namespace sqrtdk::worked_examples {
namespace {

std::string limit_text(double limit) { return numeric::to_significant(limit, 15); }

std::string range_text(double least, double most) { return limit_text(least) + " … " + limit_text(most); }

/// A limit as it is written: the double nearest to 0.001 lies above it, and would refuse it.
DoubleDouble written(double limit) { return numeric::read_decimal("limit", limit_text(limit)).value; }

DoubleDouble checked(const Given& given, double least, double most) {
  const DoubleDouble value = numeric::read_decimal(given.parameter(), given.text()).value;
  if (!(value >= written(least) && value <= written(most))) refuse("out-of-range", given, range_text(least, most));
  return value;
}

// "scores* d_k": what a refusal permits, lists with a star.
std::string names_of(std::initializer_list<Quantity> quantities) {
  std::string names;
  for (const Quantity& each : quantities) {
    if (!names.empty()) names += ' ';
    names += each.name;
    if (each.list) names += '*';
  }
  return names.empty() ? "none" : names;
}

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
  if (std::string_view(words) != figure::d_k.name) {
    for (char& c : words) {
      if (c == '_') c = ' ';
    }
    if (index > 0 && words.back() == 's') words.pop_back();
  }
  if (index > 0) words += " " + std::to_string(index);
  return (figures ? figures->prefix_ : "") + words;
}

GivenFigures::GivenFigures(const std::vector<Figures>& figures, const char* prefix,
                           std::initializer_list<Quantity> allowed, std::size_t most)
    : figures_(figures), prefix_(prefix) {
  for (const Figures& each : figures) {
    const std::string_view given_name = each.name;
    const Quantity* known = std::find_if(allowed.begin(), allowed.end(),
                                         [&](const Quantity& quantity) { return quantity.name == given_name; });
    if (known == allowed.end()) refuse("unknown", prefix_ + numeric::quoted(each.name), "", names_of(allowed));
    const std::size_t limit = known->list ? most : 1, given = each.values.size();
    if (given > limit) {
      refuse("too-many", Given{this, known->name}.parameter(), std::to_string(given),
             "at most " + std::to_string(limit));
    }
    for (std::size_t i = 0; i < given; ++i) {
      if (each.values[i].size() <= numeric::kLongestDecimal) continue;
      refuse("too-long", {this, known->name, known->list ? static_cast<int>(i + 1) : 0}, "at most 40 characters");
    }
  }
}

const Figures* GivenFigures::find(std::string_view name) const {
  for (const Figures& each : figures_) {
    if (each.name == name) return &each;
  }
  return nullptr;
}

std::size_t GivenFigures::count(std::string_view name) const {
  const Figures* found = find(name);
  return found ? found->values.size() : 0;
}

DoubleDouble GivenFigures::number(Single quantity, double least, double most, std::optional<double> fallback) const {
  if (fallback && !has(quantity)) return *fallback;
  return checked(at(quantity), least, most);
}

Numbers GivenFigures::numbers(List list, std::size_t least_count, double least, double most) const {
  const std::size_t given = count(list.name);
  if (given < least_count) {
    refuse("too-few", at(list, 0).parameter(), std::to_string(given), "at least " + std::to_string(least_count));
  }
  Numbers values;
  for (std::size_t i = 1; i <= given; ++i) values.push_back(checked(at(list, static_cast<int>(i)), least, most));
  return values;
}

std::optional<std::uint64_t> GivenFigures::dimension() const {
  if (!has(figure::d_k)) return {};
  constexpr double kMost = static_cast<double>(kLargestDimension);
  const DoubleDouble d = number(figure::d_k, 1, kMost);
  if (!(numeric::floor(d) == d)) refuse("not-an-integer", at(figure::d_k), range_text(1, kMost));
  return static_cast<std::uint64_t>(d.hi);
}

DoubleDouble PrintedFigure::half_unit() const { return numeric::power(10.0, -number.decimals) / 2.0; }

PrintedFigure read_printed(std::string_view text, const Given& named) {
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  PrintedFigure figure;
  figure.percent = !text.empty() && text.back() == '%';
  if (figure.percent) text.remove_suffix(1);
  figure.number = numeric::read_decimal(named.parameter(), text);
  return figure;
}

std::string written_like(const DoubleDouble& value, const PrintedFigure& figure) {
  constexpr int kMostDecimals = 36;  // "-0." and these are no longer than what read_printed takes
  const int mantissa = std::min(figure.number.mantissa_digits, numeric::kKnownDigits);
  std::string text = mantissa > 0 ? numeric::to_scientific(value, mantissa)
                                  : numeric::to_decimals(value, std::min(figure.number.decimals, kMostDecimals));
  if (figure.number.grouped && mantissa == 0) text = numeric::group_thousands(std::move(text));
  if (figure.percent) text += '%';
  return text;
}

const char* name_of(Verdict verdict) {
  constexpr const char* kNames[] = {"agrees", "differs", "conditional", "undecidable", "unprinted"};
  return kNames[static_cast<int>(verdict)];
}

const char* name_of(Bound bound) {
  constexpr const char* kNames[] = {"exact", "at-most", "at-least"};
  return kNames[static_cast<int>(bound)];
}

DoubleDouble slack_of(const DoubleDouble& value) { return numeric::abs(value) * 0x1p-92; }

namespace {

// A figure that is right but for a group of three digits, left out or too many.
const char* missing_group(const DoubleDouble& value, const PrintedFigure& figure) {
  const DoubleDouble printed = figure.number.value;
  const auto close = [](const DoubleDouble& one, const DoubleDouble& other) {
    return other != 0.0 && numeric::abs(one - other) <= numeric::abs(other) * 0.005;
  };
  if (close(printed * 1000.0, value)) return "thousand-times-too-small";
  return close(printed, value * 1000.0) ? "thousand-times-too-large" : "";
}

}  // namespace

Judgement judge(const DoubleDouble& value, const PrintedFigure& figure) {
  const DoubleDouble half = figure.half_unit(), slack = slack_of(value);
  const DoubleDouble distance = numeric::abs(value - figure.number.value);
  if (!(distance <= half + slack)) return {Verdict::differs, written_like(value, figure), missing_group(value, figure)};
  if (slack > half) return {Verdict::undecidable, "", "beyond-precision"};
  return {Verdict::agrees, "", distance >= half - slack ? "tie" : ""};
}

Judgement judge_below(const DoubleDouble& bound, const PrintedFigure& figure) {
  const DoubleDouble slack = slack_of(bound);
  if (bound < figure.least() - slack || figure.most() <= 0.0) {
    return {Verdict::differs, "≤ " + written_like(bound, figure), "weight-out-of-reach"};
  }
  if (figure.least() <= 0.0 && bound <= figure.most() + slack) return {Verdict::agrees, "", "weight-at-most"};
  return {Verdict::undecidable, "", "weight-reachable"};
}

Judgement judge_above(const DoubleDouble& bound, const PrintedFigure& figure) {
  const bool differs = figure.most() + slack_of(bound) < bound;
  return {differs ? Verdict::differs : Verdict::undecidable, differs ? "≥ " + written_like(bound, figure) : "",
          "sum-at-least"};
}

}  // namespace sqrtdk::worked_examples
