// The partial file: a header, then blocks of summaries, each with a checksum, so that what is done is appended and never written again.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "part.hpp"

namespace sqrtdk::sweep_program {

/// Name and version of the format, the task in JSON, and their checksum.
std::string partial_header(const Part& part);

/// A block of the lines that stand in no file yet; empty if there are none. docs/sweeps.md has the whole of it.
std::string partial_block(const Part& part);

/// Header and block: the whole file of a part none of whose lines has been written.
inline std::string partial_text(const Part& part) { return partial_header(part) + partial_block(part); }

/// Reads at most so many bytes to that place, as POSIX read does; 0 at the end.
using ReadBytes = std::function<std::size_t(char*, std::size_t)>;

/// Sees each summary of the file in its order.
using SeeSummary = std::function<void(std::size_t index, const sweep::Summary& summary)>;

struct PartialFile {
  Part part;
  std::uint64_t kept = 0;     ///< bytes up to the end of the last whole block
  std::uint64_t dropped = 0;  ///< bytes after it: what a killed run was writing
};

/// Reads a partial file block by block; no more than a block is in memory.
///
/// see     is called only for blocks whose checksum is right
/// throws  InvalidArgument if a byte has changed, the header is not whole, or it was written by another version of format or core
PartialFile read_partial(const ReadBytes& read, const SeeSummary& see = {});
PartialFile read_partial(std::string_view text);

}  // namespace sqrtdk::sweep_program
