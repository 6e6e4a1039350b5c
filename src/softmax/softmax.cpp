// The stable softmax and log-sum-exp, the unshifted form, and softmax in float, step by step; figures of a row in one pass over its weights, and
// what follows from the moments of the scores under their own weights.
#include "softmax.hpp"

#include <cmath>
#include <cstddef>
#include <string>
#include <vector>

#include "../numeric/check.hpp"
#include "../numeric/double_double.hpp"
#include "../numeric/exp.hpp"
#include "../numeric/lanes.hpp"
#include "../numeric/log.hpp"
#include "jacobian.hpp"

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

namespace {

constexpr std::size_t kLanes = 16;

// Loops step a pointer through whole vectors: an index that is added to makes some compilers gather floats one by one.
// Inlined into one another, the steps are not vectorised.

/// The largest of a row; columns at least 1. NaN is passed over. “a < b ? b : a” is one instruction, “a > b ? a : b” is five.
[[gnu::noinline]] float largest(const float* row, std::size_t columns) {
  float lanes[kLanes];
  for (float& lane : lanes) lane = row[0];
  const float* whole = row + columns / kLanes * kLanes;
  for (const float* at = row; at != whole; at += kLanes) {
    for (std::size_t l = 0; l < kLanes; ++l) lanes[l] = lanes[l] < at[l] ? at[l] : lanes[l];
  }
  for (std::size_t half = kLanes / 2; half > 0; half /= 2) {
    for (std::size_t l = 0; l < half; ++l) lanes[l] = lanes[l] > lanes[l + half] ? lanes[l] : lanes[l + half];
  }
  float most = lanes[0];
  for (const float* at = whole; at != row + columns; ++at) most = most > *at ? most : *at;
  return most;
}

/// Σ of a row, in sixteen lanes that are added in order.
[[gnu::noinline]] float lane_sum(const float* row, std::size_t columns) {
  float lanes[kLanes] = {};
  const float* whole = row + columns / kLanes * kLanes;
  for (const float* at = row; at != whole; at += kLanes) {
    for (std::size_t l = 0; l < kLanes; ++l) lanes[l] += at[l];
  }
  float sum = 0;
  for (const float lane : lanes) sum += lane;
  for (const float* at = whole; at != row + columns; ++at) sum += *at;
  return sum;
}

/// to_j = e^(from_j − most). The arrays do not overlap.
[[gnu::noinline]] void exponentials(const float* __restrict from, float* __restrict to, std::size_t columns,
                                    float most) {
  // −88 for a finite `most`, where powers are 0. Were it a constant, compilers would take WebAssembly's `max`, which costs six
  // instructions of a processor for the sake of NaN; a comparison of variables costs one.
  const float least = -88.0f + 0.0f * most;
  for (std::size_t j = 0; j < columns; ++j) {
    const float below = from[j] - most;
    to[j] = numeric::quick_exp2((below < least ? least : below) * 1.44269504f);
  }
}

[[noreturn]] void refuse(const float* scores, std::size_t row, std::size_t columns) {
  const std::string name = "score row " + std::to_string(row + 1);
  for (std::size_t j = 0; j < columns; ++j) {
    if (std::isnan(scores[j])) throw InvalidArgument("not-a-number", name, "NaN", "finite, or −∞ where masked");
    if (std::isinf(scores[j]) && scores[j] > 0)
      throw InvalidArgument("not-finite", name, "∞", "finite, or −∞ where masked");
  }
  throw InvalidArgument("fully-masked", name, "−∞ everywhere", "at least one key that is not masked");
}

}  // namespace

void softmax_rows(std::span<const float> scores, std::uint64_t columns, std::span<float> weights) {
  const std::size_t width = columns;
  if (width == 0 || scores.empty()) throw InvalidArgument("empty", "scores", "0", "at least one row of one score");
  if (scores.size() % width != 0 || weights.size() != scores.size()) {
    throw InvalidArgument("wrong-size", scores.size() % width != 0 ? "scores" : "weights",
                          std::to_string(scores.size() % width != 0 ? scores.size() : weights.size()),
                          "whole rows of " + std::to_string(width) + ", as many weights as scores");
  }
  for (std::size_t begin = 0; begin < scores.size(); begin += width) {
    const float* from = scores.data() + begin;
    float* to = weights.data() + begin;
    const float most = largest(from, width);
    exponentials(from, to, width, most);
    const float sum = lane_sum(to, width);
    if (!std::isfinite(sum)) refuse(from, begin / width, width);
    const float share = 1.0f / sum;
    for (std::size_t j = 0; j < width; ++j) to[j] *= share;
  }
}

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
