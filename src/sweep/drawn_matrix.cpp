// One stream for each row.
#include "drawn_matrix.hpp"

#include "../numeric/check.hpp"
#include "../random/normal_numbers.hpp"

namespace sqrtdk::sweep {
namespace {

/// Streams that nothing else has: scores drawn for a test of fit have subjects up to 0x31000.
constexpr std::uint64_t kSubject = 0x40000;

}  // namespace

numeric::Matrix draw_matrix(const DrawnMatrix& asked) {
  numeric::require_count("draw", static_cast<double>(asked.draw), 0, 1'000'000);
  numeric::require_count("rows", static_cast<double>(asked.rows), 1, kMostMatrixRows);
  numeric::require_count("columns", static_cast<double>(asked.columns), 1, kMostMatrixColumns);
  numeric::Matrix matrix(static_cast<Eigen::Index>(asked.rows), static_cast<Eigen::Index>(asked.columns));
  for (Eigen::Index i = 0; i < matrix.rows(); ++i) {
    const std::uint64_t row = static_cast<std::uint64_t>(i);
    random::normal_numbers({asked.seed, kSubject, asked.draw * kMostMatrixRows + row}, numeric::row(matrix, i));
  }
  return matrix;
}

}  // namespace sqrtdk::sweep
