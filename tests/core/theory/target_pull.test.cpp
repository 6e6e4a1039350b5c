// The peak of the target's pull: against an independent quadrature, its optima, and simulated rows, like with like.
// The pull on the typical row at any number of keys: against quadrature in the scores, simulated rows, closed cases and the limit of many.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <random>
#include <vector>

#include "../../reference/theory/target_pull.hpp"
#include "../../reference/theory/typical_pull.hpp"
#include "accuracy.hpp"
#include "catch.hpp"
#include "experiments/gradient_rows.hpp"
#include "experiments/pull_rows.hpp"
#include "refusal.hpp"
#include "relative.hpp"
#include "statistics/sample_figures.hpp"
#include "theory/target_pull.hpp"
#include "theory/typical_pull.hpp"

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

TEST_CASE("simulated scores have the geometric mean of theory at every spread, past the collapse too", "[simulation]") {
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

using theory::typical_pull;
using theory::typical_pull_at;
using theory::typical_top;

TEST_CASE("the typical pull among 2 and 3 keys is that of a quadrature in the scores themselves") {
  for (const TypicalPullGolden& golden : kTypicalPulls) {
    CAPTURE(golden.keys, golden.spread, golden.z);
    const double pull =
        golden.z > 8 ? typical_pull(golden.keys, golden.spread) : typical_pull_at(golden.keys, golden.spread, golden.z);
    CHECK(pull == Approx(golden.pull).epsilon(3e-5 * std::max(1.0, golden.spread)));
  }
}

TEST_CASE("with many keys the typical pull tends to σ e^{zσ − σ²/2}, which is greatest at σ = 1") {
  for (const double spread : {0.2, 0.8, 1.0}) {
    CHECK(typical_pull(4096, spread) == Approx(theory::limiting_pull(spread, 0)).epsilon(2e-3));
    CHECK(typical_pull_at(4096, spread, 1) == Approx(theory::limiting_pull(spread, 1)).epsilon(6e-3));
  }
}

TEST_CASE("medians of rows drawn by their scores are those of theory, for any target and for those at z",
          "[simulation]") {
  for (const std::uint64_t keys : {2, 3, 8, 64, 512}) {
    for (const double spread : {0.1, 0.5, 1.0, 2.0, 4.0}) {
      for (const std::optional<double> z : {std::optional<double>(), std::optional(-1.0), std::optional(1.0)}) {
        CAPTURE(keys, spread, z.value_or(99));
        const experiments::PullRows asked{2017, keys, keys == 512 ? 8192u : 32'768u, z};
        const auto found = statistics::sample_figures(experiments::pull_rows(asked, 1024, 32 / spread)).median;
        const double expected = z ? typical_pull_at(keys, spread, *z) : typical_pull(keys, spread);
        // Beyond 95 in 100 intervals, and 3 % for the bracket at its mean.
        CHECK(found.interval->low * 0.96 < expected);
        CHECK(found.interval->high * 1.03 > expected);
      }
    }
  }
}

TEST_CASE("the top: at 1.4 among 8 keys, where σ = 1 reaches 92 % of it, near 1 among 64, and broad", "[simulation]") {
  const auto highest = [](std::uint64_t keys, double from, double to, double step) {
    double at = from, most = 0;
    for (double spread = from; spread < to; spread += step) {
      const double pull = typical_pull(keys, spread);
      if (pull <= most) continue;
      most = pull;
      at = spread;
    }
    return at;
  };
  const auto best = [&](std::uint64_t keys) {
    const double near = highest(keys, 0.5, 3, 0.1);
    return highest(keys, near - 0.1, near + 0.1, 0.01);
  };
  for (const std::uint64_t keys : {2, 3, 8, 64, 512}) {
    CAPTURE(keys);
    const theory::TypicalTop top = typical_top(keys);
    const double at = best(keys);
    CHECK(top.spread == Approx(at).margin(0.015));
    CHECK(top.share_of_one == Approx(typical_pull(keys, 1) / typical_pull(keys, at)).epsilon(1e-3));
    CHECK(top.share_of_one <= 1 + 1e-6);
  }
  CHECK(best(8) == Approx(1.4).margin(0.03));
  CHECK(best(64) == Approx(1.05).margin(0.03));
  CHECK(typical_pull(8, 1) / typical_pull(8, 1.4) == Approx(0.92).margin(0.005));
  CHECK(typical_pull(64, 0.75) > 0.9 * typical_pull(64, 1.05));
  CHECK(typical_pull(64, 1.4) > 0.9 * typical_pull(64, 1.05));
}

TEST_CASE("for a target at z the top is where no other spread pulls harder", "[simulation]") {
  for (const std::uint64_t keys : {2, 3, 8, 64}) {
    for (const double z : {-8.0, -1.0, 0.0, 2.0, 8.0}) {
      CAPTURE(keys, z);
      const theory::TypicalTop top = typical_top(keys, z);
      const double most = typical_pull_at(keys, top.spread, z);
      CHECK(top.share_of_one == Approx(typical_pull_at(keys, 1, z) / most).epsilon(1e-12));
      double highest = 0;
      for (double log = -3; log < 4; log += 0.2) highest = std::max(highest, typical_pull_at(keys, std::exp(log), z));
      CHECK(highest <= most * (1 + 1e-6));
    }
  }
}

TEST_CASE("a target that scores higher pulls harder at small spreads, and its top lies farther right") {
  CHECK(typical_pull_at(64, 1, 1) > typical_pull_at(64, 1, 0));
  CHECK(typical_pull_at(64, 1, 0) > typical_pull_at(64, 1, -1));
  CHECK(typical_pull_at(512, 1.6, 1) > typical_pull_at(512, 1, 1));
  CHECK(typical_pull_at(512, 0.62, -1) > typical_pull_at(512, 1, -1));
}

TEST_CASE("keys, spreads and z that the typical pull does not take are refused by name") {
  CHECK(refusal_of([] { typical_pull(1, 1); }) == "out-of-range|keys");
  CHECK(refusal_of([] { typical_pull(4097, 1); }) == "out-of-range|keys");
  CHECK(refusal_of([] { typical_top(1); }) == "out-of-range|keys");
  CHECK(refusal_of([] { typical_top(4097); }) == "out-of-range|keys");
  CHECK(refusal_of([] { typical_top(8, 8.5); }) == "out-of-range|z");
  CHECK(refusal_of([] { typical_pull(8, 0.009); }) == "out-of-range|spread");
  CHECK(refusal_of([] { typical_pull(8, 129); }) == "out-of-range|spread");
  CHECK(refusal_of([] { typical_pull_at(8, 1, 8.5); }) == "out-of-range|z");
  CHECK(refusal_of([] { typical_pull(4096, 128); }) == "accepted");
}
