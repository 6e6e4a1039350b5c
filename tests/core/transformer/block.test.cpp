// A block, a head's figures and the loss beside slow twins in double, at ragged sizes.
#include "transformer/block.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "accuracy.hpp"
#include "catch.hpp"
#include "hashed_numbers.hpp"
#include "refusal.hpp"
#include "tiny_model.hpp"
#include "transformer/head_scores.hpp"
#include "transformer/read_out.hpp"

using namespace sqrtdk;

namespace {

using Rows = std::vector<std::vector<double>>;

/// x W + b, or LayerNorm: the formulas, row by row.
Rows slow_map(const Rows& x, std::span<const float> weights, std::span<const float> bias) {
  Rows result;
  for (const auto& row : x) {
    std::vector<double> y(bias.begin(), bias.end());
    for (std::size_t p = 0; p < row.size(); ++p) {
      for (std::size_t j = 0; j < y.size(); ++j) y[j] += row[p] * static_cast<double>(weights[p * y.size() + j]);
    }
    result.push_back(y);
  }
  return result;
}
Rows slow_norm(Rows x, std::span<const float> gain, std::span<const float> shift) {
  for (auto& row : x) {
    double mean = 0, variance = 0;
    for (const double entry : row) mean += entry / static_cast<double>(row.size());
    for (const double entry : row) variance += (entry - mean) * (entry - mean) / static_cast<double>(row.size());
    for (std::size_t c = 0; c < row.size(); ++c) {
      row[c] =
          static_cast<double>(gain[c]) * (row[c] - mean) / std::sqrt(variance + 1e-5) + static_cast<double>(shift[c]);
    }
  }
  return x;
}
void add_rows(Rows& x, const Rows& changes) {
  for (std::size_t i = 0; i < x.size(); ++i) {
    for (std::size_t c = 0; c < x[i].size(); ++c) x[i][c] += changes[i][c];
  }
}

Rows slow_block(Rows x, const std::vector<std::vector<float>>& t, std::size_t heads, double divisor) {
  const std::size_t width = x[0].size(), d = width / heads;
  const Rows qkv = slow_map(slow_norm(x, t[0], t[1]), t[2], t[3]);
  Rows merged(x.size(), std::vector<double>(width));
  for (std::size_t head = 0; head < heads; ++head) {
    for (std::size_t i = 0; i < x.size(); ++i) {
      std::vector<double> weights;
      double sum = 0;
      for (std::size_t j = 0; j <= i; ++j) {
        double score = 0;
        for (std::size_t c = head * d; c < (head + 1) * d; ++c) score += qkv[i][c] * qkv[j][width + c];
        weights.push_back(std::exp(score / divisor));
        sum += weights.back();
      }
      for (std::size_t j = 0; j <= i; ++j) {
        for (std::size_t c = head * d; c < (head + 1) * d; ++c)
          merged[i][c] += weights[j] / sum * qkv[j][2 * width + c];
      }
    }
  }
  add_rows(x, slow_map(merged, t[4], t[5]));
  Rows units = slow_map(slow_norm(x, t[6], t[7]), t[8], t[9]);
  for (auto& row : units) {
    for (double& u : row)
      u = 0.5 * u * (1 + std::tanh(std::sqrt(2 / 3.14159265358979324) * (u + 0.044715 * u * u * u)));
  }
  add_rows(x, slow_map(units, t[10], t[11]));
  return x;
}

}  // namespace

TEST_CASE(
    "a block is GPT-2's formulas in double, for heads of any number and width, and each variant by its own divisor") {
  accuracy::Worst worst(2e-6, accuracy::kRelative);
  for (const auto& shape : {std::array<std::size_t, 3>{1, 8, 2}, {3, 15, 9}, {4, 64, 21}, {2, 6, 40}}) {
    const std::size_t heads = shape[0], width = shape[1], tokens = shape[2];
    const transformer::Sizes sizes{1, heads, width, 10, 64};
    const tiny::Model model(sizes);
    std::vector<std::vector<float>> tensors;
    for (const auto& tensor : transformer::tensors_of(sizes, 1)) tensors.push_back(model.tensors.at(tensor.name));
    const std::vector<double> divisors{std::sqrt(static_cast<double>(width / heads)), 1, 5};
    std::vector<float> states;
    for (std::size_t i = 0; i < divisors.size() * tokens * width; ++i)
      states.push_back(static_cast<float>(hashed::bell(8, i)));
    const std::vector<float> before = states;
    std::size_t seen = 0;
    transformer::Block block(sizes, tokens);
    const std::vector<transformer::Tensor> kept = tiny::kept(sizes, tensors);
    block(transformer::block_tensors(kept), divisors, states,
          [&](std::size_t variant, std::size_t head, std::span<const float> raw, std::span<const float> weights) {
            CHECK(variant * heads + head == seen++);
            CHECK(raw.size() == tokens * tokens);
            CHECK(weights.size() == raw.size());
          });
    CHECK(seen == divisors.size() * heads);
    for (std::size_t variant = 0; variant < divisors.size(); ++variant) {
      Rows x(tokens, std::vector<double>(width));
      for (std::size_t i = 0; i < tokens * width; ++i)
        x[i / width][i % width] = static_cast<double>(before[variant * tokens * width + i]);
      const Rows right = slow_block(x, tensors, heads, divisors[variant]);
      double most = 0;
      for (const auto& row : right) {
        for (const double state : row) most = std::max(most, std::fabs(state));
      }
      for (std::size_t i = 0; i < tokens * width; ++i) {
        const double apart = static_cast<double>(states[variant * tokens * width + i]) - right[i / width][i % width];
        worst.see(std::fabs(apart) / most);
      }
    }
  }
  worst.record("transformer::Block", "1 … 4 heads of 3 … 16 numbers, 2 … 40 tokens, relative to the largest state",
               "GPT-2's formulas in double");
}

TEST_CASE("a score that overflows to −∞ is refused, and not taken for a masked one") {
  // LayerNorm makes 0 of the first token, (1, −1) of the second: q₂ · k₁ = 0, q₂ · k₂ = −1e60.
  std::vector<std::vector<float>> tensors{{1, 1}, {0, 0}, std::vector<float>(12), std::vector<float>(6)};
  for (const std::size_t size : {4, 2, 2, 2, 16, 8, 16, 2}) tensors.emplace_back(size);
  tensors[2][0] = 1e30f;
  tensors[2][2] = -1e30f;
  std::vector<float> states{5, 5, 1, 0};
  const transformer::Sizes sizes{1, 1, 2, 2, 2};
  transformer::Block block(sizes, 2);
  const auto run = [&] {
    const std::vector<transformer::Tensor> kept = tiny::kept(sizes, tensors);
    block(transformer::block_tensors(kept), std::vector<double>{1}, states, [](auto&&...) {});
  };
  CHECK(whole_refusal_of(run) == "not-finite|scores of head 1|overflow|products and sums below 3.4e38");
  tensors[2][2] = -1e-30f;
  CHECK(whole_refusal_of(run) == "accepted");
}

TEST_CASE("figures of a head are those of its scores and weights, counted by hand") {
  // d = 4: two standard deviations are 4. What lies above the diagonal is never looked at.
  const std::vector<float> raw{2, 99, 99, -5, 3, 99, 40, 1, -70};
  const std::vector<float> weights{1, 0, 0, 0.5f, 0.5f, 0, 1, 0, 0};
  const auto found = transformer::head_scores(raw, weights, 3, 4, 8);
  CHECK(found.raw.count == 6);
  CHECK(found.raw.mean == Approx((2 - 5 + 3 + 40 + 1 - 70) / 6.0));
  CHECK(found.beyond == Approx(3 / 6.0));
  CHECK(found.peak == Approx(2.5 / 3));
  CHECK(found.entropy == Approx(std::log(2.0) / 3));
  // Within rows: (−5, 3) has variance 32, (40, 1, −70) has 3110 ⅓.
  CHECK(found.row_variance == Approx((32 + 9331.0 / 3) / 2));
  CHECK(found.row_std() == Approx(std::sqrt(found.row_variance)));
  CHECK(found.std() == Approx(std::sqrt(found.raw.m2 / 5)));
  // q·k/√d: 1, −2.5, 1.5, 20, .5, −35; q·k/8: .25, −.625, .375, 5, .125, −8.75.
  CHECK(found.in_root_d.below == 1);
  CHECK(found.in_root_d.above == 1);
  for (const auto& [bin, count] : {std::pair{68, 1}, {54, 1}, {70, 1}, {66, 1}})
    CHECK(found.in_root_d.counts[static_cast<std::size_t>(bin)] == count);
  CHECK(found.divided.below + found.divided.above == 0);
  for (const auto& [bin, count] : {std::pair{65, 2}, {61, 1}, {84, 1}, {64, 1}, {29, 1}})
    CHECK(found.divided.counts[static_cast<std::size_t>(bin)] == count);
  // A row alone has no spread.
  CHECK(transformer::head_scores(std::vector<float>{7}, std::vector<float>{1}, 1, 4, 2).row_variance == 0);
}

TEST_CASE("the loss is −ln of the softmax over the whole vocabulary, whatever its size and however its rows arrive") {
  accuracy::Worst worst(1e-5, accuracy::kAbsolute);
  for (const std::size_t vocabulary : {2, 37, 1024, 1025, 2500}) {
    constexpr std::size_t kWidth = 12, kTokens = 6, kVariants = 2;
    const transformer::Sizes sizes{1, 1, kWidth, vocabulary, 8};
    const std::vector<std::uint32_t> text = tiny::text(9, kTokens, vocabulary);
    std::vector<float> table, states;
    for (std::size_t i = 0; i < vocabulary * kWidth; ++i) table.push_back(static_cast<float>(hashed::bell(10, i)));
    for (std::size_t i = 0; i < kVariants * kTokens * kWidth; ++i)
      states.push_back(static_cast<float>(3 * hashed::bell(11, i)));
    std::vector<double> first;
    for (const std::size_t step : {vocabulary, std::size_t{1}, std::size_t{700}}) {
      transformer::ReadOut read_out(sizes, text, kVariants);
      read_out.begin(states);
      for (std::size_t row = 0; row < vocabulary; row += step) {
        read_out.take(std::span(table).subspan(row * kWidth, std::min(step, vocabulary - row) * kWidth));
      }
      const auto losses = read_out.losses();
      std::vector<double> all;
      for (const auto& loss : losses) all.insert(all.end(), loss.tokens.begin(), loss.tokens.end());
      if (first.empty()) first = all;
      CHECK(all == first);
      for (std::size_t variant = 0; variant < kVariants; ++variant) {
        for (std::size_t place = 0; place < kTokens; ++place) {
          std::vector<double> logits(vocabulary);
          double sum = 0;
          for (std::size_t t = 0; t < vocabulary; ++t) {
            for (std::size_t c = 0; c < kWidth; ++c) {
              logits[t] += static_cast<double>(table[t * kWidth + c]) *
                           static_cast<double>(states[(variant * kTokens + place) * kWidth + c]);
            }
            sum += std::exp(logits[t]);
          }
          if (place + 1 < kTokens) {
            worst.see(std::fabs(losses[variant].tokens[place] - (std::log(sum) - logits[text[place + 1]])));
          } else {
            for (std::size_t t = 0; t < vocabulary; ++t) {
              worst.see(std::fabs(static_cast<double>(read_out.last_logits()[variant * vocabulary + t]) - logits[t]));
            }
          }
        }
      }
    }
  }
  worst.record("transformer::ReadOut", "2 … 2500 tokens, logits to 40", "softmax of the logits in double");
}
