// Density, probabilities and quantiles of q·k against mpmath, closed forms, a published table, integrals and simulation.
#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "../../reference/theory/score_law.hpp"
#include "accuracy.hpp"
#include "catch.hpp"
#include "numeric/check.hpp"
#include "random/normal.hpp"
#include "relative.hpp"
#include "theory/normal.hpp"
#include "theory/score_distribution.hpp"

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
  const auto gap = [](std::uint64_t d) { return theory::score_density(0, d) / theory::normal_score_density(0, d) - 1; };
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

namespace {

/// Sorted scores of dimension d, drawn and added here, apart from the sweep.
std::vector<double> drawn_scores(int d, int rows) {
  std::vector<double> scores(static_cast<std::size_t>(rows) * random::kLanes);
  std::vector<float> q(static_cast<std::size_t>(2 * d) * random::kLanes);
  random::Stream stream({11, static_cast<std::uint64_t>(d), 1});
  for (int r = 0; r < rows; ++r) {
    random::fill_normal(stream, q.data(), 2 * d);
    for (int lane = 0; lane < random::kLanes; ++lane) {
      double total = 0;
      for (int i = 0; i < d; ++i) {
        total += static_cast<double>(q[static_cast<std::size_t>(2 * i * random::kLanes + lane)]) *
                 static_cast<double>(q[static_cast<std::size_t>((2 * i + 1) * random::kLanes + lane)]);
      }
      scores[static_cast<std::size_t>(r * random::kLanes + lane)] = total;
    }
  }
  std::sort(scores.begin(), scores.end());
  return scores;
}

}  // namespace

TEST_CASE("the score's tail is right to 1e-12 for all d, down to 1e-308, and its centre near zero") {
  accuracy::Worst tail(1e-12, accuracy::kRelative), centre(1e-13, accuracy::kRelative);
  for (const ScoreGolden& golden : kScores) {
    INFO("d = " << golden.d << ", x = " << golden.x);
    tail.see(relative(theory::score_upper_tail(golden.x, golden.d), golden.upper_tail));
    centre.see(relative(theory::score_from_centre(golden.x, golden.d), golden.from_centre));
    CHECK(theory::score_cdf(-golden.x, golden.d) == theory::score_upper_tail(golden.x, golden.d));
    CHECK(theory::score_cdf(golden.x, golden.d) == Approx(1 - golden.upper_tail).epsilon(1e-15));
    CHECK(theory::score_from_centre(-golden.x, golden.d) == -theory::score_from_centre(golden.x, golden.d));
    CHECK(theory::score_outside(golden.x, golden.d) == 2 * theory::score_upper_tail(golden.x, golden.d));
  }
  tail.record("theory::score_upper_tail", "d 1 … 4096, down to 1e-308", "mpmath");
  centre.record("theory::score_from_centre", "d 1 … 4096, near 0 and far out", "mpmath");
}

TEST_CASE("the logarithm of the tail goes on where the tail underflows") {
  CHECK(theory::score_upper_tail(1e5, 2) == 0);
  CHECK(relative(theory::score_log_upper_tail(1e5, 2), -1e5 - std::log(2.0)) < 1e-14);
  CHECK(relative(theory::score_log_upper_tail(1e300, 4096), -1e300) < 1e-14);
  CHECK(relative(theory::score_log_upper_tail(3, 64), std::log(theory::score_upper_tail(3, 64))) < 1e-14);
  CHECK(relative(theory::score_log_upper_tail(-3, 64), std::log(theory::score_upper_tail(-3, 64))) < 1e-14);
}

TEST_CASE("at d = 2 and 4 the tail is the one of the Laplace law and of its square") {
  for (const double x : {0.0, 0.5, 3.0, 700.0}) {
    CHECK(relative(theory::score_upper_tail(x, 2), std::exp(-x) / 2) < 1e-12);
    CHECK(relative(theory::score_upper_tail(x, 4), std::exp(-x) * (2 + x) / 4) < 1e-12);
  }
}

TEST_CASE("probabilities beyond 2, 3, 4 and 5 standard deviations fall with d to the normal ones") {
  const struct {
    std::uint64_t d;
    double beyond[4];
  } printed[] = {{1, {.06183, .01964, 6.46e-3, 2.17e-3}},    {4, {.05495, .009915, 1.68e-3, 2.72e-4}},
                 {16, {.04865, .004940, 3.66e-4, 2.17e-5}},  {64, {.04633, .003304, 1.24e-4, 2.73e-6}},
                 {128, {.04592, .003007, 9.23e-5, 1.42e-6}}, {512, {.04561, .002777, 7.03e-5, 7.46e-7}}};
  for (const auto& row : printed) {
    for (int k = 0; k < 4; ++k) {
      const double x = (k + 2) * std::sqrt(static_cast<double>(row.d));
      INFO("d = " << row.d << " beyond " << k + 2);
      CHECK(relative(theory::score_outside(x, row.d), row.beyond[k]) < 5e-3);
      CHECK(theory::score_outside(x, row.d) > 2 * theory::normal_upper_tail(k + 2));
    }
  }
}

TEST_CASE("simulated scores pass the Kolmogorov-Smirnov test against the cdf at d = 1, 2, 5 and 64", "[simulation]") {
  for (const int d : {1, 2, 5, 64}) {
    const auto scores = drawn_scores(d, 1500);
    const double count = static_cast<double>(scores.size());
    double distance = 0;
    for (std::size_t i = 0; i < scores.size(); ++i) {
      const double p = theory::score_cdf(scores[i], static_cast<std::uint64_t>(d)), step = static_cast<double>(i);
      distance = std::max({distance, p - step / count, (step + 1) / count - p});
    }
    INFO("d = " << d);
    CHECK(distance * std::sqrt(count) < 1.95);  // exceeded once in a thousand runs
  }
}

TEST_CASE("quantiles of the score are right to 1e-12, from the smallest double to beside the centre") {
  accuracy::Worst quantiles(1e-12, accuracy::kRelative);
  for (const QuantileGolden& golden : kQuantiles) {
    if (golden.d == 0) continue;
    INFO("d = " << golden.d << ", p = " << golden.p);
    quantiles.see(relative(theory::score_quantile(golden.p, golden.d), golden.x));
  }
  quantiles.record("theory::score_quantile", "d 1 … 4096, p from the smallest double to beside ½", "mpmath");
  CHECK(theory::score_quantile(0.5, 7) == 0);
  CHECK(theory::score_quantile(0.75, 7) == -theory::score_quantile(0.25, 7));
}

TEST_CASE("a quantile is undone by the cdf for every dimension") {
  for (const std::uint64_t d : {1, 2, 6, 100, 4096}) {
    for (const double p : {1e-300, 1e-30, 1e-3, 0.2, 0.3, 0.45}) {
      INFO("d = " << d << ", p = " << p);
      CHECK(relative(theory::score_cdf(theory::score_quantile(p, d), d), p) < 1e-11);
    }
  }
}

TEST_CASE("probabilities and quantiles refuse what is outside, by name") {
  CHECK_THROWS_AS(theory::score_cdf(1, 0), InvalidArgument);
  CHECK_THROWS_AS(theory::score_upper_tail(1, 4097), InvalidArgument);
  CHECK_THROWS_AS(theory::score_from_centre(std::nan(""), 4), InvalidArgument);
  CHECK_THROWS_AS(theory::score_outside(-1, 4), InvalidArgument);
  for (const double p : {0.0, 1.0, -0.1, std::nan("")}) {
    try {
      theory::score_quantile(p, 4);
      FAIL("not refused");
    } catch (const InvalidArgument& refused) {
      CHECK(refused.parameter() == "p");
    }
  }
}

TEST_CASE("two keys typically lie 0.954 √d apart: half of drawn pairs less, half more") {
  // Φ⁻¹(¾) √(2d) by mpmath.
  CHECK(relative(theory::typical_gap(64), 7.630980419271518) < 1e-14);
  CHECK(relative(theory::typical_gap(1), 0.9538725524089398) < 1e-14);
  // Against fresh queries, whose length wanders: √2 S has the law of S − S', and its median tends to this one.
  for (const int d : {64, 1024}) {
    const double fresh = std::sqrt(2.0) * theory::score_quantile(0.75, static_cast<std::uint64_t>(d));
    CHECK(fresh < theory::typical_gap(static_cast<std::uint64_t>(d)));
    CHECK(relative(fresh, theory::typical_gap(static_cast<std::uint64_t>(d))) < 0.7 / d);
  }
  std::vector<double> gaps;
  random::Stream stream({12, 64, 1});
  std::vector<float> z(2 * random::kLanes);
  for (int pair = 0; pair < 4000; ++pair) {
    random::fill_normal(stream, z.data(), 2);
    for (int lane = 0; lane < random::kLanes; ++lane)
      gaps.push_back(8 * std::fabs(static_cast<double>(z[lane]) - static_cast<double>(z[random::kLanes + lane])));
  }
  std::nth_element(gaps.begin(), gaps.begin() + static_cast<std::ptrdiff_t>(gaps.size() / 2), gaps.end());
  // Five standard errors of the median of 64,000.
  CHECK(std::fabs(gaps[gaps.size() / 2] - theory::typical_gap(64)) < 5 * 0.036);
}
