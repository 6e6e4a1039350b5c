// The trapezoidal rule, the averages over a chi-squared length and the root finder that the laws stand on.
#include <cmath>

#include "catch.hpp"
#include "numeric/root.hpp"
#include "numeric/trapezoid.hpp"
#include "relative.hpp"
#include "theory/chi_square_average.hpp"

using namespace sqrtdk;

TEST_CASE("the trapezoidal rule integrates a Gaussian to the last digits, and half the steps square its error") {
  const double root_pi = 1.772453850905516;
  const auto gaussian = [](double x) { return numeric::exp(-x * x); };
  CHECK(relative(numeric::trapezoid(gaussian, 0.5), root_pi) < 1e-15);
  // The leading error of the rule is 2 e^{−π²/h²}.
  CHECK(relative(numeric::trapezoid(gaussian, 2.0), root_pi) == Approx(2 * std::exp(-2.4674011)).epsilon(1e-3));
  CHECK(relative(numeric::trapezoid(gaussian, 1.0), root_pi) == Approx(2 * std::exp(-9.8696044)).epsilon(1e-3));
}

TEST_CASE("the half-line rule integrates powers times an exponential") {
  CHECK(relative(numeric::half_line([](double x) { return numeric::exp(-x); }, 0.0625), 1) < 1e-14);
  CHECK(relative(numeric::half_line([](double x) { return x * x * numeric::exp(-x); }, 0.0625), 2) < 1e-14);
  CHECK(relative(numeric::half_line([](double x) { return numeric::exp(-0.5 * x * x); }, 0.0625), 1.2533141373155003) <
        1e-14);
}

TEST_CASE("averages over a chi-squared length give its mass and moments") {
  const auto one = [](double) { return 1.0; };
  for (const double m : {1.0, 2.0, 5.0, 64.0, 4096.0}) {
    const auto mass = theory::chi_square_average(0.5 * m, 0.0, m, one);
    CHECK(relative(std::exp(mass.log_scale) * mass.integral, 1) < 1e-14);
    const auto mean = theory::chi_square_average(0.5 * m + 1, 0.0, m, one);  // E W = m
    CHECK(relative(std::exp(mean.log_scale) * mean.integral, m) < 1e-13);
    const auto length = theory::chi_square_average(0.5 * (m + 1), 0.0, m, one);  // E √W
    CHECK(relative(std::exp(length.log_scale) * length.integral, std::sqrt(2.0) * numeric::half_gamma_ratio(0.5 * m)) <
          1e-13);
  }
  // E e^{−x²/2W} = e^{−x} at m = 1 (1/Z² follows Lévy's law, of Laplace transform e^{−√(2s)}).
  for (const double x : {0.01, 1.0, 30.0}) {
    const auto laplace = theory::chi_square_average(0.5, x, 1.0, one);
    CHECK(relative(std::exp(laplace.log_scale) * laplace.integral, std::exp(-x)) < 1e-13);
  }
}

TEST_CASE("the averaged function is given the length in units of the central one") {
  // E √W written as √w₀ E[√(W/w₀)].
  const auto average = theory::chi_square_average(4.0, 0.0, 8.0, [](double length) { return length; });
  const double got = std::exp(average.log_scale) * average.integral * theory::central_length(4.0, 0.0);
  CHECK(relative(got, std::sqrt(2.0) * numeric::half_gamma_ratio(4.0)) < 1e-14);
}

TEST_CASE("the root finder stays in its bracket where Newton's step would leave it, and ends on an exact root") {
  const auto cube = [](double x) { return numeric::Tangent{x * x * x - 2, 3 * x * x}; };
  CHECK(relative(numeric::increasing_root(cube, 1.0, 0.0, 2.0), std::cbrt(2.0)) < 1e-15);
  CHECK(relative(numeric::increasing_root(cube, 1e-8, 0.0, 2.0), std::cbrt(2.0)) < 1e-15);
  const auto flat = [](double x) { return numeric::Tangent{x - 3, 0.0}; };  // a slope that says nothing
  CHECK(relative(numeric::increasing_root(flat, 1.0, 0.0, 10.0), 3) < 1e-14);
  CHECK(numeric::increasing_root([](double x) { return numeric::Tangent{x - 0.5, 1.0}; }, 0.25, 0.0, 1.0) == 0.5);
}
