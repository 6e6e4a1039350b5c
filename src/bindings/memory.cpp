// How much of its memory a module uses, so that tests can see that calls leave nothing behind.
#include <emscripten/bind.h>
#include <emscripten/stack.h>
#include <malloc.h>

namespace {

emscripten::val memory_in_use() {
  auto value = emscripten::val::object();
  value.set("heap", static_cast<double>(mallinfo().uordblks));
  value.set("stack", static_cast<double>(emscripten_stack_get_base() - emscripten_stack_get_current()));
  return value;
}

}  // namespace

EMSCRIPTEN_BINDINGS(memory) { emscripten::function("memoryInUse", &memory_in_use); }
