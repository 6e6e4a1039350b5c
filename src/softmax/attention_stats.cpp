// Attention figures in one pass over the weights; moments of the scores under their own weights, and what follows from them.
#include "attention_stats.hpp"

#include <cstddef>
#include <vector>

#include "../numeric/check.hpp"
#include "../numeric/exp.hpp"
#include "../numeric/lanes.hpp"
#include "../numeric/log.hpp"
#include "jacobian.hpp"
#include "softmax.hpp"

namespace sqrtdk::softmax {

AttentionStats attention_stats(std::span<const double> weights) noexcept {
  const std::size_t top = top_key(weights);
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

TemperatureResponse temperature_response(std::span<const double> scores, double temperature) {
  std::vector<double> weights(scores.size());
  return temperature_response(scores, temperature, weights);
}

TemperatureResponse temperature_response(std::span<const double> scores, double temperature,
                                         std::span<double> weights) {
  numeric::require_between("temperature", temperature, 0x1p-200, 0x1p200);
  const double maximum = row_maximum(scores);

  std::vector<double> below(scores.size());
  const bool all_masked = maximum == -__builtin_huge_val();
  for (std::size_t i = 0; i < scores.size(); ++i) {
    below[i] = all_masked ? maximum : scores[i] - maximum;
    weights[i] = below[i] / temperature;
  }
  softmax(weights, weights);
  for (std::size_t i = 0; i < below.size(); ++i) below[i] = weights[i] == 0.0 ? 0.0 : below[i];

  TemperatureResponse response{};
  response.stats = attention_stats(weights);
  const double mean_below = numeric::dot(weights, below);
  std::vector<double>& squares = below;
  for (double& each : squares) each = (each - mean_below) * (each - mean_below);
  response.mean = maximum + mean_below;
  response.variance = numeric::dot(weights, squares);

  const double square = temperature * temperature;
  response.entropy_slope = response.variance / (square * temperature);
  response.peak_slope = response.stats.peak * (mean_below / square);
  response.effective_slope = response.stats.effective_keys * response.entropy_slope;
  return response;
}

}  // namespace sqrtdk::softmax
