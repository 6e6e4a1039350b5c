// How much of its memory a module uses, and how much it ever took for its heap, so that tests can see that calls leave nothing
// behind and that refused ones take nothing.
#include <emscripten/bind.h>
#include <emscripten/stack.h>
#include <malloc.h>

namespace {

emscripten::val memory_in_use() {
  auto value = emscripten::val::object();
  const struct mallinfo heap = mallinfo();
  value.set("heap", static_cast<double>(heap.uordblks));
  value.set("taken", static_cast<double>(heap.arena));
  value.set("stack", static_cast<double>(emscripten_stack_get_base() - emscripten_stack_get_current()));
  return value;
}

}  // namespace

EMSCRIPTEN_BINDINGS(memory) { emscripten::function("memoryInUse", &memory_in_use); }
