// The normal distribution and the distance to it; the trapezoidal rule, the averages over a chi-squared length and the root finder; the precision
// of a sample variance by hand, by sums over all samples, and by simulation of scores.
#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "../../reference/theory/normal_distance.hpp"
#include "../../reference/theory/score_law.hpp"
#include "accuracy.hpp"
#include "catch.hpp"
#include "numeric/calculus.hpp"
#include "numeric/check.hpp"
#include "random/normal.hpp"
#include "refusal.hpp"
#include "relative.hpp"
#include "theory/chi_square_average.hpp"
#include "theory/normal.hpp"
#include "theory/score_distribution.hpp"

using namespace sqrtdk;

TEST_CASE("normal densities and probabilities are right to 1e-14 far into both tails") {
  accuracy::Worst density(4e-16, accuracy::kRelative), tail(1e-14, accuracy::kRelative),
      centre(1e-14, accuracy::kRelative);
  for (const NormalGolden& golden : kNormals) {
    INFO(golden.z);
    density.see(relative(theory::normal_density(golden.z), golden.density));
    tail.see(relative(theory::normal_upper_tail(golden.z), golden.upper_tail));
    centre.see(relative(theory::normal_from_centre(golden.z), golden.from_centre));
    CHECK(theory::normal_from_centre(-golden.z) == -theory::normal_from_centre(golden.z));
    CHECK(theory::normal_cdf(-golden.z) == theory::normal_upper_tail(golden.z));
    CHECK(theory::normal_cdf(golden.z) == Approx(1 - golden.upper_tail).epsilon(1e-15));
  }
  density.record("theory::normal_density", "far into both tails", "mpmath");
  tail.record("theory::normal_upper_tail", "far into both tails", "mpmath");
  centre.record("theory::normal_from_centre", "far into both tails", "mpmath");
}

TEST_CASE("the scaled normal tail is a half at the centre and tends to 1/(z √2π)") {
  CHECK(theory::scaled_normal_tail(0) == 0.5);
  CHECK(relative(theory::scaled_normal_tail(1e6), 3.989422804010338e-07) < 1e-14);
  CHECK(relative(theory::scaled_normal_tail(1e300), 3.989422804014327e-301) < 1e-14);
  CHECK(theory::scaled_normal_tail(std::numeric_limits<double>::infinity()) == 0);
}

TEST_CASE("normal quantiles are right to 1e-14, from the smallest double to the nearest below one") {
  accuracy::Worst quantiles(1e-14, accuracy::kRelative);
  for (const QuantileGolden& golden : kQuantiles) {
    if (golden.d != 0) continue;
    INFO(golden.p);
    quantiles.see(relative(theory::normal_quantile(golden.p), golden.x));
  }
  quantiles.record("theory::normal_quantile", "p from the smallest double to beside 1", "mpmath");
  CHECK(theory::normal_quantile(0.5) == 0);
}

TEST_CASE("a normal quantile refuses probabilities of 0 and 1, and what is no number") {
  const double infinity = std::numeric_limits<double>::infinity();
  for (const double p : {0.0, 1.0, -0.5, 2.0, infinity, std::nan("")}) {
    CHECK_THROWS_AS(theory::normal_quantile(p), InvalidArgument);
  }
}

TEST_CASE("the distance to the normal law is right to 1e-10, and its place to 1e-6, for d from 1 to 4096") {
  accuracy::Worst distances(1e-10, accuracy::kRelative), places(1e-6, accuracy::kRelative);
  for (const DistanceGolden& golden : kDistances) {
    const auto found = theory::distance_to_normal(golden.d);
    INFO("d = " << golden.d);
    distances.see(relative(found.distance, golden.distance));
    places.see(relative(found.at, golden.at));
  }
  distances.record("theory::distance_to_normal, distance", "d 1 … 4096", "mpmath");
  places.record("theory::distance_to_normal, place", "d 1 … 4096", "mpmath");
}

TEST_CASE("nowhere do the two cdfs differ more") {
  for (const std::uint64_t d : {1, 2, 7, 64, 4096}) {
    const auto found = theory::distance_to_normal(d);
    const double root = std::sqrt(static_cast<double>(d));
    double largest = 0;
    for (int i = 1; i <= 4000; ++i) {
      const double x = i / 400.0;
      largest = std::fmax(largest, std::fabs(theory::score_from_centre(x * root, d) - theory::normal_from_centre(x)));
    }
    INFO("d = " << d);
    CHECK(largest <= found.distance * (1 + 1e-9));
    CHECK(largest > 0.9999 * found.distance);
  }
}

TEST_CASE("the distances at d = 4, 16, 64 and 256 are the published ones, and fall like 0.1377/d") {
  CHECK(theory::distance_to_normal(4).distance == Approx(0.0333).epsilon(2e-3));
  CHECK(theory::distance_to_normal(16).distance == Approx(0.00860).epsilon(1e-3));
  CHECK(theory::distance_to_normal(64).distance == Approx(0.00215).epsilon(2e-3));
  CHECK(theory::distance_to_normal(256).distance == Approx(0.000538).epsilon(1e-3));
  CHECK(theory::distance_to_normal_leading_term(1) == Approx(0.1377).epsilon(5e-4));
  for (const std::uint64_t d : {64, 512, 4096}) {
    const double ratio = theory::distance_to_normal(d).distance / theory::distance_to_normal_leading_term(d);
    CHECK(std::fabs(ratio - 1) * static_cast<double>(d) < 0.2);
  }
}

TEST_CASE("a distance to the normal law refuses dimensions outside 1 … 4096") {
  CHECK_THROWS_AS(theory::distance_to_normal(0), InvalidArgument);
  CHECK_THROWS_AS(theory::distance_to_normal(4097), InvalidArgument);
  CHECK_THROWS_AS(theory::distance_to_normal_leading_term(0), InvalidArgument);
}

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

TEST_CASE("the standard error of s² is the one over all samples of three from a law of two points") {
  accuracy::Worst worst(1e-13, accuracy::kRelative);
  for (const double p : {0.5, 0.2, 0.01}) {
    double mean = 0, square = 0;
    for (int outcome = 0; outcome < 8; ++outcome) {
      const int ones = (outcome & 1) + (outcome >> 1 & 1) + (outcome >> 2 & 1);
      const double probability = std::pow(p, ones) * std::pow(1 - p, 3 - ones);
      const double s2 = ones * (3 - ones) / 6.0;  // Σ (x − x̄)²/2 of ones and zeros
      mean += probability * s2, square += probability * s2 * s2;
    }
    const double variance = p * (1 - p), excess = 1 / variance - 6;
    INFO("p = " << p);
    CHECK(relative(mean, variance) < 1e-14);
    worst.see(relative(theory::standard_error_of_variance(variance, excess, 3), std::sqrt(square - mean * mean)));
  }
  worst.record("theory::standard_error_of_variance", "distributions of two points, samples of three",
               "the sum over all samples");
}

TEST_CASE("relative errors at N = 1000 are 8.95 % at d = 1, 4.58 % at d = 64, 4.47 % for a normal law") {
  CHECK(theory::standard_error_of_variance(1, 6, 1000) == Approx(0.0895).epsilon(1e-3));
  CHECK(theory::standard_error_of_variance(64, 6.0 / 64, 1000) / 64 == Approx(0.0458).epsilon(1e-3));
  CHECK(theory::standard_error_of_variance(1, 0, 1000) == Approx(0.0447).epsilon(1e-3));
  CHECK(relative(theory::standard_error_of_variance(3, 0, 9), 1.5) < 1e-15);  // σ² √(2/8)
  CHECK(theory::standard_error_of_variance(0, 6, 2) == 0);
}

TEST_CASE("one per cent takes 80,434 scores at d = 64, and 307,328 at d = 1") {
  CHECK(theory::samples_for_score_variance(0.01, 64) == 80434);
  CHECK(theory::samples_for_score_variance(0.01, 1) == 307328);
  CHECK(theory::samples_for_precision(0.01, 0) == 76832);
  CHECK(theory::samples_for_precision(0.02, 0) == 19208);
  CHECK(theory::samples_for_precision(1, -2) == 2);
  CHECK(static_cast<double>(theory::samples_for_precision(1e-6, 1e6)) == Approx(3.8416076832e18).epsilon(1e-13));
  for (const std::uint64_t d : {1, 7, 4096}) {
    const std::uint64_t samples = theory::samples_for_score_variance(0.02, d);
    const double error = theory::standard_error_of_variance(1, 6.0 / static_cast<double>(d), samples);
    CHECK(1.96 * error == Approx(0.02).epsilon(1e-4));
  }
}

TEST_CASE("halving the error takes four times the samples") {
  const auto once = static_cast<double>(theory::samples_for_score_variance(0.02, 5));
  CHECK(static_cast<double>(theory::samples_for_score_variance(0.01, 5)) == Approx(4 * once).epsilon(1e-4));
}

TEST_CASE(
    "simulated sample variances of scores at d = 2 spread as predicted, and chi-squared intervals miss as predicted") {
  constexpr int d = 2, kSamples = 400, kRepeats = 250;  // sixteen lanes each
  random::Stream stream({27, 1, 0});
  std::vector<float> block(2 * d * kSamples * random::kLanes);
  double mean = 0, square = 0, covered = 0;
  const double half_width = 1.959963984540054 * theory::standard_error_of_variance(1, 0, kSamples);
  for (int r = 0; r < kRepeats; ++r) {
    random::fill_normal(stream, block.data(), 2 * d * kSamples);
    for (std::size_t lane = 0; lane < random::kLanes; ++lane) {
      double sum = 0, squares = 0;
      const auto entry = [&](std::size_t i) { return static_cast<double>(block[i * random::kLanes + lane]); };
      for (std::size_t i = 0; i < kSamples; ++i) {
        const double score = entry(4 * i) * entry(4 * i + 1) + entry(4 * i + 2) * entry(4 * i + 3);
        sum += score, squares += score * score;
      }
      const double s2 = (squares - sum * sum / kSamples) / (kSamples - 1);
      mean += s2, square += s2 * s2;
      covered += std::fabs(std::log(s2 / d)) < half_width ? 1 : 0;
    }
  }
  const double count = kRepeats * random::kLanes;
  mean /= count, square /= count;
  const double error = theory::standard_error_of_variance(d, theory::score_moments(d).kurtosis - 3, kSamples);
  CHECK(std::fabs(mean - d) < 4.5 * error / std::sqrt(count));
  CHECK(std::sqrt(square - mean * mean) == Approx(error).epsilon(0.06));
  CHECK(covered / count == Approx(theory::coverage_if_taken_for_normal(3)).margin(0.03));
}

TEST_CASE(
    "intervals that take the law for normal cover 67 % at d = 1, nearly 95 % at d = 64, all where squares do not "
    "vary") {
  CHECK(theory::coverage_if_taken_for_normal(0) == Approx(0.95).epsilon(1e-14));
  CHECK(theory::coverage_if_taken_for_normal(6) == Approx(0.674).epsilon(5e-3));
  CHECK(theory::coverage_if_taken_for_normal(6.0 / 4) == Approx(0.868).epsilon(1e-2));
  CHECK(theory::coverage_if_taken_for_normal(6.0 / 16) == Approx(0.924).epsilon(5e-3));
  CHECK(theory::coverage_if_taken_for_normal(6.0 / 64) == Approx(0.941).epsilon(5e-3));
  CHECK(theory::coverage_if_taken_for_normal(-2) == 1);
}

TEST_CASE("sampling errors refuse what is outside, by name") {
  CHECK(refusal_of([] { theory::standard_error_of_variance(-1, 0, 10); }) == "out-of-range|variance");
  CHECK(std::isfinite(theory::standard_error_of_variance(1e290, 1e30, 2)));
  CHECK(refusal_of([] { theory::standard_error_of_variance(1, -2.1, 10); }) == "out-of-range|excess_kurtosis");
  CHECK(refusal_of([] { theory::standard_error_of_variance(1, 0, 1); }) == "out-of-range|samples");
  CHECK(refusal_of([] { theory::samples_for_precision(0, 0); }) == "out-of-range|relative_error");
  CHECK(refusal_of([] { theory::samples_for_precision(0.1, std::nan("")); }) == "not-a-number|excess_kurtosis");
  CHECK(refusal_of([] { theory::samples_for_score_variance(0.1, 0); }) == "out-of-range|d");
  CHECK(refusal_of([] { theory::coverage_if_taken_for_normal(-3); }) == "out-of-range|excess_kurtosis");
}
