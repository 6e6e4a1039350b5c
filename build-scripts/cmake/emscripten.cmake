# Toolchain file: finds the Emscripten behind the emcc on the PATH and hands over to the toolchain file that it brings.
find_program(EMCC emcc REQUIRED)
find_program(EM_CONFIG em-config)
if(EM_CONFIG)
  execute_process(COMMAND ${EM_CONFIG} EMSCRIPTEN_ROOT OUTPUT_VARIABLE emscripten OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
endif()
if(NOT emscripten)
  file(REAL_PATH ${EMCC} emscripten)
  cmake_path(GET emscripten PARENT_PATH emscripten)
endif()
# Without this the toolchain asks for flags that node 20 and later refuse.
set(CMAKE_CROSSCOMPILING_EMULATOR node CACHE STRING "Runs the WebAssembly tests")
include(${emscripten}/cmake/Modules/Platform/Emscripten.cmake)
# Eigen and Catch2 are headers; the host's copies serve.
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE BOTH)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE BOTH)
