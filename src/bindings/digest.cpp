// Digests at the boundary, so that a browser can show that it computes the same bits.
#include <emscripten/bind.h>

#include "../digest/digests.hpp"
#include "answer.hpp"
#include "values.hpp"

namespace {

using emscripten::val;
using namespace sqrtdk;
using namespace sqrtdk::bindings;

val digests() {
  return answer([] {
    return to_list(digest::runs(), [](const digest::Run& run) {
      auto value = val::object();
      value.set("name", run.name);
      value.set("covers", run.covers);
      value.set("value", digest::digest(run));
      return value;
    });
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(digest) { emscripten::function("digests", &digests); }
