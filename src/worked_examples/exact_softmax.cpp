// Plain loops over at most 64 scores.
#include "exact_softmax.hpp"

namespace sqrtdk::worked_examples {

std::vector<DoubleDouble> exact_softmax(const std::vector<DoubleDouble>& scores) {
  DoubleDouble greatest = scores.front(), sum;
  for (const DoubleDouble& score : scores) {
    if (score > greatest) greatest = score;
  }
  std::vector<DoubleDouble> weights;
  for (const DoubleDouble& score : scores) {
    weights.push_back(numeric::exp(score - greatest));
    sum = sum + weights.back();
  }
  return divided(std::move(weights), sum);
}

std::vector<DoubleDouble> divided(std::vector<DoubleDouble> scores, const DoubleDouble& divisor) {
  for (DoubleDouble& score : scores) score = score / divisor;
  return scores;
}

DoubleDouble jacobian_trace(const std::vector<DoubleDouble>& weights) {
  DoubleDouble trace;
  for (const DoubleDouble& weight : weights) trace = trace + weight * (1.0 - weight);
  return trace;
}

DoubleDouble entropy(const std::vector<DoubleDouble>& weights) {
  DoubleDouble sum;
  for (const DoubleDouble& weight : weights) {
    if (weight > 0.0) sum = sum - weight * numeric::log(weight);
  }
  return sum;
}

std::vector<double> rounded_to_double(const std::vector<DoubleDouble>& values) {
  std::vector<double> doubles;
  doubles.reserve(values.size());
  for (const DoubleDouble& value : values) doubles.push_back(value.hi);
  return doubles;
}

}  // namespace sqrtdk::worked_examples
