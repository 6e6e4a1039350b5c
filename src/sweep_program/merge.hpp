// Parts of one run, merged in the order of their chunks.
#pragma once

#include <string>
#include <vector>

#include "part.hpp"

namespace sqrtdk::sweep_program {

/// The whole run from complete parts that follow one another, named in any order. They are read one at a time, and twice:
/// no more than a block of one is in memory.
///
/// paths   partial files
/// throws  Stop with the file and the chunks if a part is damaged, not complete, of another specification, or if a chunk is missing or
///         there twice
Part merge_parts(const std::vector<std::string>& paths);

}  // namespace sqrtdk::sweep_program
