// Normal and uniform draws: the logarithm and the point on the circle that a word gives, the bits they are made of, how rows are cut, and the exact
// distribution: moments, tails, independence.
#include "random/normal.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "../../reference/random/draws.hpp"
#include "accuracy.hpp"
#include "catch.hpp"
#include "numeric/bits.hpp"
#include "random/stream.hpp"
#include "ulps.hpp"

using namespace sqrtdk;
using random::cos_sin_of_word;
using random::CosSin;
using namespace sqrtdk::random;

TEST_CASE(
    "minus twice the logarithm of a uniform draw is right to 6 ulp: a dense sample of the draws, every one in the long "
    "run") {
  accuracy::Worst worst(6.0, accuracy::kUlp);
  for (std::uint32_t bits = 0x3f000000u; bits <= 0x4f000000u; bits += accuracy::step(97)) {  // ½ … 2^31
    const auto scaled = numeric::bit_cast<float>(bits);
    worst.see(ulps(random::minus_twice_log(scaled), -2.0 * std::log(static_cast<double>(scaled) * 0x1p-31)));
  }
  worst.record_floats("random::minus_twice_log(float)", "u from 2^-32 to 1", "the C library's double");
  CHECK(random::minus_twice_log(0x1p31f) == 0.0f);
  CHECK(random::scaled_uniform(0u) == 0.5f);
  CHECK(random::scaled_uniform(0xffffffffu) == 0x1p31f);
}

TEST_CASE(
    "cosine and sine of a word are right to 2.5 ulp, and their point lies on the circle to 2.5e-7: a dense sample of "
    "the quarter turn, every word of it in the long run") {
  const double eighth_of_a_turn = std::atan(1.0);
  accuracy::Worst cosines(2.5, accuracy::kUlp), sines(2.5, accuracy::kUlp), off(2.5e-7, accuracy::kAbsolute);
  for (std::uint32_t word = 0; word < 0x40000000u; word += accuracy::step(1021)) {
    const CosSin point = cos_sin_of_word(word);
    const double angle = eighth_of_a_turn * static_cast<double>(static_cast<std::int32_t>(word << 2)) * 0x1p-31;
    cosines.see(ulps(point.cosine, std::cos(angle)));
    sines.see(ulps(point.sine, std::sin(angle)));
    const double c = static_cast<double>(point.cosine), s = static_cast<double>(point.sine);
    off.see(std::fabs(c * c + s * s - 1.0));
  }
  cosines.record_floats("random::cos_sin_of_word, cosine", "the words of a quarter turn", "the C library's double");
  sines.record_floats("random::cos_sin_of_word, sine", "the words of a quarter turn", "the C library's double");
  off.record_floats("random::cos_sin_of_word, distance from the circle", "the words of a quarter turn", "c² + s² = 1");
}

TEST_CASE("the other three quarters are the first one turned, bit for bit") {
  std::uint32_t tried = 0;
  for (std::uint32_t word = 0; word < 0x40000000u; word += accuracy::step(4099), ++tried) {
    const CosSin point = cos_sin_of_word(word), turned = cos_sin_of_word(word | 0x40000000u);
    const CosSin mirrored = cos_sin_of_word(word | 0x80000000u), both = cos_sin_of_word(word | 0xc0000000u);
    if (turned.cosine == point.sine && turned.sine == point.cosine && mirrored.cosine == -point.cosine &&
        mirrored.sine == point.sine && both.cosine == point.sine && both.sine == -point.cosine) {
      continue;
    }
    FAIL(word);
  }
  CHECK(tried > 0x40000000u / 4100);
}

TEST_CASE("the two upper bits turn the arc into the whole circle") {
  const CosSin east = cos_sin_of_word(0x00000000u), north = cos_sin_of_word(0x40000000u);
  const CosSin west = cos_sin_of_word(0x80000000u), south = cos_sin_of_word(0xc0000000u);
  CHECK(east.cosine == 1.0f);
  CHECK(east.sine == 0.0f);
  CHECK(north.cosine == 0.0f);
  CHECK(north.sine == 1.0f);
  CHECK(west.cosine == -1.0f);
  CHECK(south.sine == -1.0f);
}

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

TEST_CASE("uniform draws have the moments of the uniform law and stay inside (0, 1)", "[simulation]") {
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

namespace {

constexpr int kDrawnRows = 1 << 18;  // 4.2 million draws

const std::vector<float>& draws() {
  static const std::vector<float> drawn = [] {
    std::vector<float> block(static_cast<std::size_t>(kDrawnRows) * kLanes);
    Stream stream({20260101, 64, 0});
    fill_normal(stream, block.data(), kDrawnRows);
    return block;
  }();
  return drawn;
}

double beyond(double z) { return std::erfc(z / std::sqrt(2.0)); }

/// Correlation of f(x) and f(y), scaled to a standard score, for f = identity and f = square.
struct Correlations {
  double values = 0, squares = 0, count = 0;
  void add(float x, float y) {
    const double a = static_cast<double>(x), b = static_cast<double>(y);
    values += a * b;
    squares += (a * a - 1) * (b * b - 1) / 2;
    ++count;
  }
  double worst_score() const { return std::max(std::fabs(values), std::fabs(squares)) / std::sqrt(count); }
};

}  // namespace

TEST_CASE("the first eight moments of the draws lie within 4.5 standard errors of the normal law's") {
  const double moment[17] = {1, 0, 1, 0, 3, 0, 15, 0, 105, 0, 945, 0, 10395, 0, 135135, 0, 2027025};
  std::array<double, 9> sums{};
  for (const float z : draws()) {
    double power = 1;
    for (std::size_t k = 1; k <= 8; ++k) sums[k] += power *= static_cast<double>(z);
  }
  const double count = static_cast<double>(draws().size());
  for (std::size_t k = 1; k <= 8; ++k) {
    const double error = std::sqrt((moment[2 * k] - moment[k] * moment[k]) / count);
    INFO("moment " << k);
    CHECK(std::fabs(sums[k] / count - moment[k]) < 4.5 * error);
  }
}

TEST_CASE("the draws pass the Kolmogorov-Smirnov and Anderson-Darling tests against the exact cdf", "[simulation]") {
  std::vector<float> sorted(draws().begin(), draws().begin() + (1 << 20));
  std::sort(sorted.begin(), sorted.end());
  const double count = static_cast<double>(sorted.size());
  double distance = 0, anderson = 0;
  for (std::size_t i = 0; i < sorted.size(); ++i) {
    const double z = static_cast<double>(sorted[i]), step = static_cast<double>(i);
    const double below = 0.5 * beyond(-z), above = 0.5 * beyond(z);
    distance = std::max({distance, below - step / count, (step + 1) / count - below});
    anderson += (2 * step + 1) * std::log(below) + (2 * count - 2 * step - 1) * std::log(above);
  }
  // Values that a right sample exceeds once in a thousand runs.
  CHECK(distance * std::sqrt(count) < 1.95);
  CHECK(-count - anderson / count < 6.0);
}

TEST_CASE("as many draws lie beyond 3, 4 and 5 as should, and none beyond 6.67", "[simulation]") {
  double counts[3] = {}, total = 0;
  float largest = 0;
  std::vector<float> block(static_cast<std::size_t>(kBlockRows) * kLanes);
  Stream stream({5, 5, 5});
  for (int i = 0; i < 60000; ++i) {
    fill_normal(stream, block.data(), kBlockRows);
    for (const float z : block) {
      const float size = std::fabs(z);
      largest = std::max(largest, size);
      if (size <= 3.0f) continue;
      for (int k = 0; k < 3; ++k) counts[k] += size > static_cast<float>(3 + k);
    }
    total += static_cast<double>(block.size());
  }
  for (int k = 0; k < 3; ++k) {
    const double expected = total * beyond(3.0 + k);
    INFO("beyond " << 3 + k << ": " << counts[k] << ", expected " << expected);
    CHECK(std::fabs(counts[k] - expected) < 4.5 * std::sqrt(expected));
  }
  CHECK(largest > 5.0f);
  CHECK(largest < 6.67f);
}

TEST_CASE("draws of different lanes, rows and pairs are uncorrelated, and so are their squares") {
  const auto at = [](int row, int lane) { return draws()[static_cast<std::size_t>(row * kLanes + lane)]; };
  constexpr int rows = 1 << 16;
  for (int a = 0; a < kLanes; ++a) {
    for (int b = a + 1; b < kLanes; ++b) {
      Correlations across;
      for (int r = 0; r < rows; ++r) across.add(at(r, a), at(r, b));
      CHECK(across.worst_score() < 4.8);
    }
  }
  for (int lag = 1; lag <= 4; ++lag) {
    Correlations along;
    for (int r = 0; r + lag < rows; ++r) {
      for (int lane = 0; lane < kLanes; ++lane) along.add(at(r, lane), at(r + lag, lane));
    }
    CHECK(along.worst_score() < 4.5);
  }
}

TEST_CASE("radius and angle of a pair are independent, the angle uniform and the radius exponential in its square") {
  constexpr int shells = 8, sectors = 16;
  double counts[shells][sectors] = {}, pairs = 0;
  for (int r = 0; r < kDrawnRows; r += 2) {
    for (int lane = 0; lane < kLanes; ++lane) {
      const double x = static_cast<double>(draws()[static_cast<std::size_t>(r * kLanes + lane)]);
      const double y = static_cast<double>(draws()[static_cast<std::size_t>((r + 1) * kLanes + lane)]);
      const double inside = std::exp(-0.5 * (x * x + y * y));  // uniform in (0, 1]
      const double turn = std::atan2(y, x) / (8.0 * std::atan(1.0)) + 0.5;
      ++counts[std::min(static_cast<int>(inside * shells), shells - 1)]
              [std::min(static_cast<int>(turn * sectors), sectors - 1)];
      ++pairs;
    }
  }
  const double expected = pairs / (shells * sectors);
  double chi_square = 0;
  for (const auto& shell : counts) {
    for (const double count : shell) chi_square += (count - expected) * (count - expected) / expected;
  }
  // 127 degrees of freedom: mean 127, standard deviation 15.9.
  CHECK(std::fabs(chi_square - 127) < 4.5 * 15.9);
}

TEST_CASE("streams with another seed, subject or chunk give uncorrelated draws", "[simulation]") {
  constexpr int rows = 1 << 14;
  const auto drawn = [](const StreamAddress& address) {
    std::vector<float> block(static_cast<std::size_t>(rows) * kLanes);
    Stream stream(address);
    fill_normal(stream, block.data(), rows);
    return block;
  };
  const auto base = drawn({9, 64, 2});
  for (const auto& other : {drawn({10, 64, 2}), drawn({9, 128, 2}), drawn({9, 64, 3})}) {
    Correlations between;
    for (std::size_t i = 0; i < base.size(); ++i) between.add(base[i], other[i]);
    CHECK(between.worst_score() < 4.5);
    CHECK(base != other);
  }
}
