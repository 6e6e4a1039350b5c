// Unpacks the published tables.
#include "examples.hpp"

#include <span>
#include <string_view>

#include "published/dot_product.hpp"
#include "published/exercise.hpp"
#include "published/exponential.hpp"
#include "published/jacobian.hpp"
#include "published/softmax.hpp"
#include "published/variance.hpp"

namespace sqrtdk::worked_examples {
namespace {

constexpr std::string_view kSources[] = {
    "Question and answers on a statistics Q&A site (August 2023): why attention scores are divided by the square root "
    "of d",
    "Amit Shekhar, Outcome School: Math behind the square-root-of-d_k scaling factor in attention",
    "Pranay (2025-03-11): Why scale the scaled dot-product attention?",
    "Online course, section 5.3: Scaled attention, why the square root of d matters",
};

// In reading order: the page opens with the first.
constexpr std::span<const Entry> kTables[] = {
    kSoftmaxAtD64, kDotProduct, kSoftmax, kExponential, kPopulationVariance, kLaw, kIllustration, kJacobian, kExercise};

// Takes what stands before the separator off the front; all of it if there is no separator.
std::string_view take_until(char separator, std::string_view& rest, bool& more) {
  const std::size_t end = rest.find(separator);
  more = end != std::string_view::npos;
  const std::string_view part = rest.substr(0, end);
  rest = more ? rest.substr(end + 1) : std::string_view();
  return part;
}

std::vector<Figures> unpacked(std::string_view packed) {
  std::vector<Figures> all;
  bool more = !packed.empty();
  while (more) {
    std::string_view values = take_until(';', packed, more);
    bool more_values = false;
    Figures figures;
    figures.name = take_until(':', values, more_values);
    while (more_values) figures.values.emplace_back(take_until('|', values, more_values));
    all.push_back(std::move(figures));
  }
  return all;
}

Example unpacked(const Entry& entry) {
  Example example;
  example.id = entry.id;
  example.source = std::string(1, entry.source);
  example.source_title = kSources[entry.source - 'A'];
  example.where = entry.where;
  example.kind = entry.kind;
  example.inputs = unpacked(entry.inputs);
  example.printed = unpacked(entry.printed);
  example.rule.id = entry.rule;
  example.elided = entry.elided;
  return example;
}

}  // namespace

std::vector<Example> examples() {
  std::vector<Example> all;
  for (const std::span<const Entry> table : kTables) {
    for (const Entry& entry : table) all.push_back(unpacked(entry));
  }
  return all;
}

}  // namespace sqrtdk::worked_examples
