// From the name of a kind to its calculation.
#include "evaluate.hpp"

#include <string_view>

#include "kinds.hpp"
#include "named_figures.hpp"

namespace sqrtdk::worked_examples {
namespace {

struct Kind {
  std::string_view name;
  void (*evaluate)(const Example&, Evaluation&);
};

constexpr Kind kKinds[] = {
    {"softmax", evaluate_softmax},
    {"exponential", evaluate_exponential},
    {"population_variance", evaluate_population_variance},
    {"dot_product", evaluate_dot_product},
    {"law", evaluate_law},
    {"product_law", evaluate_product_law},
    {"square_of_sum", evaluate_square_of_sum},
    {"jacobian", evaluate_jacobian},
    {"jacobian_formula", evaluate_jacobian_formula},
    {"illustration", evaluate_illustration},
    {"saturation", evaluate_saturation},
    {"temperature", evaluate_temperature},
    {"gradient", evaluate_gradient},
    {"ablation", evaluate_ablation},
};

}  // namespace

Evaluation evaluate(const Example& example) {
  for (const Kind& kind : kKinds) {
    if (kind.name != example.kind) continue;
    Evaluation evaluation;
    kind.evaluate(example, evaluation);
    return evaluation;
  }
  std::string known;
  for (const Kind& kind : kKinds) known += (known.empty() ? "" : " ") + std::string(kind.name);
  refuse("unknown", "kind", example.kind, known);
}

}  // namespace sqrtdk::worked_examples
