// Prefix sums added to suffix sums.
#include "others.hpp"

namespace sqrtdk::softmax {

std::vector<double> sums_of_the_others(std::span<const double> weights) {
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

}  // namespace sqrtdk::softmax
