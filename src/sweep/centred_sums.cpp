// Double sums of floats.
#include "centred_sums.hpp"

#include <algorithm>

namespace sqrtdk::sweep {
namespace {

using random::kLanes;

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

}  // namespace sqrtdk::sweep
