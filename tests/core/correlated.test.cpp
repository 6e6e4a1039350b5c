// Correlated pairs of entries: their correlation, their ends, and the variance of q·k that theory gives.
#include "random/correlated.hpp"

#include <cmath>
#include <vector>

#include "catch.hpp"
#include "numeric/invalid_argument.hpp"
#include "random/entries.hpp"

using namespace sqrtdk;
using random::EntryLaw;
using random::kLanes;

namespace {

constexpr int kRows = 1 << 15;

struct Pair {
  std::vector<float> q, k;
};

Pair pairs(const EntryLaw& law, double rho, int rows = kRows) {
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

TEST_CASE("the products of correlated entries have mean rho and the variance that the kurtosis gives") {
  for (const EntryLaw& law : {EntryLaw{"normal"}, EntryLaw{"uniform"}, EntryLaw{"rademacher"}, EntryLaw{"laplace"}}) {
    for (const double rho : {-0.9, 0.0, 0.3, 0.6}) {
      INFO(law.id << " " << rho);
      const Products found = products(pairs(law, rho));
      const double expected = 1 + rho * rho * (*random::standard_moments(law).kurtosis - 2);
      CHECK(std::fabs(found.mean - rho) < 4.5 * std::sqrt(expected / (kRows * kLanes)));
      CHECK(std::fabs(found.variance - expected) <= 4.5 * found.error_of_variance + 1e-6);
    }
  }
}

TEST_CASE("with mean and standard deviation the variance is that of the theory for skewed entries too") {
  const EntryLaw law{"log-normal", 0.3, 0.7, 1.3};
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
