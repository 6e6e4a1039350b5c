// Places in a text by whole numbers alone.
#include "causal_rows.hpp"

#include <numeric>

#include "../numeric/check.hpp"

namespace sqrtdk::experiments {
namespace {

std::uint64_t require_text(std::uint64_t keys) { return numeric::require_count("keys", keys, 2, kMostCausalKeys); }

/// The whole number nearest n/φ that shares no divisor with n: 1 shares none, so that one is found above 0.
std::uint64_t step_of(std::uint64_t n) {
  constexpr std::uint64_t kOne = 1'000'000, kGolden = 618'034;
  const std::uint64_t below = n * kGolden / kOne;
  const bool down_first = n * kGolden % kOne < kOne / 2;
  for (std::uint64_t off = 0;; ++off) {
    const std::uint64_t down = below - off, up = below + 1 + off;
    const std::uint64_t first = down_first ? down : up, second = down_first ? up : down;
    if (std::gcd(first, n) == 1) return first;
    if (std::gcd(second, n) == 1) return second;
  }
}

}  // namespace

std::uint64_t causal_keys(std::uint64_t row, std::uint64_t keys) {
  require_text(keys);
  return keys - (row % keys) * step_of(keys) % keys;
}

std::vector<double> causal_places(std::uint64_t queries, std::uint64_t keys) {
  numeric::require_count("queries", queries, 1, kMostCausalQueries);
  require_text(keys);
  std::vector<double> places;
  for (std::uint64_t i = 1; i <= queries; ++i) {
    const std::uint64_t place = (i * keys + queries - 1) / queries;
    places.push_back(static_cast<double>(place));
  }
  return places;
}

}  // namespace sqrtdk::experiments
