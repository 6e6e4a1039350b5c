// What the matrices of an attention must be, checked once for all of its forms.
#pragma once

#include <string>

#include "../numeric/matrix.hpp"

namespace sqrtdk::attention {

/// "3 × 4".
std::string shape(Eigen::Index rows, Eigen::Index columns);
std::string shape(const numeric::Matrix& m);

/// Throws InvalidArgument "empty" if m has no entry; "not-a-number" or "not-finite", naming the entry as "q (2, 3)", counted from 1.
void require_finite_entries(const char* name, const numeric::Matrix& m);

/// Throws InvalidArgument "wrong-size" unless m is rows × columns.
void require_shape(const char* name, const numeric::Matrix& m, Eigen::Index rows, Eigen::Index columns);

}  // namespace sqrtdk::attention
