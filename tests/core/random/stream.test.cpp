// Streams: the published generator, the address that starts it, the list of who draws from which, and that neighbours have nothing in
// common: a search for lanes that run into each other.
#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <set>
#include <vector>

#include "../../reference/random/draws.hpp"
#include "catch.hpp"
#include "hashed_numbers.hpp"
#include "random/stream.hpp"
#include "random/subjects.hpp"

using namespace sqrtdk::random;

namespace {

std::vector<std::uint32_t> words_of(const StreamAddress& address, int rows) {
  Stream stream(address);
  std::vector<std::uint32_t> words(static_cast<std::size_t>(rows * kLanes));
  stream.bits(words.data(), rows);
  return words;
}

/// Standard scores of the share of equal bits: N(0, 1) if two streams are unrelated.
double agreement(const std::vector<std::uint32_t>& a, const std::vector<std::uint32_t>& b) {
  double differing = 0;
  for (std::size_t i = 0; i < a.size(); ++i) differing += std::popcount(a[i] ^ b[i]);
  const double bits = 32.0 * static_cast<double>(a.size());
  return (differing - bits / 2) / std::sqrt(bits / 4);
}

}  // namespace

TEST_CASE("the words of a stream are those of the papers, computed a second time in Python") {
  for (const DrawsGolden& golden : kDraws) {
    CHECK(words_of({golden.seed, golden.subject, golden.chunk}, 4) ==
          std::vector<std::uint32_t>(golden.words, golden.words + 64));
  }
}

TEST_CASE("how the rows are cut changes no word") {
  const auto whole = words_of({7, 8, 9}, 12);
  Stream stream({7, 8, 9});
  std::vector<std::uint32_t> pieces(whole.size());
  stream.bits(pieces.data(), 5);
  stream.bits(pieces.data() + 5 * kLanes, 0);
  stream.bits(pieces.data() + 5 * kLanes, 1);
  stream.bits(pieces.data() + 6 * kLanes, 6);
  CHECK(pieces == whole);
}

TEST_CASE("seed, subject and chunk each make another, unrelated stream") {
  const StreamAddress base{42, 64, 3};
  const auto words = words_of(base, 4096);
  for (const StreamAddress& other :
       {StreamAddress{43, 64, 3}, StreamAddress{42, 65, 3}, StreamAddress{42, 64, 4}, StreamAddress{42, 3, 64},
        StreamAddress{64, 42, 3}, StreamAddress{42 + (1ull << 63), 64, 3}}) {
    CHECK(std::fabs(agreement(words, words_of(other, 4096))) < 4.5);
  }
}

TEST_CASE("each bit of an address changes half of the first words") {
  const StreamAddress base{0, 1, 0};
  const auto words = words_of(base, 2);
  for (int bit = 0; bit < 64; ++bit) {
    const std::uint64_t flip = std::uint64_t{1} << bit;
    CHECK(std::fabs(agreement(words, words_of({base.seed ^ flip, base.subject, base.chunk}, 2))) < 4.5);
    CHECK(std::fabs(agreement(words, words_of({base.seed, base.subject ^ flip, base.chunk}, 2))) < 4.5);
    CHECK(std::fabs(agreement(words, words_of({base.seed, base.subject, base.chunk ^ flip}, 2))) < 4.5);
  }
}

TEST_CASE("no two lanes agree, nor a lane with itself a few rows on") {
  constexpr int rows = 4096;
  const auto words = words_of({1, 2, 3}, rows);
  const auto lane = [&](int index, int from) {
    std::vector<std::uint32_t> column;
    for (int r = from; r < rows - 4 + from; ++r) column.push_back(words[static_cast<std::size_t>(r * kLanes + index)]);
    return column;
  };
  for (int a = 0; a < kLanes; ++a) {
    const auto first = lane(a, 0);
    for (int b = a + 1; b < kLanes; ++b) CHECK(std::fabs(agreement(first, lane(b, 0))) < 4.5);
    for (int lag = 1; lag <= 4; ++lag) CHECK(std::fabs(agreement(first, lane(a, lag))) < 4.5);
  }
}

TEST_CASE("owners that share a subject are noticed, and neighbours are not mistaken for them") {
  constexpr Subjects beside[] = {{Subject::entry_pairs, 1}, {Subject::dot_versus_additive, 1024}};
  constexpr Subjects over[] = {{Subject::entry_pairs, 2}, {Subject::dot_versus_additive, 1024}};
  constexpr Subjects turned[] = {{Subject::dot_versus_additive, 1024}, {Subject::entry_pairs, 1}};
  constexpr Subjects nothing[] = {{Subject::entry_pairs, 0}};
  constexpr Subjects endless[] = {{Subject::dot_versus_additive, ~0ull}};
  CHECK(apart(beside));
  CHECK_FALSE(apart(over));
  CHECK_FALSE(apart(turned));
  CHECK_FALSE(apart(nothing));
  CHECK_FALSE(apart(endless));
}

TEST_CASE("no subject is drawn from by two owners, and each owner's can be asked for to the last") {
  std::set<std::uint64_t> seen;
  std::size_t expected = 0;
  for (const auto& [owner, count] : kSubjects) {
    expected += count;
    for (std::uint64_t d = 1; d <= count; ++d) seen.insert(subject(owner, d));
    CHECK_THROWS_AS(subject(owner, 0), std::logic_error);
    CHECK_THROWS_AS(subject(owner, count + 1), std::logic_error);
  }
  CHECK(seen.size() == expected);
}

namespace {

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

TEST_CASE("among ten million places of streams with neighbouring addresses no two lanes overlap", "[simulation]") {
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
