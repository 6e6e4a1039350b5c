// Softmax, its readouts, its Jacobian and its answer to temperature, in any row.
#include "softmax/softmax.hpp"

#include "accepted.hpp"
#include "decoder.hpp"
#include "softmax/jacobian.hpp"

namespace {

using namespace sqrtdk;
using namespace sqrtdk::fuzz;

constexpr std::size_t kKeys = 24;

double rounding(std::size_t n) { return 1e-15 * static_cast<double>(n + 8); }

void a_row(Decoder& in) {
  const std::vector<double> scores = in.list(kKeys, &Decoder::any);
  const auto n = static_cast<double>(scores.size());
  std::vector<double> exponentials(scores.size()), weights(scores.size());
  std::vector<double> in_place = scores;
  const bool has_weights = accepted([&] {
    const softmax::Steps steps = softmax::softmax(scores, exponentials, weights);
    finite("the steps", steps.maximum, steps.sum);
    law(steps.sum >= 1, "the largest exponential is 1");
  });
  law(accepted([&] { softmax::softmax(in_place, in_place); }) == has_weights, "in place the same rows are refused");
  double logarithm = 0;
  const bool has_logarithm = accepted([&] { logarithm = softmax::log_sum_exp(scores); });
  std::vector<double> naive(scores.size());
  softmax::naive_softmax(scores, naive);
  if (!has_weights) return;

  law(in_place == weights, "in place the same weights");
  law(has_logarithm, "what has a softmax has a logarithm of its sum");
  finite("log-sum-exp", logarithm);
  double sum = 0;
  for (const double weight : weights) {
    law(weight >= 0 && weight <= 1, "a weight is in [0, 1]");
    sum += weight;
  }
  law(near(sum, 1, rounding(scores.size())), "weights sum to 1");
  const softmax::AttentionStats seen = softmax::attention_stats(weights);
  const double slack = 1 + 100 * rounding(scores.size());
  law(seen.peak >= 1 / n / slack && seen.peak <= 1, "the peak is in [1/n, 1]");
  law(seen.entropy >= 0 && seen.entropy <= std::log(n) * slack + rounding(scores.size()), "0 ≤ entropy ≤ ln n");
  law(seen.effective_keys >= 1 && seen.effective_keys <= n * slack, "1 ≤ effective keys ≤ n");
  law(seen.jacobian_trace >= 0 && seen.jacobian_trace <= 1, "the trace is in [0, 1]");
}

void jacobian(Decoder& in) {
  const std::vector<double> scores = in.list(kKeys);
  std::vector<double> weights(scores.size()), product(scores.size());
  if (!accepted([&] { softmax::softmax(scores, weights); })) return;
  const numeric::Matrix matrix = softmax::jacobian(weights);
  all_finite("the Jacobian", matrix);
  for (Eigen::Index i = 0; i < matrix.rows(); ++i) {
    double sum = 0;
    for (Eigen::Index j = 0; j < matrix.cols(); ++j) {
      law(matrix(i, j) == matrix(j, i), "the Jacobian is symmetric");
      sum += matrix(i, j);
    }
    law(near(sum, 0, 0, rounding(scores.size())), "rows of the Jacobian sum to 0");
  }
  const double norm = softmax::jacobian_frobenius(weights);
  law(norm >= 0 && norm <= 1, "the norm is in [0, 1]");
  const softmax::Bounds eigenvalue = softmax::jacobian_largest_eigenvalue(weights);
  law(eigenvalue.least >= 0 && eigenvalue.least <= eigenvalue.most && eigenvalue.most <= 0.5, "0 ≤ least ≤ most ≤ 1/2");

  std::vector<double> v(scores.size());
  for (double& entry : v) entry = in.finite();
  if (accepted([&] { softmax::jacobian_product(weights, v, product); })) {
    all_finite("J v", product);
    accepted([&] { softmax::product_with_jacobian(v, weights, v); });
    law(v == product, "vᵀ J is J v, in place too");
  }
}

void temperature(Decoder& in) {
  const std::vector<double> scores = in.list(kKeys, in.flag() ? &Decoder::any : &Decoder::finite);
  std::vector<double> weights(scores.size());
  accepted([&] {
    const softmax::TemperatureResponse at = softmax::temperature_response(scores, in.any(), weights);
    finite("a temperature's readouts", at.stats.peak, at.stats.entropy, at.stats.effective_keys,
           at.stats.jacobian_trace);
    finite("mean and variance under the weights", at.mean, at.variance);
    finite("slopes in the temperature", at.peak_slope, at.entropy_slope, at.effective_slope);
    law(at.peak_slope <= 0 && at.entropy_slope >= 0 && at.effective_slope >= 0, "warmer is flatter");
    all_finite("weights at a temperature", weights);
  });
}

void table(Decoder& in) {
  const auto rows = static_cast<Eigen::Index>(in.between(0, 4)), keys = static_cast<Eigen::Index>(in.between(0, 8));
  const numeric::Matrix scores = in.matrix(rows, keys, &Decoder::any);
  accepted([&] {
    const numeric::Matrix weights = softmax::softmax_rows(scores);
    all_finite("weights of rows", weights);
    for (Eigen::Index i = 0; i < rows; ++i) law(near(weights.row(i).sum(), 1, 1e-13), "each row sums to 1");
  });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Decoder in(data, size);
  switch (in.byte() % 4) {
    case 0:
      a_row(in);
      break;
    case 1:
      jacobian(in);
      break;
    case 2:
      temperature(in);
      break;
    default:
      table(in);
  }
  return 0;
}
