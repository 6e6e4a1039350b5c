// A published worked example line by line: what is printed, what is computed, and whether they agree. worked_example [NAME | --list]
#include <algorithm>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

#include <sqrtdk.hpp>

using namespace sqrtdk;
using worked_examples::Bound, worked_examples::Example, worked_examples::Line, worked_examples::Verdict;

const Example& named(std::string_view name, const std::vector<Example>& examples) {
  const auto found = std::find_if(examples.begin(), examples.end(), [&](const Example& one) { return one.id == name; });
  if (found == examples.end())
    throw InvalidArgument("unknown", "example", std::string(name), "a name that --list prints");
  return *found;
}

/// Nine significant digits, cut and not rounded, as the page shows a computed figure; an ellipsis stands for the rest.
std::string shown(const std::string& computed) {
  constexpr std::size_t kDigits = 9;
  const std::size_t first = computed.find_first_of("123456789"), point = computed.find('.');
  if (first == std::string::npos || point == std::string::npos) return computed;
  const std::size_t power = std::min(computed.find('e'), computed.size());
  const bool point_within = point > first && point < first + kDigits;
  const std::size_t end = std::max(point, first + kDigits + (point_within ? 1 : 0));
  return end < power ? computed.substr(0, end) + "…" + computed.substr(power) : computed;
}

void print(const Line& line) {
  std::printf("%s", line.label.c_str());
  if (line.index > 0) std::printf(" %d", line.index);
  std::printf(": %s", line.formula.c_str());
  if (line.value) {
    const char* relation = line.bound == Bound::exact ? "=" : line.bound == Bound::at_most ? "≤" : "≥";
    std::printf(" %s %s", relation, shown(line.computed).c_str());
  }
  if (line.verdict != Verdict::unprinted) std::printf("; printed %s: %s", line.printed.c_str(), name_of(line.verdict));
  if (!line.should_be.empty()) std::printf(", should be %s", line.should_be.c_str());
  std::printf("\n");
}

int main(int count, char** arguments) try {
  const std::vector<Example> examples = worked_examples::examples();
  const std::string_view name = count > 1 ? arguments[1] : "large-dimension-dk-64-scaled";
  if (name == "--list") {
    for (const Example& example : examples) std::printf("%s\n", example.id.c_str());
    return 0;
  }
  const Example& example = named(name, examples);
  std::printf("%s, %s\n\n", example.source_title.c_str(), example.where.c_str());
  for (const Line& line : worked_examples::evaluate(example).lines) print(line);
} catch (const InvalidArgument& refusal) {
  std::fprintf(stderr, "%s = %s is refused (%s); permitted: %s\n", refusal.parameter().c_str(), refusal.value().c_str(),
               refusal.code().c_str(), refusal.range().c_str());
  return 2;
}
