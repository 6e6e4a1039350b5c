// Cosines of independent vectors against mpmath, closed forms and simulation; attention by cosines: bounds on one weight, and the gain it needs.
#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "../../reference/theory/cosine_law.hpp"
#include "accuracy.hpp"
#include "catch.hpp"
#include "numeric/check.hpp"
#include "random/normal.hpp"
#include "random/stream.hpp"
#include "relative.hpp"
#include "softmax/softmax.hpp"
#include "theory/cosine.hpp"
#include "theory/score_distribution.hpp"

using namespace sqrtdk;

namespace {

/// Sorted cosines between pairs of normal vectors of dimension d.
std::vector<double> drawn_cosines(int d, int rows) {
  std::vector<double> cosines(static_cast<std::size_t>(rows) * random::kLanes);
  std::vector<float> block(static_cast<std::size_t>(2 * d) * random::kLanes);
  random::Stream stream({12, static_cast<std::uint64_t>(d), 1});
  for (int r = 0; r < rows; ++r) {
    random::fill_normal(stream, block.data(), 2 * d);
    for (int lane = 0; lane < random::kLanes; ++lane) {
      double product = 0, query = 0, key = 0;
      for (int i = 0; i < d; ++i) {
        const double q = static_cast<double>(block[static_cast<std::size_t>(2 * i * random::kLanes + lane)]);
        const double k = static_cast<double>(block[static_cast<std::size_t>((2 * i + 1) * random::kLanes + lane)]);
        product += q * k, query += q * q, key += k * k;
      }
      cosines[static_cast<std::size_t>(r * random::kLanes + lane)] = product / std::sqrt(query * key);
    }
  }
  std::sort(cosines.begin(), cosines.end());
  return cosines;
}

}  // namespace

TEST_CASE("the cosine's density and probabilities are right to 1e-12 for all d, near 0 and near 1") {
  accuracy::Worst density(1e-12, accuracy::kRelative), tail(1e-12, accuracy::kRelative),
      centre(1e-13, accuracy::kRelative);
  for (const CosineGolden& golden : kCosines) {
    INFO("d = " << golden.d << ", x = " << golden.x);
    density.see(relative(theory::cosine_density(golden.x, golden.d), golden.density));
    tail.see(relative(theory::cosine_upper_tail(golden.x, golden.d), golden.upper_tail));
    centre.see(relative(theory::cosine_from_centre(golden.x, golden.d), golden.from_centre));
    CHECK(theory::cosine_density(-golden.x, golden.d) == theory::cosine_density(golden.x, golden.d));
    CHECK(theory::cosine_from_centre(-golden.x, golden.d) == -theory::cosine_from_centre(golden.x, golden.d));
    CHECK(theory::cosine_cdf(-golden.x, golden.d) == theory::cosine_upper_tail(golden.x, golden.d));
    CHECK(theory::cosine_cdf(golden.x, golden.d) == Approx(1 - golden.upper_tail).epsilon(1e-14));
  }
  density.record("theory::cosine_density", "d 1 … 4096, near 0 and near 1", "mpmath");
  tail.record("theory::cosine_upper_tail", "d 1 … 4096, near 0 and near 1", "mpmath");
  centre.record("theory::cosine_from_centre", "d 1 … 4096, near 0 and near 1", "mpmath");
}

TEST_CASE("quantiles of the cosine are right to 1e-12, from 1e-300 to beside the centre") {
  accuracy::Worst quantiles(1e-12, accuracy::kRelative);
  for (const CosineQuantileGolden& golden : kCosineQuantiles) {
    INFO("d = " << golden.d << ", p = " << golden.p);
    quantiles.see(relative(theory::cosine_quantile(golden.p, golden.d), golden.x));
  }
  quantiles.record("theory::cosine_quantile", "p from 1e-300 to beside ½", "mpmath");
  CHECK(theory::cosine_quantile(0.5, 9) == 0);
  CHECK(theory::cosine_quantile(0.75, 9) == -theory::cosine_quantile(0.25, 9));
}

TEST_CASE("at d = 2 the cosine follows the arcsine law, at d = 3 the even one") {
  const double pi = 3.141592653589793;
  for (const double x : {0.0, 0.1, 0.5, 0.9, 1.0}) {
    CHECK(theory::cosine_cdf(x, 2) == Approx(0.5 + std::asin(x) / pi).epsilon(1e-14));
    CHECK(theory::cosine_cdf(-x, 3) == Approx((1 - x) / 2).epsilon(1e-14));
    CHECK(relative(theory::cosine_density(x, 3), 0.5) < 1e-15);
    if (x < 1) CHECK(relative(theory::cosine_density(x, 2), 1 / (pi * std::sqrt(1 - x * x))) < 1e-14);
  }
  for (const std::uint64_t d : {4, 64}) CHECK(theory::cosine_density(1, d) == 0);
  for (const std::uint64_t d : {2, 3, 64}) {
    CHECK(theory::cosine_cdf(1, d) == 1);
    CHECK(theory::cosine_cdf(-1, d) == 0);
    CHECK(theory::cosine_from_centre(1, d) == 0.5);
  }
}

TEST_CASE("the cosine's density has mass 1, variance 1/d and kurtosis 3d/(d + 2)") {
  for (const std::uint64_t d : {7, 64, 1000}) {
    const double size = static_cast<double>(d), step = 1.0 / 20000;
    double mass = 0, second = 0, fourth = 0;
    for (int i = -20000; i <= 20000; ++i) {
      const double x = i * step, p = theory::cosine_density(x, d) * step;
      mass += p, second += p * x * x, fourth += p * x * x * x * x;
    }
    const theory::CosineMoments moments = theory::cosine_moments(d);
    INFO("d = " << d);
    CHECK(relative(mass, 1) < 1e-8);
    CHECK(relative(second, moments.variance) < 1e-8);
    CHECK(relative(fourth / (second * second), moments.kurtosis) < 1e-7);
    CHECK(moments.mean == 0);
    CHECK(moments.variance == 1 / size);
    CHECK(moments.std == 1 / std::sqrt(size));
  }
  CHECK(theory::cosine_moments(1).variance == 1);  // ±1
  CHECK(theory::cosine_moments(1).kurtosis == 1);
}

TEST_CASE("a score is the cosine times two independent lengths, so its fourth moment is the cosine's times theirs") {
  for (const std::uint64_t d : {1, 3, 64, 4096}) {
    const double size = static_cast<double>(d), fourth = size * (size + 2);  // E |q|⁴
    const theory::CosineMoments cosine = theory::cosine_moments(d);
    CHECK(relative(cosine.kurtosis * cosine.variance * cosine.variance * fourth * fourth, theory::score_moment(4, d)) <
          1e-14);
  }
}

TEST_CASE("simulated cosines pass the Kolmogorov-Smirnov test against the cdf at d = 2, 3, 8 and 64", "[simulation]") {
  for (const int d : {2, 3, 8, 64}) {
    const auto cosines = drawn_cosines(d, 1500);
    const double count = static_cast<double>(cosines.size());
    double distance = 0;
    for (std::size_t i = 0; i < cosines.size(); ++i) {
      const double p = theory::cosine_cdf(cosines[i], static_cast<std::uint64_t>(d)), step = static_cast<double>(i);
      distance = std::max({distance, p - step / count, (step + 1) / count - p});
    }
    INFO("d = " << d);
    CHECK(distance * std::sqrt(count) < 1.95);  // exceeded once in a thousand runs
  }
}

TEST_CASE("a quantile of the cosine is undone by the cdf for every dimension") {
  for (const std::uint64_t d : {2, 5, 100, 4096}) {
    for (const double p : {1e-30, 1e-3, 0.2, 0.3, 0.45}) {
      const double x = theory::cosine_quantile(p, d);
      INFO("d = " << d << ", p = " << p);
      // Where 1 + x is small, the rounding of x alone changes p by this much.
      const double felt = 1e-16 * static_cast<double>(d) / (1 + x);
      CHECK(relative(theory::cosine_cdf(x, d), p) < 1e-11 + felt);
    }
  }
}

TEST_CASE("the cosine's law refuses d = 1, where it has no density, and cosines outside -1 … 1") {
  CHECK_THROWS_AS(theory::cosine_density(0, 1), InvalidArgument);
  CHECK_THROWS_AS(theory::cosine_cdf(0, 1), InvalidArgument);
  CHECK_THROWS_AS(theory::cosine_quantile(0.3, 1), InvalidArgument);
  CHECK_THROWS_AS(theory::cosine_moments(0), InvalidArgument);
  CHECK_THROWS_AS(theory::cosine_moments(4097), InvalidArgument);
  for (const double x : {1.0000001, -2.0, std::nan(""), std::numeric_limits<double>::infinity()}) {
    CHECK_THROWS_AS(theory::cosine_density(x, 4), InvalidArgument);
    CHECK_THROWS_AS(theory::cosine_upper_tail(x, 4), InvalidArgument);
    CHECK_THROWS_AS(theory::cosine_from_centre(x, 4), InvalidArgument);
  }
  try {
    theory::cosine_density(-1, 2);
    FAIL("not refused");
  } catch (const InvalidArgument& refused) {
    CHECK(refused.code() == "unbounded");
    CHECK(refused.parameter() == "x");
    CHECK(refused.value() == "-1");
  }
  CHECK_THROWS_AS(theory::cosine_quantile(0, 4), InvalidArgument);
  CHECK_THROWS_AS(theory::cosine_quantile(1, 4), InvalidArgument);
}

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
