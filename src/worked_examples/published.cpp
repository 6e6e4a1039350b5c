// Every published worked example as data, figures as printed.
#include <initializer_list>

#include "figures.hpp"

namespace sqrtdk::worked_examples {
namespace {

struct Source {
  const char *letter, *title;
};

constexpr Source kQuestion{"A",
                           "Question and answers on a statistics site (August 2023): why attention scores are "
                           "divided by the square root of d"};
constexpr Source kOutcome{
    "B", "Amit Shekhar, Outcome School: Math behind the square-root-of-d_k scaling factor in attention"};
constexpr Source kPranay{"C", "Pranay (11 March 2025): Why scale the scaled dot-product attention?"};
constexpr Source kTextbook{"D", "Online textbook, section 5.3: Scaled attention, why the square root of d matters"};

constexpr const char* kLargeProducts = "What large dot products do to softmax";

/// Decimal texts under their name; "" where the source leaves one out.
struct Texts {
  const Quantity& quantity;
  std::initializer_list<const char*> values;
};

struct Description {
  const char* id;
  const Source& source;
  const char* where;  ///< in the source
  const char* kind;   ///< its name in kinds.cpp
  const char* rule = "none";
  bool elided = false;
};

struct Entry {
  Description about;
  std::initializer_list<Texts> inputs, printed = {};
};

namespace table {

using namespace figure;

// In reading order: the page opens with the first.
constexpr Entry kEntries[] = {
    {{"large-dimension-dk-64-scaled", kOutcome, "Example 2, with scaling", "softmax", "sqrt"},
     {{scores, {"14", "10", "12"}}, {d_k, {"64"}}},
     {{divisor, {"8"}},
      {scaled_scores, {"1.75", "1.25", "1.5"}},
      {exponentials, {"5.755", "3.490", "4.482"}},
      {sum, {"13.727"}},
      {weights, {"0.419", "0.254", "0.326"}},
      {percent, {"41.9%", "25.4%", "32.6%"}}}},
    {{"large-dimension-dk-64-unscaled", kOutcome, "Example 2, without scaling", "softmax"},
     {{scores, {"14", "10", "12"}}},
     {{exponentials, {"1,202,604", "22,026", "162,755"}},
      {sum, {"1,387,386"}},
      {weights, {"0.867", "0.016", "0.117"}},
      {percent, {"86.7%", "1.6%", ""}}}},
    {{"small-dimension-dk-4", kOutcome, "Example 1", "dot_product", "sqrt"},
     {{q, {"1", "0", "1", "0"}}, {k, {"0", "1", "1", "1"}}},
     {{terms, {"1*0", "0*1", "1*1", "0*1"}}, {dot_product, {"1"}}, {divisor, {"2"}}, {scaled_score, {"0.5"}}}},
    {{"softmax-50-10-5", kOutcome, kLargeProducts, "softmax"},
     {{scores, {"50", "10", "5"}}},
     {{exponentials, {"5,184,705,528,587,072,045", "22,026", "148"}}, {weights, {"1.0", "0.0", "0.0"}}}},
    {{"softmax-5-1-half", kOutcome, kLargeProducts, "softmax"},
     {{scores, {"5", "1", "0.5"}}},
     {{exponentials, {"148.4", "2.718", "1.649"}}, {sum, {"152.780"}}, {weights, {"0.971", "0.018", "0.011"}}}},
    {{"softmax-1-1-1-5", kQuestion, "answer 1", "softmax"},
     {{scores, {"1", "1", "1", "5"}}},
     {{weights, {"0.0174", "0.0174", "0.0174", "0.9479"}}}},
    {{"peaked-three-scores", kTextbook, "Why this matters (an ellipsis follows the third score)", "softmax", "none",
      true},
     {{scores, {"8.5", "-2.1", "7.9"}}},
     {{weights, {"0.99", "0.00", "0.01"}}}},
    {{"five-positions-unscaled", kTextbook, "Visualizing the effect", "softmax"},
     {{scores, {"9.2", "-3.1", "8.8", "-5.4", "1.2"}}},
     {{weights, {"0.599", "0.000", "0.401", "0.000", "0.000"}}}},
    {{"five-positions-scaled", kTextbook, "Visualizing the effect", "softmax", "sqrt"},
     {{scores, {"9.2", "-3.1", "8.8", "-5.4", "1.2"}}, {d_k, {"64"}}},
     {{scaled_scores, {"1.15", "-0.39", "1.10", "-0.68", "0.15"}},
      {weights, {"0.31", "0.07", "0.30", "0.05", "0.12"}}}},
    {{"exp-1", kOutcome, kLargeProducts, "exponential"}, {{x, {"1"}}}, {{value, {"2.718"}}}},
    {{"exp-5", kOutcome, kLargeProducts, "exponential"}, {{x, {"5"}}}, {{value, {"148.4"}}}},
    {{"exp-10", kOutcome, kLargeProducts, "exponential"}, {{x, {"10"}}}, {{value, {"22,026"}}}},
    {{"exp-20", kOutcome, kLargeProducts, "exponential"}, {{x, {"20"}}}, {{value, {"485,165,195"}}}},
    {{"exp-50", kOutcome, kLargeProducts, "exponential"}, {{x, {"50"}}}, {{value, {"5,184,705,528,587,072,045"}}}},
    {{"variance-2-4-6", kOutcome, "Why the square root is the right factor", "population_variance"},
     {{values, {"2", "4", "6"}}},
     {{mean, {"4"}}, {differences, {"-2", "0", "2"}}, {squared_differences, {"4", "0", "4"}}, {variance, {"2.67"}}}},
    {{"variance-2-4-6-halved", kOutcome, "Why the square root is the right factor", "population_variance"},
     {{values, {"2", "4", "6"}}, {divide_by, {"2"}}},
     {{values, {"1", "2", "3"}},
      {mean, {"2"}},
      {differences, {"-1", "0", "1"}},
      {squared_differences, {"1", "0", "1"}},
      {variance, {"0.67"}},
      {ratio_check, {"2.67 / 4 = 0.67"}}}},
    {{"variance-of-a-product", kQuestion, "answer 1; Outcome School and the online course have it too", "product_law"},
     {{mean, {"0"}}, {variance, {"1"}}, {correlation, {"0"}}},
     {{variance, {"1"}}}},
    {{"variance-of-score", kQuestion, "answers 1 and 2", "law"},
     {{mean, {"0"}}, {variance, {"1"}}, {correlation, {"0"}}},
     {{variance, {"d_k"}}, {standard_deviation, {"sqrt(d_k)"}}}},
    {{"std-dk-64", kTextbook, "Why this matters", "law", "sqrt"},
     {{mean, {"0"}}, {variance, {"1"}}, {correlation, {"0"}}, {d_k, {"64"}}},
     {{variance, {"64"}}, {standard_deviation, {"8"}}, {variance_scaled, {"1"}}, {std_scaled, {"1"}}}},
    {{"proof-dk-3", kOutcome, "Proving it step by step", "square_of_sum"},
     {{d_k, {"3"}}, {mean, {"0"}}, {variance, {"1"}}, {correlation, {"0"}}},
     {{number_of_terms, {"9"}},
      {same_pair_terms, {"3"}},
      {other_terms, {"6"}},
      {variance, {"3"}},
      {sum, {"3*1 + 6*0 = 3"}}}},
    {{"proof-dk-64", kOutcome, "Proving it step by step", "square_of_sum"},
     {{d_k, {"64"}}, {mean, {"0"}}, {variance, {"1"}}, {correlation, {"0"}}},
     {{number_of_terms, {"4096"}}, {same_pair_terms, {"64"}}, {other_terms, {"4032"}}, {variance, {"64"}}}},
    {{"heights", kOutcome, "Understanding variance", "illustration"},
     {{narrow_range_feet, {"5.0", "5.5"}}, {wide_range_feet, {"3.0", "7.0"}}},
     {{statement, {"narrow < wide"}}}},
    {{"softmax-derivative", kPranay, "Logic; the online course has it too", "jacobian_formula"},
     {},
     {{i_equals_j, {"s_i (1 - s_i)"}}, {i_differs_from_j, {"-s_i s_j"}}}},
    {{"jacobian-diagonal-uniformish", kTextbook, "Gradient flow", "jacobian"},
     {{weights, {"0.3", "0.3", "0.2", "0.2"}}},
     {{diagonal, {"0.21", "0.21", "0.16", "0.16"}}}},
    {{"jacobian-diagonal-one-hot", kTextbook, "Gradient flow", "jacobian"},
     {{weights, {"1", "0", "0", "0"}}},
     {{diagonal, {"0", "0", "0", "0"}}}},
    // The exercises of the textbook, which prints no answers. Where it leaves the numbers open, ours are given.
    {{"exercise-std-512", kTextbook, "Exercise 1 (no answer printed)", "law", "sqrt"},
     {{mean, {"0"}}, {variance, {"1"}}, {correlation, {"0"}}, {d_k, {"512"}}}},
    {{"exercise-saturation", kTextbook, "Exercise 2", "saturation"},
     {{others, {"0", "0", "0"}}, {x_from, {"0"}}, {x_to, {"10"}}}},
    // eight standard scores: the mean order statistics of eight normal draws
    {{"exercise-ablation", kTextbook, "Exercise 3", "ablation", "sqrt"},
     {{standard_scores, {"1.42", "0.85", "0.47", "0.15", "-0.15", "-0.47", "-0.85", "-1.42"}}, {d_k, {"64"}}}},
    {{"exercise-temperature", kTextbook, "Exercise 4", "temperature", "sqrt"},
     {{scores, {"14", "10", "12"}}, {d_k, {"64"}}, {multiples, {"0.5", "1", "2"}}}},
    {{"exercise-gradient", kTextbook, "Exercise 5", "gradient"},
     {{peaked, {"10", "0", "0", "0"}}, {uniform, {"0", "0", "0", "0"}}}},
};

}  // namespace table

std::vector<Figures> figures_of(std::initializer_list<Texts> lists) {
  std::vector<Figures> all;
  for (const Texts& each : lists) all.push_back({each.quantity.name, {each.values.begin(), each.values.end()}});
  return all;
}

}  // namespace

std::vector<Example> examples() {
  std::vector<Example> all;
  for (const auto& [about, inputs, printed] : table::kEntries) {
    const auto& [id, source, where, kind, rule, elided] = about;
    all.push_back(
        {id, source.letter, source.title, where, kind, figures_of(inputs), figures_of(printed), {rule}, elided});
  }
  return all;
}

}  // namespace sqrtdk::worked_examples
