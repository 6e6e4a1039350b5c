// A search for lanes that run into each other: the same four words in a row, anywhere in ten million places.
#include <algorithm>
#include <cstdint>
#include <vector>

#include "catch.hpp"
#include "hashed_numbers.hpp"
#include "random/stream.hpp"

using namespace sqrtdk::random;

namespace {

/// Rows of one stream as words.
std::vector<std::uint32_t> words_of(const StreamAddress& address, int rows) {
  std::vector<std::uint32_t> words(static_cast<std::size_t>(rows) * kLanes);
  Stream(address).bits(words.data(), rows);
  return words;
}

/// Appends a 64-bit fingerprint of each run of four words of a lane. Four words hold as many bits as a state: lanes that
/// overlap share all runs of the overlap, and unrelated runs have the same fingerprint with probability 2^-64.
void add_windows(const std::vector<std::uint32_t>& words, std::vector<std::uint64_t>& windows) {
  for (std::size_t i = 0; i + 3 * kLanes < words.size(); ++i) {
    const std::uint64_t older = static_cast<std::uint64_t>(words[i]) << 32 | words[i + kLanes];
    const std::uint64_t newer = static_cast<std::uint64_t>(words[i + 2 * kLanes]) << 32 | words[i + 3 * kLanes];
    windows.push_back(hashed::mixed(hashed::mixed(older) + newer));
  }
}

/// Whether two windows are equal. They are sorted in 256 parts by their upper byte, each small enough for a near cache.
bool any_twice(const std::vector<std::uint64_t>& windows) {
  std::vector<std::size_t> ends(257);
  for (const std::uint64_t window : windows) ++ends[(window >> 56) + 1];
  for (std::size_t part = 0; part < 256; ++part) ends[part + 1] += ends[part];
  std::vector<std::size_t> next(ends.begin(), ends.end() - 1);
  std::vector<std::uint64_t> parted(windows.size());
  for (const std::uint64_t window : windows) parted[next[window >> 56]++] = window;
  for (std::size_t part = 0; part < 256; ++part) {
    const auto first = parted.begin() + static_cast<std::ptrdiff_t>(ends[part]);
    const auto last = parted.begin() + static_cast<std::ptrdiff_t>(ends[part + 1]);
    std::sort(first, last);
    if (std::adjacent_find(first, last) != last) return true;
  }
  return false;
}

}  // namespace

TEST_CASE("among ten million places of streams with neighbouring addresses no two lanes overlap") {
  // Many starts, a few rows each, then fewer starts and longer runs: an overlap is as long as the streams are.
  std::vector<std::uint64_t> windows;
  windows.reserve(11'000'000);
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    for (std::uint64_t subject = 1; subject <= 4096; subject *= 2) {
      for (std::uint64_t chunk = 0; chunk < 128; ++chunk) add_windows(words_of({seed, subject, chunk}, 19), windows);
    }
  }
  for (std::uint64_t chunk = 0; chunk < 32; ++chunk) add_windows(words_of({2017, 64, chunk}, 14'000), windows);
  CHECK(windows.size() > 10'000'000);
  CHECK_FALSE(any_twice(windows));
}

TEST_CASE("the search finds one lane of one stream that starts where another's row 900 is") {
  const auto words = words_of({5, 64, 0}, 1000);
  auto other = words_of({5, 64, 1}, 50);
  std::vector<std::uint64_t> apart, overlapping;
  add_windows(words, apart);
  add_windows(other, apart);
  CHECK_FALSE(any_twice(apart));
  for (std::size_t row = 0; row < 50; ++row) other[row * kLanes + 3] = words[(900 + row) * kLanes + 11];
  add_windows(words, overlapping);
  add_windows(other, overlapping);
  CHECK(any_twice(overlapping));
}
