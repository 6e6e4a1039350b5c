// Draw and reduce, block by block.
#include "score_rows.hpp"

#include <algorithm>

#include "../numeric/lanes.hpp"

namespace sqrtdk::random {
namespace {

double at(const std::vector<float>& sums, std::uint64_t place) {
  return sums.empty() ? 0.0 : static_cast<double>(sums[place]);
}

void add_products(const float* a, const float* b, int rows, double* totals) {
  for (int row = 0; row < rows; ++row) {
    for (int lane = 0; lane < kLanes; ++lane) {
      const int place = row * kLanes + lane;
      totals[lane] += static_cast<double>(a[place]) * static_cast<double>(b[place]);
    }
  }
}

void add_sums(const float* a, int rows, double* totals) {
  for (int row = 0; row < rows; ++row) {
    for (int lane = 0; lane < kLanes; ++lane) totals[lane] += static_cast<double>(a[row * kLanes + lane]);
  }
}

}  // namespace

CentredSums::CentredSums(std::uint64_t keys)
    : query_sums_(kLanes),
      query_squares_(kLanes),
      key_sums_(keys * kLanes),
      key_squares_(keys * kLanes),
      cross_sums_(keys * kLanes) {}

void CentredSums::clear() {
  for (Sums* sums : {&query_sums_, &query_squares_, &key_sums_, &key_squares_, &cross_sums_}) {
    std::fill(sums->begin(), sums->end(), 0.0);
  }
}

void CentredSums::add_query(const float* query, int rows) {
  add_sums(query, rows, query_sums_.data());
  add_products(query, query, rows, query_squares_.data());
}

void CentredSums::add_key(std::uint64_t index, const float* query, const float* key, int rows) {
  add_sums(key, rows, &key_sums_[index * kLanes]);
  add_products(key, key, rows, &key_squares_[index * kLanes]);
  add_products(query, key, rows, &cross_sums_[index * kLanes]);
}

scaling::Products CentredSums::products(std::uint64_t key, int lane, std::uint64_t components) const {
  const std::uint64_t query = static_cast<std::uint64_t>(lane), place = key * kLanes + query;
  const double d = static_cast<double>(components), a = query_sums_[query], b = key_sums_[place];
  return {cross_sums_[place] - a * b / d, std::max(0.0, query_squares_[query] - a * a / d),
          std::max(0.0, key_squares_[place] - b * b / d)};
}

ScoreRows::ScoreRows(std::uint64_t keys, const Assumptions& assumptions, const scaling::Needs& needs)
    : keys_(keys),
      entries_(assumptions.distribution),
      correlation_(correlation(assumptions.correlation)),
      mean_(assumptions.distribution.mean),
      std_(assumptions.distribution.std),
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

void ScoreRows::extend(Stream& stream, std::uint64_t components) {
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
      correlate(correlation_, query, key, rows);
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

}  // namespace sqrtdk::random
