// Attention by cosines: bounds on one weight, reached and never passed, and the gain that a weight needs.
#include "theory/cosine_attention.hpp"

#include <cmath>
#include <vector>

#include "accuracy.hpp"
#include "catch.hpp"
#include "numeric/invalid_argument.hpp"
#include "random/uniform.hpp"
#include "relative.hpp"
#include "softmax/softmax.hpp"

using namespace sqrtdk;

namespace {

/// The first weight of softmax over gain · cosines.
double first_weight(double gain, std::vector<double> cosines) {
  for (double& score : cosines) score *= gain;
  std::vector<double> weights(cosines.size());
  softmax::softmax(cosines, weights);
  return weights[0];
}

}  // namespace

TEST_CASE("one key along the query has the bounds as its weight, against opposite keys and keys at right angles") {
  accuracy::Worst opposites(1e-14, accuracy::kRelative), at_right_angles(1e-14, accuracy::kRelative);
  for (const std::size_t n : {2, 64, 1024}) {
    for (const double gain : {0.0, 1.0, 8.0, 30.0}) {
      std::vector<double> opposite(n, -1), orthogonal(n, 0);
      opposite[0] = orthogonal[0] = 1;
      INFO("n = " << n << ", gain = " << gain);
      opposites.see(relative(theory::cosine_peak_bound(n, gain), first_weight(gain, opposite)));
      at_right_angles.see(relative(theory::cosine_peak_among_orthogonal(n, gain), first_weight(gain, orthogonal)));
    }
  }
  opposites.record("theory::cosine_peak_bound", "2 … 1024 keys, gain 0 … 30", "softmax::softmax");
  at_right_angles.record("theory::cosine_peak_among_orthogonal", "2 … 1024 keys, gain 0 … 30", "softmax::softmax");
  CHECK(theory::cosine_peak_bound(64, 1) == Approx(0.105).epsilon(2e-3));
  CHECK(theory::cosine_peak_bound(1024, 1) == Approx(0.0072).epsilon(5e-3));
  CHECK(theory::cosine_peak_among_orthogonal(64, 1) == Approx(0.0414).epsilon(2e-3));
  CHECK(theory::cosine_peak_bound(1 << 30, 1e300) == 1);
}

TEST_CASE("no row of cosines passes the bound") {
  random::Stream stream({26, 1, 0});
  std::vector<float> block(8 * random::kLanes);
  for (int r = 0; r < 500; ++r) {
    random::fill_uniform(stream, block.data(), 8);
    for (std::size_t lane = 0; lane < random::kLanes; ++lane) {
      std::vector<double> cosines(8);
      for (std::size_t j = 0; j < 8; ++j) {
        const double u = 2 * static_cast<double>(block[j * random::kLanes + lane]) - 1;
        cosines[j] = u < 0 ? -std::sqrt(-u) : std::sqrt(u);  // towards the ends
      }
      CHECK(first_weight(3, cosines) <= theory::cosine_peak_bound(8, 3));
    }
  }
}

TEST_CASE("the gain for a weight gives that weight, and half of it bounds every row") {
  for (const std::uint64_t n : {2, 64, 1024}) {
    for (const double weight : {0.5, 0.9, 0.999999}) {
      const double gain = theory::gain_for_peak(n, weight);
      INFO("n = " << n << ", weight = " << weight);
      CHECK(relative(theory::cosine_peak_among_orthogonal(n, gain), weight) < 1e-14);
      CHECK(relative(theory::cosine_peak_bound(n, 0.5 * gain), weight) < 1e-14);
    }
  }
  CHECK(theory::gain_for_peak(64, 0.9) == Approx(6.34).epsilon(1e-3));
  CHECK(theory::gain_for_peak(1024, 0.9) == Approx(9.13).epsilon(1e-3));
  CHECK(theory::gain_for_peak(64, 1.0 / 64) == 0);
}

TEST_CASE("cosine attention refuses keys, gains and weights outside") {
  CHECK_THROWS_AS(theory::cosine_peak_bound(1, 1), InvalidArgument);
  CHECK_THROWS_AS(theory::cosine_peak_bound(4, -1), InvalidArgument);
  CHECK_THROWS_AS(theory::cosine_peak_among_orthogonal(4, std::nan("")), InvalidArgument);
  CHECK_THROWS_AS(theory::gain_for_peak(4, 1), InvalidArgument);
  CHECK_THROWS_AS(theory::gain_for_peak(4, 0.24), InvalidArgument);
  CHECK_THROWS_AS(theory::gain_for_peak(0, 0.5), InvalidArgument);
}
