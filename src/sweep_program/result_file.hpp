// The result file: the specification, the summary of each d to the bit, and the figures that the core makes of it.
#pragma once

#include <string>

#include "part.hpp"

namespace sqrtdk::sweep_program {

/// part  complete, all chunks of the run
/// returns  JSON; docs/sweeps.md has the format
std::string result_json(const Part& part);

/// One record for each d and rule, the names of the columns first; RFC 4180. A figure that the core does not have is an empty field.
std::string result_csv(const Part& part);

}  // namespace sqrtdk::sweep_program
