// Worked examples of the proof by counting: (Σ q_i k_i)² has d² terms, d of equal pairs with mean 1 and d² − d others with mean 0.
#include "equation.hpp"
#include "kinds.hpp"
#include "score_variance.hpp"

namespace sqrtdk::worked_examples {

void evaluate_square_of_sum(const Example& example, Evaluation& evaluation) {
  const NamedFigures inputs(example.inputs, "", "d_k mean variance correlation");
  const NamedFigures printed(example.printed, "printed ", "terms same_pair_terms other_terms variance sum");
  const std::optional<std::uint64_t> given = inputs.dimension();
  if (!given) refuse("missing", "d_k", "", "1 … 4096");
  const Conditions conditions = read_conditions(inputs);
  const DoubleDouble d = static_cast<double>(*given), square = d * d, others = square - d;

  LineWriter writer(evaluation);
  writer.write({"terms", 0, "# * #"}, {d, d}, square, printed.at("terms"));
  writer.write({"same-pair-terms", 0, "#"}, {d}, d, printed.at("same_pair_terms"));
  writer.write({"other-terms", 0, "# - #"}, {square, d}, others, printed.at("other_terms"));

  // Var = Σ_i Var(q_i k_i) + Σ_(i≠j) Cov(q_i k_i, q_j k_j)
  const Quadratic law = score_variance(conditions);
  const DoubleDouble same = law.linear + law.square, other = law.square, variance = law.at(d);
  write_calculation(writer, {"sum-of-terms", 0, "#*# + #*#"}, {d, same, others, other}, variance, "#*#+#*#=#",
                    {d, same, others, other, variance}, printed.at("sum"));
  const std::string formula = law.formula();
  writer.write({"score-variance", 0, formula.c_str()}, {}, variance, printed.at("variance"));
  const std::size_t count = evaluation.lines.size();
  write_conditions(conditions, d, "conditions-of-law", {count - 2, count - 1}, writer, evaluation);
}

}  // namespace sqrtdk::worked_examples
