// Digests of the core at the boundary, so that a browser can show that it computes the same bits.
#include "digest.hpp"

#include <emscripten/bind.h>

#include "answer.hpp"

namespace {

emscripten::val digests() {
  return sqrtdk::bindings::answer([] { return sqrtdk::bindings::to_value(sqrtdk::digest::core_runs()); });
}

}  // namespace

EMSCRIPTEN_BINDINGS(digest) { emscripten::function("digests", &digests); }
