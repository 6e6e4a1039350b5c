#include "fused.hpp"

#include <algorithm>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "../numeric/check.hpp"
#include "../numeric/exp.hpp"
#include "tiles.hpp"

namespace sqrtdk::attention {
namespace {

constexpr float kMasked = -std::numeric_limits<float>::infinity();

void require_entries(std::string_view name, std::span<const float> entries, std::uint64_t rows, std::uint64_t columns,
                     bool known_finite) {
  if (entries.size() != rows * columns) {
    throw InvalidArgument("wrong-size", std::string(name), std::to_string(entries.size()),
                          std::to_string(rows) + " × " + std::to_string(columns) + " entries");
  }
  if (known_finite) return;
  // 0 · x is 0 for finite x, else NaN: one sum for all, in lanes, so that the check costs next to nothing.
  float lanes[16] = {};
  for (std::size_t at = 0; at + 16 <= entries.size(); at += 16) {
    for (std::size_t l = 0; l < 16; ++l) lanes[l] += 0.0f * entries[at + l];
  }
  float sum = 0;
  for (const float lane : lanes) sum += lane;
  for (std::size_t at = entries.size() / 16 * 16; at < entries.size(); ++at) sum += 0.0f * entries[at];
  if (sum == 0.0f) return;
  for (std::size_t at = 0; at < entries.size(); ++at) {
    numeric::require_finite(std::string(name) + " entry " + std::to_string(at + 1), static_cast<double>(entries[at]));
  }
}

/// One run: its queries in panels, and what every query has seen so far.
class Run {
 public:
  Run(std::span<const float> q, const FusedShape& shape, double divisor, bool causal)
      : count_(shape.queries),
        keys_(shape.keys),
        d_(shape.d),
        d_v_(shape.d_v),
        causal_(causal),
        columns_(rounded_up(shape.d_v, kTile)),
        panels_((shape.queries + kPanel - 1) / kPanel, RunningPanel::empty()),
        queries_(panels_.size() * kPanel * shape.d),
        totals_(panels_.size() * kPanel * columns_),
        scores_(rounded_up(kBlock, kTile) * kPanel) {
    std::fill_n(totals_.data(), panels_.size() * kPanel * columns_, 0.0f);
    // Scores in units of ln 2 turn exponentials into powers of two; the factor goes into the queries once.
    const auto scale = static_cast<float>(1.4426950408889634 / divisor);
    for (std::size_t first = 0; first < count_; first += kPanel) {
      const float* from[kPanel];
      for (std::size_t i = 0; i < kPanel; ++i) from[i] = q.data() + std::min(first + i, count_ - 1) * d_;
      float* const to = queries_.data() + first * d_;
      for (std::size_t p = 0; p < d_; ++p) {
        for (std::size_t i = 0; i < kPanel; ++i) to[p * kPanel + i] = from[i][p] * scale;
      }
    }
  }

  /// Lets every query that may see them see the keys of a block.
  void take(const KeyBlock& block) {
    for (std::size_t panel = causal_ ? block.begin() / kPanel : 0; panel < panels_.size(); ++panel) {
      const std::size_t width = score(panel, block);
      float shrink[kPanel];
      panels_[panel].take(scores_.data(), rounded_up(width, 4), shrink);
      float* totals = totals_.data() + panel * kPanel * columns_;
      for (std::size_t column = 0; column < columns_; column += kTile) {
        float sums[kTile * kPanel];
        tile_product(block.values(column), scores_.data(), width, sums);
        float* to = totals + column * kPanel;
        for (std::size_t c = 0; c < kTile; ++c) {
          for (std::size_t i = 0; i < kPanel; ++i) {
            to[c * kPanel + i] = to[c * kPanel + i] * shrink[i] + sums[c * kPanel + i];
          }
        }
      }
    }
  }

  void write_output(std::span<float> output) {
    for (std::size_t panel = 0; panel < panels_.size(); ++panel) {
      float* totals = totals_.data() + panel * kPanel * columns_;
      // 0 · x is 0 for finite x, else NaN.
      float check[kPanel], sums[kPanel];
      for (std::size_t i = 0; i < kPanel; ++i) {
        sums[i] = panels_[panel].sums[i];
        check[i] = 0.0f * sums[i];
      }
      for (std::size_t at = 0; at < d_v_ * kPanel; at += kPanel) {
        for (std::size_t i = 0; i < kPanel; ++i) {
          totals[at + i] /= sums[i];
          check[i] += 0.0f * totals[at + i];
        }
      }
      const std::size_t first = panel * kPanel;
      for (std::size_t i = 0; i < std::min(kPanel, count_ - first); ++i) {
        if (check[i] != 0.0f) {
          throw InvalidArgument("not-finite", "scores of query " + std::to_string(first + i + 1), "overflow",
                                "products and sums below 3.4e38");
        }
        float* to = output.data() + (first + i) * d_v_;
        for (std::size_t c = 0; c < d_v_; ++c) to[c] = totals[c * kPanel + i];
      }
    }
  }

  /// The weights of a block's keys, once every block has been taken.
  void write_weights(const KeyBlock& block, std::span<float> weights) {
    for (std::size_t panel = 0; panel < panels_.size(); ++panel) {
      const std::size_t first = panel * kPanel, width = score(panel, block);
      for (std::size_t i = 0; i < std::min(kPanel, count_ - first); ++i) {
        float* row = weights.data() + (first + i) * keys_ + block.begin();
        for (std::size_t j = 0; j < block.count(); ++j) {
          const float score = j < width ? scores_.data()[j * kPanel + i] : kMasked;
          row[j] = numeric::exp2(score - panels_[panel].maxima[i]) / panels_[panel].sums[i];
        }
      }
    }
  }

 private:
  /// Scaled scores of a block's keys against a panel, keys × kPanel, masked ones −∞; says how many keys it needed.
  std::size_t score(std::size_t panel, const KeyBlock& block) {
    const std::size_t first = panel * kPanel;
    std::size_t width = block.count();
    if (causal_) width = std::min(width, first + kPanel > block.begin() ? first + kPanel - block.begin() : 0);
    for (std::size_t key = 0; key < width; key += kTile) {
      tile_product(block.keys(key), queries_.data() + first * d_, d_, scores_.data() + key * kPanel);
    }
    hide(first, block, width);
    return width;
  }

  /// Masks what a query may not look at: keys that are not there, and later ones if the attention is causal.
  void hide(std::size_t first, const KeyBlock& block, std::size_t width) {
    for (std::size_t j = width * kPanel; j < rounded_up(width, 4) * kPanel; ++j) scores_.data()[j] = kMasked;
    if (!causal_) return;
    for (std::size_t j = first + 1 > block.begin() ? first + 1 - block.begin() : 0; j < width; ++j) {
      for (std::size_t i = 0; i < kPanel && first + i < block.begin() + j; ++i)
        scores_.data()[j * kPanel + i] = kMasked;
    }
  }

  std::size_t count_, keys_, d_, d_v_;
  bool causal_;
  std::size_t columns_;
  std::vector<RunningPanel> panels_;
  AlignedFloats queries_, totals_, scores_;
};

void check(const FusedShape& shape) {
  numeric::require_count("queries", shape.queries, 1, kMostFusedLength);
  numeric::require_count("keys", shape.keys, 1, kMostFusedLength);
  numeric::require_count("d", shape.d, 1, kMostFusedWidth);
  numeric::require_count("d_v", shape.d_v, 1, kMostFusedWidth);
}

void require(std::span<const float> q, std::span<const float> k, std::span<const float> v, const FusedShape& shape,
             double divisor, bool known_finite) {
  check(shape);
  require_entries("q", q, shape.queries, shape.d, known_finite);
  require_entries("k", k, shape.keys, shape.d, known_finite);
  require_entries("v", v, shape.keys, shape.d_v, known_finite);
  require_divisor(divisor);
}

}  // namespace

void require_divisor(double divisor) { numeric::require_between("divisor", divisor, 1e-30, 1e30); }

void require_inputs(std::span<const float> q, std::span<const float> k, std::span<const float> v,
                    const FusedShape& shape, double divisor) {
  require(q, k, v, shape, divisor, false);
}

void fused_attention(std::span<const float> q, std::span<const float> k, std::span<const float> v,
                     const FusedShape& shape, double divisor, std::span<float> output, const FusedOptions& options) {
  require(q, k, v, shape, divisor, options.known_finite);
  const auto require_room = [](std::string_view name, std::size_t size, std::size_t wanted) {
    if (size == wanted) return;
    throw InvalidArgument("wrong-size", std::string(name), std::to_string(size), std::to_string(wanted) + " entries");
  };
  require_room("output", output.size(), shape.queries * shape.d_v);
  if (!options.weights.empty()) require_room("weights", options.weights.size(), shape.queries * shape.keys);

  Run run(q, shape, divisor, options.causal);
  KeyBlock block(shape.keys, shape.d, shape.d_v);
  const std::size_t keys = shape.keys, visible = options.causal ? std::min<std::size_t>(keys, shape.queries) : keys;
  for (std::size_t begin = 0; begin < visible; begin += kBlock) {
    block.load(k, v, begin);
    run.take(block);
  }
  run.write_output(output);
  for (std::size_t begin = 0; begin < keys && !options.weights.empty(); begin += kBlock) {
    block.load(k, v, begin);
    run.write_weights(block, options.weights);
  }
}

}  // namespace sqrtdk::attention
