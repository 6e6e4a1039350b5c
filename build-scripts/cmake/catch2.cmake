# Gives the target sqrtdk_catch2 and catch_discover_tests(): an installed Catch2 3, else an installed 2, else 2.13.10 fetched and checked by hash.
add_library(sqrtdk_catch2 INTERFACE)

if(NOT EMSCRIPTEN) # an installed Catch2 3 is a native library
  find_package(Catch2 3 QUIET)
endif()

if(Catch2_FOUND)
  target_link_libraries(sqrtdk_catch2 INTERFACE Catch2::Catch2)
  include(Catch)
else()
  find_package(Catch2 2 QUIET)
  if(Catch2_FOUND)
    get_target_property(catch2_folder Catch2::Catch2 INTERFACE_INCLUDE_DIRECTORIES)
    include(${Catch2_DIR}/Catch.cmake)
  else()
    include(FetchContent)
    FetchContent_Declare(catch2_2
      URL https://github.com/catchorg/Catch2/archive/refs/tags/v2.13.10.tar.gz
      URL_HASH SHA256=d54a712b7b1d7708bc7a819a8e6e47b2fde9536f487b89ccbca295072a7d9943
      SOURCE_SUBDIR none)
    FetchContent_MakeAvailable(catch2_2)
    set(catch2_folder ${catch2_2_SOURCE_DIR}/single_include)
    include(${catch2_2_SOURCE_DIR}/contrib/Catch.cmake)
  endif()
  # Through a folder of its own: handing /usr/include to emcc would hide its own system headers.
  file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/catch2-include)
  file(CREATE_LINK ${catch2_folder}/catch2 ${PROJECT_BINARY_DIR}/catch2-include/catch2 SYMBOLIC)
  target_include_directories(sqrtdk_catch2 SYSTEM INTERFACE ${PROJECT_BINARY_DIR}/catch2-include)
endif()
