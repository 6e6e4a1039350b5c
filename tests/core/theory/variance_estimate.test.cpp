// The precision of a sample variance by hand, by sums over all samples, and by simulation of scores.
#include "theory/variance_estimate.hpp"

#include <cmath>
#include <string>
#include <vector>

#include "accuracy.hpp"
#include "catch.hpp"
#include "numeric/check.hpp"
#include "random/normal.hpp"
#include "relative.hpp"
#include "theory/score_distribution.hpp"

using namespace sqrtdk;

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
  worst.record("theory::standard_error_of_variance", "laws of two points, samples of three",
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
  const auto refused = [](const auto& call) -> std::string {
    try {
      call();
    } catch (const InvalidArgument& error) {
      return error.code() + " " + error.parameter();
    }
    return "accepted";
  };
  CHECK(refused([] { theory::standard_error_of_variance(-1, 0, 10); }) == "out-of-range variance");
  CHECK(std::isfinite(theory::standard_error_of_variance(1e290, 1e30, 2)));
  CHECK(refused([] { theory::standard_error_of_variance(1, -2.1, 10); }) == "out-of-range excess_kurtosis");
  CHECK(refused([] { theory::standard_error_of_variance(1, 0, 1); }) == "out-of-range samples");
  CHECK(refused([] { theory::samples_for_precision(0, 0); }) == "out-of-range relative_error");
  CHECK(refused([] { theory::samples_for_precision(0.1, std::nan("")); }) == "not-a-number excess_kurtosis");
  CHECK(refused([] { theory::samples_for_score_variance(0.1, 0); }) == "out-of-range d");
  CHECK(refused([] { theory::coverage_if_taken_for_normal(-3); }) == "out-of-range excess_kurtosis");
}
