// Fast attention against its slow twin in double, over whole and ragged tiles, blocks and panels.
#include "attention/fused.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "accuracy.hpp"
#include "attention/scaled_dot_product.hpp"
#include "catch.hpp"
#include "hashed_numbers.hpp"
#include "numeric/check.hpp"

using namespace sqrtdk;
using attention::fused_attention;
using attention::FusedShape;

namespace {

std::vector<float> float_bells(std::uint64_t seed, std::uint64_t size, double spread = 1) {
  std::vector<float> entries(size);
  for (std::uint64_t i = 0; i < size; ++i) entries[i] = static_cast<float>(spread * hashed::bell(seed, i));
  return entries;
}

numeric::Matrix matrix(const std::vector<float>& entries, std::uint64_t rows) {
  const auto columns = static_cast<Eigen::Index>(entries.size() / rows);
  numeric::Matrix m(static_cast<Eigen::Index>(rows), columns);
  for (std::size_t i = 0; i < entries.size(); ++i) m.data()[i] = static_cast<double>(entries[i]);
  return m;
}

struct Given {
  FusedShape shape;
  double divisor = 2;
  bool causal = false;
  double spread = 1;
  std::vector<float> q = float_bells(1, shape.queries*shape.d, spread), k = float_bells(2, shape.keys*shape.d, spread),
                     v = float_bells(3, shape.keys*shape.d_v);

  std::vector<float> output() const {
    std::vector<float> result(shape.queries * shape.d_v);
    fused_attention(q, k, v, shape, divisor, result, {causal, {}});
    return result;
  }
  std::vector<float> weights() const {
    std::vector<float> result(shape.queries * shape.d_v), asked(shape.queries * shape.keys);
    fused_attention(q, k, v, shape, divisor, result, {causal, asked});
    return asked;
  }
  attention::AttentionSteps slow() const {
    return scaled_dot_product_attention(matrix(q, shape.queries), matrix(k, shape.keys), matrix(v, shape.keys),
                                        {"constant", divisor},
                                        causal ? attention::Mask::causal() : attention::Mask::none());
  }
  std::string refused() const {
    try {
      output();
    } catch (const InvalidArgument& refusal) {
      return refusal.code() + "|" + refusal.parameter() + "|" + refusal.range();
    }
    return "accepted";
  }
};

double farthest(const std::vector<float>& got, const numeric::Matrix& right) {
  double worst = 0;
  for (std::size_t i = 0; i < got.size(); ++i) {
    const double apart = std::abs(static_cast<double>(got[i]) - right.data()[i]);
    if (!(apart <= worst)) worst = apart;
  }
  return worst;
}

std::vector<FusedShape> shapes() {
  return {{1, 1, 1, 1},     {1, 2, 3, 1},       {5, 8, 8, 8},       {4, 7, 5, 9},
          {6, 9, 1, 17},    {11, 3, 64, 2},     {3, 255, 4, 8},     {7, 256, 16, 5},
          {12, 257, 32, 8}, {13, 511, 3, 1},    {300, 300, 64, 64}, {513, 40, 8, 8},
          {40, 513, 8, 8},  {261, 700, 20, 33}, {2, 1025, 128, 40}, {3, 5, 1000, 300}};
}

}  // namespace

TEST_CASE("fast attention agrees with its slow twin in double, whatever the sizes, seen whole or causally") {
  accuracy::Worst worst(3e-6, accuracy::kAbsolute);
  for (const FusedShape& shape : shapes()) {
    for (const bool causal : {false, true}) {
      const Given given{shape, std::sqrt(static_cast<double>(shape.d)), causal};
      CAPTURE(shape.queries, shape.keys, shape.d, shape.d_v, causal);
      worst.see(farthest(given.output(), given.slow().output));
    }
  }
  worst.record("attention::fused_attention, output", "entries like N(0, 1), divisor √d, 1 … 1025 keys, d to 1000",
               "scaled_dot_product_attention in double");
}

TEST_CASE("the weights come when they are asked for, 0 where masked, and the output stays what it is, bit for bit") {
  accuracy::Worst worst(2e-6, accuracy::kAbsolute);
  for (const FusedShape& shape : shapes()) {
    for (const bool causal : {false, true}) {
      const Given given{shape, std::sqrt(static_cast<double>(shape.d)), causal};
      CAPTURE(shape.queries, shape.keys, shape.d, shape.d_v, causal);
      const std::vector<float> weights = given.weights();
      worst.see(farthest(weights, given.slow().weights));
      std::size_t masked = 0, zero = 0;
      for (std::uint64_t i = 0; i < shape.queries; ++i) {
        for (std::uint64_t j = 0; j < shape.keys; ++j) {
          masked += causal && j > i;
          zero += weights[i * shape.keys + j] == 0.0f;
        }
      }
      CHECK(zero == masked);
      std::vector<float> again(shape.queries * shape.d_v), asked(weights.size());
      fused_attention(given.q, given.k, given.v, shape, given.divisor, again, {causal, asked});
      CHECK(again == given.output());
    }
  }
  worst.record("attention::fused_attention, weights", "entries like N(0, 1), divisor √d, 1 … 1025 keys, d to 1000",
               "scaled_dot_product_attention in double");
}

TEST_CASE("scores of hundreds keep their digits: the largest of a row is taken off before any power") {
  const Given given{{20, 300, 64, 8}, 1, false, 6};
  CHECK(farthest(given.output(), given.slow().output) < 1e-3);  // 300 · 2^-24 · several hundred
  const Given one_key{{5, 1, 64, 8}, 1, false, 6};
  for (std::size_t i = 0; i < 40; ++i) CHECK(one_key.output()[i] == one_key.v[i % 8]);
}

TEST_CASE("a later query, key or value that is masked changes no bit of what comes before") {
  Given given{{30, 30, 16, 8}, 4, true};
  const std::vector<float> before = given.output();
  for (std::size_t p = 0; p < 16; ++p) given.q[20 * 16 + p] = given.k[20 * 16 + p] = 1e4f;
  for (std::size_t c = 0; c < 8; ++c) given.v[20 * 8 + c] = 3e38f;
  const std::vector<float> after = given.output();
  CHECK(std::equal(before.begin(), before.begin() + 20 * 8, after.begin()));
  CHECK_FALSE(std::equal(before.begin() + 20 * 8, before.begin() + 21 * 8, after.begin() + 20 * 8));
}

TEST_CASE("the rows of fast attention do not depend on how many queries come with them") {
  const Given many{{23, 700, 16, 8}};
  const Given few{{7, 700, 16, 8}};
  const std::vector<float> all = many.output(), some = few.output();
  CHECK(std::equal(some.begin(), some.end(), all.begin()));
}

TEST_CASE("who asks for nothing beside the output gets every key seen and no weights") {
  const Given given{{3, 5, 4, 2}};
  std::vector<float> output(6);
  fused_attention(given.q, given.k, given.v, given.shape, given.divisor, output);
  CHECK(output == given.output());
}

TEST_CASE("doubling the divisor is halving the queries, bit for bit") {
  Given given{{9, 40, 16, 8}, 8};
  const std::vector<float> divided = given.output();
  given.divisor = 4;
  for (float& entry : given.q) entry /= 2;
  CHECK(given.output() == divided);
}

TEST_CASE("fast attention refuses what it cannot compute, by name") {
  const float infinity = std::numeric_limits<float>::infinity();
  Given given{{3, 4, 2, 2}};
  const auto with = [&](auto change) {
    Given changed = given;
    change(changed);
    return changed.refused();
  };
  CHECK(given.refused() == "accepted");
  CHECK(with([](Given& g) { g.shape.queries = 0; }) == "out-of-range|queries|1 … 65536");
  CHECK(with([](Given& g) { g.shape.keys = 65'537; }) == "out-of-range|keys|1 … 65536");
  CHECK(with([](Given& g) { g.shape.d = 4097; }) == "out-of-range|d|1 … 4096");
  CHECK(with([](Given& g) { g.shape.d_v = 0; }) == "out-of-range|d_v|1 … 4096");
  CHECK(with([](Given& g) { g.q.pop_back(); }) == "wrong-size|q|3 × 2 entries");
  CHECK(with([](Given& g) { g.k.push_back(0); }) == "wrong-size|k|4 × 2 entries");
  CHECK(with([](Given& g) { g.v.clear(); }) == "wrong-size|v|4 × 2 entries");
  CHECK(with([](Given& g) { g.divisor = 0; }) == "out-of-range|divisor|1e-30 … 1e+30");
  CHECK(with([](Given& g) { g.divisor = std::nan(""); }).substr(0, 20) == "not-a-number|divisor");
  CHECK(with([&](Given& g) { g.q[3] = infinity; }).substr(0, 20) == "not-finite|q entry 4");
  CHECK(with([&](Given& g) { g.k[0] = std::nanf(""); }).substr(0, 22) == "not-a-number|k entry 1");
  CHECK(with([&](Given& g) { g.v[7] = -infinity; }).substr(0, 20) == "not-finite|v entry 8");
  CHECK(with([](Given& g) {
          g.q[2] = 3e38f;
          g.k[0] = g.k[2] = g.k[4] = g.k[6] = 1e37f;
        }) == "not-finite|scores of query 2|products and sums below 3.4e38");
  std::vector<float> output(5), weights(3);
  CHECK_THROWS_AS(fused_attention(given.q, given.k, given.v, given.shape, 2, output), InvalidArgument);
  output.resize(6);
  CHECK_THROWS_AS(fused_attention(given.q, given.k, given.v, given.shape, 2, output, {false, weights}),
                  InvalidArgument);
}
