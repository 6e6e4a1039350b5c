// What a run is asked to do: a specification of the core and the dimensions it is run at, and which chunks of each.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "../sweep/specification.hpp"

namespace sqrtdk::sweep_program {

struct Task {
  sweep::Specification specification;
  std::vector<std::uint64_t> dimensions;  ///< each once, in the order of the result

  /// Of each d: they all have the same samples.
  std::uint64_t chunks() const { return sweep::chunk_count(specification.samples); }
};

/// The core's name of a specification, 16 hexadecimal digits. The dimensions are not in it.
std::string fingerprint_text(const Task& task);

/// throws  InvalidArgument if the specification or a dimension is outside its limits, or a dimension is there twice
void check(const Task& task);

/// Chunks from … to − 1 of every d. Every part of a run so has the same share of each d, and takes about as long as any other.
struct Range {
  std::uint64_t from = 0, to = 0;

  std::uint64_t size() const { return to - from; }
  bool operator==(const Range&) const = default;
};

/// "0:391"
std::string text_of(const Range& range);

/// throws  InvalidArgument unless 0 ≤ from < to ≤ chunks
void check(const Range& range, std::uint64_t chunks);

/// Part k of n, k = 1 … n: the shares differ by one chunk at most, and follow one another without a gap.
///
/// throws  InvalidArgument unless 1 ≤ k ≤ n ≤ chunks
Range share(std::uint64_t k, std::uint64_t n, std::uint64_t chunks);

}  // namespace sqrtdk::sweep_program
