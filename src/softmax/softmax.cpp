// The stable softmax and log-sum-exp, and the unshifted form.
#include "softmax.hpp"

#include <string>
#include <vector>

#include "../numeric/check.hpp"
#include "../numeric/exact.hpp"
#include "../numeric/exp.hpp"
#include "../numeric/lanes.hpp"
#include "../numeric/log.hpp"

namespace sqrtdk::softmax {

double row_maximum(std::span<const double> scores) {
  if (scores.empty()) throw InvalidArgument("empty", "scores", "", "at least one score");
  double maximum = -__builtin_huge_val();
  for (std::size_t i = 0; i < scores.size(); ++i) {
    const double score = scores[i];
    if (score != score || score == __builtin_huge_val()) {
      throw InvalidArgument(score != score ? "not-a-number" : "not-finite", "score " + std::to_string(i + 1),
                            numeric::text_of(score), "finite numbers, or -∞ where masked");
    }
    maximum = score > maximum ? score : maximum;
  }
  return maximum;
}

namespace {

/// Exponentials are kept 2^64 times too large until they are divided, so that none of them is subnormal that counts.
constexpr double kLift = 64.0;
constexpr double kUnlift = 0x1p-64;

double allowed_maximum(std::span<const double> scores) {
  const double maximum = row_maximum(scores);
  if (maximum == -__builtin_huge_val()) {
    throw InvalidArgument("fully-masked", "scores", "-∞ throughout", "at least one finite score");
  }
  return maximum;
}

/// lifted_i = exp(s_i − m) · 2^64; returns Σ exp(s_i − m).
double lifted_exponentials(std::span<const double> scores, double maximum, std::span<double> lifted) {
  for (std::size_t i = 0; i < scores.size(); ++i) {
    const numeric::Exact shifted = numeric::two_difference(scores[i], maximum);
    const numeric::ScaledExp e = numeric::scaled_exp(shifted.value, shifted.error);
    lifted[i] = numeric::scale(e.mantissa, e.exponent + kLift);
  }
  return numeric::compensated_sum(lifted) * kUnlift;
}

}  // namespace

Steps softmax(std::span<const double> scores, std::span<double> weights) {
  const double maximum = allowed_maximum(scores);
  const double sum = lifted_exponentials(scores, maximum, weights);
  for (double& weight : weights) weight = weight / sum * kUnlift;
  return {maximum, sum};
}

Steps softmax(std::span<const double> scores, std::span<double> exponentials, std::span<double> weights) {
  const double maximum = allowed_maximum(scores);
  const double sum = lifted_exponentials(scores, maximum, exponentials);
  for (std::size_t i = 0; i < weights.size(); ++i) {
    weights[i] = exponentials[i] / sum * kUnlift;
    exponentials[i] *= kUnlift;
  }
  return {maximum, sum};
}

numeric::Matrix softmax_rows(const numeric::Matrix& scores) {
  numeric::Matrix weights(scores.rows(), scores.cols());
  for (Eigen::Index i = 0; i < scores.rows(); ++i) {
    try {
      softmax(numeric::row(scores, i), numeric::row(weights, i));
    } catch (const InvalidArgument& refused) {
      if (refused.code() != "fully-masked") throw;
      throw InvalidArgument(refused.code(), "mask row " + std::to_string(i + 1), refused.value(), refused.range());
    }
  }
  return weights;
}

double log_sum_exp(std::span<const double> scores) {
  const double maximum = row_maximum(scores);
  if (maximum == -__builtin_huge_val()) return maximum;
  // The largest term is 1; summing only the others keeps what they add when they are small.
  std::vector<double> others;
  others.reserve(scores.size());
  bool met = false;
  for (const double score : scores) {
    if (!met && score == maximum) {
      met = true;
      continue;
    }
    const numeric::Exact shifted = numeric::two_difference(score, maximum);
    others.push_back(numeric::exp(shifted.value, shifted.error));
  }
  return maximum + numeric::log_one_plus(numeric::compensated_sum(others));
}

void naive_softmax(std::span<const double> scores, std::span<double> weights) noexcept {
  for (std::size_t i = 0; i < scores.size(); ++i) weights[i] = numeric::exp(scores[i]);
  const double sum = numeric::sum(weights);
  for (double& weight : weights) weight /= sum;
}

}  // namespace sqrtdk::softmax
