// The pull on the typical row at any number of keys: against quadrature in the scores, simulated rows, closed cases and the limit of many.
#include "theory/typical_pull.hpp"

#include <cmath>
#include <cstdint>

#include "../../reference/theory/typical_pull.hpp"
#include "catch.hpp"
#include "experiments/pull_rows.hpp"
#include "refusal.hpp"
#include "statistics/sample_figures.hpp"
#include "theory/target_pull.hpp"

using namespace sqrtdk;
using theory::typical_pull;
using theory::typical_pull_at;

TEST_CASE("the median weight among 3 keys is that of a quadrature in the scores themselves") {
  for (const MedianWeightGolden& golden : kMedianWeights) {
    CAPTURE(golden.keys, golden.spread, golden.z);
    const double weight = golden.z > 8 ? theory::median_weight(golden.keys, golden.spread)
                                       : theory::median_weight_at(golden.keys, golden.spread, golden.z);
    CHECK(std::log((1 - weight) / weight) == Approx(golden.behind).margin(3e-5 * golden.spread));
  }
}

TEST_CASE("two keys: the median weight is ½, and σ z decides it where z is given") {
  CHECK(theory::median_weight(2, 3) == 0.5);
  CHECK(theory::median_weight_at(2, 2, 0.5) == Approx(1 / (1 + std::exp(-1.0))).epsilon(1e-14));
  // 2 σ p (1 − p) √2
  CHECK(typical_pull(2, 1) == Approx(std::sqrt(0.5)).epsilon(1e-14));
}

TEST_CASE("with many keys the typical pull tends to σ e^{zσ − σ²/2}, which is greatest at σ = 1") {
  for (const double spread : {0.2, 0.8, 1.0}) {
    CHECK(typical_pull(4096, spread) == Approx(theory::limiting_pull(spread, 0)).epsilon(2e-3));
    CHECK(typical_pull_at(4096, spread, 1) == Approx(theory::limiting_pull(spread, 1)).epsilon(6e-3));
  }
}

TEST_CASE("medians of rows drawn by their scores are those of theory, for any target and for those at z",
          "[simulation]") {
  for (const std::uint64_t keys : {8, 64, 512}) {
    for (const double spread : {0.1, 0.5, 1.0, 2.0}) {
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

TEST_CASE("the top: at 1.4 among 8 keys, where σ = 1 reaches 92 % of it, near 1 among 64, and broad") {
  const auto best = [](std::uint64_t keys) {
    double at = 0.5;
    for (double spread = 0.5; spread < 2; spread += 0.01) {
      if (typical_pull(keys, spread) > typical_pull(keys, at)) at = spread;
    }
    return at;
  };
  CHECK(best(8) == Approx(1.4).margin(0.03));
  CHECK(best(64) == Approx(1.05).margin(0.03));
  CHECK(typical_pull(8, 1) / typical_pull(8, 1.4) == Approx(0.92).margin(0.005));
  CHECK(typical_pull(64, 0.75) > 0.9 * typical_pull(64, 1.05));
  CHECK(typical_pull(64, 1.4) > 0.9 * typical_pull(64, 1.05));
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
  CHECK(refusal_of([] { typical_pull(8, 0.009); }) == "out-of-range|spread");
  CHECK(refusal_of([] { typical_pull(8, 129); }) == "out-of-range|spread");
  CHECK(refusal_of([] { typical_pull_at(8, 1, 8.5); }) == "out-of-range|z");
  CHECK(refusal_of([] { typical_pull(4096, 128); }) == "accepted");
}
