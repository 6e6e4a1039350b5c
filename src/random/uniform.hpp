// Uniform draws in the open interval (0, 1).
#pragma once

#include "stream.hpp"

namespace sqrtdk::random {

/// Rows of sixteen independent uniform draws in (0, 1): (the upper 23 bits of a word + ½) · 2^-23.
///
/// stream   gives one word for each draw
/// block    rows × 16 floats; never 0, never 1, mean exactly ½, symmetric about it
void fill_uniform(Stream& stream, float* block, int rows) noexcept;

}  // namespace sqrtdk::random
