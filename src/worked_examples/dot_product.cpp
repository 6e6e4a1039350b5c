// Worked examples of a score: the products, their sum, and the sum over the divisor.
#include "applied_rule.hpp"
#include "equation.hpp"
#include "kinds.hpp"

namespace sqrtdk::worked_examples {

void evaluate_dot_product(const Example& example, Evaluation& evaluation) {
  const NamedFigures inputs(example.inputs, "", "q* k* d_k");
  const std::vector<DoubleDouble> q = inputs.numbers("q"), k = inputs.numbers("k");
  const NamedFigures printed(example.printed, "printed ", "terms* dot_product divisor scaled_score", q.size());
  const std::string length = std::to_string(q.size());
  if (k.size() != q.size()) refuse("wrong-length", "k", std::to_string(k.size()), length);
  const std::optional<std::uint64_t> d = inputs.dimension();
  if (d && *d != q.size()) refuse("wrong-length", inputs.at("d_k"), length);

  LineWriter writer(evaluation);
  Traced sum;
  std::vector<DoubleDouble> products;
  for (std::size_t i = 0; i < q.size(); ++i) {
    const int index = static_cast<int>(i + 1);
    const Traced product = write_calculation(writer, {"product", index, "# * #"}, {q[i], k[i]}, q[i] * k[i], "#*#",
                                             {q[i], k[i]}, printed.at("terms", index));
    sum = sum + product;
    products.push_back(product.exact);
  }
  const Traced score = writer.write({"dot-product", 0, "@", &products}, {}, sum, printed.at("dot_product"));
  const Traced divisor = write_divisor(example, q.size(), printed.at("divisor"), writer, evaluation);
  writer.write({"scaled-score", 0, "# / #"}, {score.exact, divisor.exact}, score / divisor, printed.at("scaled_score"));
}

}  // namespace sqrtdk::worked_examples
