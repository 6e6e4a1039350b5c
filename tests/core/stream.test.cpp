// Streams: the published generator, the address that starts it, and that neighbours have nothing in common.
#include "random/stream.hpp"

#include <bit>
#include <cmath>
#include <cstdint>
#include <vector>

#include "../reference/random/draws.hpp"
#include "catch.hpp"

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
