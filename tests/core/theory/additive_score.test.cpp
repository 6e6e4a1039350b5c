// The spread of additive scores: tanh² against mpmath, its limits, and scores of drawn networks.
#include <cmath>

#include "../../reference/theory/additive_score.hpp"
#include "accuracy.hpp"
#include "catch.hpp"
#include "experiments/dot_versus_additive.hpp"
#include "refusal.hpp"
#include "relative.hpp"
#include "theory/additive_score.hpp"

using namespace sqrtdk;

TEST_CASE("the mean of tanh² of a normal number is right to 1e-12 at every variance") {
  accuracy::Worst worst(1e-12, accuracy::kAbsolute);
  for (const SquaredTanhGolden& golden : kSquaredTanh) {
    INFO("variance = " << golden.variance);
    worst.see(std::fabs(theory::mean_squared_tanh(golden.variance) - golden.mean));
  }
  worst.record("theory::mean_squared_tanh", "variances 1e-9 … 1e12", "mpmath");
  CHECK(theory::mean_squared_tanh(0) == Approx(0).margin(1e-14));
}

TEST_CASE("small numbers pass tanh as they are, and large ones become ±1") {
  // tanh² z = z² − 2z⁴/3 + 17z⁶/45 − …, and E z⁴ = 3σ⁴, E z⁶ = 15σ⁶
  const double small = 1e-3;
  CHECK(theory::mean_squared_tanh(small) ==
        Approx(small - 2 * small * small + 17.0 / 3 * small * small * small).epsilon(1e-7));
  // 1 − tanh² has the integral 2, times the density at 0
  CHECK(1 - theory::mean_squared_tanh(1e10) == Approx(2 / std::sqrt(2e10 * 3.14159265358979)).epsilon(1e-4));
}

TEST_CASE("the spread of a score grows with the root of its units and of the variance of their factors") {
  const double one = theory::additive_score_std(1, 1, 2);
  CHECK(one * one == Approx(theory::mean_squared_tanh(2)).epsilon(1e-14));
  CHECK(theory::additive_score_std(64, 1, 2) == Approx(8 * one).epsilon(1e-14));
  CHECK(theory::additive_score_std(64, 1.0 / 64, 2) == Approx(one).epsilon(1e-14));
  CHECK(theory::additive_score_std(64, 0, 2) == 0);
}

TEST_CASE("the spread of a score keeps its digits where units hardly move") {
  // √(1 − 2σ² + …) σ, which a difference of two numbers near 1 would lose
  for (const double spread : {1e-150, 1e-10, 1e-8, 1e-5, 0.999e-3}) {
    INFO("σ = " << spread);
    CHECK(theory::additive_score_std(1, 1, spread * spread) ==
          Approx(spread * (1 - spread * spread)).epsilon(1e-11).margin(0));
  }
  CHECK(theory::additive_score_std(1024, 1, 0) == 0);
  // Where the series ends the quadrature goes on.
  CHECK(theory::mean_squared_tanh(1e-6) ==
        Approx(theory::mean_squared_tanh(0.999999999e-6) + 1e-15).epsilon(1e-9).margin(0));
}

TEST_CASE("scores of drawn networks have this spread", "[simulation]") {
  // Of one network the spread is that of its own v, and varies by a twentieth. At d = 256 each z is nearly N(0, 2).
  const auto sums = experiments::run_dot_versus_additive({2017, 256, 8, 4}, 0, 100);
  const auto figures = experiments::dot_versus_additive_figures(sums);
  REQUIRE(experiments::kScoreFunctions[2] == "additive");
  CHECK(figures[2].score_std.value == Approx(theory::additive_score_std(256, 1, 2)).epsilon(0.03));
}

TEST_CASE("at small d drawn networks spread less than normal units of variance 2, as the header says", "[simulation]") {
  // √(E tanh² z) of z ~ N(0, (|q|² + |k|²)/d), where |q|² + |k|² follows χ² of 2d degrees: SciPy's quadrature
  struct Spread {
    std::uint64_t d;
    double of_networks, above;
  };
  for (const auto& [d, of_networks, above] :
       {Spread{1, 0.6551363775619319, 1.1007}, Spread{2, 0.6865045951766452, 1.0504},
        Spread{8, 0.7123743660780606, 1.0122}}) {
    INFO("d = " << d);
    const double units = static_cast<double>(d);
    const auto sums = experiments::run_dot_versus_additive({2017, d, 4, 4}, 0, 20'000);
    const auto figures = experiments::dot_versus_additive_figures(sums);
    CHECK(figures[2].score_std.value / std::sqrt(units) == Approx(of_networks).epsilon(0.02));
    CHECK(theory::additive_score_std(d, 1, 2) / (of_networks * std::sqrt(units)) == Approx(above).epsilon(1e-4));
  }
}

TEST_CASE("a variance below 0, or no unit, is refused by name") {
  CHECK(refusal_of([] { theory::mean_squared_tanh(-1); }) == "out-of-range|variance");
  CHECK(refusal_of([] { theory::mean_squared_tanh(1.1e12); }) == "out-of-range|variance");
  CHECK(refusal_of([] { theory::additive_score_std(0, 1, 2); }) == "out-of-range|units");
  CHECK(refusal_of([] { theory::additive_score_std(4097, 1, 2); }) == "out-of-range|units");
  CHECK(refusal_of([] { theory::additive_score_std(1, -1, 2); }) == "out-of-range|factor");
  CHECK(refusal_of([] { theory::additive_score_std(1, 1, -2); }) == "out-of-range|variance");
}
