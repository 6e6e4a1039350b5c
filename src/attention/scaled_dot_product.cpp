// The three products and the softmax between them, one function each.
#include "scaled_dot_product.hpp"

#include <string>

#include "../numeric/invalid_argument.hpp"
#include "../numeric/products.hpp"
#include "../scaling/divisor.hpp"
#include "../softmax/softmax.hpp"
#include "entries.hpp"

namespace sqrtdk::attention {
namespace {

using numeric::Matrix;
using numeric::row;

void require_shapes(const Matrix& q, const Matrix& k, const Matrix& v) {
  if (k.cols() != q.cols()) {
    throw InvalidArgument("wrong-size", "k", shape(k), "as many columns as q: " + std::to_string(q.cols()));
  }
  if (v.rows() != k.rows()) {
    throw InvalidArgument("wrong-size", "v", shape(v), "as many rows as k: " + std::to_string(k.rows()));
  }
}

Matrix scale_and_mask(const Matrix& raw, double divisor, const Mask& mask) {
  Matrix scaled = raw / divisor;
  require_finite_entries("scaled score", scaled);
  for (Eigen::Index i = 0; i < raw.rows(); ++i) {
    bool any = false;
    for (Eigen::Index j = 0; j < raw.cols(); ++j) {
      const bool allowed = mask.allows(i, j);
      any = any || allowed;
      if (!allowed) scaled(i, j) = -__builtin_huge_val();
    }
    if (!any) {
      throw InvalidArgument("fully-masked", "mask row " + std::to_string(i + 1), "no key allowed",
                            "at least one allowed key");
    }
  }
  return scaled;
}

}  // namespace

AttentionSteps scaled_dot_product_attention(const Matrix& q, const Matrix& k, const Matrix& v,
                                            const scaling::Choice& rule, const Mask& mask) {
  require_finite_entries("q", q);
  require_finite_entries("k", k);
  require_finite_entries("v", v);
  require_shapes(q, k, v);
  mask.require_fits(q.rows(), k.rows());

  AttentionSteps steps;
  steps.divisor = scaling::divisor(rule, static_cast<std::uint64_t>(q.cols()));
  steps.raw_scores = numeric::times_transposed(q, k);
  require_finite_entries("raw score", steps.raw_scores);
  steps.scaled_scores = scale_and_mask(steps.raw_scores, steps.divisor, mask);

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
  return steps;
}

}  // namespace sqrtdk::attention
