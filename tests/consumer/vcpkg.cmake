# Runs the port without vcpkg: cmake -D PACKAGES=… -D BUILT=… -P vcpkg.cmake. The functions below do what vcpkg's of the same names do,
# but that a library compiled already is installed instead of two compiled anew.
cmake_minimum_required(VERSION 3.22)
set(PORT sqrtdk)
get_filename_component(CURRENT_PORT_DIR "${CMAKE_CURRENT_LIST_DIR}/../../build-scripts/vcpkg" ABSOLUTE)
set(CURRENT_PACKAGES_DIR "${PACKAGES}")
set(CURRENT_BUILDTREES_DIR "${PACKAGES}-buildtrees")
file(REMOVE_RECURSE "${CURRENT_PACKAGES_DIR}" "${CURRENT_BUILDTREES_DIR}")

# The port's options must be known to the project: CMake says so where one is not.
function(vcpkg_cmake_configure)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "SOURCE_PATH" "OPTIONS")
  if(arg_UNPARSED_ARGUMENTS OR NOT EXISTS "${arg_SOURCE_PATH}/CMakeLists.txt")
    message(FATAL_ERROR "vcpkg_cmake_configure is given no source, or more than it takes: ${ARGN}")
  endif()
  execute_process(COMMAND ${CMAKE_COMMAND} -S ${arg_SOURCE_PATH} -B ${CURRENT_BUILDTREES_DIR} -G Ninja -D CMAKE_BUILD_TYPE=Release
    -D CMAKE_INSTALL_PREFIX=${CURRENT_PACKAGES_DIR} -D CMAKE_INSTALL_LIBDIR:STRING=lib ${arg_OPTIONS}
    OUTPUT_QUIET ERROR_VARIABLE said COMMAND_ERROR_IS_FATAL ANY)
  if(NOT said STREQUAL "")
    message(FATAL_ERROR "Configuring says: ${said}")
  endif()
endfunction()

# BUILT has the program sqrtdk-sweep as well, which the port leaves out.
function(vcpkg_cmake_install)
  execute_process(COMMAND ${CMAKE_COMMAND} --install ${BUILT} --prefix ${CURRENT_PACKAGES_DIR} OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
  load_cache(${CURRENT_BUILDTREES_DIR} READ_WITH_PREFIX asked_ SQRTDK_BUILD_SWEEP SQRTDK_BUILD_TESTS)
  if(asked_SQRTDK_BUILD_SWEEP OR asked_SQRTDK_BUILD_TESTS)
    message(FATAL_ERROR "The port builds programs that its dependencies do not cover")
  endif()
  file(REMOVE_RECURSE "${CURRENT_PACKAGES_DIR}/bin")
endfunction()

# From lib/cmake/x, three folders deep, to share/x, two deep.
function(vcpkg_cmake_config_fixup)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "PACKAGE_NAME;CONFIG_PATH" "")
  if(NOT arg_PACKAGE_NAME)
    set(arg_PACKAGE_NAME ${PORT})
  endif()
  set(share "${CURRENT_PACKAGES_DIR}/share/${arg_PACKAGE_NAME}")
  if(NOT IS_DIRECTORY "${CURRENT_PACKAGES_DIR}/${arg_CONFIG_PATH}")
    message(FATAL_ERROR "There is no ${arg_CONFIG_PATH} to be moved")
  endif()
  file(MAKE_DIRECTORY "${CURRENT_PACKAGES_DIR}/share")
  file(RENAME "${CURRENT_PACKAGES_DIR}/${arg_CONFIG_PATH}" "${share}")
  file(GLOB configs "${share}/*.cmake")
  foreach(config IN LISTS configs)
    file(READ "${config}" text)
    string(REPLACE "\${CMAKE_CURRENT_LIST_DIR}/../../../" "\${CMAKE_CURRENT_LIST_DIR}/../../" text "${text}")
    string(REPLACE "get_filename_component(_IMPORT_PREFIX \"\${_IMPORT_PREFIX}\" PATH)\nget_filename_component(_IMPORT_PREFIX \"\${_IMPORT_PREFIX}\" PATH)\nget_filename_component(_IMPORT_PREFIX \"\${_IMPORT_PREFIX}\" PATH)\n"
      "get_filename_component(_IMPORT_PREFIX \"\${_IMPORT_PREFIX}\" PATH)\nget_filename_component(_IMPORT_PREFIX \"\${_IMPORT_PREFIX}\" PATH)\n" text "${text}")
    file(WRITE "${config}" "${text}")
  endforeach()
endfunction()

function(vcpkg_install_copyright)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "" "FILE_LIST")
  file(COPY_FILE ${arg_FILE_LIST} "${CURRENT_PACKAGES_DIR}/share/${PORT}/copyright")
endfunction()

include("${CURRENT_PORT_DIR}/portfile.cmake")

# What vcpkg's own check after a build asks for.
foreach(needed include/sqrtdk.hpp include/sqrtdk/softmax/softmax.hpp lib share/sqrtdk/sqrtdkConfig.cmake share/sqrtdk/copyright share/sqrtdk/usage)
  if(NOT EXISTS "${CURRENT_PACKAGES_DIR}/${needed}")
    message(FATAL_ERROR "The port leaves out ${needed}")
  endif()
endforeach()
foreach(refused lib/cmake debug/include debug/share)
  file(GLOB_RECURSE left "${CURRENT_PACKAGES_DIR}/${refused}/*")
  if(left)
    message(FATAL_ERROR "The port leaves ${left}")
  endif()
endforeach()
