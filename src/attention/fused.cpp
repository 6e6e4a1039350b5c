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

void require_entries(std::string_view name, std::span<const float> entries, std::uint64_t rows, std::uint64_t columns) {
  if (entries.size() != rows * columns) {
    throw InvalidArgument("wrong-size", std::string(name), std::to_string(entries.size()),
                          std::to_string(rows) + " × " + std::to_string(columns) + " entries");
  }
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

/// One run: what it was given, and what every query has seen so far.
class Run {
 public:
  Run(std::span<const float> q, const FusedShape& shape, double divisor, bool causal)
      : q_(q),
        queries_(shape.queries),
        keys_(shape.keys),
        d_(shape.d),
        d_v_(shape.d_v),
        // Scores in units of ln 2 turn exponentials into powers of two; the factor goes into the queries once.
        scale_(static_cast<float>(1.4426950408889634 / divisor)),
        causal_(causal),
        columns_(rounded_up(shape.d_v, kPanel)),
        tiles_((shape.queries + kTile - 1) / kTile, RunningTile::empty()),
        totals_(tiles_.size() * kTile * columns_),
        query_(shape.d * kTile),
        scores_(kBlock * kTile) {}

  /// Lets every query that may see them see the keys of a block.
  void take(const KeyBlock& block) {
    for (std::size_t tile = causal_ ? block.begin() / kTile : 0; tile < tiles_.size(); ++tile) {
      const std::size_t width = score(tile, block);
      float shrink[kTile];
      tiles_[tile].take(scores_.data(), width, shrink);
      float* totals = totals_.data() + tile * kTile * columns_;
      for (std::size_t column = 0; column < columns_; column += kPanel) {
        float sums[kTile * kPanel];
        tile_product(scores_.data(), block.values(column), std::min(width, block.count()), sums);
        for (std::size_t i = 0; i < kTile; ++i) {
          float* to = totals + i * columns_ + column;
          for (std::size_t c = 0; c < kPanel; ++c) to[c] = to[c] * shrink[i] + sums[i * kPanel + c];
        }
      }
    }
  }

  void write_output(std::span<float> output) const {
    for (std::size_t i = 0; i < queries_; ++i) {
      const float sum = tiles_[i / kTile].sums[i % kTile];
      const float* totals = totals_.data() + i * columns_;
      float* to = output.data() + i * d_v_;
      float check = 0.0f * sum;
      for (std::size_t c = 0; c < d_v_; ++c) {
        to[c] = totals[c] / sum;
        check += 0.0f * to[c];
      }
      if (check != 0.0f) {
        throw InvalidArgument("not-finite", "scores of query " + std::to_string(i + 1), "overflow",
                              "products and sums below 3.4e38");
      }
    }
  }

  /// The weights of a block's keys, once every block has been taken.
  void write_weights(const KeyBlock& block, std::span<float> weights) {
    for (std::size_t tile = 0; tile < tiles_.size(); ++tile) {
      const std::size_t first = tile * kTile, width = score(tile, block);
      for (std::size_t i = 0; i < std::min(kTile, queries_ - first); ++i) {
        float* row = weights.data() + (first + i) * keys_ + block.begin();
        for (std::size_t j = 0; j < block.count(); ++j) {
          const float score = j < width ? scores_.data()[j * kTile + i] : kMasked;
          row[j] = numeric::exp2(score - tiles_[tile].maxima[i]) / tiles_[tile].sums[i];
        }
      }
    }
  }

 private:
  /// Scaled scores of a tile against a block, keys × kTile, masked ones −∞; says how many keys it needed, a multiple of kPanel.
  std::size_t score(std::size_t tile, const KeyBlock& block) {
    const std::size_t first = tile * kTile;
    for (std::size_t i = 0; i < kTile; ++i) {
      const bool there = first + i < queries_;
      const float* from = q_.data() + (there ? first + i : first) * d_;
      for (std::size_t p = 0; p < d_; ++p) query_.data()[p * kTile + i] = there ? from[p] * scale_ : 0.0f;
    }
    std::size_t seen = block.count();
    if (causal_) seen = std::min(seen, first + kTile > block.begin() ? first + kTile - block.begin() : 0);
    const std::size_t width = rounded_up(seen, kPanel);
    for (std::size_t panel = 0; panel < width; panel += kPanel) {
      float sums[kTile * kPanel];
      tile_product(query_.data(), block.keys(panel), d_, sums);
      for (std::size_t j = 0; j < kPanel; ++j) {
        for (std::size_t i = 0; i < kTile; ++i) scores_.data()[(panel + j) * kTile + i] = sums[i * kPanel + j];
      }
    }
    hide(tile, block, width);
    return width;
  }

  /// Masks what a query may not look at: keys that are not there, and later ones if the attention is causal.
  void hide(std::size_t tile, const KeyBlock& block, std::size_t width) {
    const std::size_t first = tile * kTile;
    std::size_t open = block.count();
    if (causal_) open = std::min(open, first + 1 > block.begin() ? first + 1 - block.begin() : 0);
    for (std::size_t j = std::min(open, width); j < width; ++j) {
      for (std::size_t i = 0; i < kTile; ++i) {
        if (j >= block.count() || (causal_ && block.begin() + j > first + i)) scores_.data()[j * kTile + i] = kMasked;
      }
    }
  }

  std::span<const float> q_;
  std::size_t queries_, keys_, d_, d_v_;
  float scale_;
  bool causal_;
  std::size_t columns_;
  std::vector<RunningTile> tiles_;
  std::vector<float> totals_;
  AlignedFloats query_, scores_;
};

void check(const FusedShape& shape) {
  const auto count = [](std::string_view name, std::uint64_t value, std::uint64_t most) {
    numeric::require_count(name, static_cast<double>(value), 1, most);
  };
  count("queries", shape.queries, kMostFusedLength);
  count("keys", shape.keys, kMostFusedLength);
  count("d", shape.d, kMostFusedWidth);
  count("d_v", shape.d_v, kMostFusedWidth);
}

}  // namespace

void require_divisor(double divisor) { numeric::require_between("divisor", divisor, 1e-30, 1e30); }

void require_inputs(std::span<const float> q, std::span<const float> k, std::span<const float> v,
                    const FusedShape& shape, double divisor) {
  check(shape);
  require_entries("q", q, shape.queries, shape.d);
  require_entries("k", k, shape.keys, shape.d);
  require_entries("v", v, shape.keys, shape.d_v);
  require_divisor(divisor);
}

void fused_attention(std::span<const float> q, std::span<const float> k, std::span<const float> v,
                     const FusedShape& shape, double divisor, std::span<float> output, const FusedOptions& options) {
  require_inputs(q, k, v, shape, divisor);
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
