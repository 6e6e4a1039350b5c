// Error-free transformations: value + error is the exact result.
#include "numeric/exact.hpp"

#include <cmath>
#include <cstdint>

#include "catch.hpp"
#include "hashed_numbers.hpp"

using namespace sqrtdk::numeric;

TEST_CASE("a sum and its error hold what a rounded sum loses") {
  const Exact sum = two_sum(1.0, 0x1p-60);
  CHECK(sum.value == 1.0);
  CHECK(sum.error == 0x1p-60);
  const Exact swapped = two_sum(0x1p-60, 1.0);
  CHECK(swapped.value == 1.0);
  CHECK(swapped.error == 0x1p-60);
  const Exact fast = fast_two_sum(1.0, -0x1p-60);
  CHECK(fast.value + fast.error == 1.0);
  CHECK(fast.error == -0x1p-60);
}

TEST_CASE("a difference and its error hold what a rounded difference loses") {
  const Exact difference = two_difference(1e4, 0x1p-50);
  CHECK(difference.value == 1e4);
  CHECK(difference.error == -0x1p-50);
}

TEST_CASE("a product and its error are exact, seen modulo 2^64 for whole numbers of 53 bits") {
  CHECK(two_product(1.0 + 0x1p-30, 1.0 - 0x1p-30).value == 1.0);
  CHECK(two_product(1.0 + 0x1p-30, 1.0 - 0x1p-30).error == -0x1p-60);
  for (std::uint64_t i = 0; i < 1000; ++i) {
    const std::uint64_t a = hashed::word(1, i) >> 11, b = hashed::word(2, i) >> 11;
    const Exact product = two_product(static_cast<double>(a), static_cast<double>(b));
    const auto value = static_cast<std::uint64_t>(std::fmod(product.value, 0x1p64));
    const auto error = static_cast<std::uint64_t>(static_cast<std::int64_t>(product.error));
    CHECK(value + error == a * b);
  }
}
