// Digests as the boundary gives them.
#pragma once

#include "../digest/digests.hpp"
#include "values.hpp"

namespace sqrtdk::bindings {

inline emscripten::val to_value(const std::vector<digest::Run>& runs) {
  return to_list(runs, [](const digest::Run& run) {
    auto value = emscripten::val::object();
    value.set("name", run.name);
    value.set("covers", run.covers);
    value.set("value", digest::digest(run));
    return value;
  });
}

}  // namespace sqrtdk::bindings
