// Peak, entropy, effective number of keys and Jacobian trace against mpmath and in their limits.
#include "softmax/readouts.hpp"

#include <cmath>
#include <vector>

#include "../reference/softmax/goldens.hpp"
#include "accuracy.hpp"
#include "catch.hpp"
#include "hashed_numbers.hpp"
#include "relative.hpp"
#include "softmax/softmax.hpp"

using sqrtdk::softmax::Readouts;
using sqrtdk::softmax::readouts;

TEST_CASE("readouts agree with mpmath to 1e-15, from even weights to one-hot ones") {
  accuracy::Worst entropy(1.5e-15, accuracy::kRelative), keys(2e-15, accuracy::kRelative),
      trace(1.5e-15, accuracy::kRelative);
  for (const ReadoutGolden& golden : kReadouts) {
    const std::vector<double> weights(golden.weights, golden.weights + golden.keys);
    const Readouts found = readouts(weights);
    INFO("peak " << found.peak);
    entropy.see(relative(found.entropy, golden.entropy));
    keys.see(relative(found.effective_keys, golden.effective_keys));
    trace.see(relative(found.jacobian_trace, golden.jacobian_trace));
  }
  entropy.record("softmax::readouts, entropy", "even weights to one-hot ones", "mpmath");
  keys.record("softmax::readouts, effective keys", "even weights to one-hot ones", "mpmath");
  trace.record("softmax::readouts, trace of the Jacobian", "even weights to one-hot ones", "mpmath");
}

TEST_CASE("even weights have entropy ln n, n effective keys and Jacobian trace 1 - 1/n") {
  for (const int n : {1, 2, 8, 100, 1024}) {
    const std::vector<double> weights(static_cast<std::size_t>(n), 1.0 / n);
    const Readouts found = readouts(weights);
    CHECK(found.peak == 1.0 / n);
    CHECK(found.entropy == Approx(std::log(n)).margin(1e-15));
    CHECK(found.effective_keys == Approx(n).epsilon(1e-13));
    CHECK(found.jacobian_trace == Approx(1.0 - 1.0 / n).margin(1e-13));
  }
}

TEST_CASE("a one-hot row has entropy 0, one effective key and no gradient") {
  const Readouts found = readouts(std::vector<double>{0.0, 1.0, 0.0});
  CHECK(found.peak == 1.0);
  CHECK(found.entropy == 0.0);
  CHECK(found.effective_keys == 1.0);
  CHECK(found.jacobian_trace == 0.0);
}

TEST_CASE("close to one-hot nothing is lost, though 1 minus the sum of squares is 0 there") {
  const double small = 1e-30;
  const Readouts found = readouts(std::vector<double>{1.0, small});
  CHECK(found.jacobian_trace == Approx(2e-30).epsilon(1e-14));
  CHECK(found.entropy == Approx(small - small * std::log(small)).epsilon(1e-14));
}

TEST_CASE("readouts do not depend on the order of the keys") {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    std::vector<double> weights = hashed::bells(seed, 17, static_cast<double>(seed));
    sqrtdk::softmax::softmax(weights, weights);
    const Readouts found = readouts(weights);
    const Readouts mirrored = readouts(std::vector<double>(weights.rbegin(), weights.rend()));
    CHECK(mirrored.peak == found.peak);
    CHECK(mirrored.entropy == Approx(found.entropy).epsilon(1e-14));
    CHECK(mirrored.jacobian_trace == Approx(found.jacobian_trace).epsilon(1e-14));
  }
}
