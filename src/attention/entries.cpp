// Refusals of matrices by entry and by shape.
#include "entries.hpp"

#include "../numeric/check.hpp"

namespace sqrtdk::attention {

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

}  // namespace sqrtdk::attention
