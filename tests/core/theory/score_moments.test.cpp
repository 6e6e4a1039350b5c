// Moments and cumulants of q·k, against each other, by hand and by integrals of the density.
#include <cmath>

#include "catch.hpp"
#include "numeric/check.hpp"
#include "numeric/log.hpp"
#include "relative.hpp"
#include "theory/score_distribution.hpp"

using namespace sqrtdk;

TEST_CASE("the score's variance is d, its std √d, its kurtosis 3 + 6/d") {
  CHECK(theory::score_moments(64).variance == 64);
  CHECK(theory::score_moments(64).std == 8);
  CHECK(theory::score_moments(512).std == Approx(22.627416997969522));
  CHECK(theory::score_moments(1).kurtosis == 9);
  CHECK(theory::score_moments(64).kurtosis == 3.09375);
  CHECK(theory::score_moments(4096).mean == 0);
}

TEST_CASE("the normal density integrates to one and has variance d") {
  for (const std::uint64_t d : {1, 64, 4096}) {
    const double step = std::sqrt(static_cast<double>(d)) / 100;
    double mass = 0, second = 0;
    for (int i = -1000; i <= 1000; ++i) {
      const double x = i * step, p = theory::normal_score_density(x, d) * step;
      mass += p;
      second += p * x * x;
    }
    CHECK(mass == Approx(1).epsilon(1e-12));
    CHECK(second == Approx(static_cast<double>(d)).epsilon(1e-12));
  }
}

TEST_CASE("a dimension of zero is refused") {
  CHECK_THROWS_AS(theory::score_moments(0), InvalidArgument);
  CHECK_THROWS_AS(theory::normal_score_density(1, 0), InvalidArgument);
}

TEST_CASE("even moments are d, 3d(d + 2), 15d(d + 2)(d + 4); odd ones are 0") {
  for (const std::uint64_t d : {1, 7, 64, 4096}) {
    const double size = static_cast<double>(d);
    CHECK(theory::score_moment(0, d) == 1);
    CHECK(theory::score_moment(2, d) == size);
    CHECK(theory::score_moment(4, d) == 3 * size * (size + 2));
    CHECK(theory::score_moment(6, d) == 15 * size * (size + 2) * (size + 4));
    CHECK(theory::score_moment(3, d) == 0);
    CHECK(relative(theory::score_moment(4, d) / (size * size), theory::score_moments(d).kurtosis) < 1e-15);
  }
  CHECK(std::isfinite(theory::score_moment(60, 4096)));
}

TEST_CASE("cumulants are d, 6d, 120d, and give the moments back") {
  for (const std::uint64_t d : {1, 5, 512}) {
    const double second = theory::score_cumulant(2, d), fourth = theory::score_cumulant(4, d);
    const double sixth = theory::score_cumulant(6, d);
    CHECK(second == static_cast<double>(d));
    CHECK(fourth == 6 * second);
    CHECK(sixth == 120 * second);
    CHECK(theory::score_moment(4, d) == fourth + 3 * second * second);
    CHECK(theory::score_moment(6, d) == sixth + 15 * fourth * second + 15 * second * second * second);
    CHECK(theory::score_cumulant(5, d) == 0);
  }
}

TEST_CASE("the mean absolute score is 2/π at d = 1, 1 at d = 2, and tends to √(2d/π)(1 − 1/4d)") {
  CHECK(relative(theory::mean_absolute_score(1), 0.6366197723675814) < 1e-15);
  CHECK(relative(theory::mean_absolute_score(2), 1) < 1e-15);
  CHECK(relative(theory::mean_absolute_score(4), 1.5) < 1e-15);
  CHECK(relative(theory::mean_absolute_score(64), 6.358230213040389) < 1e-3);
  const double d = 4096;
  CHECK(relative(theory::mean_absolute_score(4096), std::sqrt(2 * d / 3.141592653589793) * (1 - 1 / (4 * d))) < 1e-8);
}

TEST_CASE("what Stirling leaves, and ratios of the gamma function at half steps, are right to 2e-15") {
  // ln Γ(½) = ½ ln π gives δ(½) = ½ − ½ ln 2; Γ(1)/Γ(½) = 1/√π, Γ(3/2)/Γ(1) = √π/2.
  CHECK(std::fabs(numeric::stirling_remainder(0.5) - 0.15342640972002736) < 1e-15);
  CHECK(std::fabs(numeric::stirling_remainder(1.0) - 0.08106146679532726) < 1e-15);
  CHECK(std::fabs(numeric::stirling_remainder(10.0) - 0.008330563433362871) < 1e-17);
  CHECK(relative(numeric::half_gamma_ratio(0.5), 0.5641895835477563) < 2e-15);
  CHECK(relative(numeric::half_gamma_ratio(1.0), 0.8862269254527580) < 2e-15);
  for (const double z : {0.5, 3.0, 9.75, 100.0, 4000.0}) {
    CHECK(relative(numeric::half_gamma_ratio(z) * numeric::half_gamma_ratio(z + 0.5), z) < 2e-15);
  }
}

TEST_CASE("moments refuse orders past 60 and dimensions outside 1 … 4096") {
  CHECK_THROWS_AS(theory::score_moment(61, 4), InvalidArgument);
  CHECK_THROWS_AS(theory::score_cumulant(0, 4), InvalidArgument);
  CHECK_THROWS_AS(theory::score_cumulant(2, 0), InvalidArgument);
  CHECK_THROWS_AS(theory::mean_absolute_score(4097), InvalidArgument);
}
