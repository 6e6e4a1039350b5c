// Draw and reduce, block by block.
#include "scores.hpp"

#include <algorithm>

#include "../numeric/lanes.hpp"

namespace sqrtdk::sweep {

void ScoreRows::clear() { std::fill(totals_.begin(), totals_.end(), 0.0F); }

void ScoreRows::extend(random::Stream& stream, std::uint64_t components) {
  alignas(64) float query[random::kBlockRows * random::kLanes];
  alignas(64) float key[random::kBlockRows * random::kLanes];
  for (std::uint64_t done = 0; done < components; done += random::kBlockRows) {
    const int rows = static_cast<int>(std::min<std::uint64_t>(random::kBlockRows, components - done));
    random::fill_normal(stream, query, rows);
    for (std::uint64_t index = 0; index < keys_; ++index) {
      random::fill_normal(stream, key, rows);
      numeric::accumulate_products(query, key, rows, &totals_[index * random::kLanes]);
    }
  }
}

}  // namespace sqrtdk::sweep
