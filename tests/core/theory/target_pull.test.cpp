// The peak of the target's pull: against an independent quadrature, its optima, and simulated rows, like with like.
#include <cmath>
#include <cstdint>
#include <limits>
#include <random>
#include <vector>

#include "../../reference/theory/target_pull.hpp"
#include "accuracy.hpp"
#include "catch.hpp"
#include "experiments/gradient_rows.hpp"
#include "refusal.hpp"
#include "relative.hpp"
#include "statistics/sample_figures.hpp"
#include "theory/target_pull.hpp"

using namespace sqrtdk;

namespace {

/// Figures of one rule's pulls.
statistics::SampleFigures measured(std::uint64_t d, std::uint64_t keys, double spread, std::uint64_t rows,
                                   std::optional<double> z = std::nullopt) {
  const experiments::TargetPull asked{17, 0, d, keys, experiments::rules_of_spreads(std::vector{spread}), z};
  return statistics::sample_figures(numeric::row(experiments::target_pull(asked, 0, rows), 0));
}

}  // namespace

TEST_CASE("the mean log-sum-exp and the mean trace are those of another quadrature, from 2 keys to 2^30") {
  accuracy::Worst sums(1e-12, accuracy::kRelative), traces(1e-11, accuracy::kRelative);
  for (const LogSumGolden& golden : kLogSums) {
    INFO("n = " << golden.keys << ", spread = " << golden.spread);
    sums.see(relative(theory::mean_log_sum_exp(golden.keys, golden.spread), golden.log_sum));
    traces.see(relative(theory::mean_jacobian_trace(golden.keys, golden.spread), golden.trace));
  }
  sums.record("theory::mean_log_sum_exp", "2 … 2^30 keys, spreads 0.05 … 8", "NumPy");
  traces.record("theory::mean_jacobian_trace", "2 … 2^30 keys, spreads 0.05 … 8", "NumPy");
}

TEST_CASE("the geometric mean at a given z is that of another quadrature") {
  accuracy::Worst worst(1e-11, accuracy::kRelative);
  for (const PullAtGolden& golden : kPullsAt) {
    INFO("n = " << golden.keys << ", spread = " << golden.spread << ", z = " << golden.z);
    worst.see(relative(theory::geometric_mean_pull_at(golden.keys, golden.spread, golden.z), golden.pull));
  }
  worst.record("theory::geometric_mean_pull_at", "8 and 512 keys", "NumPy");
}

TEST_CASE("the geometric mean is greatest where σ² E tr J = 1: at 1.167, 1.020 and 1.003 for 8, 64 and 512 keys") {
  for (const BestSpreadGolden& golden : kBestSpreads) {
    const double best = theory::best_spread_of_keys(golden.keys);
    INFO("n = " << golden.keys);
    CHECK(std::fabs(best - golden.spread) < 1e-10);
    const double top = theory::geometric_mean_pull(golden.keys, best);
    CHECK(top > theory::geometric_mean_pull(golden.keys, best * 0.99));
    CHECK(top > theory::geometric_mean_pull(golden.keys, best * 1.01));
  }
  CHECK(theory::best_spread_of_keys(8) == Approx(1.167).margin(5e-4));
  CHECK(theory::best_spread_of_keys(64) == Approx(1.0205).margin(5e-4));
  CHECK(theory::best_spread_of_keys(512) == Approx(1.003).margin(5e-4));
  CHECK(theory::best_spread_of_keys(std::uint64_t{1} << 30) == Approx(1).margin(1e-8));
}

TEST_CASE("σ E tr J is the slope of the mean log-sum-exp in σ") {
  for (const std::uint64_t keys : {2, 8, 64}) {
    for (const double spread : {0.3, 1.0, 5.0}) {
      const auto central = [&](double h) {
        return (theory::mean_log_sum_exp(keys, spread + h) - theory::mean_log_sum_exp(keys, spread - h)) / (2 * h);
      };
      const double slope = (4 * central(0x1p-8) - central(0x1p-7)) / 3;
      CHECK(spread * theory::mean_jacobian_trace(keys, spread) == Approx(slope).epsilon(1e-7));
    }
  }
}

TEST_CASE("the limit σ e^{zσ − σ²/2} is greatest at (z + √(z² + 4))/2, which is 1 at z = 0") {
  CHECK(theory::limiting_pull(1, 0) == Approx(0.6065306597126334).epsilon(1e-15));
  CHECK(theory::best_spread(0) == 1);
  CHECK(theory::best_spread(1) == Approx(1.618033988749895).epsilon(1e-15));
  CHECK(theory::best_spread(-1) == Approx(0.618033988749895).epsilon(1e-15));
  for (const double z : {-8.0, -1.0, 0.0, 0.5, 3.0}) {
    const double best = theory::best_spread(z), top = theory::limiting_pull(best, z);
    CHECK(top > theory::limiting_pull(best * 0.999, z));
    CHECK(top > theory::limiting_pull(best * 1.001, z));
  }
}

TEST_CASE("with many keys the geometric means tend to the limit, of all targets and of those at z") {
  const std::uint64_t many = std::uint64_t{1} << 30;
  for (const double spread : {0.2, 1.0, 2.0}) {
    CHECK(theory::geometric_mean_pull(many, spread) == Approx(theory::limiting_pull(spread, 0)).epsilon(1e-6));
    for (const double z : {-1.0, 0.0, 2.0}) {
      CHECK(theory::geometric_mean_pull_at(many, spread, z) == Approx(theory::limiting_pull(spread, z)).epsilon(1e-6));
    }
  }
}

TEST_CASE(
    "simulated geometric means of n σ p_t are those of theory: the bracket is a factor below 1, near 1 for many keys",
    "[simulation]") {
  // E ln of the bracket in units of √d, for independent scores and large d: √((1 − p)² + Σ p²) is 1 within a few per cent at 64 keys.
  for (const std::uint64_t keys : {64, 512}) {
    for (const double spread : {0.5, 1.0}) {
      const statistics::SampleFigures figures = measured(512, keys, spread, keys == 64 ? 4096 : 1024);
      const double expected = theory::geometric_mean_pull(keys, spread);
      INFO("n = " << keys << ", spread = " << spread);
      REQUIRE(figures.geometric_mean.has_value());
      CHECK(figures.geometric_mean->interval->high > expected * 0.985);
      CHECK(figures.geometric_mean->interval->low < expected * 1.015);
    }
  }
  // Without its bracket the pull of 8 keys would be larger: the target has a share of it, and so have the others.
  const double eight = measured(512, 8, 1, 4096).geometric_mean->value / theory::geometric_mean_pull(8, 1);
  CHECK(eight > 0.85);
  CHECK(eight < 1.05);
}

TEST_CASE("simulated scores have the geometric mean of theory at every spread, past the collapse too") {
  std::mt19937_64 bits(2017);
  std::normal_distribution<double> normal;
  constexpr int kRows = 8000;
  for (const std::uint64_t keys : {8, 64}) {
    for (const double spread : {0.5, 2.0, 4.0, 8.0}) {
      double mean = 0, square = 0;
      for (int row = 0; row < kRows; ++row) {
        std::vector<double> scores(keys);
        for (double& score : scores) score = spread * normal(bits);
        double sum = 0;
        for (const double score : scores) sum += std::exp(score);
        const double log_pull = std::log(static_cast<double>(keys) * spread / sum) + scores[0];
        mean += log_pull / kRows;
        square += log_pull * log_pull / kRows;
      }
      INFO("n = " << keys << ", spread = " << spread);
      const double error = std::sqrt((square - mean * mean) / kRows);
      CHECK(std::fabs(mean - std::log(theory::geometric_mean_pull(keys, spread))) < 4 * error);
    }
  }
}

TEST_CASE("a target placed at z standard deviations has the geometric mean of theory", "[simulation]") {
  for (const double z : {-1.0, 0.0, 1.0}) {
    const statistics::SampleFigures figures = measured(1024, 512, 1, 256, z);
    const double expected = theory::geometric_mean_pull_at(512, 1, z);
    INFO("z = " << z);
    CHECK(figures.geometric_mean->value == Approx(expected).epsilon(0.03));
    CHECK(figures.median.value == Approx(theory::limiting_pull(1, z)).epsilon(0.03));
  }
}

TEST_CASE("keys, spreads and z outside are refused by name") {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  CHECK(refusal_of([] { theory::mean_log_sum_exp(1, 1); }) == "out-of-range|keys");
  CHECK(refusal_of([] { theory::mean_jacobian_trace((1ull << 30) + 1, 1); }) == "out-of-range|keys");
  CHECK(refusal_of([] { theory::geometric_mean_pull(8, 0.009); }) == "out-of-range|spread");
  CHECK(refusal_of([] { theory::geometric_mean_pull_at(8, 129, 0); }) == "out-of-range|spread");
  CHECK(refusal_of([] { theory::geometric_mean_pull_at(8, 1, 8.1); }) == "out-of-range|z");
  CHECK(refusal_of([&] { theory::limiting_pull(nan, 0); }) == "not-a-number|spread");
  CHECK(refusal_of([] { theory::best_spread(-9); }) == "out-of-range|z");
  CHECK(refusal_of([] { theory::best_spread_of_keys(0); }) == "out-of-range|keys");
  CHECK(refusal_of([] { theory::mean_log_sum_exp(1ull << 30, 128); }) == "accepted");
}
