// Readouts in one pass over the weights.
#include "readouts.hpp"

#include <cstddef>

#include "../numeric/exp.hpp"
#include "../numeric/log.hpp"

namespace sqrtdk::softmax {

Readouts readouts(std::span<const double> weights) noexcept {
  std::size_t top = 0;
  for (std::size_t i = 1; i < weights.size(); ++i) top = weights[i] > weights[top] ? i : top;

  double before = 0.0, pairs = 0.0, others = 0.0, entropy = 0.0;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    const double p = weights[i];
    pairs += p * before;
    before += p;
    if (i == top || p == 0.0) continue;
    others += p;
    entropy -= p * numeric::log(p);
  }
  const double peak = weights[top];
  entropy -= peak * (others < 0.5 ? numeric::log_one_plus(-others) : numeric::log(peak));
  return {peak, entropy, numeric::exp(entropy), 2.0 * pairs};
}

}  // namespace sqrtdk::softmax
