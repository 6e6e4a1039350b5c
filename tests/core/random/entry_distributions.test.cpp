// The table of entry laws, its moments and what it refuses; correlated pairs of entries, and the variance of q·k that theory gives.
#include <cmath>
#include <string>
#include <vector>

#include "catch.hpp"
#include "numeric/check.hpp"
#include "random/entries.hpp"

using namespace sqrtdk;
using random::EntryDistribution;
using random::kLanes;

namespace {

std::string refusal(const EntryDistribution& law) {
  try {
    random::check(law);
  } catch (const InvalidArgument& error) {
    return error.code() + " " + error.parameter();
  }
  return "accepted";
}

}  // namespace

TEST_CASE("the moments of the laws are the published ones") {
  const auto kurtosis = [](const EntryDistribution& law) { return random::standard_moments(law).kurtosis.value(); };
  CHECK(kurtosis({"normal"}) == 3.0);
  CHECK(kurtosis({"uniform"}) == Approx(1.8));
  CHECK(kurtosis({"rademacher"}) == 1.0);
  CHECK(kurtosis({"laplace"}) == 6.0);
  CHECK(kurtosis({"student-t", 5}) == 9.0);
  CHECK(kurtosis({"student-t", 10}) == 4.0);
  // scipy.stats.lognorm.stats(s, moments="sk") for the last two.
  CHECK(kurtosis({"log-normal", 0.5}) == Approx(8.898445673784778).epsilon(1e-13));
  CHECK(kurtosis({"log-normal", 1}) == Approx(113.936392176312).epsilon(1e-13));
  CHECK(random::standard_moments({"log-normal", 0.5}).skewness.value() == Approx(1.7501896550697178).epsilon(1e-13));
  CHECK(random::standard_moments({"log-normal", 1}).skewness.value() == Approx(6.184877138632554).epsilon(1e-13));
  for (const char* id : {"normal", "uniform", "rademacher", "laplace"}) {
    CHECK(random::standard_moments({id}).skewness == 0.0);
  }
}

TEST_CASE("moments of Student's law exist below the degrees of freedom and not from there on") {
  const auto at = [](double nu) { return random::standard_moments({"student-t", nu}); };
  CHECK_FALSE(at(3).skewness);
  CHECK(at(3.5).skewness == 0.0);
  CHECK_FALSE(at(4).kurtosis);
  CHECK(at(4.5).kurtosis == 15.0);
  CHECK_FALSE(at(6).sixth);
  CHECK(at(8).sixth == 15.0 * 36 / 8);
}

TEST_CASE("a log-normal law of small shape and Student's law of many degrees of freedom have nearly normal moments") {
  const auto small = random::standard_moments({"log-normal", 0.01});
  CHECK(small.skewness.value() == Approx(0.03).epsilon(1e-3));      // 3 s
  CHECK(small.kurtosis.value() == Approx(3.0016).epsilon(1e-6));    // 3 + 16 s²
  CHECK(small.sixth.value() == Approx(15 + 0.0325).epsilon(1e-4));  // 15 + 325 s²
  const auto many = random::standard_moments({"student-t", 1000});
  CHECK(many.kurtosis.value() == Approx(3 + 6.0 / 996));
  CHECK(many.sixth.value() == Approx(15).epsilon(0.01));
}

TEST_CASE(
    "no fourth moment is below one plus the squared third, and no sixth below the squared third or the cubed second") {
  for (const random::Distribution& law : random::distributions()) {
    const double parameter = law.parameter ? 4 * law.parameter->initial / 2 : 0;
    const auto moments = law.moments(law.parameter && law.parameter->most < 4 ? 1 : parameter);
    INFO(law.id);
    CHECK(moments.kurtosis.value() >= 1 + moments.skewness.value() * moments.skewness.value());
    CHECK(moments.sixth.value() >= moments.kurtosis.value() * moments.kurtosis.value());
  }
}

TEST_CASE("unknown laws and numbers outside their range are refused by name") {
  CHECK(refusal({"cauchy"}) == "unknown law");
  CHECK(refusal({"student-t", 2}) == "out-of-range ν");
  CHECK(refusal({"student-t", 1001}) == "out-of-range ν");
  CHECK(refusal({"student-t", std::nan("")}) == "not-a-number ν");
  CHECK(refusal({"log-normal", 0}) == "out-of-range s");
  CHECK(refusal({"log-normal", 2.1}) == "out-of-range s");
  CHECK(refusal({"normal", 0, 1001}) == "out-of-range mean");
  CHECK(refusal({"normal", 0, INFINITY}) == "not-finite mean");
  CHECK(refusal({"normal", 0, 0, 0}) == "out-of-range std");
  CHECK(refusal({"normal", 0, 0, -1}) == "out-of-range std");
  CHECK(refusal({"student-t", 2.0001}) == "accepted");
  CHECK(refusal({"normal", 77, -3, 2}) == "accepted");
}

namespace {

constexpr int kPairRows = 1 << 15;

struct Pair {
  std::vector<float> q, k;
};

Pair pairs(const EntryDistribution& law, double rho, int rows = kPairRows) {
  Pair pair{std::vector<float>(static_cast<std::size_t>(rows) * kLanes),
            std::vector<float>(static_cast<std::size_t>(rows) * kLanes)};
  random::Stream stream({77, 1, 0});
  const random::Entries entries(law);
  entries.fill_standard(stream, pair.q.data(), rows);
  entries.fill_standard(stream, pair.k.data(), rows);
  random::correlate(random::correlation(rho), pair.q.data(), pair.k.data(), rows);
  entries.place(pair.q.data(), rows);
  entries.place(pair.k.data(), rows);
  return pair;
}

struct Products {
  double mean = 0, variance = 0, error_of_variance = 0;
};

Products products(const Pair& pair) {
  Products found;
  const double count = static_cast<double>(pair.q.size());
  for (std::size_t i = 0; i < pair.q.size(); ++i)
    found.mean += static_cast<double>(pair.q[i]) * static_cast<double>(pair.k[i]) / count;
  double fourth = 0;
  for (std::size_t i = 0; i < pair.q.size(); ++i) {
    const double square = std::pow(static_cast<double>(pair.q[i]) * static_cast<double>(pair.k[i]) - found.mean, 2);
    found.variance += square / count;
    fourth += square * square / count;
  }
  found.error_of_variance = std::sqrt((fourth - found.variance * found.variance) / count);
  return found;
}

}  // namespace

TEST_CASE("the products of correlated entries have mean rho and the variance that the kurtosis gives", "[simulation]") {
  for (const EntryDistribution& law : {EntryDistribution{"normal"}, EntryDistribution{"uniform"},
                                       EntryDistribution{"rademacher"}, EntryDistribution{"laplace"}}) {
    for (const double rho : {-0.9, 0.0, 0.3, 0.6}) {
      INFO(law.id << " " << rho);
      const Products found = products(pairs(law, rho));
      const double expected = 1 + rho * rho * (*random::standard_moments(law).kurtosis - 2);
      CHECK(std::fabs(found.mean - rho) < 4.5 * std::sqrt(expected / (kPairRows * kLanes)));
      CHECK(std::fabs(found.variance - expected) <= 4.5 * found.error_of_variance + 1e-6);
    }
  }
}

TEST_CASE("with mean and standard deviation the variance is that of the theory for skewed entries too") {
  const EntryDistribution law{"log-normal", 0.3, 0.7, 1.3};
  const auto moments = random::standard_moments(law);
  for (const double rho : {-0.5, 0.0, 0.5}) {
    const Products found = products(pairs(law, rho));
    const double m = law.mean, s = law.std;
    const double expected = std::pow(s, 4) * (1 + rho * rho * (*moments.kurtosis - 2)) + 2 * m * m * s * s * (1 + rho) +
                            2 * m * std::pow(s, 3) * *moments.skewness * rho * (1 + rho);
    CHECK(found.mean == Approx(m * m + s * s * rho).epsilon(0.03));
    CHECK(std::fabs(found.variance - expected) <= 4.5 * found.error_of_variance);
  }
}

TEST_CASE("k is q at correlation 1, -q at -1, and left as drawn at 0") {
  const Pair same = pairs({"laplace"}, 1, 4), opposite = pairs({"laplace"}, -1, 4), apart = pairs({"laplace"}, 0, 4);
  CHECK(same.k == same.q);
  for (std::size_t i = 0; i < opposite.q.size(); ++i) CHECK(opposite.k[i] == -opposite.q[i]);
  std::vector<float> fresh(8 * kLanes);
  random::Stream stream({77, 1, 0});
  random::Entries({"laplace"}).fill(stream, fresh.data(), 8);
  CHECK(apart.k == std::vector<float>(fresh.begin() + 4 * kLanes, fresh.end()));
}

TEST_CASE("a correlation outside [-1, 1] is refused") {
  for (const double rho : {1.0000001, -2.0, static_cast<double>(INFINITY), std::nan("")}) {
    CHECK_THROWS_AS(random::correlation(rho), InvalidArgument);
  }
}
