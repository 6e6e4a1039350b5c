# Refuses to configure while a source or a test stands in the tree that no target compiles.

set(present "")
set(listed "")

# Every .cpp below folder must be a source of the target; a target that this build does not have is not asked.
function(account_for target folder)
  if(TARGET ${target})
    file(GLOB_RECURSE found CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/${folder}/*.cpp")
    get_target_property(sources ${target} SOURCES)
    get_target_property(base ${target} SOURCE_DIR)
    list(TRANSFORM sources REPLACE "^([^/].*)$" "${base}/\\1")
    set(present ${present} ${found} PARENT_SCOPE)
    set(listed ${listed} ${sources} PARENT_SCOPE)
  endif()
endfunction()

account_for(sqrtdk_core src)
account_for(sqrt-dk-core src/bindings)
account_for(sqrt-dk-examples src/bindings)
account_for(sqrtdk_tests tests/core)
account_for(print_digests tests/reference)
account_for(random_bits tests/battery)
account_for(draw_and_reduce tests/benchmarks)

if(NOT TARGET sqrt-dk-core)
  list(FILTER present EXCLUDE REGEX "/src/bindings/")
endif()
list(FILTER present EXCLUDE REGEX "/node_modules/")
list(REMOVE_ITEM present ${listed})
if(present)
  list(JOIN present "\n  " names)
  message(FATAL_ERROR "No target compiles these files; list them in the CMakeLists.txt beside them:\n  ${names}")
endif()
