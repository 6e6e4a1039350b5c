// The table by four products, and back by four more. Hidden units run innermost, one after another in memory, so that every loop vectorises.
#include "score_table.hpp"

#include <algorithm>
#include <cmath>

#include "../numeric/exp.hpp"
#include "../numeric/lanes.hpp"

namespace sqrtdk::training {

using attention::rows_of;
using attention::View;

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

template <class Real>
ScoreTable<Real>::ScoreTable(const Sizes& sizes, ScoreFunction score_function, double initial_gain,
                             std::span<const double> embeddings)
    : symbols_(sizes.symbols),
      wide_(sizes.model_dimension),
      d_(sizes.dimension),
      score_function_(score_function),
      initial_gain_(initial_gain),
      layout_(sizes, score_function),
      queries_(symbols_ * d_),
      keys_(symbols_ * d_),
      query_lengths_(symbols_),
      key_lengths_(symbols_),
      raw_(symbols_ * symbols_),
      scores_(symbols_ * symbols_),
      slopes_(symbols_ * symbols_),
      query_slopes_(symbols_ * d_),
      key_slopes_(symbols_ * d_) {
  const std::vector<Real> all(embeddings.begin(), embeddings.end());
  embeddings_.pack(rows_of(all, wide_), symbols_, wide_);
  embeddings_transposed_.pack(rows_of(all, wide_).transposed(), wide_, symbols_);
}

template <class Real>
double ScoreTable<Real>::gain(const std::vector<Real>& weights) const {
  return initial_gain_ * numeric::exp(static_cast<double>(layout_.log_gain(weights)[0]));
}

template <class Real>
const std::vector<double>& ScoreTable<Real>::forward(const std::vector<Real>& weights) {
  product_(embeddings_, {layout_.query_map(weights).data(), d_, 1}, d_, queries_.data());
  product_(embeddings_, {layout_.key_map(weights).data(), d_, 1}, d_, keys_.data());
  if (score_function_ == ScoreFunction::additive) {
    additive_.forward(queries_, keys_, layout_.additive_vector(weights), symbols_, raw_);
  } else {
    if (score_function_ == ScoreFunction::cosine) {
      normalise(queries_, query_lengths_);
      normalise(keys_, key_lengths_);
    }
    product_(rows_of(queries_, d_), rows_of(keys_, d_).transposed(), symbols_, d_, symbols_, raw_.data());
  }
  const double gain = this->gain(weights);
  for (std::size_t pair = 0; pair < scores_.size(); ++pair) scores_[pair] = gain * static_cast<double>(raw_[pair]);
  return scores_;
}

template <class Real>
void ScoreTable<Real>::backward(const std::vector<double>& score_gradient, const std::vector<Real>& weights,
                                std::vector<Real>& gradient) {
  const double gain = this->gain(weights);
  layout_.log_gain(gradient)[0] = static_cast<Real>(numeric::dot(score_gradient, scores_));
  for (std::size_t pair = 0; pair < slopes_.size(); ++pair) {
    slopes_[pair] = static_cast<Real>(gain * score_gradient[pair]);
  }
  if (score_function_ == ScoreFunction::additive) {
    additive_.backward(slopes_, layout_.additive_vector(weights), symbols_, query_slopes_, key_slopes_,
                       layout_.additive_vector(gradient));
  } else {
    const View<Real> slopes = rows_of(slopes_, symbols_);
    product_(slopes, rows_of(keys_, d_), symbols_, symbols_, d_, query_slopes_.data());
    product_(slopes.transposed(), rows_of(queries_, d_), symbols_, symbols_, d_, key_slopes_.data());
    if (score_function_ == ScoreFunction::cosine) {
      denormalise(queries_, query_lengths_, query_slopes_);
      denormalise(keys_, key_lengths_, key_slopes_);
    }
  }
  product_(embeddings_transposed_, rows_of(query_slopes_, d_), d_, layout_.query_map(gradient).data());
  product_(embeddings_transposed_, rows_of(key_slopes_, d_), d_, layout_.key_map(gradient).data());
}

template <class Real>
void ScoreTable<Real>::normalise(std::vector<Real>& rows, std::vector<double>& lengths) const {
  std::vector<double> row(d_);
  for (std::size_t symbol = 0; symbol < symbols_; ++symbol) {
    Real* const at = rows.data() + symbol * d_;
    row.assign(at, at + d_);
    lengths[symbol] = std::sqrt(numeric::dot(row, row));
    const double inverse = lengths[symbol] > 0.0 ? 1.0 / lengths[symbol] : 0.0;
    for (std::size_t c = 0; c < d_; ++c) at[c] = static_cast<Real>(inverse * row[c]);
    // What is not finite must show in the table, not vanish in a row of zeros.
    if (!(lengths[symbol] < __builtin_huge_val())) at[0] = static_cast<Real>(lengths[symbol]);
  }
}

template <class Real>
void ScoreTable<Real>::denormalise(const std::vector<Real>& rows, const std::vector<double>& lengths,
                                   std::vector<Real>& slopes) const {
  std::vector<double> unit(d_), slope(d_);
  for (std::size_t symbol = 0; symbol < symbols_; ++symbol) {
    Real* const at = slopes.data() + symbol * d_;
    unit.assign(rows.data() + symbol * d_, rows.data() + (symbol + 1) * d_);
    slope.assign(at, at + d_);
    const double along = numeric::dot(unit, slope);
    const double inverse = lengths[symbol] > 0.0 ? 1.0 / lengths[symbol] : 0.0;
    for (std::size_t c = 0; c < d_; ++c) at[c] = static_cast<Real>(inverse * (slope[c] - along * unit[c]));
  }
}

template class ScoreTable<float>;
template class ScoreTable<double>;

}  // namespace sqrtdk::training
