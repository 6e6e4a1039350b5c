# An overlay port: it builds the tree that it lies in. vcpkg takes a port for unchanged while its own files are, so after a change of
# the sources install with --no-binarycaching. In a registry, vcpkg_from_git with address and tag would give SOURCE_PATH instead.
get_filename_component(SOURCE_PATH "${CURRENT_PORT_DIR}/../.." ABSOLUTE)

vcpkg_cmake_configure(SOURCE_PATH "${SOURCE_PATH}" OPTIONS -DSQRTDK_BUILD_TESTS=OFF -DSQRTDK_BUILD_SWEEP=OFF)
vcpkg_cmake_install()
vcpkg_cmake_config_fixup(CONFIG_PATH lib/cmake/sqrtdk)
file(REMOVE_RECURSE "${CURRENT_PACKAGES_DIR}/debug/include")

file(INSTALL "${CMAKE_CURRENT_LIST_DIR}/usage" DESTINATION "${CURRENT_PACKAGES_DIR}/share/${PORT}")
vcpkg_install_copyright(FILE_LIST "${SOURCE_PATH}/LICENSE")
