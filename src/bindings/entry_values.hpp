// Laws of entries at the boundary.
#pragma once

#include <emscripten/val.h>

#include "../random/entry_law.hpp"

namespace sqrtdk::bindings {

/// {id, parameter, mean, std}; the parameter may be left out where the law takes none.
random::EntryLaw given_law(const emscripten::val& value);

/// The same, checked.
random::EntryLaw entry_law(const emscripten::val& value);

}  // namespace sqrtdk::bindings
