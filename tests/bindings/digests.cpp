// The digests as a module of WebAssembly that no page ships: the objects of the library that the page's modules are linked from, linked
// with the same options, so that its bits are theirs.
#include <emscripten/bind.h>

#include "digests/runs.hpp"

EMSCRIPTEN_BINDINGS(digests) { emscripten::function("digests", &sqrtdk::digests::lines); }
