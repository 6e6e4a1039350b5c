// Whether numbers that claim to be a summary can be one: counts that fit each other, sums of even powers that are not negative.
#pragma once

#include "summary.hpp"

namespace sqrtdk::sweep {

/// throws  InvalidArgument "malformed" unless chunks, rows, scores, histogram and rules count the same rows, powers could be those of
///         one set of numbers, and none is so large that merging would overflow
void require_consistent(const Summary& summary);

}  // namespace sqrtdk::sweep
