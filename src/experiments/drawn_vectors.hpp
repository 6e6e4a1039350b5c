// Normal draws that keep their entries as they grow: a matrix for readers who want to see vectors, and the query and keys of one row.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "../numeric/matrix.hpp"

namespace sqrtdk::experiments {

/// Limits of DrawnMatrix.
inline constexpr std::uint64_t kMostMatrixDraw = 4'000'000, kMostMatrixRows = 128, kMostMatrixColumns = 4096;

/// Which matrix is asked for.
struct DrawnMatrix {
  std::uint64_t seed;     ///< any
  std::uint64_t draw;     ///< which of the independent draws of this seed, 0 … 4,000,000
  std::uint64_t rows;     ///< 1 … 128
  std::uint64_t columns;  ///< 1 … 4096
};

/// Independent N(0, 1) entries, each row from a stream of its own.
///
/// returns  rows × columns; fewer rows or columns are the upper left part of more
/// throws   InvalidArgument if anything is outside its limits
numeric::Matrix draw_matrix(const DrawnMatrix& asked);

/// What can be addressed: rows of one draw, counted from 0, keys of a row, and draws of a seed.
inline constexpr std::uint64_t kMostRows = 65'536, kMostRowKeys = 4096, kMostRowDraw = 1'000'000;

/// Which row.
struct RowAddress {
  std::uint64_t seed;   ///< any
  std::uint64_t draw;   ///< 0 … kMostRowDraw
  std::uint64_t index;  ///< 0 … kMostRows − 1
};

/// A fresh query and fresh keys, entries N(0, 1). Every vector has a stream of its own: a smaller d and fewer keys are prefixes.
struct RowVectors {
  numeric::Matrix q;  ///< 1 × d
  numeric::Matrix k;  ///< keys × d
};

/// Fills q and k at the size that they have, at most kMostRowKeys keys.
void draw_row(const RowAddress& address, RowVectors& vectors);

/// The gradient that reaches the weights: independent N(0, 1), fewer are a prefix of more.
std::vector<double> draw_upstream(const RowAddress& address, std::uint64_t keys);

/// √Σ x² without squares that vanish or overflow.
double length(std::span<const double> x);

}  // namespace sqrtdk::experiments
