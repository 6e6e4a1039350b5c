// Softmax over normal scores: closed forms against mpmath, and limits and expansions against simulated rows.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

#include "../../reference/theory/gaussian_softmax.hpp"
#include "accuracy.hpp"
#include "catch.hpp"
#include "numeric/check.hpp"
#include "random/normal.hpp"
#include "random/stream.hpp"
#include "refusal.hpp"
#include "relative.hpp"
#include "softmax/softmax.hpp"
#include "theory/gaussian_softmax.hpp"
#include "theory/target_pull.hpp"

using namespace sqrtdk;

namespace {

/// A mean over rows, and its standard error.
struct Mean {
  double sum = 0, squares = 0, count = 0;

  void add(double x) { sum += x, squares += x * x, count += 1; }
  double value() const { return sum / count; }
  double error() const { return std::sqrt((squares / count - value() * value()) / count); }
  bool near(double expected, double slack = 0) const { return std::fabs(value() - expected) < 4.5 * error() + slack; }
};

struct Rows {
  Mean peak, entropy, jacobian_trace, participation;
};

/// Rows of n scores N(0, σ²), sixteen at a time.
Rows simulated(int n, double spread, int blocks) {
  Rows rows;
  std::vector<float> block(static_cast<std::size_t>(n) * random::kLanes);
  std::vector<double> scores(static_cast<std::size_t>(n)), weights(scores);
  random::Stream stream({24, static_cast<std::uint64_t>(n), 0});
  for (int b = 0; b < blocks; ++b) {
    random::fill_normal(stream, block.data(), n);
    for (std::size_t lane = 0; lane < random::kLanes; ++lane) {
      for (std::size_t j = 0; j < scores.size(); ++j) {
        scores[j] = spread * static_cast<double>(block[j * random::kLanes + lane]);
      }
      softmax::softmax(scores, weights);
      const softmax::AttentionStats found = softmax::attention_stats(weights);
      rows.peak.add(found.peak), rows.entropy.add(found.entropy), rows.jacobian_trace.add(found.jacobian_trace);
      rows.participation.add(1 / (1 - found.jacobian_trace));
    }
  }
  return rows;
}

}  // namespace

TEST_CASE("the density of the top gap at 0 is right to 1e-12 from 2 keys to 2^30") {
  accuracy::Worst worst(1e-12, accuracy::kRelative);
  for (const TopGapGolden& golden : kTopGaps) {
    INFO("n = " << golden.keys);
    worst.see(relative(theory::top_gap_density(golden.keys), golden.density));
  }
  worst.record("theory::top_gap_density", "2 … 2^30 keys", "mpmath");
  CHECK(relative(theory::top_gap_density(2), 0.5641895835477563) < 1e-15);
  CHECK(relative(theory::top_gap_density(3), 1.5 * 0.5641895835477563) < 1e-15);
}

TEST_CASE("softmax of two scores is right to 1e-12 at every spread, and even where there is none") {
  accuracy::Worst worst(1e-12, accuracy::kRelative);
  for (const TwoKeysGolden& golden : kTwoKeys) {
    const auto two = theory::softmax_of_two(golden.spread);
    INFO("spread = " << golden.spread);
    worst.see(relative(two.shortfall, golden.shortfall));
    worst.see(relative(two.jacobian_trace, golden.jacobian_trace));
    worst.see(relative(two.entropy, golden.entropy));
    CHECK(two.peak == 1 - two.shortfall);
  }
  worst.record("theory::softmax_of_two", "shortfall, Jacobian trace and entropy at every spread", "mpmath");
  const auto even = theory::softmax_of_two(0);
  CHECK(relative(even.peak, 0.5) < 1e-14);
  CHECK(relative(even.jacobian_trace, 0.5) < 1e-14);
  CHECK(relative(even.entropy, 0.6931471805599453) < 1e-14);
  CHECK(theory::softmax_of_two(1).peak == Approx(0.725213).epsilon(1e-6));
  CHECK(theory::softmax_of_two(8).peak == Approx(0.951601).epsilon(1e-6));
}

TEST_CASE("simulated rows of two keys agree with the exact means") {
  for (const double spread : {0.5, 2.0, 10.0}) {
    const Rows rows = simulated(2, spread, 8000);
    const auto two = theory::softmax_of_two(spread);
    INFO("spread = " << spread);
    CHECK(rows.peak.near(two.peak));
    CHECK(rows.entropy.near(two.entropy));
    CHECK(rows.jacobian_trace.near(two.jacobian_trace));
  }
}

TEST_CASE("the expansion about uniform weights leaves out terms of order σ⁴, as two keys show exactly") {
  for (const double spread : {0.05, 0.1, 0.2, 0.4}) {
    const auto two = theory::softmax_of_two(spread);
    const auto flat = theory::flat_softmax(2, spread);
    const double fourth = spread * spread * spread * spread;
    INFO("spread = " << spread);
    CHECK(std::fabs(flat.entropy - two.entropy) < 0.19 * fourth);
    CHECK(std::fabs(flat.sum_of_squares - (1 - two.jacobian_trace)) < 0.3 * fourth);
    CHECK(std::fabs(flat.entropy - two.entropy) > 0.15 * fourth);
  }
  CHECK(theory::flat_softmax(64, 0).entropy == Approx(std::log(64.0)).epsilon(1e-15));
  CHECK(theory::flat_softmax(64, 0).sum_of_squares == 1.0 / 64);
}

TEST_CASE(
    "what the expansion about uniform weights leaves out is within its bounds for any number of keys, up to σ = 1") {
  for (const std::uint64_t keys : {2, 3, 4, 8, 64, 512, 4096, 1 << 30}) {
    for (const double spread : {0.1, 0.5, 1.0}) {
      const auto flat = theory::flat_softmax(keys, spread);
      const double fourth = spread * spread * spread * spread, n = static_cast<double>(keys);
      INFO(keys << " keys, spread = " << spread);
      CHECK(std::fabs(flat.entropy - theory::mean_entropy(keys, spread)) < 0.19 * fourth);
      CHECK(std::fabs(flat.sum_of_squares - (1 - theory::mean_jacobian_trace(keys, spread))) * n < 0.72 * fourth);
    }
  }
  // E Σ p² tends to e^(σ²)/n.
  const double many = (1 - theory::mean_jacobian_trace(1 << 20, 1)) * (1 << 20);
  CHECK(many == Approx(std::exp(1.0)).epsilon(1e-4));
}

TEST_CASE("the mean entropy is exact for two keys, and that of simulated rows on the line of collapse") {
  for (const double spread : {0.05, 0.5, 1.0, 1.18, 4.0, 16.0, 128.0}) {
    INFO("spread = " << spread);
    CHECK(std::fabs(theory::mean_entropy(2, spread) - theory::softmax_of_two(spread).entropy) <
          1e-12 * std::max(1.0, spread + spread * spread));
  }
  for (const int n : {3, 64}) {
    const double line = theory::collapse_spread(static_cast<std::uint64_t>(n));
    for (const double spread : {0.99 * line, 1.01 * line, 2 * line}) {
      const Rows rows = simulated(n, spread, 1500);
      INFO("n = " << n << ", spread = " << spread);
      CHECK(rows.entropy.near(theory::mean_entropy(static_cast<std::uint64_t>(n), spread)));
    }
  }
}

TEST_CASE("simulated rows of nearly uniform weights agree with the expansion", "[simulation]") {
  for (const int n : {4, 64}) {
    const Rows rows = simulated(n, 0.25, 3000);
    const auto flat = theory::flat_softmax(static_cast<std::uint64_t>(n), 0.25);
    const double fourth = 0.25 * 0.25 * 0.25 * 0.25;
    INFO("n = " << n);
    CHECK(rows.entropy.near(flat.entropy, 0.19 * fourth));
    CHECK(rows.jacobian_trace.near(1 - flat.sum_of_squares, 0.6 * fourth / n));
  }
}

TEST_CASE("the expansion about one-hot weights leaves out terms of order 1/σ², as two keys show exactly") {
  for (const double spread : {4.0, 8.0, 100.0, 1e6}) {
    const auto two = theory::softmax_of_two(spread);
    const auto sharp = theory::sharp_softmax(2, spread);
    INFO("spread = " << spread);
    CHECK(std::fabs(sharp.jacobian_trace / two.jacobian_trace - 1) < 1 / (spread * spread));
    CHECK(std::fabs(sharp.entropy / two.entropy - 1) < 2 / (spread * spread));
    CHECK(std::fabs((1 - sharp.peak) / two.shortfall - 1) < 1 / (spread * spread) + 1e-15 / two.shortfall);
  }
}

TEST_CASE("simulated sharp rows agree with the expansion within terms of order 1/σ², at n = 5 and 64", "[simulation]") {
  for (const int n : {5, 64}) {
    for (const double spread : {16.0, 64.0}) {
      const Rows rows = simulated(n, spread, 1500);
      const auto sharp = theory::sharp_softmax(static_cast<std::uint64_t>(n), spread);
      const double slack = 1 / (spread * spread);  // a third key near the top counts in the entropy most
      INFO("n = " << n << ", spread = " << spread);
      CHECK(rows.jacobian_trace.near(sharp.jacobian_trace, slack));
      CHECK(rows.entropy.near(sharp.entropy, 8 * slack));
      CHECK(rows.peak.near(sharp.peak, slack));
    }
  }
}

TEST_CASE("the line of collapse: √(2 ln n) for n keys, and e^(σ²/2) keys for a spread, are inverse to each other") {
  CHECK(theory::collapse_spread(16) == Approx(2.35).epsilon(3e-3));
  CHECK(theory::collapse_spread(64) == Approx(2.88).epsilon(2e-3));
  CHECK(theory::collapse_spread(1024) == Approx(3.72).epsilon(2e-3));
  CHECK(theory::collapse_spread(1) == 0);
  CHECK(theory::log_collapse_keys(8) == 32);
  CHECK(std::exp(theory::log_collapse_keys(1)) == Approx(1.65).epsilon(1e-3));
  CHECK(relative(theory::log_collapse_keys(1e150), 0.5e300) < 1e-15);
  for (const std::uint64_t n : {2, 100, 1 << 30}) {
    CHECK(relative(theory::log_collapse_keys(theory::collapse_spread(n)), std::log(static_cast<double>(n))) < 1e-15);
  }
}

TEST_CASE("the frozen phase is right to 1e-12 from just above the line to one-hot weights") {
  accuracy::Worst worst(1.0, accuracy::kOfBound);
  for (const FrozenGolden& golden : kFrozen) {
    const auto frozen = theory::frozen_phase(golden.keys, golden.spread);
    INFO("n = " << golden.keys << ", spread = " << golden.spread);
    // σ − σ_c carries the rounding of σ_c, magnified where it is small.
    const double felt = 1e-15 / golden.sum_of_squares;
    worst.see(relative(frozen.peak, golden.peak) / (1e-12 + felt));
    worst.see(relative(frozen.entropy, golden.entropy) / (1e-12 + felt));
    worst.see(relative(frozen.sum_of_squares, golden.sum_of_squares) / (1e-14 + felt));
  }
  worst.record("theory::frozen_phase",
               "n to 2^30, from just above the line to one-hot; the bound is 1e-12 + 1e-15/(1 − m)", "mpmath");
}

TEST_CASE("a Poisson process with the frozen phase's intensity has its peak, entropy and sum of squares",
          "[simulation]") {
  const std::uint64_t keys = 1024;
  for (const double m : {0.2, 0.4}) {
    Rows rows;
    Mean squares;
    random::Stream stream({25, 1, 0});
    constexpr int kPoints = 600;
    std::vector<float> block(kPoints * random::kLanes);
    std::vector<double> scores(kPoints), weights(scores);
    for (int b = 0; b < 500; ++b) {
      random::fill_uniform(stream, block.data(), kPoints);
      for (std::size_t lane = 0; lane < random::kLanes; ++lane) {
        double arrival = 0;
        for (std::size_t i = 0; i < scores.size(); ++i) {
          arrival -= std::log(static_cast<double>(block[i * random::kLanes + lane]));
          scores[i] = -std::log(arrival) / m;  // the logarithm of a point arrival^{−1/m}
        }
        softmax::softmax(scores, weights);
        const softmax::AttentionStats found = softmax::attention_stats(weights);
        rows.peak.add(found.peak), rows.entropy.add(found.entropy), squares.add(1 - found.jacobian_trace);
      }
    }
    const auto frozen = theory::frozen_phase(keys, theory::collapse_spread(keys) / m);
    INFO("m = " << m);
    CHECK(rows.peak.near(frozen.peak, 1e-4));
    CHECK(rows.entropy.near(frozen.entropy, 2e-3));  // the points left out
    CHECK(squares.near(frozen.sum_of_squares, 1e-4));
  }
}

TEST_CASE("below the line, rows of many keys have the entropy and the participation of the spread phase") {
  const int n = 1 << 14;
  for (const double spread : {0.5, 1.0, 1.5}) {
    const Rows rows = simulated(n, spread, 2);
    const auto phase = theory::high_temperature_phase(n, spread);
    INFO("spread = " << spread);
    CHECK(std::fabs(rows.entropy.value() - phase.entropy) < 0.02);
    CHECK(std::fabs(std::log(rows.participation.value()) - phase.log_participation) < 0.08);
    // Half a power of ln n is beyond the leading term.
    CHECK(std::fabs(std::log(rows.peak.value()) - phase.log_peak) < std::log(std::log(static_cast<double>(n))));
  }
}

TEST_CASE("the spread phase joins uniform weights at σ = 0, and its parts join at half the line") {
  const auto uniform = theory::high_temperature_phase(1024, 0);
  CHECK(uniform.entropy == std::log(1024.0));
  CHECK(uniform.log_participation == std::log(1024.0));
  CHECK(relative(uniform.log_peak, -std::log(1024.0)) < 1e-15);
  const double half = 0.5 * theory::collapse_spread(1024);
  const auto below = theory::high_temperature_phase(1024, half * (1 - 1e-12)),
             above = theory::high_temperature_phase(1024, half * (1 + 1e-12));
  CHECK(relative(below.log_participation, above.log_participation) < 1e-11);
  const auto end = theory::high_temperature_phase(1024, theory::collapse_spread(1024));
  CHECK(end.log_peak == 0);
  CHECK(std::fabs(end.entropy) < 1e-14);
  CHECK(end.log_participation == 0);
}

TEST_CASE("far in the frozen phase its first terms and those of the fixed-n expansion have the same form") {
  // m ln 2 and (π²/6) m beside g_n ln 2/σ and (π²/6) g_n/σ, where g_n tends to σ_c = √(2 ln n).
  const double critical = theory::collapse_spread(1 << 30), spread = 1e6;
  const auto frozen = theory::frozen_phase(1 << 30, spread);
  CHECK((1 - frozen.peak) * spread / critical == Approx(std::log(2.0)).epsilon(1e-4));
  CHECK(frozen.entropy * spread / critical == Approx(1.6449340668).epsilon(1e-4));
  CHECK(theory::top_gap_density(1 << 30) == Approx(critical).epsilon(0.06));
}

TEST_CASE("softmax of normal scores refuses keys and spreads outside, by name") {
  CHECK(refusal_of([] { theory::top_gap_density(1); }) == "out-of-range|keys");
  CHECK(refusal_of([] { theory::top_gap_density((1 << 30) + 1); }) == "out-of-range|keys");
  CHECK(refusal_of([] { theory::flat_softmax(1, 0.5); }) == "out-of-range|keys");
  CHECK(refusal_of([] { theory::flat_softmax(4, 1.1); }) == "out-of-range|spread");
  CHECK(refusal_of([] { theory::sharp_softmax(64, 2.8); }) == "out-of-range|spread");
  CHECK(refusal_of([] { theory::sharp_softmax(64, std::nan("")); }) == "not-a-number|spread");
  CHECK(refusal_of([] { theory::softmax_of_two(-1); }) == "out-of-range|spread");
  CHECK(refusal_of([] { theory::softmax_of_two(1e13); }) == "out-of-range|spread");
  CHECK(refusal_of([] { theory::collapse_spread(0); }) == "out-of-range|keys");
  CHECK(refusal_of([] { theory::high_temperature_phase(1, 0); }) == "out-of-range|keys");
  CHECK(refusal_of([] { theory::frozen_phase(1, 1); }) == "out-of-range|keys");
  CHECK(refusal_of([] { theory::log_collapse_keys(-1); }) == "out-of-range|spread");
  CHECK(refusal_of([] { theory::high_temperature_phase(64, 2.9); }) == "out-of-range|spread");
  CHECK(refusal_of([] { theory::frozen_phase(64, 2.8); }) == "out-of-range|spread");
  CHECK(refusal_of([] { theory::frozen_phase(64, theory::collapse_spread(64)); }) == "out-of-range|spread");
}
