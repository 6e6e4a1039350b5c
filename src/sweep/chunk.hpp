// One chunk of a sweep: a fixed share of the samples of one d, from a random stream of its own.
#pragma once

#include <cstdint>

#include "specification.hpp"
#include "summary.hpp"

namespace sqrtdk::sweep {

/// Draws a chunk's queries and keys, applies every rule to the same vectors, and sums what they show.
///
/// specification  checked here
/// d              head dimension, 1 … 4096
/// chunk          0 … chunk_count(samples) − 1
/// returns        the summary of this chunk; a function of (specification, d, chunk) alone, bit for bit
/// throws         InvalidArgument if anything is outside its limits; nothing is allocated before that
Summary run_chunk(const Specification& specification, std::uint64_t d, std::uint64_t chunk);

}  // namespace sqrtdk::sweep
