// Parts of Emscripten's glue in a few bytes, since the page uses little of them: each module's glue has them, the first one's with the first load.
// Emscripten 3.1.6 reads functions written with their keyword alone.
mergeInto(LibraryManager.library, {
  // Strings cross the boundary as UTF-8 alone, but Embind registers those of 16 and 32 bits with their coders.
  _embind_register_std_wstring__deps: [],
  _embind_register_std_wstring: function () {},
  // Every browser with SIMD has it.
  $emval_get_global__deps: [],
  $emval_get_global: function () {
    return globalThis;
  },
});
