// What attention is given at the boundary: sizes, matrices as flat lists, masks.
#pragma once

#include <emscripten/val.h>

#include <cstdint>

#include "../attention/mask.hpp"
#include "../numeric/matrix.hpp"

namespace sqrtdk::bindings {

/// A count of rows or columns from 1 to `most`.
Eigen::Index matrix_size(const emscripten::val& input, const char* name, std::uint64_t most);

/// A matrix from a flat list, row by row; rows · columns is checked by matrix_size.
numeric::Matrix matrix(const emscripten::val& input, const char* name, Eigen::Index rows, Eigen::Index columns);

/// The mask and the causal one together; a mask of null allows all.
attention::Mask mask(const emscripten::val& input, Eigen::Index queries, Eigen::Index keys);

}  // namespace sqrtdk::bindings
