// Normal and uniform draws: the bits they are made of, and how rows are cut.
#include "random/normal.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "../reference/random/draws.hpp"
#include "accuracy.hpp"
#include "catch.hpp"
#include "numeric/bits.hpp"
#include "random/uniform.hpp"

using namespace sqrtdk::random;

TEST_CASE("each pair of words gives its Box-Muller pair, to 3e-7") {
  accuracy::Worst worst(3e-7, accuracy::kAbsolute);
  for (const DrawsGolden& golden : kDraws) {
    Stream stream({golden.seed, golden.subject, golden.chunk});
    float block[2 * kLanes];
    fill_normal(stream, block, 2);
    for (int i = 0; i < 2 * kLanes; ++i) {
      worst.see(std::fabs(static_cast<double>(block[i]) - golden.normals[i]) /
                std::max(1.0, std::fabs(golden.normals[i])));
    }
  }
  worst.record("random::fill_normal", "draws of several streams, relative to max(1, |z|)", "mpmath");
}

TEST_CASE("the first draws have these bits on every machine") {
  Stream stream({1, 64, 0});
  float block[2 * kLanes];
  fill_normal(stream, block, 2);
  const std::uint32_t golden[8] = {0xbece4b72u, 0x3f0c8426u, 0xbf256a05u, 0x3eb022e0u,
                                   0x3ff98af9u, 0xbfa2236fu, 0xbe5b6104u, 0x3f61a840u};
  for (int i = 0; i < 8; ++i) CHECK(sqrtdk::numeric::bit_cast<std::uint32_t>(block[4 * i]) == golden[i]);
}

TEST_CASE("how a caller cuts even numbers of rows changes no draw") {
  constexpr int rows = 3 * kBlockRows + 6;
  std::vector<float> whole(rows * kLanes), pieces(rows * kLanes);
  Stream stream({3, 1, 4}), again({3, 1, 4});
  fill_normal(stream, whole.data(), rows);
  for (int r = 0; r < rows; r += 2) fill_normal(again, pieces.data() + r * kLanes, 2);
  CHECK(pieces == whole);
}

TEST_CASE("an odd number of rows drops the last row and uses up its words") {
  std::vector<float> even(4 * kLanes), odd(4 * kLanes, 99.0f), after_even(2 * kLanes), after_odd(2 * kLanes);
  Stream stream({3, 1, 4}), again({3, 1, 4});
  fill_normal(stream, even.data(), 4);
  fill_normal(again, odd.data(), 3);
  CHECK(std::equal(odd.begin(), odd.begin() + 3 * kLanes, even.begin()));
  CHECK(std::all_of(odd.begin() + 3 * kLanes, odd.end(), [](float x) { return x == 99.0f; }));
  fill_normal(stream, after_even.data(), 2);
  fill_normal(again, after_odd.data(), 2);
  CHECK(after_odd == after_even);
}

TEST_CASE("uniform draws are the middles of 2^23 equal steps of a word") {
  for (const DrawsGolden& golden : kDraws) {
    Stream stream({golden.seed, golden.subject, golden.chunk});
    float block[4 * kLanes];
    fill_uniform(stream, block, 4);
    for (int i = 0; i < 4 * kLanes; ++i) {
      CHECK(static_cast<double>(block[i]) == (static_cast<double>(golden.words[i] >> 9) + 0.5) * 0x1p-23);
    }
  }
}

TEST_CASE("uniform draws have the moments of the uniform law and stay inside (0, 1)") {
  constexpr int rows = 1 << 16;
  std::vector<float> block(static_cast<std::size_t>(rows) * kLanes);
  Stream stream({11, 0, 0});
  fill_uniform(stream, block.data(), rows);
  const auto [least, most] = std::minmax_element(block.begin(), block.end());
  CHECK(*least > 0.0f);
  CHECK(*most < 1.0f);
  const double count = static_cast<double>(block.size());
  for (int power = 1; power <= 4; ++power) {
    double sum = 0;
    for (const float x : block) sum += std::pow(static_cast<double>(x), power);
    const double mean = 1.0 / (power + 1), variance = 1.0 / (2 * power + 1) - mean * mean;
    CHECK(std::fabs(sum / count - mean) < 4.5 * std::sqrt(variance / count));
  }
}
