// Hidden units run innermost, one after another in memory, so that every loop vectorises.
#include "additive_table.hpp"

#include <algorithm>

#include "../numeric/tanh.hpp"

namespace sqrtdk::training {
namespace {

/// What one pair adds to the slopes of its query, its key and of v. No two lists share memory.
template <class Real>
void add_slopes(std::size_t h, Real slope, const Real* __restrict vector, const Real* __restrict units,
                Real* __restrict q, Real* __restrict k, Real* __restrict v) {
  for (std::size_t l = 0; l < h; ++l) {
    const Real through = slope * vector[l] * (Real(1) - units[l] * units[l]);
    q[l] += through;
    k[l] += through;
    v[l] += slope * units[l];
  }
}

}  // namespace

template <class Real>
void AdditiveTable<Real>::forward(const std::vector<Real>& queries, const std::vector<Real>& keys,
                                  std::span<const Real> vector, std::size_t symbols, std::vector<Real>& table) {
  constexpr std::size_t kLanes = 8;
  const std::size_t h = vector.size();
  units_.resize(symbols * symbols * h);
  for (std::size_t a = 0; a < symbols; ++a) {
    for (std::size_t b = 0; b < symbols; ++b) {
      const Real *const q = queries.data() + a * h, *const k = keys.data() + b * h;
      Real* const units = units_.data() + (a * symbols + b) * h;
      for (std::size_t l = 0; l < h; ++l) {
        units[l] = static_cast<Real>(numeric::tanh(static_cast<double>(q[l]) + static_cast<double>(k[l])));
      }
      Real lanes[kLanes] = {};
      for (std::size_t l = 0; l < h; ++l) lanes[l % kLanes] += vector[l] * units[l];
      table[a * symbols + b] =
          ((lanes[0] + lanes[1]) + (lanes[2] + lanes[3])) + ((lanes[4] + lanes[5]) + (lanes[6] + lanes[7]));
    }
  }
}

template <class Real>
void AdditiveTable<Real>::backward(const std::vector<Real>& slopes, std::span<const Real> vector, std::size_t symbols,
                                   std::vector<Real>& query_slopes, std::vector<Real>& key_slopes,
                                   std::span<Real> vector_slopes) const {
  const std::size_t h = vector.size();
  std::fill(query_slopes.begin(), query_slopes.end(), Real(0));
  std::fill(key_slopes.begin(), key_slopes.end(), Real(0));
  std::fill(vector_slopes.begin(), vector_slopes.end(), Real(0));
  for (std::size_t a = 0; a < symbols; ++a) {
    for (std::size_t b = 0; b < symbols; ++b) {
      const Real slope = slopes[a * symbols + b];
      const Real* const units = units_.data() + (a * symbols + b) * h;
      add_slopes(h, slope, vector.data(), units, query_slopes.data() + a * h, key_slopes.data() + b * h,
                 vector_slopes.data());
    }
  }
}

template class AdditiveTable<float>;
template class AdditiveTable<double>;

}  // namespace sqrtdk::training
