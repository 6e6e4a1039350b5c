// The program as a function of what was typed and of who runs it.
#pragma once

#include <string>
#include <vector>

#include "team.hpp"

namespace sqrtdk::sweep_program {

/// arguments  without the name of the program
/// returns    the exit code
int run_program(const std::vector<std::string>& arguments, Team& team, const ComputeTask& compute = run_batch);

}  // namespace sqrtdk::sweep_program
