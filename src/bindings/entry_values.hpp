// Laws of entries at the boundary.
#pragma once

#include <emscripten/val.h>

#include "../random/entry_law.hpp"

namespace sqrtdk::bindings {

/// {id, parameter, mean, std}, checked.
random::EntryLaw entry_law(const emscripten::val& value);

}  // namespace sqrtdk::bindings
