// A run of three chunks at two d, small enough for every test.
#pragma once

#include "sweep/specification.hpp"
#include "sweep_program/part.hpp"

namespace sqrtdk::sweep_program {

/// The last chunk has one sample.
inline Task small_task() {
  return {{.seed = 9, .samples = 513, .keys = 3, .rules = {{"sqrt"}, {"log"}, {"power", 0.1}}}, {1, 6}};
}

inline sweep::Summary chunk_of(const Task& task, std::size_t index, std::uint64_t chunk) {
  return sweep::run_chunk(task.specification, task.dimensions[index], chunk);
}

/// A part with all its chunks.
inline Part complete_part(const Task& task, const Range& range) {
  Part part(task, range);
  for (std::size_t index = 0; index < task.dimensions.size(); ++index) {
    for (std::uint64_t chunk = range.from; chunk < range.to; ++chunk) part.add(index, chunk_of(task, index, chunk));
  }
  return part;
}

}  // namespace sqrtdk::sweep_program
