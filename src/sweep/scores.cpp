// Draw and reduce, block by block.
#include "scores.hpp"

#include <algorithm>

#include "../numeric/lanes.hpp"

namespace sqrtdk::sweep {
namespace {

using random::kBlockRows;
using random::kLanes;

double at(const std::vector<float>& sums, std::uint64_t place) {
  return sums.empty() ? 0.0 : static_cast<double>(sums[place]);
}

}  // namespace

ScoreRows::ScoreRows(std::uint64_t keys, const Assumptions& assumptions, const scaling::Needs& needs)
    : keys_(keys),
      entries_(assumptions.law),
      correlation_(random::correlation(assumptions.correlation)),
      mean_(assumptions.law.mean),
      std_(assumptions.law.std),
      moved_(mean_ != 0 || std_ != 1),
      products_(keys * kLanes) {
  if (needs.query_norm) query_squares_.resize(kLanes);
  if (needs.key_norm) key_squares_.resize(keys * kLanes);
  if (needs.means) centred_.emplace(keys);
  if (mean_ != 0) {
    query_sums_.resize(kLanes);
    key_sums_.resize(keys * kLanes);
  }
}

void ScoreRows::clear() {
  components_ = 0;
  for (Sums* sums : {&products_, &query_squares_, &key_squares_, &query_sums_, &key_sums_}) {
    std::fill(sums->begin(), sums->end(), 0.0F);
  }
  if (centred_) centred_->clear();
}

void ScoreRows::extend(random::Stream& stream, std::uint64_t components) {
  alignas(64) float query[kBlockRows * kLanes];
  alignas(64) float key[kBlockRows * kLanes];
  alignas(64) float ones[kBlockRows * kLanes];
  std::fill(std::begin(ones), std::end(ones), 1.0F);
  // Asked once for each block of up to 512 draws, not inside its loops.
  const auto add = [&](const float* a, const float* b, int rows, Sums& sums, std::uint64_t place) {
    if (!sums.empty()) numeric::accumulate_products(a, b, rows, &sums[place]);
  };
  for (std::uint64_t done = 0; done < components; done += kBlockRows) {
    const int rows = static_cast<int>(std::min<std::uint64_t>(kBlockRows, components - done));
    entries_.fill_standard(stream, query, rows);
    add(query, query, rows, query_squares_, 0);
    add(query, ones, rows, query_sums_, 0);
    if (centred_) centred_->add_query(query, rows);
    for (std::uint64_t index = 0; index < keys_; ++index) {
      entries_.fill_standard(stream, key, rows);
      random::correlate(correlation_, query, key, rows);
      add(query, key, rows, products_, index * kLanes);
      add(key, key, rows, key_squares_, index * kLanes);
      add(key, ones, rows, key_sums_, index * kLanes);
      if (centred_) centred_->add_key(index, query, key, rows);
    }
  }
  components_ += components;
}

double ScoreRows::score(std::uint64_t key, int lane) const { return pair(key, lane).plain.dot; }

scaling::Pair ScoreRows::pair(std::uint64_t key, int lane) const {
  const std::uint64_t query = static_cast<std::uint64_t>(lane), place = key * kLanes + query;
  const scaling::Products draws{at(products_, place), at(query_squares_, query), at(key_squares_, place)};
  scaling::Pair pair{draws, {}, components_, keys_, keys_};
  const double square = std_ * std_;
  if (moved_) {
    const double constant = static_cast<double>(components_) * mean_ * mean_, linear = mean_ * std_;
    const double query_sum = at(query_sums_, query), key_sum = at(key_sums_, place);
    pair.plain = {constant + linear * (query_sum + key_sum) + square * draws.dot,
                  constant + 2 * linear * query_sum + square * draws.query_square,
                  constant + 2 * linear * key_sum + square * draws.key_square};
  }
  if (centred_) {
    const scaling::Products products = centred_->products(key, lane, components_);
    pair.centred = {square * products.dot, square * products.query_square, square * products.key_square};
  }
  return pair;
}

}  // namespace sqrtdk::sweep
