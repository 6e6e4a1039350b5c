// Sums and dot products: the fixed order, and what each keeps.
#include "numeric/lanes.hpp"
#include "numeric/check.hpp"

#include <cmath>
#include <vector>

#include "catch.hpp"
#include "hashed_numbers.hpp"

using namespace sqrtdk;

TEST_CASE("a sum adds every term once, whatever the length") {
  for (int count = 0; count <= 40; ++count) {
    std::vector<double> numbers;
    for (int i = 0; i < count; ++i) numbers.push_back(std::ldexp(1.0, i));
    CHECK(numeric::sum(numbers) == std::ldexp(1.0, count) - 1.0);
    CHECK(numeric::compensated_sum(numbers) == std::ldexp(1.0, count) - 1.0);
    const std::vector<double> ones(numbers.size(), 1.0);
    CHECK(numeric::dot(numbers, ones) == std::ldexp(1.0, count) - 1.0);
  }
}

TEST_CASE("a sum is taken in eight lanes, which are then added pairwise") {
  const std::vector<double> x = hashed::bells(3, 21);
  double lane[8] = {};
  for (std::size_t i = 0; i < x.size(); ++i) lane[i % 8] += x[i];
  const double right = ((lane[0] + lane[4]) + (lane[2] + lane[6])) + ((lane[1] + lane[5]) + (lane[3] + lane[7]));
  CHECK(numeric::sum(x) == right);
  const std::vector<double> ones(x.size(), 1.0);
  CHECK(numeric::dot(x, ones) == right);
}

TEST_CASE("a compensated sum keeps what a plain sum loses") {
  std::vector<double> numbers(1001, 0x1p-60);
  numbers[0] = 1.0;
  CHECK(numeric::sum(numbers) < 1.0 + 1000 * 0x1p-60);
  CHECK(numeric::compensated_sum(numbers) == 1.0 + 1000 * 0x1p-60);
  CHECK(numeric::compensated_sum(std::vector<double>{1e100, 1.0, -1e100, 1.0}) == 2.0);
}

TEST_CASE("sixteen dot products at once are sixteen dot products, added to what was there") {
  constexpr int rows = 5;
  float q[16 * rows], k[16 * rows], totals[16], right[16];
  for (int i = 0; i < 16 * rows; ++i) {
    q[i] = static_cast<float>(hashed::bell(4, static_cast<std::uint64_t>(i)));
    k[i] = static_cast<float>(hashed::bell(5, static_cast<std::uint64_t>(i)));
  }
  for (int lane = 0; lane < 16; ++lane) {
    totals[lane] = static_cast<float>(lane);
    float block = 0.0f;
    for (int r = 0; r < rows; ++r) block += q[16 * r + lane] * k[16 * r + lane];
    right[lane] = static_cast<float>(lane) + block;
  }
  numeric::accumulate_products(q, k, rows, totals);
  for (int lane = 0; lane < 16; ++lane) CHECK(totals[lane] == right[lane]);
  numeric::accumulate_products(q, k, 0, totals);
  for (int lane = 0; lane < 16; ++lane) CHECK(totals[lane] == right[lane]);
}

TEST_CASE("a dot product of lists that differ in length is refused") {
  const std::vector<double> nine(9, 1.0), ten(10, 1.0);
  CHECK_THROWS_AS(sqrtdk::numeric::dot(nine, ten), sqrtdk::InvalidArgument);
  CHECK_THROWS_AS(sqrtdk::numeric::dot(ten, nine), sqrtdk::InvalidArgument);
  CHECK(sqrtdk::numeric::dot(nine, nine) == 9);
}
