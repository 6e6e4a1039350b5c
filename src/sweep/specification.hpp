// What a sweep is asked to do, with the limits that hold everywhere; one d of it in one call, or chunk by chunk: fixed shares of the samples.
#pragma once

#include <cstdint>
#include <vector>

#include "../random/entries.hpp"
#include "../scaling/rule.hpp"
#include "summary.hpp"

namespace sqrtdk::sweep {

/// Limits of the head dimension d.
inline constexpr std::uint64_t kLeastDimension = 1, kMostDimension = 4096;
/// Limits of the queries for each d.
inline constexpr std::uint64_t kLeastSamples = 2, kMostSamples = 1'000'000;
/// Limits of the keys for each query.
inline constexpr std::uint64_t kLeastKeys = 1, kMostKeys = 1024;
/// Rules of one sweep at most.
inline constexpr std::uint64_t kMostRules = 16;

/// Queries in one chunk. A chunk is the unit of random streams and of work; its size is part of what a seed means.
inline constexpr std::uint64_t kChunkSamples = 256;

using random::Assumptions;

/// A sample is one query with `keys` fresh keys. It stands last of as many positions as it sees keys.
struct Specification {
  std::uint64_t seed = 1;              ///< any: where the random vectors start
  std::uint64_t samples = 2000;        ///< queries for each d, 2 … 1,000,000
  std::uint64_t keys = 8;              ///< keys for each query, 1 … 1024
  std::vector<scaling::Choice> rules;  ///< all applied to the same vectors; at most kMostRules
  Assumptions assumptions{};           ///< independent N(0, 1) entries unless it says otherwise
};

/// throws  InvalidArgument if a size, a rule or an assumption is outside its limits
void check(const Specification& specification);

/// Number of chunks that the samples of one d are cut into; the last may be short.
std::uint64_t chunk_count(std::uint64_t samples);

/// A 64-bit name of everything that decides a chunk's bits, so that results of different runs are never merged.
std::uint64_t fingerprint(const Specification& specification);

/// Draws a chunk's queries and keys, applies every rule to the same vectors, and sums what they show.
///
/// specification  checked here
/// d              head dimension, 1 … 4096
/// chunk          0 … chunk_count(samples) − 1
/// returns        the summary of this chunk; a function of (specification, d, chunk) alone, bit for bit
/// throws         InvalidArgument if anything is outside its limits; nothing is allocated before that
Summary run_chunk(const Specification& specification, std::uint64_t d, std::uint64_t chunk);

/// All chunks of one d, one after the other on this thread, merged in their order.
///
/// specification  checked here
/// d              head dimension, 1 … 4096
/// returns        the summary of all samples, with the bits that run_chunk and merge give wherever the chunks are run
/// throws         InvalidArgument if anything is outside its limits; nothing is allocated before that
Summary run(const Specification& specification, std::uint64_t d);

}  // namespace sqrtdk::sweep
