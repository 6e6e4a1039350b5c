// Moments of entries against integrals by mpmath, against the distributions that are drawn from, and against draws; the score of correlated normal
// entries against mpmath, against the one without correlation, by quadrature and simulation.
#include "theory/entries.hpp"

#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "../../reference/theory/correlated_score_law.hpp"
#include "../../reference/theory/score_of_entries.hpp"
#include "accuracy.hpp"
#include "catch.hpp"
#include "numeric/check.hpp"
#include "random/entries.hpp"
#include "random/normal.hpp"
#include "relative.hpp"
#include "sweep/assumed_scores.hpp"
#include "theory/score_distribution.hpp"

using namespace sqrtdk;

namespace {

std::string refusal(const theory::EntryMoments& entries) {
  try {
    theory::require_moments(entries);
  } catch (const InvalidArgument& error) {
    return error.code() + " " + error.parameter();
  }
  return "accepted";
}

}  // namespace

TEST_CASE("moments of the entry laws to the eighth are right to 1e-14, and absent where the integral diverges") {
  accuracy::Worst moments(1e-14, accuracy::kRelative);
  for (const EntryMomentGolden& golden : kEntryMoments) {
    INFO(golden.law << " " << golden.parameter << ", order " << golden.order);
    const auto moment = theory::entry_moment(golden.law, golden.parameter, static_cast<std::uint64_t>(golden.order));
    CHECK(moment.has_value() == golden.exists);
    if (moment) moments.see(relative(*moment, golden.moment));
  }
  moments.record("theory::entry_moment", "every distribution, orders to 8", "mpmath");
}

TEST_CASE("theory knows the laws that the sweep draws from, with their parameters, ranges and moments") {
  const auto known = theory::entry_moment_formulas();
  const auto drawn = random::distributions();
  REQUIRE(known.size() == drawn.size());
  for (std::size_t i = 0; i < known.size(); ++i) {
    INFO(known[i].id);
    CHECK(known[i].id == drawn[i].id);
    CHECK(known[i].parameter.empty() == !drawn[i].parameter);
    std::vector<double> parameters{0};
    if (!drawn[i].parameter) {
      CHECK((known[i].least == 0 && known[i].most == 0 && known[i].least_permitted));
    } else {
      CHECK(known[i].parameter == drawn[i].parameter->name);
      CHECK(known[i].least == drawn[i].parameter->least);
      CHECK(known[i].most == drawn[i].parameter->most);
      CHECK(known[i].least_permitted == drawn[i].parameter->least_permitted);
      parameters = {drawn[i].parameter->initial, known[i].most};
      if (known[i].id == "student-t") parameters.insert(parameters.end(), {2.1, 3, 3.5, 4, 4.5, 6, 6.5});
    }
    for (const double parameter : parameters) {
      const auto moments = drawn[i].moments(parameter);
      const auto agree = [&](std::uint64_t order, std::optional<double> other) {
        const auto moment = theory::entry_moment(known[i].id, parameter, order);
        CHECK(moment.has_value() == other.has_value());
        if (moment && other) CHECK(relative(*moment, *other) < 1e-13);
      };
      agree(3, moments.skewness);
      agree(4, moments.kurtosis);
      agree(6, moments.sixth);
    }
  }
}

TEST_CASE("the moments by which the sweep judges its draws are those of theory, odd ones too") {
  for (const random::Distribution& law : random::distributions()) {
    const double parameter = law.parameter ? law.parameter->initial : 0;
    for (int order = 1; order <= 8; ++order) {
      const auto used = sweep::draw_moment({std::string(law.id), parameter}, order);
      const auto known = theory::entry_moment(std::string(law.id), parameter, static_cast<std::uint64_t>(order));
      INFO(law.id << ", order " << order);
      REQUIRE(used.has_value() == known.has_value());
      if (known) CHECK(*used == Approx(*known).epsilon(1e-9).margin(1e-12));
    }
  }
}

TEST_CASE("the sweep judges draws of hardly skewed log-normal entries by their own moments, not the normal ones") {
  // By mpmath; the normal distribution has 0, 105, 945 and 10395.
  struct Moment {
    double s;
    int order;
    double value;
  };
  for (const auto& [s, order, value] :
       {Moment{0.01, 7, 3.1544914}, Moment{0.01, 12, 10603.765}, Moment{0.0499, 7, 16.284646},
        Moment{0.0499, 8, 120.10798}, Moment{0.0499, 10, 1228.3449}, Moment{0.0499, 12, 16135.034}}) {
    INFO("s = " << s << ", order " << order);
    CHECK(*sweep::draw_moment({"log-normal", s}, order) == Approx(value).epsilon(0.002));
  }
}

TEST_CASE("draws have the moments of their law") {
  constexpr int kRows = 1 << 14;
  for (const random::EntryDistribution& law :
       {random::EntryDistribution{"normal"}, random::EntryDistribution{"uniform"}, random::EntryDistribution{"laplace"},
        random::EntryDistribution{"student-t", 20}, random::EntryDistribution{"log-normal", 0.3}}) {
    std::vector<float> draws(static_cast<std::size_t>(kRows) * random::kLanes);
    random::Stream stream({21, 1, 0});
    random::Entries(law).fill_standard(stream, draws.data(), kRows);
    for (const std::uint64_t order : {2, 3, 4}) {
      double mean = 0;
      for (const float x : draws) mean += std::pow(static_cast<double>(x), static_cast<double>(order));
      mean /= static_cast<double>(draws.size());
      const double expected = *theory::entry_moment(law.id, law.parameter, order);
      const double square = *theory::entry_moment(law.id, law.parameter, 2 * order);
      INFO(law.id << ", order " << order);
      CHECK(std::fabs(mean - expected) <
            4.5 * std::sqrt((square - expected * expected) / static_cast<double>(draws.size())));
    }
  }
}

TEST_CASE("Student's law has a variance for all ν above 2, a kurtosis above 4 only") {
  CHECK(theory::entry_moments("student-t", 2.5).skewness == std::nullopt);
  CHECK(theory::entry_moments("student-t", 4).skewness == 0.0);
  CHECK(theory::entry_moments("student-t", 4).kurtosis == std::nullopt);
  CHECK(theory::entry_moments("student-t", 5).kurtosis == Approx(9).epsilon(1e-15));
  CHECK(theory::entry_moment("student-t", 2.0001, 2) == Approx(1).epsilon(1e-12));
}

TEST_CASE("entry laws refuse unknown names, parameters and orders outside, by name") {
  const auto refused = [](const char* law, double parameter, std::uint64_t order) -> std::string {
    try {
      theory::entry_moment(law, parameter, order);
    } catch (const InvalidArgument& error) {
      return error.code() + " " + error.parameter() + " " + error.value() + " " + error.range();
    }
    return "accepted";
  };
  CHECK(refused("cauchy", 0, 2) == "unknown law cauchy normal, uniform, rademacher, laplace, student-t, log-normal");
  CHECK(refused("student-t", 2, 2) == "out-of-range ν 2 above 2 … 1000");
  CHECK(refused("student-t", 1001, 2) == "out-of-range ν 1001 2 … 1000");
  CHECK(refused("log-normal", 0.001, 2) == "out-of-range s 0.001 0.01 … 2");
  CHECK(refused("log-normal", std::nan(""), 2) == "not-a-number s NaN 0.01 … 2");
  CHECK(refused("normal", 0, 9) == "out-of-range order 9 0 … 8");
  CHECK(refused("normal", std::nan(""), 8) == "accepted");
}

TEST_CASE("moments that no law has are refused") {
  CHECK(refusal({0, 1, 0, 1}) == "accepted");
  CHECK(refusal({0, 1, 0.5, 1.25}) == "accepted");  // two points
  CHECK(refusal({0, 1, 0.5, 1.2}) == "out-of-range kurtosis");
  CHECK(refusal({0, 1, 0, 0.9}) == "out-of-range kurtosis");
  CHECK(refusal({0, 1, 0, 1e31}) == "out-of-range kurtosis");
  CHECK(refusal({0, 1, 0, std::nan("")}) == "not-a-number kurtosis");
  CHECK(refusal({0, 0, 0, 3}) == "out-of-range std");
  CHECK(refusal({1e31, 1, 0, 3}) == "out-of-range mean");
  CHECK(refusal({0, 1, 1e16, 3}) == "out-of-range skewness");
  CHECK(refusal({0, 1, std::nullopt, std::nullopt}) == "accepted");
  CHECK_THROWS_AS(theory::entry_moments("normal", 0, 0, -1), InvalidArgument);
}

TEST_CASE("moments and cumulants of the correlated score are right to 1e-13, of either sign of rho") {
  accuracy::Worst cumulants(1e-14, accuracy::kRelative), moments(1e-13, accuracy::kRelative);
  for (const CorrelatedMomentGolden& golden : kCorrelatedMoments) {
    INFO("d = " << golden.d << ", order " << golden.order << ", rho = " << golden.rho);
    cumulants.see(relative(theory::correlated_score_cumulant(golden.order, golden.rho, golden.d), golden.cumulant));
    moments.see(relative(theory::correlated_score_moment(golden.order, golden.rho, golden.d), golden.moment));
  }
  cumulants.record("theory::correlated_score_cumulant", "orders to 60, d 1 … 4096, ρ of either sign", "mpmath");
  moments.record("theory::correlated_score_moment", "orders to 60, d 1 … 4096, ρ of either sign", "mpmath");
}

TEST_CASE("the correlated score's density is right to 1e-12, and to what its exponents cost where rho is near 1") {
  accuracy::Worst density(1.0, accuracy::kOfBound);
  for (const CorrelatedDensityGolden& golden : kCorrelatedDensities) {
    INFO("d = " << golden.d << ", x = " << golden.x << ", rho = " << golden.rho);
    const double shrink = (1 - golden.rho) * (1 + golden.rho);
    const double felt =
        1e-15 * (std::fabs(golden.x) / shrink + static_cast<double>(golden.d) * std::fabs(std::log(shrink)));
    const double got = theory::correlated_score_log_density(golden.x, golden.rho, golden.d);
    density.see(std::fabs(got - golden.log_density) / (1e-12 + felt));
    CHECK(theory::correlated_score_density(golden.x, golden.rho, golden.d) == Approx(std::exp(got)).margin(1e-307));
  }
  density.record("theory::correlated_score_log_density",
                 "d 1 … 4096, ρ to near ±1; the bound is 1e-12 + 1e-15 (|x|/(1 − ρ²) + d |ln(1 − ρ²)|)", "mpmath");
}

TEST_CASE("without correlation the law is that of q·k, and changing the sign of rho mirrors it") {
  for (const std::uint64_t d : {2, 64}) {
    for (const std::uint64_t order : {2, 3, 4, 6, 60}) {
      CHECK(relative(theory::correlated_score_moment(order, 0, d), theory::score_moment(order, d)) < 1e-13);
      CHECK(relative(theory::correlated_score_cumulant(order, 0, d), theory::score_cumulant(order, d)) < 1e-14);
      const double sign = order % 2 == 0 ? 1 : -1;
      CHECK(theory::correlated_score_moment(order, -0.4, d) == sign * theory::correlated_score_moment(order, 0.4, d));
    }
    for (const double x : {-9.0, 0.3, 20.0}) {
      CHECK(theory::correlated_score_log_density(x, 0, d) == theory::score_log_density(x, d));
      CHECK(theory::correlated_score_log_density(x, 0.4, d) == theory::correlated_score_log_density(-x, -0.4, d));
    }
  }
}

TEST_CASE("mean, variance, skewness and kurtosis are those of the cumulants, and of general entries of a normal law") {
  for (const std::uint64_t d : {1, 64, 4096}) {
    for (const double rho : {-1.0, -0.2, 0.0, 0.5, 1.0}) {
      const auto law = theory::correlated_score_moments(rho, d);
      const auto cumulant = [&](std::uint64_t order) { return theory::correlated_score_cumulant(order, rho, d); };
      INFO("d = " << d << ", rho = " << rho);
      CHECK(relative(law.mean, cumulant(1)) < 1e-15);
      CHECK(relative(law.variance, cumulant(2)) < 1e-15);
      CHECK(relative(law.skewness, cumulant(3) / std::pow(law.std, 3)) < 1e-14);
      CHECK(relative(law.kurtosis, 3 + cumulant(4) / (law.variance * law.variance)) < 1e-14);
      const auto general = theory::correlated_score(theory::entry_moments("normal"), rho, d);
      CHECK(law.mean == general.mean);
      CHECK(relative(law.variance, *general.variance) < 1e-15);
    }
  }
  CHECK(theory::correlated_score_moments(0, 64).kurtosis == theory::score_moments(64).kurtosis);
  // ρ = 1: |q|² of the chi-squared law, skewness √(8/d), excess 12/d.
  CHECK(relative(theory::correlated_score_moments(1, 50).skewness, 0.4) < 1e-15);
  CHECK(relative(theory::correlated_score_moments(1, 50).kurtosis, 3.24) < 1e-15);
}

TEST_CASE("the correlated score's density has mass 1, mean rho d and variance d(1 + rho²)") {
  for (const double rho : {-0.5, 0.2, 0.8}) {
    const std::uint64_t d = 20;
    double mass = 0, mean = 0, square = 0;
    for (int i = -30000; i <= 30000; ++i) {
      const double x = i / 200.0, p = theory::correlated_score_density(x, rho, d) / 200.0;
      mass += p, mean += p * x, square += p * x * x;
    }
    INFO("rho = " << rho);
    CHECK(relative(mass, 1) < 1e-10);
    CHECK(relative(mean, 20 * rho) < 1e-10);
    CHECK(relative(square - mean * mean, 20 * (1 + rho * rho)) < 1e-9);
  }
}

TEST_CASE("simulated correlated scores have the skewness and the kurtosis of the law") {
  constexpr int d = 3, kRows = 20000;
  std::vector<float> q(d * random::kLanes), k(q);
  for (const double rho : {-0.7, 0.4}) {
    const auto law = theory::correlated_score_moments(rho, d);
    random::Stream stream({23, 1, 0});
    double third = 0, fourth = 0, third_square = 0, fourth_square = 0;
    for (int r = 0; r < kRows; ++r) {
      random::fill_normal(stream, q.data(), d);
      random::fill_normal(stream, k.data(), d);
      random::correlate(random::correlation(rho), q.data(), k.data(), d);
      for (std::size_t lane = 0; lane < random::kLanes; ++lane) {
        double score = 0;
        for (std::size_t i = lane; i < q.size(); i += random::kLanes) {
          score += static_cast<double>(q[i]) * static_cast<double>(k[i]);
        }
        const double z = (score - law.mean) / law.std;
        third += z * z * z, third_square += std::pow(z, 6), fourth += std::pow(z, 4), fourth_square += std::pow(z, 8);
      }
    }
    const double count = kRows * random::kLanes;
    third /= count, fourth /= count;
    INFO("rho = " << rho);
    CHECK(std::fabs(third - law.skewness) < 4.5 * std::sqrt(third_square / count - third * third) / std::sqrt(count));
    CHECK(std::fabs(fourth - law.kurtosis) <
          4.5 * std::sqrt(fourth_square / count - fourth * fourth) / std::sqrt(count));
  }
}

TEST_CASE("the correlated score's law refuses correlations outside -1 … 1, and a density at its ends") {
  CHECK_THROWS_AS(theory::correlated_score_moments(1.1, 4), InvalidArgument);
  CHECK_THROWS_AS(theory::correlated_score_moments(std::nan(""), 4), InvalidArgument);
  CHECK_THROWS_AS(theory::correlated_score_moments(0, 0), InvalidArgument);
  CHECK_THROWS_AS(theory::correlated_score_cumulant(0, 0.5, 4), InvalidArgument);
  CHECK_THROWS_AS(theory::correlated_score_moment(61, 0.5, 4), InvalidArgument);
  CHECK_THROWS_AS(theory::correlated_score_moment(2, 0.5, 4097), InvalidArgument);
  CHECK_THROWS_AS(theory::correlated_score_density(1, 1, 4), InvalidArgument);
  CHECK_THROWS_AS(theory::correlated_score_density(1, -1, 4), InvalidArgument);
  CHECK_THROWS_AS(theory::correlated_score_density(0, 0.5, 1), InvalidArgument);
  CHECK_THROWS_AS(theory::correlated_score_density(std::numeric_limits<double>::infinity(), 0.5, 4), InvalidArgument);
  CHECK(std::isfinite(theory::correlated_score_moment(60, 1, 4096)));
}
