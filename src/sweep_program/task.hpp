// The task of a run: a specification of the core, its dimensions, and which chunks of each. JSON in, JSON out.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "../sweep/specification.hpp"

namespace sqrtdk::sweep_program {

class Entry;

struct Task {
  sweep::Specification specification;
  std::vector<std::uint64_t> dimensions;  ///< each once, in the order of the result

  /// Of each d: they all have the same samples.
  std::uint64_t chunks() const { return sweep::chunk_count(specification.samples); }
};

/// throws  InvalidArgument if the specification or a dimension is outside its limits, or a dimension is there twice
void check(const Task& task);

/// The core's name of a specification, 16 hexadecimal digits. It says nothing of the dimensions.
std::string fingerprint_text(const Task& task);

/// A specification file.
///
/// throws  InvalidArgument with the place of what is refused, its value and what is permitted
Task read_task(std::string_view json);

/// The same from a value inside another file.
Task read_task(const Entry& entry);

/// The complete specification; read back, it is the same task to the bit.
nlohmann::ordered_json json_of(const Task& task);

/// The same as text on one line.
std::string task_json(const Task& task);

/// Chunks from … to − 1 of every d. Each part of a run so has the same share of each d, and takes about as long as any other.
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
