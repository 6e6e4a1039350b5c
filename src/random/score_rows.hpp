// Raw scores of random queries and keys: the loop in which a sweep spends its time.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "../scaling/rule.hpp"
#include "../scaling/scaled_score.hpp"
#include "entries.hpp"
#include "normal.hpp"
#include "stream.hpp"

namespace sqrtdk::random {

/// Products of queries and keys less the means of their components, for 16 queries at once: what layer norm works on.
///
/// Sums in double, unlike those of ScoreRows: Σab − ΣaΣb/d cancels where the components of a vector are nearly equal, as happens
/// for small d, and products of two floats are exact in double. Draws must have mean 0, so that nothing else cancels.
class CentredSums {
 public:
  explicit CentredSums(std::uint64_t keys);

  void clear();

  /// query, key  blocks of rows × 16 draws, row = one draw of each lane
  void add_query(const float* query, int rows);
  void add_key(std::uint64_t index, const float* query, const float* key, int rows);

  /// components  d, how many were added to each vector
  scaling::Products products(std::uint64_t key, int lane, std::uint64_t components) const;

 private:
  using Sums = std::vector<double>;

  Sums query_sums_, query_squares_;           ///< one a lane
  Sums key_sums_, key_squares_, cross_sums_;  ///< one a lane for each key
};

/// Draws 16 queries at once, one to a lane, each with its own fresh keys, and takes the products q·k.
///
/// The stream is used block by block: up to 32 components of q, then the same components of key 1, key 2, …, so that no
/// vector is ever stored whole. Vectors may be extended: what they held stays, and the scores grow by the new products.
/// Sums are taken of the draws x of mean 0 and variance 1, and turned into those of the entries μ + σx at the end, so that no
/// digits are lost to a large μ. Sums that nobody needs are not taken: each costs as much as the products.
class ScoreRows {
 public:
  /// assumptions  checked
  /// needs        what the rules need beside the products
  explicit ScoreRows(std::uint64_t keys, const Assumptions& assumptions = {}, const scaling::Needs& needs = {});

  /// Starts with fresh vectors of no components.
  void clear();

  /// Appends `components` drawn components to every vector and adds their products to the scores.
  void extend(Stream& stream, std::uint64_t components);

  /// q·k_key of the query in `lane`, over all components so far; float accuracy, blocks of 32 products summed apart.
  double score(std::uint64_t key, int lane) const;

  /// What rules may know of them; sums that are not needed are 0.
  scaling::Pair pair(std::uint64_t key, int lane) const;

 private:
  /// Sums over components: of each lane's query, or of each key in each lane.
  using Sums = std::vector<float>;

  std::uint64_t keys_, components_ = 0;
  Entries entries_;
  Correlation correlation_;
  double mean_, std_;
  bool moved_;  ///< entries are not the draws themselves
  Sums products_;
  Sums query_squares_, key_squares_, query_sums_, key_sums_;  ///< empty where not needed
  std::optional<CentredSums> centred_;
};

}  // namespace sqrtdk::random
