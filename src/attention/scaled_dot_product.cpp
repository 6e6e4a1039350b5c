// The three products and the softmax between them, one function each.
#include "scaled_dot_product.hpp"

#include <string>
#include <utility>

#include "../numeric/check.hpp"
#include "../numeric/matrix.hpp"
#include "../scaling/scaled_score.hpp"
#include "../softmax/softmax.hpp"
#include "inputs.hpp"

namespace sqrtdk::attention {
namespace {

using numeric::Matrix;
using numeric::row;

/// How many of the keys query i may see.
std::uint64_t visible_keys(const Mask& mask, Eigen::Index i, Eigen::Index keys) {
  std::uint64_t visible = 0;
  for (Eigen::Index j = 0; j < keys; ++j) visible += mask.allows(i, j) ? 1 : 0;
  return visible;
}

void require_shapes(const Matrix& q, const Matrix& k, const Matrix& v) {
  if (k.cols() != q.cols()) {
    throw InvalidArgument("wrong-size", "k", shape(k), "as many columns as q: " + std::to_string(q.cols()));
  }
  if (v.rows() != k.rows()) {
    throw InvalidArgument("wrong-size", "v", shape(v), "as many rows as k: " + std::to_string(k.rows()));
  }
}

Matrix scaled(const Matrix& raw, const Pairs& pairs, const scaling::Scaler& scale, const Mask& mask) {
  Matrix scores(raw.rows(), raw.cols());
  for (Eigen::Index i = 0; i < raw.rows(); ++i) {
    const std::uint64_t keys = visible_keys(mask, i, raw.cols());
    if (keys == 0) {
      throw InvalidArgument("fully-masked", "mask row " + std::to_string(i + 1), "no key allowed",
                            "at least one allowed key");
    }
    for (Eigen::Index j = 0; j < raw.cols(); ++j) scores(i, j) = scale(pairs.of(i, j, keys));
  }
  require_finite_entries("scaled score", scores);
  for (Eigen::Index i = 0; i < raw.rows(); ++i) {
    for (Eigen::Index j = 0; j < raw.cols(); ++j) {
      if (!mask.allows(i, j)) scores(i, j) = -__builtin_huge_val();
    }
  }
  return scores;
}

}  // namespace

Mask Mask::none() { return {}; }

Mask Mask::causal() { return Mask().and_causal(); }

Mask Mask::of(std::int64_t queries, std::int64_t keys, std::vector<std::uint8_t> allowed) {
  if (queries < 0 || keys < 0 || static_cast<std::int64_t>(allowed.size()) != queries * keys) {
    throw InvalidArgument("wrong-size", "mask", std::to_string(allowed.size()) + " entries",
                          shape(queries, keys) + " entries");
  }
  Mask mask;
  mask.queries_ = queries;
  mask.keys_ = keys;
  mask.allowed_ = std::move(allowed);
  mask.sized_ = true;
  return mask;
}

Mask Mask::and_causal() const {
  Mask both = *this;
  both.causal_ = true;
  return both;
}

void Mask::require_fits(std::int64_t queries, std::int64_t keys) const {
  if (sized_ && (queries != queries_ || keys != keys_)) {
    throw InvalidArgument("wrong-size", "mask", shape(queries_, keys_), shape(queries, keys));
  }
}

AttentionSteps scaled_dot_product_attention(const Matrix& q, const Matrix& k, const Matrix& v,
                                            const scaling::Choice& rule, const Mask& mask) {
  require_finite_entries("q", q);
  require_finite_entries("k", k);
  require_finite_entries("v", v);
  require_shapes(q, k, v);
  mask.require_fits(q.rows(), k.rows());

  const scaling::Scaler scale(rule, static_cast<std::uint64_t>(q.cols()));
  AttentionSteps steps;
  steps.rule = rule;
  steps.divisor = scale.divisor();
  steps.raw_scores = numeric::times_transposed(q, k);
  require_finite_entries("raw score", steps.raw_scores);
  steps.scaled_scores = scaled(steps.raw_scores, Pairs(q, k, steps.raw_scores, scale.rule()), scale, mask);

  steps.row_maxima.resize(q.rows());
  steps.sums.resize(q.rows());
  steps.exponentials.resize(q.rows(), k.rows());
  steps.weights.resize(q.rows(), k.rows());
  for (Eigen::Index i = 0; i < q.rows(); ++i) {
    const softmax::Steps found =
        softmax::softmax(row(steps.scaled_scores, i), row(steps.exponentials, i), row(steps.weights, i));
    steps.row_maxima(i) = found.maximum;
    steps.sums(i) = found.sum;
  }

  steps.output = numeric::times(steps.weights, v);
  require_finite_entries("output", steps.output);
  return steps;
}

}  // namespace sqrtdk::attention
