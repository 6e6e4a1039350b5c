# cmake --install: the headers under include/sqrtdk, the library, and the package that find_package(sqrtdk) reads.
include(CMakePackageConfigHelpers)
set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/sqrtdk)

install(TARGETS sqrtdk_core EXPORT sqrtdkTargets)
install(FILES ${PROJECT_BINARY_DIR}/include/sqrtdk.hpp DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
include(build-scripts/cmake/private-headers.cmake)
list(TRANSFORM SQRTDK_PRIVATE_HEADERS PREPEND "PATTERN;src/" OUTPUT_VARIABLE left_out)
list(TRANSFORM left_out REPLACE "^src/.*$" "\\0;EXCLUDE")
install(DIRECTORY src/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/sqrtdk FILES_MATCHING PATTERN "*.hpp" ${left_out})
install(EXPORT sqrtdkTargets NAMESPACE sqrtdk:: DESTINATION ${package_folder})

configure_package_config_file(build-scripts/cmake/sqrtdkConfig.cmake.in sqrtdkConfig.cmake INSTALL_DESTINATION ${package_folder})
write_basic_package_version_file(sqrtdkConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/sqrtdkConfig.cmake ${PROJECT_BINARY_DIR}/sqrtdkConfigVersion.cmake
  DESTINATION ${package_folder})
