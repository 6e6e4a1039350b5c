# How the project compiles its own code: warnings, sanitizers, and the flags that keep bits equal and loops vectorised.

# Consumers inline kernels from the headers, so they need this one too: a fused multiply-add would change last digits.
set(SQRTDK_SAME_BITS $<$<CXX_COMPILER_ID:GNU,Clang,AppleClang>:-ffp-contract=off>)

add_library(sqrtdk_options INTERFACE)
target_compile_features(sqrtdk_options INTERFACE cxx_std_20)
# Neither changes a result: errno and trap flags are never read here, and without them g++ vectorises sqrt and comparisons.
target_compile_options(sqrtdk_options INTERFACE -fno-math-errno -fno-trapping-math ${SQRTDK_SAME_BITS})

# Within another project our warnings would be noise.
if(PROJECT_IS_TOP_LEVEL)
  target_compile_options(sqrtdk_options INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion $<$<BOOL:${EMSCRIPTEN}>:-Wno-shorten-64-to-32>
    $<$<BOOL:${SQRTDK_STRICT}>:-Werror>)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # g++ 12 sees overlapping copies in every `"literal" + std::string` (GCC bug 105651).
  target_compile_options(sqrtdk_options INTERFACE -Wno-restrict)
endif()

if(SQRTDK_SANITIZE)
  target_compile_options(sqrtdk_options INTERFACE -fsanitize=${SQRTDK_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(sqrtdk_options INTERFACE -fsanitize=${SQRTDK_SANITIZE})
endif()

# For what is not the core: checks of each access for null, alignment and type, most of which AddressSanitizer sees too, take a third of
# the time that the tests take to compile.
set(SQRTDK_FEWER_CHECKS "")
# Optimising what is not the core with all its checks would take three times as long, to run a second faster.
set(SQRTDK_NOT_CORE -O1)
if(SQRTDK_SANITIZE AND CMAKE_CXX_COMPILER_ID MATCHES Clang)
  set(SQRTDK_NOT_CORE -O0)
  set(SQRTDK_FEWER_CHECKS -fno-sanitize=null,alignment,vptr,object-size,pointer-overflow,nonnull-attribute,returns-nonnull-attribute)
endif()

if(EMSCRIPTEN)
  target_compile_options(sqrtdk_options INTERFACE -msimd128 -fwasm-exceptions)
  # 3.1.69 would give 64 KiB of stack, in which an Eigen product of n = 96 traps.
  target_link_options(sqrtdk_options INTERFACE -fwasm-exceptions -sALLOW_MEMORY_GROWTH -sTOTAL_STACK=1MB)
endif()

# Where a preset asks for it (CMAKE_UNITY_BUILD), the sources of a folder are compiled as one: what they include is read once, in a third of
# the time. So names without a namespace of their own differ within a folder.
function(sqrtdk_folders_as_one target)
  set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
  get_target_property(sources ${target} SOURCES)
  foreach(source IN LISTS sources)
    get_filename_component(path ${source} ABSOLUTE)
    get_filename_component(folder ${path} DIRECTORY)
    get_filename_component(folder ${folder} NAME)
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${folder})
  endforeach()
endfunction()
