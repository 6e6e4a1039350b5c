// The specification file: JSON in, JSON out.
#pragma once

#include <string>
#include <string_view>

#include "strict_json.hpp"
#include "task.hpp"

namespace sqrtdk::sweep_program {

/// throws  InvalidArgument with the place of what is refused, its value and what is permitted
Task read_task(std::string_view json);

/// The same from a value inside another file.
Task read_task(const Entry& entry);

/// The complete specification on one line; read back, it is the same task to the bit.
std::string task_json(const Task& task);

}  // namespace sqrtdk::sweep_program
