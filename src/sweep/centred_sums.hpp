// Products of queries and keys less the means of their components, for 16 queries at once: what layer norm works on.
#pragma once

#include <cstdint>
#include <vector>

#include "../random/stream.hpp"
#include "../scaling/pair.hpp"

namespace sqrtdk::sweep {

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

}  // namespace sqrtdk::sweep
