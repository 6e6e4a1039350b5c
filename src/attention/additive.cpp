// Hidden units for every pair of query and key, forward and back.
#include "additive.hpp"

#include "../numeric/exp.hpp"
#include "../numeric/lanes.hpp"
#include "../numeric/matrix.hpp"
#include "inputs.hpp"

namespace sqrtdk::attention {
namespace {

using numeric::Matrix;
using numeric::row;
using numeric::Vector;

std::span<const double> span_of(const Vector& v) { return {v.data(), static_cast<std::size_t>(v.size())}; }

/// W₁ q_i and W₂ k_j, once for each query and each key.
struct Halves {
  Matrix queries, keys;
};

Halves checked_halves(const Matrix& q, const Matrix& k, const AdditiveMaps& maps) {
  require_finite_entries("q", q);
  require_finite_entries("k", k);
  require_finite_entries("W₁", maps.query_map);
  require_finite_entries("W₂", maps.key_map);
  require_finite_entries("v", maps.v);
  const Eigen::Index hidden = maps.v.size();
  require_shape("W₁", maps.query_map, hidden, q.cols());
  require_shape("W₂", maps.key_map, hidden, k.cols());
  return {numeric::times_transposed(q, maps.query_map), numeric::times_transposed(k, maps.key_map)};
}

}  // namespace

Matrix additive_scores(const Matrix& q, const Matrix& k, const AdditiveMaps& maps) {
  const Halves halves = checked_halves(q, k, maps);
  Matrix scores(q.rows(), k.rows()), units(1, maps.v.size());
  for (Eigen::Index i = 0; i < q.rows(); ++i) {
    for (Eigen::Index j = 0; j < k.rows(); ++j) {
      for (Eigen::Index l = 0; l < units.size(); ++l) {
        units(0, l) = numeric::tanh(halves.queries(i, l) + halves.keys(j, l));
      }
      scores(i, j) = numeric::dot(span_of(maps.v), row(units, 0));
    }
  }
  require_finite_entries("score", scores);
  return scores;
}

double additive_score_limit(const Vector& v) {
  const Vector sizes = v.cwiseAbs();
  return numeric::sum(span_of(sizes));
}

AdditiveGradient additive_gradient(const Matrix& q, const Matrix& k, const AdditiveMaps& maps,
                                   const Matrix& score_gradient) {
  const Halves halves = checked_halves(q, k, maps);
  require_shape("score gradient", score_gradient, q.rows(), k.rows());
  require_finite_entries("score gradient", score_gradient);

  const Eigen::Index hidden = maps.v.size();
  Matrix of_queries = Matrix::Zero(q.rows(), hidden), of_keys = Matrix::Zero(k.rows(), hidden);  // Σ_j u_ij, Σ_i u_ij
  AdditiveGradient gradient;
  gradient.maps.v = Vector::Zero(hidden);
  for (Eigen::Index i = 0; i < q.rows(); ++i) {
    for (Eigen::Index j = 0; j < k.rows(); ++j) {
      for (Eigen::Index l = 0; l < hidden; ++l) {
        const double x = halves.queries(i, l) + halves.keys(j, l);
        const double u = score_gradient(i, j) * (maps.v(l) * numeric::tanh_slope(x));
        gradient.maps.v(l) += score_gradient(i, j) * numeric::tanh(x);
        of_queries(i, l) += u;
        of_keys(j, l) += u;
      }
    }
  }
  gradient.maps.query_map = numeric::transposed_times(of_queries, q);
  gradient.maps.key_map = numeric::transposed_times(of_keys, k);
  gradient.q = numeric::times(of_queries, maps.query_map);
  gradient.k = numeric::times(of_keys, maps.key_map);
  require_finite_entries("gradient in v", gradient.maps.v);
  require_finite_entries("gradient in W₁", gradient.maps.query_map);
  require_finite_entries("gradient in W₂", gradient.maps.key_map);
  require_finite_entries("gradient in q", gradient.q);
  require_finite_entries("gradient in k", gradient.k);
  return gradient;
}

}  // namespace sqrtdk::attention
