// Worked examples of a score: the products, their sum, and the sum over the divisor.
#include "applied_rule.hpp"
#include "equation.hpp"
#include "kinds.hpp"

namespace sqrtdk::worked_examples {

void evaluate_dot_product(const Example& example, Evaluation& evaluation) {
  const NamedFigures inputs(example.inputs, "", "q k d_k");
  const NamedFigures printed(example.printed, "printed ", "terms dot_product divisor scaled_score");
  const std::vector<DoubleDouble> q = inputs.numbers("q"), k = inputs.numbers("k");
  const std::string length = std::to_string(q.size());
  if (k.size() != q.size()) refuse("wrong-length", "k", std::to_string(k.size()), length);
  const std::optional<std::uint64_t> d = inputs.dimension();
  if (d && *d != q.size()) refuse("wrong-length", "d_k", std::to_string(*d), length);
  printed.limit("terms", q.size());
  for (const char* single : {"dot_product", "divisor", "scaled_score"}) printed.limit(single, 1);

  LineWriter writer(evaluation);
  Traced sum;
  std::string formula;
  for (std::size_t i = 0; i < q.size(); ++i) {
    const int index = static_cast<int>(i + 1);
    const Traced product = write_calculation(writer, {"product", index, live(q[i]) + " * " + live(k[i])}, q[i] * k[i],
                                             "#*#", {q[i], k[i]}, printed.at("terms", index));
    sum = sum + product;
    formula += (i == 0 ? "" : " + ") + live(product.exact);
  }
  const Traced score = writer.write({"dot-product", 0, formula}, sum, printed.at("dot_product"));
  const Traced divisor = write_divisor(example, q.size(), printed.at("divisor"), writer, evaluation);
  writer.write({"scaled-score", 0, live(score.exact) + " / " + live(divisor.exact)}, score / divisor,
               printed.at("scaled_score"));
}

}  // namespace sqrtdk::worked_examples
