// Raw scores of random queries and keys: the loop in which a sweep spends its time.
#pragma once

#include <cstdint>
#include <vector>

#include "../random/normal.hpp"
#include "../random/stream.hpp"

namespace sqrtdk::sweep {

/// Draws 16 queries at once, one to a lane, each with its own fresh keys, and takes the products q·k.
///
/// The stream is used block by block: up to 32 components of q, then the same components of key 1, key 2, …, so that no
/// vector is ever stored whole. Vectors may be extended: what they held stays, and the scores grow by the new products.
class ScoreRows {
 public:
  explicit ScoreRows(std::uint64_t keys) : keys_(keys), totals_(keys * random::kLanes) {}

  /// Starts with fresh vectors of no components.
  void clear();

  /// Appends `components` drawn components to every vector and adds their products to the scores.
  void extend(random::Stream& stream, std::uint64_t components);

  /// q·k_key of the query in `lane`, over all components so far; float accuracy, blocks of 32 products summed apart.
  double score(std::uint64_t key, int lane) const { return static_cast<double>(totals_[key * random::kLanes + lane]); }

  std::uint64_t keys() const { return keys_; }

 private:
  std::uint64_t keys_;
  std::vector<float> totals_;
};

}  // namespace sqrtdk::sweep
