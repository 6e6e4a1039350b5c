// Peak, entropy, effective number of keys and Jacobian trace against mpmath and in their limits, and their derivatives in the temperature.
#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "../../reference/softmax/goldens.hpp"
#include "../../reference/softmax/jacobian.hpp"
#include "accuracy.hpp"
#include "catch.hpp"
#include "hashed_numbers.hpp"
#include "numeric/check.hpp"
#include "refusal.hpp"
#include "relative.hpp"
#include "softmax/softmax.hpp"

using namespace sqrtdk;
using softmax::temperature_response;
using softmax::TemperatureResponse;
using sqrtdk::softmax::attention_stats;
using sqrtdk::softmax::AttentionStats;

TEST_CASE("the statistics of attention agree with mpmath to 1e-15, from even weights to one-hot ones") {
  accuracy::Worst entropy(1.5e-15, accuracy::kRelative), keys(2e-15, accuracy::kRelative),
      trace(1.5e-15, accuracy::kRelative);
  for (const ReadoutGolden& golden : kReadouts) {
    const std::vector<double> weights(golden.weights, golden.weights + golden.keys);
    const AttentionStats found = attention_stats(weights);
    INFO("peak " << found.peak);
    entropy.see(relative(found.entropy, golden.entropy));
    keys.see(relative(found.effective_keys, golden.effective_keys));
    trace.see(relative(found.jacobian_trace, golden.jacobian_trace));
  }
  entropy.record("softmax::attention_stats, entropy", "even weights to one-hot ones", "mpmath");
  keys.record("softmax::attention_stats, effective keys", "even weights to one-hot ones", "mpmath");
  trace.record("softmax::attention_stats, trace of the Jacobian", "even weights to one-hot ones", "mpmath");
}

TEST_CASE("even weights have entropy ln n, n effective keys and Jacobian trace 1 - 1/n") {
  for (const int n : {1, 2, 8, 100, 1024}) {
    const std::vector<double> weights(static_cast<std::size_t>(n), 1.0 / n);
    const AttentionStats found = attention_stats(weights);
    CHECK(found.peak == 1.0 / n);
    CHECK(found.entropy == Approx(std::log(n)).margin(1e-15));
    CHECK(found.effective_keys == Approx(n).epsilon(1e-13));
    CHECK(found.jacobian_trace == Approx(1.0 - 1.0 / n).margin(1e-13));
  }
}

TEST_CASE("a one-hot row has entropy 0, one effective key and no gradient") {
  const AttentionStats found = attention_stats(std::vector<double>{0.0, 1.0, 0.0});
  CHECK(found.peak == 1.0);
  CHECK(found.entropy == 0.0);
  CHECK(found.effective_keys == 1.0);
  CHECK(found.jacobian_trace == 0.0);
}

TEST_CASE("close to one-hot nothing is lost, though 1 minus the sum of squares is 0 there") {
  const double small = 1e-30;
  const AttentionStats found = attention_stats(std::vector<double>{1.0, small});
  CHECK(found.jacobian_trace == Approx(2e-30).epsilon(1e-14));
  CHECK(found.entropy == Approx(small - small * std::log(small)).epsilon(1e-14));
}

TEST_CASE("the statistics of attention do not depend on the order of the keys") {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    std::vector<double> weights = hashed::bells(seed, 17, static_cast<double>(seed));
    sqrtdk::softmax::softmax(weights, weights);
    const AttentionStats found = attention_stats(weights);
    const AttentionStats mirrored = attention_stats(std::vector<double>(weights.rbegin(), weights.rend()));
    CHECK(mirrored.peak == found.peak);
    CHECK(mirrored.entropy == Approx(found.entropy).epsilon(1e-14));
    CHECK(mirrored.jacobian_trace == Approx(found.jacobian_trace).epsilon(1e-14));
  }
}

namespace {

constexpr double kMaskedScore = -std::numeric_limits<double>::infinity();

std::string stats_refusal(const std::vector<double>& scores, double temperature) {
  return refusal_of([&] { temperature_response(scores, temperature); });
}

}  // namespace

TEST_CASE("slopes in the temperature agree with mpmath") {
  accuracy::Worst means(1e-14, accuracy::kRelative), slopes(1e-13, accuracy::kRelative);
  for (const TemperatureGolden& golden : kTemperatures) {
    const std::vector<double> scores(golden.scores, golden.scores + golden.keys);
    const TemperatureResponse found = temperature_response(scores, golden.temperature);
    INFO("temperature " << golden.temperature << ", peak " << found.stats.peak);
    // Rounding (x − max)/τ, up to 200 here, costs half an ulp of it.
    means.see(relative(found.mean, golden.mean));
    slopes.see(relative(found.variance, golden.variance));
    slopes.see(relative(found.entropy_slope, golden.entropy_slope));
    slopes.see(relative(found.peak_slope, golden.peak_slope));
    slopes.see(relative(found.effective_slope, golden.effective_slope));
  }
  means.record("softmax::temperature_response, mean", "scores 200 temperatures apart and less", "mpmath");
  slopes.record("softmax::temperature_response, variance and slopes", "scores 200 temperatures apart and less",
                "mpmath");
}

TEST_CASE("a warmer row is more even: entropy rises, the peak falls, more keys count") {
  const auto scores = hashed::bells(3, 40, 2.0);
  for (const double t : {0.05, 0.3, 1.0, 4.0, 50.0}) {
    const TemperatureResponse found = temperature_response(scores, t);
    CHECK(found.entropy_slope > 0);
    CHECK(found.peak_slope < 0);
    CHECK(found.effective_slope > 0);
  }
}

TEST_CASE(
    "the weights at a temperature are the softmax of the scores divided by it; half the temperature squares the odds") {
  const std::vector<double> scores = {1.0, -0.5, 0.25, kMaskedScore};
  std::vector<double> halves(4), ones(4), expected(4);
  temperature_response(scores, 0.5, halves);
  temperature_response(scores, 1.0, ones);
  softmax::softmax(std::vector<double>{2.0, -1.0, 0.5, kMaskedScore}, expected);
  CHECK(halves == expected);
  CHECK(halves[0] / halves[1] == Approx(std::pow(ones[0] / ones[1], 2)).epsilon(1e-15));
  CHECK(halves[3] == 0.0);
}

TEST_CASE("central differences of the statistics give the slopes") {
  const auto scores = hashed::bells(4, 12, 3.0);
  const double t = 1.5, step = 0x1p-16;
  const TemperatureResponse at = temperature_response(scores, t), above = temperature_response(scores, t + step),
                            below = temperature_response(scores, t - step);
  const auto slope = [&](double softmax::AttentionStats::*figure) {
    return (above.stats.*figure - below.stats.*figure) / (2 * step);
  };
  CHECK(at.entropy_slope == Approx(slope(&softmax::AttentionStats::entropy)).epsilon(1e-9));
  CHECK(at.peak_slope == Approx(slope(&softmax::AttentionStats::peak)).epsilon(1e-9));
  CHECK(at.effective_slope == Approx(slope(&softmax::AttentionStats::effective_keys)).epsilon(1e-9));
}

TEST_CASE("temperature and scores doubled together leave the statistics and halve the slopes") {
  const auto scores = hashed::bells(6, 9), doubled = hashed::bells(6, 9, 2.0);
  const TemperatureResponse one = temperature_response(scores, 0.75), two = temperature_response(doubled, 1.5);
  CHECK(two.stats.entropy == one.stats.entropy);
  CHECK(two.entropy_slope == one.entropy_slope / 2);
  CHECK(two.peak_slope == one.peak_slope / 2);
  CHECK(two.variance == 4 * one.variance);
}

TEST_CASE("one number added to all scores moves their mean and nothing else") {
  const std::vector<double> scores = {0.25, -3.5, 2.0, 1.75}, shifted = {4096.25, 4092.5, 4098.0, 4097.75};
  const TemperatureResponse here = temperature_response(scores, 0.5), there = temperature_response(shifted, 0.5);
  CHECK(there.mean == Approx(here.mean + 4096.0).epsilon(1e-15));
  CHECK(there.variance == here.variance);
  CHECK(there.entropy_slope == here.entropy_slope);
  CHECK(there.peak_slope == here.peak_slope);
}

TEST_CASE("equal scores and single keys do not answer to the temperature, masked keys are not there") {
  for (const std::vector<double>& scores : {std::vector<double>{3.0, 3.0, 3.0}, std::vector<double>{-7.0}}) {
    const TemperatureResponse found = temperature_response(scores, 2.0);
    CHECK(found.entropy_slope == 0.0);
    CHECK(found.peak_slope == 0.0);
    CHECK(found.effective_slope == 0.0);
  }
  const TemperatureResponse with = temperature_response(std::vector<double>{1.0, kMaskedScore, 2.5}, 1.0),
                            without = temperature_response(std::vector<double>{1.0, 2.5}, 1.0);
  CHECK(with.entropy_slope == Approx(without.entropy_slope).epsilon(1e-15));
  CHECK(with.mean == Approx(without.mean).epsilon(1e-15));
}

TEST_CASE("a frozen row loses no digit of its slopes") {
  // Two keys: p_2 = e^{-Δ/τ}, variance Δ² p_2.
  const TemperatureResponse found = temperature_response(std::vector<double>{0.0, -100.0}, 1.0);
  const double p = std::exp(-100.0);
  CHECK(found.variance == Approx(1e4 * p).epsilon(1e-13).margin(0));
  CHECK(found.peak_slope == Approx(-100.0 * p).epsilon(1e-13).margin(0));
}

TEST_CASE("temperatures that are not above zero and rows without a softmax are refused") {
  CHECK(stats_refusal({1.0, 2.0}, 0.0) == "out-of-range|temperature");
  CHECK(stats_refusal({1.0, 2.0}, -1.0) == "out-of-range|temperature");
  CHECK(stats_refusal({1.0, 2.0}, std::nan("")) == "not-a-number|temperature");
  CHECK(stats_refusal({1.0, 2.0}, std::numeric_limits<double>::infinity()) == "not-finite|temperature");
  CHECK(stats_refusal({}, 1.0) == "empty|scores");
  CHECK(stats_refusal({kMaskedScore}, 1.0) == "fully-masked|scores");
  CHECK(stats_refusal({std::nan("")}, 1.0) == "not-a-number|score 1");
}
