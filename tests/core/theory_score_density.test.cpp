// The density of q·k against mpmath, closed forms, integrals and simulation.
#include "theory/score_density.hpp"

#include <cmath>
#include <limits>

#include "../reference/theory/score_law.hpp"
#include "accuracy.hpp"
#include "catch.hpp"
#include "numeric/invalid_argument.hpp"
#include "relative.hpp"
#include "theory/score_law.hpp"

using namespace sqrtdk;

TEST_CASE("the score's density is right to 1e-12 for all d, near zero and in tails down to 1e-308") {
  accuracy::Worst density(1e-12, accuracy::kRelative), logarithm(1.0, accuracy::kOfBound);
  for (const ScoreGolden& golden : kScores) {
    INFO("d = " << golden.d << ", x = " << golden.x);
    density.see(relative(theory::score_density(golden.x, golden.d), golden.density));
    CHECK(theory::score_density(-golden.x, golden.d) == theory::score_density(golden.x, golden.d));
    const double scale = std::fmax(1.0, std::fabs(golden.log_density));
    logarithm.see(std::fabs(theory::score_log_density(golden.x, golden.d) - golden.log_density) / (1e-13 * scale));
  }
  density.record("theory::score_density", "d 1 … 4096, near 0 and down to 1e-308", "mpmath");
  logarithm.record("theory::score_log_density", "d 1 … 4096, near 0 and far out; the bound is 1e-13 max(1, |ln f|)",
                   "mpmath");
}

TEST_CASE("at d = 2 the score follows the law of Laplace, at d = 4 and 6 a Laplace density with a polynomial") {
  for (const double x : {0.0, 1e-20, 0.1, 1.0, 7.0, 300.0}) {
    const double e = std::exp(-x);
    CHECK(relative(theory::score_density(x, 2), e / 2) < 1e-12);
    CHECK(relative(theory::score_density(x, 4), e * (1 + x) / 4) < 1e-12);
    CHECK(relative(theory::score_density(x, 6), e * (3 + 3 * x + x * x) / 16) < 1e-12);
  }
}

TEST_CASE("the score's density has mass 1, variance d and fourth moment 3d(d + 2)") {
  for (const std::uint64_t d : {3, 16, 1000, 4096}) {
    const double size = static_cast<double>(d), step = std::sqrt(size) / 200;
    double mass = 0, second = 0, fourth = 0;
    for (int i = -12000; i <= 12000; ++i) {
      const double x = i * step, p = theory::score_density(x, d) * step;
      mass += p, second += p * x * x, fourth += p * x * x * x * x;
    }
    INFO("d = " << d);
    // At d = 3 the second derivative has a pole at 0, which costs the sum h⁴.
    CHECK(relative(mass, 1) < (d == 3 ? 1e-4 : 1e-8));
    CHECK(relative(second, size) < 1e-6);
    CHECK(relative(fourth, 3 * size * (size + 2)) < 1e-6);
  }
}

TEST_CASE("the score's density nears the normal one like 1/d") {
  const auto gap = [](std::uint64_t d) { return theory::score_density(0, d) / theory::normal_density(0, d) - 1; };
  // f(0) √(2πd) = 1 + (6/d)/8 + …
  CHECK(gap(4096) * 4096 == Approx(0.75).epsilon(1e-3));
  CHECK(gap(1024) * 1024 == Approx(0.75).epsilon(3e-3));
}

TEST_CASE("the log-density goes on where the density underflows, about like −|x|") {
  CHECK(theory::score_density(1e5, 64) == 0);
  CHECK(theory::score_log_density(1e5, 2) == Approx(-1e5 - std::log(2.0)).epsilon(1e-14));
  CHECK(relative(theory::score_log_density(1e300, 64), -1e300) < 1e-14);
  CHECK(relative(theory::score_log_density(-1.7e308, 4096), -1.7e308) < 1e-14);
}

TEST_CASE("the density at zero is refused where it has no bound, at d = 1 alone") {
  try {
    theory::score_density(0, 1);
    FAIL("not refused");
  } catch (const InvalidArgument& refused) {
    CHECK(refused.code() == "unbounded");
    CHECK(refused.parameter() == "x");
  }
  CHECK_THROWS_AS(theory::score_log_density(0, 1), InvalidArgument);
  CHECK(theory::score_density(5e-324, 1) == Approx(237.0).epsilon(1e-2));
  CHECK(theory::score_density(0, 2) == Approx(0.5).epsilon(1e-15));
  CHECK(theory::score_density(0, 3) == Approx(0.3183098861837907).epsilon(1e-15));
}

TEST_CASE("a density refuses dimensions outside 1 … 4096 and scores that are not finite") {
  CHECK_THROWS_AS(theory::score_density(1, 0), InvalidArgument);
  CHECK_THROWS_AS(theory::score_density(1, 4097), InvalidArgument);
  CHECK_THROWS_AS(theory::score_density(std::numeric_limits<double>::infinity(), 4), InvalidArgument);
  CHECK_THROWS_AS(theory::score_density(std::nan(""), 4), InvalidArgument);
}
