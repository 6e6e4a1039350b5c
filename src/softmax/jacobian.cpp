// The Jacobian from the weights and the sums of the other weights.
#include "jacobian.hpp"

#include <cmath>
#include <vector>

#include "../numeric/check.hpp"
#include "../numeric/lanes.hpp"

namespace sqrtdk::softmax {

std::vector<double> leave_one_out_sums(std::span<const double> weights) {
  std::vector<double> others(weights.size());
  double before = 0.0, after = 0.0;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    others[i] = before;
    before += weights[i];
  }
  for (std::size_t i = weights.size(); i-- > 0;) {
    others[i] += after;
    after += weights[i];
  }
  return others;
}

std::size_t top_key(std::span<const double> weights) noexcept {
  std::size_t top = 0;
  for (std::size_t i = 1; i < weights.size(); ++i) top = weights[i] > weights[top] ? i : top;
  return top;
}

numeric::Matrix jacobian(std::span<const double> weights) {
  const std::vector<double> others = leave_one_out_sums(weights);
  const auto n = static_cast<Eigen::Index>(weights.size());
  numeric::Matrix j(n, n);
  for (Eigen::Index row = 0; row < n; ++row) {
    const double p = weights[static_cast<std::size_t>(row)];
    for (Eigen::Index column = 0; column < n; ++column) j(row, column) = -p * weights[static_cast<std::size_t>(column)];
    j(row, row) = p * others[static_cast<std::size_t>(row)];
  }
  return j;
}

void jacobian_product(std::span<const double> weights, std::span<const double> v, std::span<double> result) {
  const double reference = v[top_key(weights)];
  for (std::size_t i = 0; i < v.size(); ++i) result[i] = v[i] - reference;
  const double mean = numeric::dot(weights, result);
  for (std::size_t i = 0; i < v.size(); ++i) {
    result[i] = weights[i] * (result[i] - mean);
    if (result[i] - result[i] != 0.0) {
      throw InvalidArgument("out-of-range", "v", numeric::text_of(result[i]), "numbers whose differences are doubles");
    }
  }
}

double jacobian_frobenius(std::span<const double> weights) {
  const std::vector<double> others = leave_one_out_sums(weights);
  const std::size_t top = top_key(weights);
  double second = 0.0;
  for (std::size_t i = 0; i < weights.size(); ++i) second = i != top && weights[i] > second ? weights[i] : second;
  if (second == 0.0) return 0.0;

  // Entries are squared as multiples of the second largest weight: near one-hot their squares would vanish.
  const double top_diagonal = weights[top] * (others[top] / second);
  double diagonal = top_diagonal * top_diagonal, pairs = 0.0, before = weights[top] * weights[top];
  for (std::size_t i = 0; i < weights.size(); ++i) {
    if (i == top) continue;
    const double share = weights[i] / second, square = share * share;
    diagonal += square * (others[i] * others[i]);
    pairs += square * before;
    before += weights[i] * weights[i];
  }
  return second * std::sqrt(diagonal + 2.0 * pairs);
}

Bounds jacobian_largest_eigenvalue(std::span<const double> weights) {
  const std::vector<double> others = leave_one_out_sums(weights);
  double largest = 0.0;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    const double entry = weights[i] * others[i];
    largest = entry > largest ? entry : largest;
  }
  return {largest, 2.0 * largest < 0.5 ? 2.0 * largest : 0.5};
}

}  // namespace sqrtdk::softmax
