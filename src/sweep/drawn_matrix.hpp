// A matrix of normal draws that keeps its entries as it grows: vectors for whoever wants to see them.
#pragma once

#include <cstdint>

#include "../numeric/matrix.hpp"

namespace sqrtdk::sweep {

/// Limits of DrawnMatrix.
inline constexpr std::uint64_t kMostMatrixRows = 128, kMostMatrixColumns = 4096;

/// Which matrix is asked for.
struct DrawnMatrix {
  std::uint64_t seed;     ///< any
  std::uint64_t draw;     ///< which of the independent draws of this seed, 0 … 1,000,000
  std::uint64_t rows;     ///< 1 … 128
  std::uint64_t columns;  ///< 1 … 4096
};

/// Independent N(0, 1) entries, each row from a stream of its own.
///
/// returns  rows × columns; fewer rows or columns are the upper left part of more
/// throws   InvalidArgument if anything is outside its limits
numeric::Matrix draw_matrix(const DrawnMatrix& asked);

}  // namespace sqrtdk::sweep
