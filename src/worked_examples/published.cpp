// Every published worked example as data, figures as printed; and what unpacks them.
#include "published.hpp"

#include <span>
#include <string_view>

namespace sqrtdk::worked_examples {
namespace {

/// A published example in packed form: one short text for all inputs, one for all printed figures, each as
/// "name:value|value;name:value"; an empty value stands for one that the source leaves out.
struct Entry {
  std::string_view id;
  char source;  ///< letter of the source
  std::string_view where;
  std::string_view kind;
  std::string_view inputs;
  std::string_view printed;
  std::string_view rule = "none";
  bool elided = false;
};

constexpr Entry kSoftmaxAtD64[] = {
    {"large-dimension-dk-64-scaled", 'B', "Example 2, with scaling", "softmax", "scores:14|10|12;d_k:64",
     "divisor:8;scaled_scores:1.75|1.25|1.5;exponentials:5.755|3.490|4.482;sum:13.727;weights:0.419|0.254|0.326;"
     "percent:41.9%|25.4%|32.6%",
     "sqrt"},
    {"large-dimension-dk-64-unscaled", 'B', "Example 2, without scaling", "softmax", "scores:14|10|12",
     "exponentials:1,202,604|22,026|162,755;sum:1,387,386;weights:0.867|0.016|0.117;percent:86.7%|1.6%|"},
};

constexpr Entry kSoftmax[] = {
    {"softmax-50-10-5", 'B', "What large dot products do to softmax", "softmax", "scores:50|10|5",
     "exponentials:5,184,705,528,587,072,045|22,026|148;weights:1.0|0.0|0.0"},
    {"softmax-5-1-half", 'B', "What large dot products do to softmax", "softmax", "scores:5|1|0.5",
     "exponentials:148.4|2.718|1.649;sum:152.780;weights:0.971|0.018|0.011"},
    {"softmax-1-1-1-5", 'A', "answer 1", "softmax", "scores:1|1|1|5", "weights:0.0174|0.0174|0.0174|0.9479"},
    {"peaked-three-scores", 'D', "Why this matters (an ellipsis follows the third score)", "softmax",
     "scores:8.5|-2.1|7.9", "weights:0.99|0.00|0.01", "none", true},
    {"five-positions-unscaled", 'D', "Visualizing the effect", "softmax", "scores:9.2|-3.1|8.8|-5.4|1.2",
     "weights:0.599|0.000|0.401|0.000|0.000"},
    {"five-positions-scaled", 'D', "Visualizing the effect", "softmax", "scores:9.2|-3.1|8.8|-5.4|1.2;d_k:64",
     "scaled_scores:1.15|-0.39|1.10|-0.68|0.15;weights:0.31|0.07|0.30|0.05|0.12", "sqrt"},
};

constexpr Entry kDotProduct[] = {
    {"small-dimension-dk-4", 'B', "Example 1", "dot_product", "q:1|0|1|0;k:0|1|1|1",
     "terms:1*0|0*1|1*1|0*1;dot_product:1;divisor:2;scaled_score:0.5", "sqrt"},
};

constexpr Entry kExponential[] = {
    {"exp-1", 'B', "What large dot products do to softmax", "exponential", "x:1", "value:2.718"},
    {"exp-5", 'B', "What large dot products do to softmax", "exponential", "x:5", "value:148.4"},
    {"exp-10", 'B', "What large dot products do to softmax", "exponential", "x:10", "value:22,026"},
    {"exp-20", 'B', "What large dot products do to softmax", "exponential", "x:20", "value:485,165,195"},
    {"exp-50", 'B', "What large dot products do to softmax", "exponential", "x:50", "value:5,184,705,528,587,072,045"},
};

constexpr Entry kPopulationVariance[] = {
    {"variance-2-4-6", 'B', "Why the square root is the right factor", "population_variance", "values:2|4|6",
     "mean:4;differences:-2|0|2;squared_differences:4|0|4;variance:2.67"},
    {"variance-2-4-6-halved", 'B', "Why the square root is the right factor", "population_variance",
     "values:2|4|6;divide_by:2",
     "values:1|2|3;mean:2;differences:-1|0|1;squared_differences:1|0|1;variance:0.67;ratio_check:2.67 / 4 = 0.67"},
};

constexpr Entry kLaw[] = {
    {"variance-of-a-product", 'A', "answer 1; Outcome School and the online course have it too", "product_law",
     "mean:0;variance:1;correlation:0", "variance:1"},
    {"variance-of-score", 'A', "answers 1 and 2", "law", "mean:0;variance:1;correlation:0",
     "variance:d_k;std:sqrt(d_k)"},
    {"std-dk-64", 'D', "Why this matters", "law", "mean:0;variance:1;correlation:0;d_k:64",
     "variance:64;std:8;variance_scaled:1;std_scaled:1", "sqrt"},
    {"proof-dk-3", 'B', "Proving it step by step", "square_of_sum", "d_k:3;mean:0;variance:1;correlation:0",
     "terms:9;same_pair_terms:3;other_terms:6;variance:3;sum:3*1 + 6*0 = 3"},
    {"proof-dk-64", 'B', "Proving it step by step", "square_of_sum", "d_k:64;mean:0;variance:1;correlation:0",
     "terms:4096;same_pair_terms:64;other_terms:4032;variance:64"},
};

constexpr Entry kIllustration[] = {
    {"heights", 'B', "Understanding variance", "illustration", "narrow_range_feet:5.0|5.5;wide_range_feet:3.0|7.0",
     "statement:narrow < wide"},
};

constexpr Entry kJacobian[] = {
    {"softmax-derivative", 'C', "Logic; the online course has it too", "jacobian_formula", "",
     "i_equals_j:s_i (1 - s_i);i_differs_from_j:-s_i s_j"},
    {"jacobian-diagonal-uniformish", 'D', "Gradient flow", "jacobian", "weights:0.3|0.3|0.2|0.2",
     "diagonal:0.21|0.21|0.16|0.16"},
    {"jacobian-diagonal-one-hot", 'D', "Gradient flow", "jacobian", "weights:1|0|0|0", "diagonal:0|0|0|0"},
};

// The exercises of source D, which prints no answers. Where it leaves the numbers open, ours are given.
constexpr Entry kExercise[] = {
    {"exercise-std-512", 'D', "Exercise 1 (no answer printed)", "law", "mean:0;variance:1;correlation:0;d_k:512", "",
     "sqrt"},
    {"exercise-saturation", 'D', "Exercise 2", "saturation", "others:0|0|0;x_from:0;x_to:10", ""},
    // eight standard scores: the mean order statistics of eight normal draws
    {"exercise-ablation", 'D', "Exercise 3", "ablation",
     "standard_scores:1.42|0.85|0.47|0.15|-0.15|-0.47|-0.85|-1.42;d_k:64", "", "sqrt"},
    {"exercise-temperature", 'D', "Exercise 4", "temperature", "scores:14|10|12;d_k:64;multiples:0.5|1|2", "", "sqrt"},
    {"exercise-gradient", 'D', "Exercise 5", "gradient", "peaked:10|0|0|0;uniform:0|0|0|0", ""},
};

constexpr std::string_view kSources[] = {
    "Question and answers on a statistics Q&A site (August 2023): why attention scores are divided by the square root "
    "of d",
    "Amit Shekhar, Outcome School: Math behind the square-root-of-d_k scaling factor in attention",
    "Pranay (2025-03-11): Why scale the scaled dot-product attention?",
    "Online textbook, section 5.3: Scaled attention, why the square root of d matters",
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
