// The table by four products, and back by four more.
#include "score_table.hpp"

#include <cmath>

#include "../numeric/exp.hpp"
#include "../numeric/lanes.hpp"

namespace sqrtdk::training {

template <class Real>
ScoreTable<Real>::ScoreTable(const Sizes& sizes, Likeness likeness, double first_gain,
                             std::span<const double> embeddings)
    : symbols_(sizes.symbols),
      wide_(sizes.model_dimension),
      d_(sizes.dimension),
      likeness_(likeness),
      first_gain_(first_gain),
      layout_(sizes, likeness),
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
  return first_gain_ * numeric::exp(static_cast<double>(layout_.log_gain(weights)[0]));
}

template <class Real>
const std::vector<double>& ScoreTable<Real>::forward(const std::vector<Real>& weights) {
  product_(embeddings_, {layout_.query_map(weights).data(), d_, 1}, d_, queries_.data());
  product_(embeddings_, {layout_.key_map(weights).data(), d_, 1}, d_, keys_.data());
  if (likeness_ == Likeness::additive) {
    additive_.forward(queries_, keys_, layout_.additive_vector(weights), symbols_, raw_);
  } else {
    if (likeness_ == Likeness::cosine) {
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
  if (likeness_ == Likeness::additive) {
    additive_.backward(slopes_, layout_.additive_vector(weights), symbols_, query_slopes_, key_slopes_,
                       layout_.additive_vector(gradient));
  } else {
    const View<Real> slopes = rows_of(slopes_, symbols_);
    product_(slopes, rows_of(keys_, d_), symbols_, symbols_, d_, query_slopes_.data());
    product_(slopes.transposed(), rows_of(queries_, d_), symbols_, symbols_, d_, key_slopes_.data());
    if (likeness_ == Likeness::cosine) {
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
