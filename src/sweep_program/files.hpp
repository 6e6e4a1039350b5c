// Reading and writing files so that a reader never meets half of one, whenever the writer is killed.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace sqrtdk::sweep_program {

/// The whole of a file; nothing if there is no file of that name.
///
/// most    bytes that it may have
/// throws  Stop if it cannot be read, or is longer
std::optional<std::string> read_if_there(const std::string& path, std::size_t most);

/// throws  Stop if there is none, too
std::string read_file(const std::string& path, std::size_t most);

/// Writes a new file beside it, has the system put it on the disk, and renames it: before and after, and if it fails, the
/// file of that name is whole. What is no ordinary file (a terminal, a pipe) is written to as it is.
///
/// throws  Stop with path and reason; what stood there before still does
void replace_file(const std::string& path, const std::string& text);

/// Whether a file of that name could be written, found out before hours of work.
///
/// throws  Stop if its folder is not there or takes no files
void require_writable(const std::string& path);

/// Writes to standard output.
void print(const std::string& text);

}  // namespace sqrtdk::sweep_program
