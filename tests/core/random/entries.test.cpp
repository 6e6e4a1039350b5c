// Draws of every entry law against its exact moments, distribution and tails, and the bits they are made of.
#include "random/entries.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <string>
#include <vector>

#include "catch.hpp"
#include "numeric/bits.hpp"
#include "random/normal.hpp"

using namespace sqrtdk;
using random::EntryDistribution;
using random::kLanes;

namespace {

constexpr int kRows = 1 << 15;  // half a million draws

std::vector<float> draws(const EntryDistribution& law, int rows = kRows, std::uint64_t chunk = 0) {
  std::vector<float> block(static_cast<std::size_t>(rows) * kLanes);
  random::Stream stream({32, 8, chunk});
  random::Entries(law).fill(stream, block.data(), rows);
  return block;
}

double mean_power(const std::vector<float>& block, int power) {
  double sum = 0;
  for (const float x : block) sum += std::pow(static_cast<double>(x), power);
  return sum / static_cast<double>(block.size());
}

double normal_cdf(double z) { return 0.5 * std::erfc(-z / std::sqrt(2.0)); }

/// Student's cdf for a whole number of degrees of freedom, by the finite sums of Abramowitz and Stegun 26.7.3 and 26.7.4.
double student_cdf(double t, int nu) {
  const double angle = std::atan(t / std::sqrt(nu)), c = std::cos(angle), s = std::sin(angle);
  double sum = 0;
  if (nu % 2 == 1) {
    double term = c;
    for (int k = 1; k <= nu - 2; k += 2, term *= c * c * (k - 1) / k) sum += term;
    return 0.5 + (angle + s * sum) / (4 * std::atan(1.0));
  }
  double term = 1;
  for (int k = 0; k <= nu - 2; k += 2, term *= c * c * (k - 1) / k) sum += term;
  return 0.5 + 0.5 * s * sum;
}

struct Exact {
  EntryDistribution law;
  std::function<double(double)> cdf;
};

std::vector<Exact> continuous_laws() {
  std::vector<Exact> all{
      {{"normal"}, normal_cdf},
      {{"uniform"}, [](double x) { return 0.5 + x / (2 * std::sqrt(3.0)); }},
      {{"laplace"},
       [](double x) { return x < 0 ? 0.5 * std::exp(std::sqrt(2.0) * x) : 1 - 0.5 * std::exp(-std::sqrt(2.0) * x); }},
  };
  for (const int nu : {3, 4, 5, 12, 100}) {
    all.push_back({{"student-t", static_cast<double>(nu)},
                   [nu](double x) { return student_cdf(x * std::sqrt(nu / (nu - 2.0)), nu); }});
  }
  for (const double s : {0.01, 0.5, 1.0, 2.0}) {
    all.push_back({{"log-normal", s}, [s](double x) {
                     const double inside = 1 + x * std::sqrt(std::expm1(s * s));
                     return inside <= 0 ? 0.0 : normal_cdf(std::log(inside) / s + s / 2);
                   }});
  }
  return all;
}

}  // namespace

TEST_CASE("draws of each law pass the Kolmogorov-Smirnov test against its exact cdf", "[simulation]") {
  for (const Exact& exact : continuous_laws()) {
    INFO(exact.law.id << " " << exact.law.parameter);
    auto sorted = draws(exact.law);
    std::sort(sorted.begin(), sorted.end());
    const double count = static_cast<double>(sorted.size());
    double distance = 0;
    for (std::size_t i = 0; i < sorted.size(); ++i) {
      const double below = exact.cdf(static_cast<double>(sorted[i])), step = static_cast<double>(i);
      distance = std::max({distance, below - step / count, (step + 1) / count - below});
    }
    CHECK(distance * std::sqrt(count) < 1.95);  // exceeded by a right sample once in a thousand runs
  }
}

TEST_CASE("as many draws lie in either tail as should, down to one in ten thousand", "[simulation]") {
  for (const Exact& exact : continuous_laws()) {
    const auto block = draws(exact.law, kRows, 1);
    const double count = static_cast<double>(block.size());
    for (const double share : {1e-2, 1e-3, 1e-4}) {
      double lower = 0, upper = 0;
      for (const float x : block) {
        const double below = exact.cdf(static_cast<double>(x));
        lower += below < share;
        upper += below > 1 - share;
      }
      INFO(exact.law.id << " " << exact.law.parameter << " beyond " << share << ": " << lower << " and " << upper);
      CHECK(std::fabs(lower - count * share) < 4.5 * std::sqrt(count * share));
      CHECK(std::fabs(upper - count * share) < 4.5 * std::sqrt(count * share));
    }
  }
}

TEST_CASE("mean, variance, third and fourth moment are those of the table, within 4.5 standard errors",
          "[simulation]") {
  for (const EntryDistribution& law :
       {EntryDistribution{"normal"}, EntryDistribution{"uniform"}, EntryDistribution{"rademacher"},
        EntryDistribution{"laplace"}, EntryDistribution{"student-t", 20}, EntryDistribution{"log-normal", 0.2}}) {
    INFO(law.id);
    const auto block = draws(law);
    const auto exact = random::standard_moments(law);
    const double root = std::sqrt(static_cast<double>(block.size()));
    CHECK(std::fabs(mean_power(block, 1)) < 4.5 / root);
    CHECK(std::fabs(mean_power(block, 2) - 1) <= 4.5 * std::sqrt(*exact.kurtosis - 1) / root);
    CHECK(std::fabs(mean_power(block, 3) - *exact.skewness) < 4.5 * std::sqrt(*exact.sixth) / root);
    CHECK(std::fabs(mean_power(block, 4) - *exact.kurtosis) <= 4.5 * std::sqrt(mean_power(block, 8)) / root);
  }
}

TEST_CASE("Rademacher draws are -1 or 1, each half of the time", "[simulation]") {
  double positive = 0, ones = 0;
  const auto block = draws({"rademacher"});
  for (const float x : block) {
    ones += std::fabs(x) == 1.0f;
    positive += x > 0;
  }
  const double count = static_cast<double>(block.size());
  CHECK(ones == count);
  CHECK(std::fabs(positive - count / 2) < 4.5 * std::sqrt(count / 4));
}

TEST_CASE("Student's law nears the normal one as its degrees of freedom grow") {
  const auto excess = [](double nu) { return mean_power(draws({"student-t", nu}), 4) - 3; };
  CHECK(excess(10) == Approx(1).margin(0.3));
  CHECK(excess(1000) == Approx(0).margin(0.07));
}

TEST_CASE("mean and standard deviation shift and stretch the same draws") {
  for (const random::Distribution& law : random::distributions()) {
    const double parameter = law.parameter ? law.parameter->initial : 0;
    const auto standard = draws({std::string(law.id), parameter}, 8);
    for (const auto& [mean, std] : {std::pair{3.0f, 0.5f}, {0.0f, 2.0f}, {-0.25f, 1.0f}}) {
      const auto placed =
          draws({std::string(law.id), parameter, static_cast<double>(mean), static_cast<double>(std)}, 8);
      for (std::size_t i = 0; i < standard.size(); ++i) CHECK(placed[i] == mean + std * standard[i]);
    }
  }
}

TEST_CASE("the normal law of mean 0 and variance 1 has the bits of fill_normal") {
  for (const int rows : {7, 64}) {
    std::vector<float> expected(static_cast<std::size_t>(rows) * kLanes);
    random::Stream stream({32, 8, 0});
    random::fill_normal(stream, expected.data(), rows);
    CHECK(draws({"normal"}, rows) == expected);
  }
}

TEST_CASE("each law uses its stated number of words, so that lanes and what follows stay in step") {
  const std::vector<std::pair<EntryDistribution, int>> words{{{"normal"}, 1},       {{"uniform"}, 1},
                                                             {{"rademacher"}, 1},   {{"laplace"}, 1},
                                                             {{"student-t", 3}, 3}, {{"log-normal", 1}, 1}};
  for (const auto& [law, per_row] : words) {
    INFO(law.id);
    random::Stream stream({4, 4, 4}), skipped({4, 4, 4});
    std::vector<float> block(6 * kLanes);
    std::vector<std::uint32_t> next(kLanes), expected(static_cast<std::size_t>(6 * per_row + 1) * kLanes);
    random::Entries(law).fill(stream, block.data(), 6);
    stream.bits(next.data(), 1);
    skipped.bits(expected.data(), 6 * per_row + 1);
    CHECK(std::equal(next.begin(), next.end(), expected.end() - kLanes));
  }
}

TEST_CASE("how a caller cuts even numbers of rows changes no draw of any law") {
  for (const random::Distribution& law : random::distributions()) {
    const EntryDistribution choice{std::string(law.id), law.parameter ? law.parameter->initial : 0};
    const auto whole = draws(choice, 70);
    std::vector<float> pieces(whole.size());
    random::Stream stream({32, 8, 0});
    const random::Entries entries(choice);
    for (int r = 0; r < 70; r += 2) entries.fill(stream, pieces.data() + r * kLanes, 2);
    CHECK(pieces == whole);
  }
}

TEST_CASE("the first draws of each law have these bits on every machine") {
  const std::vector<std::pair<EntryDistribution, std::vector<std::uint32_t>>> goldens{
      {{"uniform"},
       {0x3fac4001u, 0xbe7f0066u, 0x3e8e513au, 0xbfc1ff65u, 0x3f0dfbe2u, 0xbe694a08u, 0xbd55d00du, 0xbf86cfe4u}},
      {{"rademacher"},
       {0xbf800000u, 0x3f800000u, 0xbf800000u, 0x3f800000u, 0xbf800000u, 0x3f800000u, 0x3f800000u, 0x3f800000u}},
      {{"laplace"},
       {0x3dab3fc0u, 0xbf199238u, 0xbec50fd3u, 0x3ffaf8dau, 0xbe965fd3u, 0xbf170059u, 0xbf030333u, 0xbf93840fu}},
      {{"student-t", 3},
       {0x3e90bdceu, 0x3f46b871u, 0xbf1ff3f9u, 0x3fdb0e83u, 0x3f2312f2u, 0x3dc72c05u, 0xbfd924b2u, 0x3f3fe9ecu}},
      {{"student-t", 30},
       {0x3eede8f5u, 0x3f916f41u, 0xbf75ffebu, 0x3fe1ccebu, 0x3f6e3f95u, 0x3de0dcabu, 0xbfffc41bu, 0x3f8ae0b4u}},
      {{"log-normal", 0.5},
       {0xbf0726e7u, 0xbf19ff8du, 0xbe99afb6u, 0x404990f8u, 0xbed85ab5u, 0x3f90ac24u, 0x3f683634u, 0xbf41f586u}},
      {{"log-normal", 2},
       {0xbe038bd2u, 0xbe05386fu, 0xbdf8a8e7u, 0x3fb74f14u, 0xbe009f89u, 0x3d83bdf3u, 0x3c34157du, 0xbe07ed2fu}},
  };
  for (const auto& [law, bits] : goldens) {
    INFO(law.id);
    const auto block = draws(law, 2);
    for (std::size_t i = 0; i < bits.size(); ++i) CHECK(numeric::bit_cast<std::uint32_t>(block[4 * i]) == bits[i]);
  }
}
