// The unshifted twin of softmax.
#include "naive.hpp"

#include "../numeric/exp.hpp"
#include "../numeric/lanes.hpp"

namespace sqrtdk::softmax {

void naive_softmax(std::span<const double> scores, std::span<double> weights) noexcept {
  for (std::size_t i = 0; i < scores.size(); ++i) weights[i] = numeric::exp(scores[i]);
  const double sum = numeric::sum(weights);
  for (double& weight : weights) weight /= sum;
}

}  // namespace sqrtdk::softmax
