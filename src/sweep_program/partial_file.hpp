// The partial file: a part as text with its version, its task and a checksum.
#pragma once

#include <string>
#include <string_view>

#include "part.hpp"

namespace sqrtdk::sweep_program {

/// Lines: name and version of the format; a header in JSON; the summaries, one a line, d by d in the order of the task; a checksum of all
/// bytes before it. docs/sweeps.md has the whole of it.
std::string partial_text(const Part& part);

/// throws  InvalidArgument if a byte has changed, the end is missing, or it was written by another version of the core
Part read_partial(std::string_view text);

}  // namespace sqrtdk::sweep_program
