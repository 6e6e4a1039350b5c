// One stream for each vector.
#include "drawn_vectors.hpp"

#include <algorithm>
#include <cmath>

#include "../numeric/check.hpp"
#include "../random/normal_numbers.hpp"
#include "../random/streams.hpp"

namespace sqrtdk::experiments {
namespace {

using numeric::row;

constexpr std::uint64_t kMatrices = random::subject(random::Subject::matrices),
                        kVectors = random::subject(random::Subject::gradient_vectors),
                        kUpstream = random::subject(random::Subject::gradient_upstream),
                        kMoreVectors = random::subject(random::Subject::more_gradient_vectors),
                        kMoreUpstream = random::subject(random::Subject::more_gradient_upstream);
/// The first rows and keys of each draw were addressed before there were more, and keep the draws that they had.
constexpr std::uint64_t kFirstRows = 512, kFirstKeys = 64;

/// vector  0 for the query, j + 1 for key j
random::StreamAddress address_of(const RowAddress& at, std::uint64_t vector) {
  if (at.index < kFirstRows && vector <= kFirstKeys) {
    return {at.seed, kVectors, (at.draw * kFirstRows + at.index) * (kFirstKeys + 1) + vector};
  }
  return {at.seed, kMoreVectors, (at.draw * kMostRows + at.index) * (kMostRowKeys + 1) + vector};
}

}  // namespace

numeric::Matrix draw_matrix(const DrawnMatrix& asked) {
  numeric::require_count("draw", static_cast<double>(asked.draw), 0, kMostMatrixDraw);
  numeric::require_count("rows", static_cast<double>(asked.rows), 1, kMostMatrixRows);
  numeric::require_count("columns", static_cast<double>(asked.columns), 1, kMostMatrixColumns);
  numeric::Matrix matrix(static_cast<Eigen::Index>(asked.rows), static_cast<Eigen::Index>(asked.columns));
  for (Eigen::Index i = 0; i < matrix.rows(); ++i) {
    const std::uint64_t index = static_cast<std::uint64_t>(i);
    random::normal_numbers({asked.seed, kMatrices, asked.draw * kMostMatrixRows + index}, row(matrix, i));
  }
  return matrix;
}

void draw_row(const RowAddress& address, RowVectors& vectors) {
  random::normal_numbers(address_of(address, 0), row(vectors.q, 0));
  for (Eigen::Index j = 0; j < vectors.k.rows(); ++j) {
    random::normal_numbers(address_of(address, static_cast<std::uint64_t>(j) + 1), row(vectors.k, j));
  }
}

std::vector<double> draw_upstream(const RowAddress& address, std::uint64_t keys) {
  std::vector<double> a(keys);
  const bool first = address.index < kFirstRows;
  const std::uint64_t rows = first ? kFirstRows : kMostRows;
  random::normal_numbers({address.seed, first ? kUpstream : kMoreUpstream, address.draw * rows + address.index}, a);
  return a;
}

double length(std::span<const double> x) {
  double largest = 0;
  for (const double entry : x) largest = std::max(largest, std::fabs(entry));
  if (largest == 0) return 0;
  double squares = 0;
  for (const double entry : x) squares += (entry / largest) * (entry / largest);
  return largest * std::sqrt(squares);
}

}  // namespace sqrtdk::experiments
