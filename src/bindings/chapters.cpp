// The module of the chapters itself: the digests of what it computes.
#include <emscripten/bind.h>

#include "answer.hpp"
#include "digest.hpp"

namespace {

emscripten::val digests() {
  return sqrtdk::bindings::answer([] { return sqrtdk::bindings::to_value(sqrtdk::digest::chapter_runs()); });
}

}  // namespace

EMSCRIPTEN_BINDINGS(chapters) { emscripten::function("digests", &digests); }
