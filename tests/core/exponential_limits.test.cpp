// e^(πd): quotients down to the last subnormal, and the d at which each format gives out.
#include "scaling/exponential_limits.hpp"

#include <cmath>
#include <string>
#include <vector>

#include "../reference/scaling/goldens.hpp"
#include "accuracy.hpp"
#include "catch.hpp"
#include "numeric/invalid_argument.hpp"
#include "scaling/exponential.hpp"
#include "softmax/softmax.hpp"
#include "ulps.hpp"

using namespace sqrtdk;
using scaling::ExponentialLimits;

namespace {

const scaling::Format& format(const std::string& name) {
  for (const scaling::Format& each : scaling::formats()) {
    if (each.name == name) return each;
  }
  FAIL("no format " << name);
  return scaling::formats()[0];
}

}  // namespace

TEST_CASE("a score over e^(πd) is right to the last subnormal and then 0") {
  accuracy::Worst worst(1.0, accuracy::kUlp);
  for (const ShrunkGolden& golden : kShrunk) {
    INFO(golden.score << " at d = " << golden.dimension);
    const double quotient = scaling::over_exp_pi(golden.score, golden.dimension);
    worst.see(ulps(quotient, golden.quotient));
    if (golden.quotient == 0) CHECK((quotient == 0 && !std::signbit(quotient)));
  }
  worst.record("scaling::over_exp_pi", "quotients down to the last subnormal", "mpmath");
  CHECK(scaling::over_exp_pi(0, 3) == 0);
}

TEST_CASE("the thresholds of every format are those that mpmath solves for") {
  for (const LimitGolden& golden : kLimits) {
    INFO(golden.format << " with " << golden.keys << " keys");
    const ExponentialLimits limits = scaling::exponential_limits(format(golden.format), golden.keys);
    CHECK(limits.weights_even == static_cast<std::uint64_t>(golden.weights_even));
    CHECK(limits.unit_score_vanishes == static_cast<std::uint64_t>(golden.unit_score));
    CHECK(limits.typical_score_vanishes == static_cast<std::uint64_t>(golden.typical_score));
    CHECK(limits.divisor_overflows == static_cast<std::uint64_t>(golden.divisor));
  }
}

TEST_CASE("the thresholds of float64 are those of this machine") {
  const ExponentialLimits limits = scaling::exponential_limits(format("float64"), 8);
  const auto at = [](std::uint64_t d) { return static_cast<double>(d); };
  CHECK(std::isinf(scaling::exp_pi(at(limits.divisor_overflows))));
  CHECK(std::isfinite(scaling::exp_pi(at(limits.divisor_overflows - 1))));
  CHECK(scaling::over_exp_pi(1, at(limits.unit_score_vanishes)) == 0);
  CHECK(scaling::over_exp_pi(1, at(limits.unit_score_vanishes - 1)) > 0);
  const std::uint64_t d = limits.typical_score_vanishes;
  CHECK(scaling::over_exp_pi(std::sqrt(at(d)), at(d)) == 0);
  CHECK(scaling::over_exp_pi(std::sqrt(at(d - 1)), at(d - 1)) > 0);
}

TEST_CASE("weights are even from the threshold on, and not one dimension before") {
  const double reach = std::sqrt(2 * std::log(8.0));
  const auto even = [&](double d) {
    std::vector<double> scores(8), weights(8);
    for (int key = 0; key < 8; ++key) {
      scores[key] = scaling::over_exp_pi(reach * std::sqrt(d) * (2 * key / 7.0 - 1), d);
    }
    softmax::softmax(scores, weights);
    return std::vector<double>(8, 0.125) == weights;
  };
  CHECK(even(13));
  CHECK_FALSE(even(12));
  CHECK(even(300));
}

TEST_CASE("a divisor between the largest number and half a step above it rounds down") {
  // One digit, numbers up to 16: what is below 24 rounds to 16, and e^π is 23.14. Numbers up to 8 end at 12.
  CHECK(scaling::exponential_limits({"one digit", 1, -10, 5}, 8).divisor_overflows == 2);
  CHECK(scaling::exponential_limits({"one digit", 1, -10, 4}, 8).divisor_overflows == 1);
}

TEST_CASE("numbers of keys outside 1 … 1024 are refused") {
  CHECK_THROWS_AS(scaling::exponential_limits(format("float64"), 0), InvalidArgument);
  CHECK_THROWS_AS(scaling::exponential_limits(format("float64"), 1025), InvalidArgument);
}
