// Refusals by entry and by shape; norms, means and centred products of the rows of q and k.
#include "inputs.hpp"

#include <string>

#include "../numeric/check.hpp"
#include "../numeric/lanes.hpp"
#include "../numeric/matrix.hpp"

namespace sqrtdk::attention {
namespace {

using numeric::Matrix;
using numeric::row;

/// Each row less the mean of its components. A row whose components differ by rounding alone becomes 0: what is left of it
/// would be noise, which a norm would make as large as any vector.
Matrix less_means(const Matrix& m) {
  Matrix centred = m;
  for (Eigen::Index i = 0; i < m.rows(); ++i) {
    const double mean = numeric::sum(row(m, i)) / static_cast<double>(m.cols());
    const double noise = 0x1p-50 * (mean < 0.0 ? -mean : mean);
    bool constant = true;
    for (double& entry : row(centred, i)) {
      entry -= mean;
      constant = constant && entry <= noise && entry >= -noise;
    }
    if (constant) centred.row(i).setZero();
  }
  return centred;
}

std::vector<double> squares(const Matrix& m, const char* vector) {
  std::vector<double> all;
  for (Eigen::Index i = 0; i < m.rows(); ++i) {
    const std::string name = std::string("|") + vector + "|² of row " + std::to_string(i + 1);
    const double square = numeric::require_finite(name, numeric::dot(row(m, i), row(m, i)));
    if (square < 1e-290 && !m.row(i).isZero(0)) {
      throw InvalidArgument("out-of-range", name, numeric::text_of(square), "0, or at least 1e-290");
    }
    all.push_back(square);
  }
  return all;
}

}  // namespace

std::string shape(Eigen::Index rows, Eigen::Index columns) {
  return std::to_string(rows) + " × " + std::to_string(columns);
}

std::string shape(const numeric::Matrix& m) { return shape(m.rows(), m.cols()); }

void require_finite_entries(const char* name, const numeric::Matrix& m) {
  if (m.size() == 0) throw InvalidArgument("empty", name, shape(m), "at least 1 × 1");
  for (Eigen::Index i = 0; i < m.rows(); ++i) {
    for (Eigen::Index j = 0; j < m.cols(); ++j) {
      const double value = m(i, j);
      if (value - value == 0.0) continue;
      numeric::require_finite(std::string(name) + " (" + std::to_string(i + 1) + ", " + std::to_string(j + 1) + ")",
                              value);
    }
  }
}

void require_shape(const char* name, const numeric::Matrix& m, Eigen::Index rows, Eigen::Index columns) {
  if (m.rows() != rows || m.cols() != columns)
    throw InvalidArgument("wrong-size", name, shape(m), shape(rows, columns));
}

Pairs::Pairs(const Matrix& q, const Matrix& k, const Matrix& raw, const scaling::Rule& rule)
    : q_(&q), k_(&k), raw_(&raw), centred_(rule.needs.means) {
  if (centred_) {
    centred_q_ = less_means(q);
    centred_k_ = less_means(k);
    centred_dots_ = numeric::times_transposed(centred_q_, centred_k_);
  }
  if (rule.needs.query_norm) query_squares_ = squares(queries(), "q");
  if (rule.needs.key_norm) key_squares_ = squares(keys(), "k");
}

scaling::Pair Pairs::of(Eigen::Index i, Eigen::Index j, std::uint64_t keys) const {
  scaling::Pair pair;
  pair.plain.dot = (*raw_)(i, j);
  scaling::Products& products = centred_ ? pair.centred : pair.plain;
  if (centred_) products.dot = centred_dots_(i, j);
  if (!query_squares_.empty()) products.query_square = query_squares_[static_cast<std::size_t>(i)];
  if (!key_squares_.empty()) products.key_square = key_squares_[static_cast<std::size_t>(j)];
  pair.d = static_cast<std::uint64_t>(q_->cols());
  pair.keys = keys;
  pair.position = static_cast<std::uint64_t>(i) + 1;
  return pair;
}

}  // namespace sqrtdk::attention
